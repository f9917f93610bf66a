import type { Shown } from '@workledger/contracts/kernel/endpoint'
import type { AnyEndpoint } from './client'

/** Returns whether a call changes a row that its screen has shown. */
export const changesRow = ({ method, ifMatch }: AnyEndpoint): boolean =>
  method === 'PUT' || (method === 'POST' && ifMatch === 'row')

/** An answer's statement about a record: its id, and its present state. */
export interface Told {
  readonly of: string
  readonly now: Shown
}

interface About {
  readonly params?: object
  readonly shown?: Shown
}

/** Returns the record and revision of a request; undefined without them. */
export const aboutOf = ({ params, shown }: About): string | undefined =>
  shown && JSON.stringify([params, shown.revision])

/**
 * Returns what an answer, or a refusal as stale, says about the request's record; null if nothing.
 */
export function toldBy(answered: unknown, given: unknown): Told | null {
  const of = aboutOf((given ?? {}) as About)
  const [now] = [answered].flat() as Partial<Shown>[]
  return of !== undefined && typeof now?.revision === 'number' ? { of, now: now as Shown } : null
}

/** Returns the request for the record's last answered state. */
export const asTold = <Asked>(given: Asked, told: Told | null): Asked =>
  told && aboutOf((given ?? {}) as About) === told.of ? { ...given, shown: told.now } : given
