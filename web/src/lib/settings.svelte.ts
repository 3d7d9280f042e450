/** What a reader likes: kept in the browser, never sent. */

export type Theme = 'auto' | 'light' | 'dark'
export type Asking = 'always' | 'final' | 'never'
/** The seats' colours: those of antique maps, or ones that are told apart by all eyes. */
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
  confirm = $state<Asking>(kept('asking', 'final') as Asking)
  palette = $state<Palette>(kept('palette', 'classic') as Palette)

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

  usePalette(palette: Palette): void {
    this.palette = palette
    keep('palette', palette)
  }
}

export const settings = new Settings()

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
