/** Texts in which [words](target) are links: to a clause of the title, to a page of ours, or to the card of a
 * thing, written kind/slug, further down on the same page. */

export interface Part {
  text: string
  href?: string
}

export function linked(text: string, title: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const found of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) })
    parts.push({ text: found[1]!, href: address(found[2]!, title) })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

const CARD = /^[a-z_]+\/[a-z_]+$/

function address(target: string, title: string): string {
  if (CARD.test(target)) return `#${target}`
  return target.startsWith('/') ? target : `/rules/${title}#${target}`
}

/** The things whose cards a text links to, as kind/slug. */
export function cardsNamed(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map((found) => found[1]!).filter((target) => CARD.test(target))
}
