import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { type Act, onlyGainersCan } from './others.port'

/** Employees whose requests a person decides: all but some, or these. */
export type Requesters =
  | { readonly but: readonly string[] }
  | { readonly employees: readonly string[] }

interface Deciding extends Pick<Act, 'workspace' | 'call'> {
  /** The person who decides, and the admin behind a sign-in-as session. */
  readonly selves: readonly string[]
}

/**
 * Returns all employees for a person who decides for everyone. Their own requests are left out if
 * another person could decide them.
 */
export async function everyone(
  db: Reads,
  { workspace, call, selves }: Deciding,
): Promise<Requesters> {
  const others = await Promise.all(
    selves.map(async (self) =>
      (await onlyGainersCan(db, { workspace, call, about: self, gainers: [self] })) ? [] : [self],
    ),
  )

  return { but: others.flat() }
}

/** Returns SQL of whether the employee in a column is one of the requesters. */
export const isRequester = (requesters: Requesters, column: string): RawBuilder<boolean> => {
  if ('employees' in requesters)
    return sql<boolean>`${sql.ref(column)} = ${anyOf(requesters.employees)}`

  return requesters.but.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`not (${sql.ref(column)} = ${anyOf(requesters.but)})`
}

/** Returns the filter of a list of requests, for one person without a sign-in-as session. */
export const requestsFilter = (requesters: Requesters): Record<string, unknown> => {
  if ('employees' in requesters) return { employee_id: [...requesters.employees] }
  const [own] = requesters.but
  return own === undefined ? {} : { not_of: own }
}
