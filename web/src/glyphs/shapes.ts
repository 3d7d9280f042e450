/** Our own glyphs for pieces, in a box from -10 to 10. Filled with the token's ink. */

const SHIP =
  'M-9,3c1,4 3,5 6,5h6c3,0 5-2 6-5c-3,1-5,1-6,1h-6c-2,0-4,0-6-1ZM-.7,-9h1.400v11h-1.400ZM1.500,-8c4,1 6,4 6,9h-6Z'
const HELMET = 'M-6,8v-9c0-5 3-8 7-8c4,0 6,3 6,7l-4,1v3h3l-1,2h-2v4ZM-4,-8c2-3 8-3 10,1l-2,1c-2-2-5-2-8-2Z'
const TEMPLE = 'M0,-9l9,5v2h-18v-2ZM-8,-1h3v7h-3ZM-1.500,-1h3v7h-3ZM5,-1h3v7h-3ZM-9,7h18v2h-18Z'
const TOWER = 'M-6,-8h3v2h1.500v-2h3v2h1.500v-2h3v5h-1.500v8h1.500v4h-12v-4h1.500v-8h-1.500Z'
const ANCHOR =
  'M0,-9a2.500,2.500 0 0 1 1.200,4.700v1.300h3.300v2h-3.300v7c2.500-.4 4.200-2 4.800-4l-1.800,.4l2.800-4l2,4.600l-1.300-.5c-.8,4-4,6.500-7.700,6.500s-6.900-2.500-7.700-6.500l-1.300,.5l2-4.600l2.800,4l-1.800-.4c.6,2 2.300,3.600 4.800,4v-7h-3.300v-2h3.300v-1.300a2.500,2.500 0 0 1 1.200-4.700Z'
const SCROLL =
  'M-6,-8h11a3,3 0 0 1 3,3v1h-4v9a3,3 0 0 1-3,3h-8a3,3 0 0 1-3-3v-1h4ZM-3,-5v2h6v-2ZM-3,-1v2h6v-2Z'
const CITY =
  'M-9,8v-8l4-3l4,3v-5h-1v-2l3-3l3,3v2h-1v5l3-3l3,3v8ZM-6.500,3v3h2.500v-3ZM4,3v3h2.500v-3Z'
const CROWN = 'M-8,7l-1.500-11l5,4l4.500-8l4.500,8l5-4l-1.500,11ZM-7,8h14v1.800h-14Z'
const COIN =
  'M0,-9a9,9 0 1 0 .01,0ZM0,-6.500a6.500,6.500 0 1 1-.01,0ZM-1.200,-4h2.400v8h-2.400ZM-3,-2h6v1.500h-6Z'
const MARKET = 'M-9,-3l2-5h14l2,5c0,2-3,2-3,0c0,2-3,2-3,0c0,2-3,2-3,0c0,2-3,2-3,0c0,2-3,2-3,0c0,2-3,2-3,0ZM-7,1h14v8h-4v-5h-4v5h-6Z'
const CAMEL =
  'M-9,8v-9c0-2 2-2 3-1c1-4 4-4 5,0c1-4 4-4 5,0c1,1 1,2 2,1v-4c0-2 3-2 4,0l-1,1v5c0,3-2,3-3,3v5h-2v-4h-8v3h-2v-3c-1,1-1,2-1,3Z'
const FLAG = 'M-6,-9h1.800v18h-1.800ZM-3.500,-8c4-2 6,2 10,0v8c-4,2-6-2-10,0Z'
const PERSON = 'M0,-9a3.300,3.300 0 1 1-.01,0ZM-5.500,9c-1-8 1-11 5.500-11s6.500,3 5.500,11Z'
const BEAST =
  'M-8,8c-2-6 0-9 3-10l-2-6l4,3c2-1 4-1 6,0l4-3l-2,6c3,1 5,4 3,10l-3-4h-10ZM-3,-1v2h2v-2ZM1,-1v2h2v-2Z'
const LEAF = 'M-7,8c-2-10 4-16 14-16c1,10-4,16-12,14l6-8l-8,7Z'
const FLAME = 'M0,-9c1,4 6,6 6,11a6,6 0 0 1-12,0c0-3 2-4 2-6c1,1 2,2 2,3c1-2 2-4 2-8Z'
const STAR =
  'M0,-9.500l2.600,6.200l6.600,.5l-5.100,4.300l1.600,6.500l-5.700-3.500l-5.700,3.500l1.600-6.500l-5.100-4.300l6.600-.5Z'
const PYRAMID = 'M0,-8l10,15h-20ZM0,-8l2,15h-4Z'
const CARD = 'M-6,-9h12a1.500,1.500 0 0 1 1.500,1.500v15a1.500,1.500 0 0 1-1.500,1.500h-12a1.500,1.500 0 0 1-1.500-1.500v-15a1.500,1.500 0 0 1 1.500-1.500ZM0,-5l-4,5l4,5l4-5Z'

const BY_WORD: [string[], string][] = [
  [['fleet', 'ship', 'galley', 'trireme', 'boat'], SHIP],
  [['legion', 'army', 'armies', 'troop', 'soldier', 'unit'], HELMET],
  [['temple', 'priest', 'god', 'wonder'], TEMPLE],
  [['fortress', 'fort', 'tower', 'wall'], TOWER],
  [['port', 'harbour'], ANCHOR],
  [['university', 'philosopher', 'scroll', 'law'], SCROLL],
  [['metropolis', 'capital', 'leader', 'hero'], CROWN],
  [['city', 'cities'], CITY],
  [['gold', 'tax', 'coin', 'prosperity', 'treasury', 'money', 'stock'], COIN],
  [['market'], MARKET],
  [['caravan', 'camel'], CAMEL],
  [['influence', 'marker', 'territory', 'control', 'claim', 'order', 'succession'], FLAG],
  [['population', 'token', 'people', 'tribe', 'nomad'], PERSON],
  [['creature', 'minotaur', 'chiron', 'medusa', 'polyphemus', 'kraken', 'barbarian'], BEAST],
  [['grain', 'wheat', 'papyrus', 'wood', 'timber', 'olive', 'wine', 'farm'], LEAF],
  [['pyramid'], PYRAMID],
  [['volcano', 'fire', 'calamity', 'disaster', 'pillage'], FLAME],
  [['card', 'commodity', 'trade', 'advance', 'resource', 'good'], CARD],
]

/** The glyph of a piece kind: by a word in its name, else a star. */
export function glyph(kind: string): string {
  const found = BY_WORD.find(([names]) => names.some((name) => kind.includes(name)))
  return found ? found[1] : STAR
}
