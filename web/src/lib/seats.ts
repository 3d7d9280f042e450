import { settings } from './settings.svelte'

/** How the pieces of up to nine players are told apart: by shape as well as by colour. */

export interface SeatStyle {
  colour: string
  /** The colour of what is drawn on it. */
  ink: string
  /** The token's outline in a box from -16 to 16. */
  outline: string
}

const LIGHT = '#fffaf0'
const DARK = '#221a10'

function polygon(corners: number, radius: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = (2 * Math.PI * n) / corners + turn - Math.PI / 2
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const DISC = 'M-14.5,0a14.5,14.5 0 1 0 29,0a14.5,14.5 0 1 0-29,0Z'
const SQUARE = 'M-13,-10a3,3 0 0 1 3-3h20a3,3 0 0 1 3,3v20a3,3 0 0 1-3,3h-20a3,3 0 0 1-3-3Z'
const SHIELD = 'M-13,-13h26v11c0,9-6,14-13,17c-7-3-13-8-13-17Z'
const ARCH = 'M-13,15v-16a13,13 0 0 1 26,0v16Z'
const WAVE = 'M-13,-14q6.5,4 13,0q6.500,-4 13,0v28q-6.500,-4-13,0q-6.500,4-13,0Z'

const STYLES: SeatStyle[] = [
  { colour: '#a3302a', ink: LIGHT, outline: DISC },
  { colour: '#1d5691', ink: LIGHT, outline: SQUARE },
  { colour: '#e0ab2b', ink: DARK, outline: polygon(4, 17.5) },
  { colour: '#2f6b34', ink: LIGHT, outline: polygon(6, 16) },
  { colour: '#2c2722', ink: LIGHT, outline: SHIELD },
  { colour: '#6f3d8a', ink: LIGHT, outline: polygon(8, 15.5, Math.PI / 8) },
  { colour: '#b5530f', ink: LIGHT, outline: polygon(5, 16.5) },
  { colour: '#0f6d6c', ink: LIGHT, outline: ARCH },
  { colour: '#e9dcbd', ink: DARK, outline: WAVE },
]

const NOBODY: SeatStyle = { colour: '#f3e6c6', ink: DARK, outline: DISC }

/** Colours that stay apart for colour-blind eyes, after Okabe and Ito, two of them darkened. */
const CLEAR: [colour: string, ink: string][] = [
  ['#c14a00', LIGHT],
  ['#0066a0', LIGHT],
  ['#f0e442', DARK],
  ['#007a5a', LIGHT],
  ['#1c1917', LIGHT],
  ['#cc79a7', DARK],
  ['#56b4e9', DARK],
  ['#e69f00', DARK],
  ['#fffaf0', DARK],
]

export function seatStyle(seat: number): SeatStyle {
  if (seat < 0) return NOBODY
  const style = STYLES[seat % STYLES.length]!
  if (settings.palette === 'classic') return style
  const [colour, ink] = CLEAR[seat % CLEAR.length]!
  return { ...style, colour, ink }
}
