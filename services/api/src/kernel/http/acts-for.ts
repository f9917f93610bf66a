import type { Caller } from './context'

/**
 * Returns the employees as whom a caller counts: the signed-in person, the admin behind a sign-in-as
 * session, and everyone behind a service account.
 */
export const selvesOf = ({ employee, session: { behind, token } }: Caller): string[] => [
  ...new Set([
    employee,
    ...(behind ? [behind.employee] : []),
    ...(token?.people ?? []).map((person) => person.employee),
  ]),
]

/** Returns whether a caller counts as this employee. */
export const actsFor = (caller: Caller, employee: string): boolean =>
  selvesOf(caller).includes(employee)

/** Returns the permissions that a caller may give others. An API token gives no one any. */
export const grantable = ({ permissions, session }: Caller): readonly string[] =>
  session.token ? [] : permissions
