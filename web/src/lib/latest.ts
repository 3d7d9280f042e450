/** Of things asked for again and again, what arrives after the answer to a later question is old: nothing. */
export function latest(): <T>(coming: Promise<T>) => Promise<T | undefined> {
  let asked = 0
  let heard = 0
  return async (coming) => {
    const mine = ++asked
    const isOld = () => mine < (heard = Math.max(heard, mine))
    try {
      const found = await coming
      return isOld() ? undefined : found
    } catch (error) {
      if (isOld()) return undefined
      throw error
    }
  }
}
