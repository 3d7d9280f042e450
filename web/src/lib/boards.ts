/** The drawings of the boards, and where their areas lie. */

import type { Geometry } from './types'

const loaded = new Map<string, Promise<{ geometry: Geometry; art: string }>>()

/** The drawing and the geometry of a board; each is fetched once. */
export function loadBoard(name: string): Promise<{ geometry: Geometry; art: string }> {
  const known = loaded.get(name)
  if (known) return known
  const get = async (kind: string) => {
    const answer = await fetch(`/boards/${name}.${kind}`)
    if (!answer.ok || answer.headers.get('content-type')?.includes('html'))
      throw new Error(`no board ${name}`)
    return answer
  }
  const coming = Promise.all([get('json').then((r) => r.json()), get('svg').then((r) => r.text())])
  const board = coming.then(([geometry, art]) => ({ geometry: geometry as Geometry, art }))
  loaded.set(name, board)
  board.catch(() => loaded.delete(name))
  return board
}
