/** What a reader likes: kept in the browser, never sent. */

import type { Speed } from '../play/motion.svelte'

export type Theme = 'auto' | 'light' | 'dark'
export type Asking = 'always' | 'final' | 'never'
/** The seats' colours: those of antique maps, or a colour-blind-friendly palette. */
export type Palette = 'classic' | 'clear'

function kept(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(`pelagos.${name}`) ?? otherwise
  } catch {
    return otherwise // storage may be forbidden; the page works without it
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`pelagos.${name}`, value)
  } catch {
    // The same: the choice then lasts as long as the page.
  }
}

class Settings {
  theme = $state<Theme>(kept('theme', 'auto') as Theme)
  /** Which choices wait for a second click. */
  confirm = $state<Asking>(kept('asking', 'never') as Asking)
  palette = $state<Palette>(kept('palette', 'classic') as Palette)
  /** How fast the moves of others are shown. */
  speed = $state<Speed>(kept('speed', 'normal') as Speed)
  /** Whether the list of choices stands open beside the table where the board can be touched. */
  list = $state<'folded' | 'open'>(kept('list', 'folded') as 'folded' | 'open')

  /** Whether the coach speaks at tables with bots. */
  coach = $state<'folded' | 'open'>(kept('coach', 'open') as 'folded' | 'open')

  sound = $state<'off' | 'on'>(kept('sound', 'off') as 'off' | 'on')

  /** Questions, by title and step, that are answered by themselves when one answer is left. */
  autos = $state.raw(new Set(kept('autos', '').split(',').filter(Boolean)))

  /** The cards that were read before they were had, by a finger. */
  read = new Set(kept('read', '').split(',').filter(Boolean))

  constructor() {
    this.#dress()
  }

  #dress(): void {
    document.documentElement.dataset.theme = this.theme
  }

  useTheme(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
    this.#dress()
  }

  useConfirm(confirm: Asking): void {
    this.confirm = confirm
    keep('asking', confirm)
  }

  useSpeed(speed: Speed): void {
    this.speed = speed
    keep('speed', speed)
  }

  useSound(sound: 'off' | 'on'): void {
    this.sound = sound
    keep('sound', sound)
  }

  useAuto(question: string, on: boolean): void {
    const autos = new Set(this.autos)
    if (on) autos.add(question)
    else autos.delete(question)
    this.autos = autos
    keep('autos', [...autos].join(','))
  }

  noteRead(card: string): void {
    this.read.add(card)
    keep('read', [...this.read].join(','))
  }

  useList(list: 'folded' | 'open'): void {
    this.list = list
    keep('list', list)
  }

  useCoach(coach: 'folded' | 'open'): void {
    this.coach = coach
    keep('coach', coach)
  }

  usePalette(palette: Palette): void {
    this.palette = palette
    keep('palette', palette)
  }
}

export const settings = new Settings()

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
