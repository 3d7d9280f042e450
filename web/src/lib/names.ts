/** By what name somebody sits down: the account's, or the one given last in this browser. */

import { api } from './api'

const NAME = 'pelagos.name'

export const lastName = (): string => localStorage.getItem(NAME) ?? ''

export async function usualName(): Promise<string> {
  const me = await api.me().catch(() => null)
  return me?.name || lastName()
}

export function keepName(name: string): void {
  if (name) localStorage.setItem(NAME, name)
}
