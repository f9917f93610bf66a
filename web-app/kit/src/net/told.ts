import type { Shown } from '@workledger/contracts/kernel/endpoint'
import type { AnyEndpoint } from './client'

/** Whether a call changes a row that its screen has shown. */
export const changesRow = ({ method, ifMatch }: AnyEndpoint): boolean =>
  method === 'PUT' || (method === 'POST' && ifMatch === 'row')

/** What an answer has said of a record: which was sent about, and the record as it is. */
export interface Told {
  readonly of: string
  readonly now: Shown
}

interface About {
  readonly params?: object
  readonly shown?: Shown
}

/** Which record, as which revision, is sent about; undefined where that is not said. */
export const aboutOf = ({ params, shown }: About): string | undefined =>
  shown && JSON.stringify([params, shown.revision])

/**
 * What an answer, or a refusal as stale, says of the record that was sent about; null where it says
 * nothing of it.
 */
export function toldBy(answered: unknown, given: unknown): Told | null {
  const of = aboutOf((given ?? {}) as About)
  const [now] = [answered].flat() as Partial<Shown>[]
  return of !== undefined && typeof now?.revision === 'number' ? { of, now: now as Shown } : null
}

/** The same, of the record as an answer has told it. */
export const asTold = <Asked>(given: Asked, told: Told | null): Asked =>
  told && aboutOf((given ?? {}) as About) === told.of ? { ...given, shown: told.now } : given
