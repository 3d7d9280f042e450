/** Notices of this browser, which come also while no page of ours is open. */

import { api } from './api'

export type Ability = 'no' | 'denied' | 'yes'

/** Whether this browser can be notified; over plain HTTP none can. */
export function ability(): Ability {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'no'
  return Notification.permission === 'denied' ? 'denied' : 'yes'
}

export async function work(): Promise<void> {
  if ('serviceWorker' in navigator && isSecureContext)
    await navigator.serviceWorker.register('/worker.js').catch(() => undefined)
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** Asks the reader and the browser, and tells the server where to send; false when refused. */
export async function subscribe(key: string, mode: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    .catch(() => null)
  const found = subscription?.toJSON()
  if (!found?.endpoint || !found.keys) return false
  const { p256dh = '', auth = '' } = found.keys
  await api.addWay({ kind: 'push', address: found.endpoint, mode, p256dh, auth })
  return true
}
