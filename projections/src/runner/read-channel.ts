import { createHash } from 'node:crypto'
import type { Projection } from '../kernel/projection'
import { shapeOf } from './shape'

/** The leading projector notifies it with each commit of the position that all tables have reached. */
export const READ_CHANNEL = 'wl_read'

export const reachedPayload = (
  projections: readonly Projection[],
  position: string,
  blocked: boolean,
): string => `${shapesOf(projections)} ${position}${blocked ? ' blocked' : ''}`

/**
 * Returns the position in a payload. Undefined if the checkpoints have to be looked at: some streams
 * are blocked, or the leader's tables have another shape than this code's.
 */
export function reachedIn(payload: string, projections: readonly Projection[]): string | undefined {
  const [shapes, position, blocked] = payload.split(' ')
  return shapes === shapesOf(projections) && !blocked ? position : undefined
}

/** Returns a fingerprint of all tables. */
function shapesOf(projections: readonly Projection[]): string {
  let shapes = known.get(projections)

  if (!shapes) {
    const text = projections.map((each) => `${each.name} ${shapeOf(each)}`).join('\n')
    shapes = createHash('sha256').update(text).digest('hex').slice(0, 16)
    known.set(projections, shapes)
  }

  return shapes
}

const known = new WeakMap<readonly Projection[], string>()

/** Notified when an operator requests a rebuild or a retry, which projectors look for seldom. */
export const ASK_CHANNEL = 'wl_projector_asked'

/** Notified when rows that authorise sessions have changed. */
export const SIGN_IN_CHANNEL = 'wl_access'
