/** How wide names are in the fonts of the map. */

const FONTS = { land: ['600', '--caps'], water: ['italic 400', '--serif'] } as const
const PROBE = 100
const known = new Map<string, number>()
let pen: CanvasRenderingContext2D | null = null

/** The width of a text, in ems; each is measured once. */
export function textWidth(text: string, water: boolean): number {
  const [weight, family] = FONTS[water ? 'water' : 'land']
  const key = `${weight} ${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return text.length
  pen.font = `${weight} ${PROBE}px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`
  const width = pen.measureText(text).width / PROBE
  known.set(key, width)
  return width
}
