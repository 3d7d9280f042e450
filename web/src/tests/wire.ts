/** Shapes as a server tells them, written by hand. */

import { readShape } from '../lib/shapes'
import type { Shape, WireShape } from '../lib/types'

export const shapeOf = (wire: unknown): Shape => readShape(wire as WireShape)
