/** A picture of the board as it is shown: one SVG with its styles written out. */

const KEPT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'paint-order',
  'stop-color',
  'stop-opacity',
] as const

export interface Picture {
  text: string
  width: number
  height: number
}

function copyStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  const kept = KEPT.map((name) => `${name}:${style.getPropertyValue(name)}`)
  to.setAttribute('style', kept.join(';'))
  for (const [n, child] of [...from.children].entries()) copyStyles(child, to.children[n]!)
}

/** The board on this page, or nothing when none is drawn. */
export function picture(): Picture | null {
  const art = document.querySelector<SVGSVGElement>('.art svg')
  const over = document.querySelector<SVGSVGElement>('.world > svg')
  if (!art || !over) return null
  const { width, height } = art.viewBox.baseVal
  const whole = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  whole.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  whole.setAttribute('viewBox', `0 0 ${width} ${height}`)
  whole.setAttribute('width', String(width))
  whole.setAttribute('height', String(height))
  for (const layer of [art, over]) {
    const copy = layer.cloneNode(true) as SVGSVGElement
    copyStyles(layer, copy)
    for (const sheet of copy.querySelectorAll('style')) sheet.remove()
    whole.append(copy)
  }
  return { text: new XMLSerializer().serializeToString(whole), width, height }
}

export async function toPng({ text, width, height }: Picture): Promise<Blob> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
  URL.revokeObjectURL(image.src)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
