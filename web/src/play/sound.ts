/** Light sounds, made by the browser itself; off until wanted. */

import { settings } from '../lib/settings.svelte'

/** Hertz, seconds from now, seconds long. */
type Note = [pitch: number, at: number, long: number]

const SOUNDS = {
  turn: [[659, 0, 0.35], [880, 0.16, 0.6]],
  move: [[196, 0, 0.07]],
  dice: [[310, 0, 0.03], [270, 0.06, 0.03], [340, 0.11, 0.03], [290, 0.19, 0.04]],
  battle: [[147, 0, 0.2], [110, 0.14, 0.35]],
} satisfies Record<string, Note[]>

const LOUD = 0.12
let context: AudioContext | undefined

export function play(name: keyof typeof SOUNDS): void {
  if (settings.sound !== 'on') return
  context ??= new AudioContext()
  // A page may not sound before it was touched: then this one is left out.
  if (context.state === 'suspended') void context.resume()
  const now = context.currentTime
  for (const [pitch, at, long] of SOUNDS[name]) {
    const [tone, loudness] = [context.createOscillator(), context.createGain()]
    tone.type = 'triangle'
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(LOUD, now + at)
    loudness.gain.exponentialRampToValueAtTime(0.001, now + at + long)
    tone.connect(loudness).connect(context.destination)
    tone.start(now + at)
    tone.stop(now + at + long)
  }
}
