/** Line drawings of goods, gods and cards, in a box of 24 by 24; the goods as the boards have them. */

import { FACES, SAME_FACE } from './faces'

const THINGS: Record<string, string> = {
  ...FACES,
  grain:
    'M12 22V9M12 9c-3-1-4-4-3-7 2 1 4 3 3 7zm0 0c3-1 4-4 3-7-2 1-4 3-3 7zM12 14c-3 0-5-2-5-5 3 0 5 2 5 5zm0 0c3 0 5-2 5-5-3 0-5 2-5 5zM12 19c-3 0-5-2-5-5 3 0 5 2 5 5zm0 0c3 0 5-2 5-5-3 0-5 2-5 5z',
  wine:
    'M10 2h4l-.4 3.2c3 1.2 4.4 3.8 4 7-.4 3.8-2.6 6.3-4.4 7.8l.6 2h-3.6l.6-2C9 18.5 6.8 16 6.4 12.2c-.4-3.2 1-5.8 4-7zM9.8 6C7 5 5.5 6.5 5.8 9.5M14.2 6c2.8-1 4.3.5 4 3.5',
  oil:
    'M4 20C8 16 14 10 20 4M9 15c-3 .5-5-1-5.5-3.5 3-.5 5 1 5.5 3.5zm4-4c-3 .5-5-1-5.5-3.5 3-.5 5 1 5.5 3.5zm-3 5c.5 3 3 4.5 5.5 4-.5-3-2.5-5-5.5-4zm5-5c.5 3 3 4.5 5.5 4-.5-3-2.5-5-5.5-4z',
  metal:
    'M3 8h12l6 2c-2 3-5 3.5-7 3.5l1 4h2.5V21H6v-3.5h2.5l1-4C6 13.5 4 11.5 3 8z',
  marble:
    'M5 3h14v3H5zM7 6h10v12H7zM4 18h16v3H4zM10 7v10M14 7v10',
  gold:
    'M8 6h8l3 6H5zM3 13h8l3 6H0zM13 13h8l3 6h-7.5',
  gems:
    'M7 4h10l5 6-10 11L2 10zM2 10h20M7 4l2 6 3 11 3-11 2-6M12 4l-3 6M12 4l3 6',
  wood:
    'M12 2l5 7h-3l4 6h-4.5v6h-3v-6H6l4-6H7z',
  fish:
    'M2 12c4-6 10-6 15-1l4-4v10l-4-4c-5 5-11 5-15-1zM7 11.5a.8 .8 0 1 0 .01 0z',
  papyrus:
    'M6 4h11c2 0 2 3 0 3v13H8c-3 0-3-3-1-3V7C5 7 4 4 6 4zM9.5 10H15M9.5 13H15M9.5 16H15',
  livestock:
    'M2 5c0 4 2 5 5 5l1 4 2.5 6h3L16 14l1-4c3 0 5-1 5-5-1.5 2-3 2.5-5.5 2.5h-9C5 7.5 3.5 7 2 5zM10 12v1M14 12v1',
  sheep:
    'M5 8c-2 1-2 4 0 5 0 3 3 4 5 3 2 1 5 1 6-1 3 0 4-3 2-5 0-3-3-4-5-3-2-2-6-2-8 1zM7 16v4M10 16v4M14 16v4M16 15.5V20M18 8.5c2-2 4-1 4.5 1-1 1-2.5 1.5-4 1',
  perfume:
    'M9 9h6l3 5c1 3-1 6-4 6h-4c-3 0-5-3-4-6zM10 9V6h4v3M9 6h6M12 4c-1.5-1-1.5-2 0-3M8 14h8',
  spices:
    'M9 9h6l3 5c1 3-1 6-4 6h-4c-3 0-5-3-4-6zM10 9V6h4v3M9 6h6M12 4c-1.5-1-1.5-2 0-3M8 14h8',
  fruit:
    'M12 8c-4-3-9 0-8 6 1 5 5 8 8 6 3 2 7-1 8-6 1-6-4-9-8-6zM12 8c0-3 1-5 3-6M12.5 5c2-2 4-2 6-1-1 2-3 3-6 1z',
  slaves:
    'M9 8a3.5 3.5 0 1 0-5 5 3.5 3.5 0 0 0 5-5zm11 3a3.5 3.5 0 1 0-5 5 3.5 3.5 0 0 0 5-5zM9 11c2-1 3 0 3 1s1 2 3 1.5M6.5 4V2.5M17.5 20v1.5',
  ceramics:
    'M8 3h8l-1.5 3c4 1.5 5 6 3 10-1 2.5-2 4-2.5 5H9c-.5-1-1.5-2.5-2.5-5-2-4-1-8.5 3-10zM6.5 10.5h11M6 13.5h12M7.5 6c-3 0-4 2-3 5M16.5 6c3 0 4 2 3 5',
  gladiators:
    'M5 13c0-6 3-9 7-9s7 3 7 9v6l-4 2v-6l-3-1-3 1v6l-4-2zM8 11h8M12 4V1M7 3c3-2.5 7-2.5 10 0',
  coin:
    'M12 3a9 9 0 1 0 .01 0zM12 6a6 6 0 1 0 .01 0zM12 9v6M10 10.500h3.500M10 13.500h3.500',
  hides:
    'M7 3l2 3h6l2-3 3 3-2 4 1 5 3 3-4 3-3-2h-6l-3 2-4-3 3-3 1-5-2-4z',
  ochre:
    'M4 20c0-5 3-9 6-9l1-4h3l1 4c3 0 5 4 5 9zM8 16c2 1 5 1 8 0M12 7V3',
  iron:
    'M4 16l3-7h8l5 3-2 7H7zM7 9l3 4h9M10 13l-2 6',
  salt:
    'M7 8h10l2 12H5zM9 8V5h6v3M9 12h.01M12 14h.01M15 12h.01M10 17h.01M14 17h.01',
  cloth:
    'M4 5h13v14H4zM17 5c3 0 3 4 0 4M17 19c3 0 3-4 0-4M8 5v14M4 10h13M4 14h13',
  bronze:
    'M12 3c3 2 6 3 9 3 0 8-3 13-9 16C6 19 3 14 3 6c3 0 6-1 9-3zM12 7v11M7 11h10',
  unknown:
    'M6 3h12v18H6zM9 9c0-4 6-4 6 0 0 3-3 2-3 5M12 17h.01',
  calamity:
    'M12 2c1 5 7 7 7 13a7 7 0 0 1-14 0c0-3 2-5 2-7 2 1 3 2 3 4 2-3 2-6 2-10z',
  card:
    'M6 3h12v18H6zM12 7l-3.500 5 3.500 5 3.500-5z',
  hero:
    'M6 21v-9c0-6 3-9 6-9s6 3 6 9h-4v3l2 2-2 4M6 12h6M5 5c3-4 11-4 14 0',
  wonder:
    'M3 20h18M5 17h14M7 17V9M12 17V9M17 17V9M4 9h16L12 3z',
  poseidon:
    'M12 22V4M5 4v5c0 4 3 5 7 5s7-1 7-5V4M12 4l-2 2M12 4l2 2M5 4L3.500 6M5 4l1.500 2M19 4l-1.500 2M19 4l1.500 2M9 18h6',
  ares:
    'M4 20L16 8M14 4l6 6 1-7zM4 20l-1-3M4 20l3 1M5 5a10 10 0 0 0 0 8',
  zeus:
    'M14 2L5 13h5l-3 9 12-13h-6l4-7z',
  athena:
    'M5 9c0-4 3-6 7-6s7 2 7 6v5c0 4-3 7-7 7s-7-3-7-7zM9 9a2 2 0 1 0 .01 0M15 9a2 2 0 1 0 .01 0M12 12l-1.500 2 1.500 1.500L13.500 14zM5 4l2 2M19 4l-2 2',
  apollo:
    'M12 8a4 4 0 1 0 .01 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  kraken:
    'M8 10a4.500 5 0 1 1 8 0v4M8 10v4M8 14c0 4-4 3-4 6M11 15c0 4-2 3-2 6M13 15c0 4 2 3 2 6M16 14c0 4 4 3 4 6M10.500 9h.01M13.500 9h.01',
  creature:
    'M5 20c-2-6 0-10 3-11L6 3l5 3h2l5-3-2 6c3 1 5 5 3 11l-4-4H9zM9.500 12h.01M14.500 12h.01',
}

const ALIKE: Record<string, string> = {
  ...SAME_FACE,
  tax: 'coin',
  gold_coin: 'coin',
  spice: 'spices',
  trade_card: 'card',
  cards: 'card',
  resources: 'card',
  tile: 'hero',
  legendary: 'unknown',
}
/** Gold is a good on one board and money on another: what is held as money looks like money. */
const MONEY = 'gold'

/** The drawing of a thing by its name, else by the kind of thing it is; nothing for other words. */
export function drawing(kind: string, slug: string): string | null {
  if (kind === MONEY || slug === 'offering') return THINGS.coin!
  const name = slug.replace(/^legendary_/, '')
  return (
    THINGS[ALIKE[name] ?? name] ?? THINGS[ALIKE[kind] ?? kind] ?? null
  )
}
