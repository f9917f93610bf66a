import { DatabaseError } from 'pg'

const LOCK_NOT_AVAILABLE = '55P03'
const QUERY_CANCELED = '57014'

/**
 * The server did not answer the statement: the connection broke, or the server is going down. It
 * may have committed.
 */
export function inDoubt(error: unknown): boolean {
  return (
    !(error instanceof DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC'
  )
}

/**
 * The server rolled back because it is short of time, room or locks; the same may succeed in a
 * moment.
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

/** Trying again will not help: wrong password, no such role or database. */
export function hopeless(error: unknown): boolean {
  return error instanceof DatabaseError && /^(28|3D)/.test(error.code ?? '')
}
