import { administers, audits } from '@workledger/contracts/kernel/permissions'

/**
 * The records that a call may touch: everyone's, or the caller's own. A reading call also covers
 * the caller's direct reports.
 */
export type Scope = Whose & {
  /** Includes the cost of project work. */
  readonly prices?: boolean
}

type Whose =
  | { readonly everyone: true }
  | { readonly everyone: false; readonly self: string; readonly reports: boolean }

/**
 * Returns whether an employee's records are in scope; without a `manager_id`, records of reports
 * are not.
 */
export const covers = (
  scope: Scope,
  { id, manager_id }: { id: string; manager_id?: string | null },
): boolean => scope.everyone || id === scope.self || (scope.reports && manager_id === scope.self)

/** Returns the records that a holder of these permissions reads, on screen and in mails. */
export const readingScope = (held: readonly string[], self: string): Scope => {
  const prices = administers(held, 'manage_invoices') || audits(held)
  return held.includes('edit_company') || audits(held)
    ? { everyone: true, prices }
    : { everyone: false, self, reports: true, prices }
}
