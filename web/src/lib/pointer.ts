/** How the reader points at things. */

/** Whether it is with a finger, as on a phone. */
export const isByFinger = (): boolean => matchMedia('(pointer: coarse)').matches
