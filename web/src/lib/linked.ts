/** Texts in which [words](target) are links: to a clause of the title, or to a page of ours. */

export interface Part {
  text: string
  href?: string
}

export function linked(text: string, title: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const found of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) })
    const target = found[2]!
    const href = target.startsWith('/') ? target : `/rules/${title}#${target}`
    parts.push({ text: found[1]!, href })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}
