import { useExpensesToApprove } from './expenses/pending'
import { useRequestsToApprove } from './leave/pending'

const badge = (count: number) => (count > 0 ? count : null)

// How many requests wait for this person's decision, beside an entry of the sidebar; nothing for
// none.
export const LeavesBadge = () => badge(useRequestsToApprove().total)
export const ExpensesBadge = () => badge(useExpensesToApprove().total)

/** Both kinds, as the inbox of the employees' app has both. */
export const RequestsBadge = () =>
  badge(useRequestsToApprove().total + useExpensesToApprove().total)
