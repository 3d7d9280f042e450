/** What a reader likes: kept in the browser, never sent. */

export type Theme = 'auto' | 'light' | 'dark'

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
  /** Whether a choice that cannot be taken back waits for a second click. */
  confirm = $state(kept('confirm', 'yes') === 'yes')

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

  useConfirm(confirm: boolean): void {
    this.confirm = confirm
    keep('confirm', confirm ? 'yes' : 'no')
  }
}

export const settings = new Settings()

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
