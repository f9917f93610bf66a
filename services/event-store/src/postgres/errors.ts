import { DatabaseError } from 'pg'

const LOCK_NOT_AVAILABLE = '55P03'
const QUERY_CANCELED = '57014'

/**
 * Returns whether the outcome is unknown: the connection broke or the server is shutting down. It
 * may have committed.
 */
export function inDoubt(error: unknown): boolean {
  return (
    !(error instanceof DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC'
  )
}

/**
 * Returns whether the server rolled back for lack of time, space or locks. A repetition may succeed
 * in a moment.
 */
export function overloaded(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false
  const { code = '' } = error

  return (
    code === LOCK_NOT_AVAILABLE ||
    code === QUERY_CANCELED ||
    code.startsWith('53') ||
    code.startsWith('40')
  )
}

/** Returns whether a repetition is useless: wrong password, no such role or database. */
export function hopeless(error: unknown): boolean {
  return error instanceof DatabaseError && /^(28|3D)/.test(error.code ?? '')
}
