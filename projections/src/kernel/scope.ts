import { administers, audits } from '@workledger/contracts/kernel/permissions'

/**
 * Whose records a call may touch: everyone's, or one's own and, where it only reads, those of one's
 * direct reports.
 */
export type Scope = Whose & {
  /** What the work of projects costs is shown too. */
  readonly prices?: boolean
}

type Whose =
  | { readonly everyone: true }
  | { readonly everyone: false; readonly self: string; readonly reports: boolean }

/**
 * Whether an employee's records are within the scope; without a `manager_id` that of a report is
 * not.
 */
export const covers = (
  scope: Scope,
  { id, manager_id }: { id: string; manager_id?: string | null },
): boolean => scope.everyone || id === scope.self || (scope.reports && manager_id === scope.self)

/**
 * What somebody with these permissions reads of everybody's records, in the interface as in a mail.
 */
export const readingScope = (held: readonly string[], self: string): Scope => {
  const prices = administers(held, 'manage_invoices') || audits(held)
  return held.includes('edit_company') || audits(held)
    ? { everyone: true, prices }
    : { everyone: false, self, reports: true, prices }
}
