import { useExpensesToApprove } from './expenses/pending'
import { useRequestsToApprove } from './leave/pending'

const badge = (count: number) => (count > 0 ? count : null)

// The number of requests for this person's decision, next to an entry of the sidebar; absent for
// none.
export const LeavesBadge = () => badge(useRequestsToApprove().total)
export const ExpensesBadge = () => badge(useExpensesToApprove().total)

/** Both kinds, like the inbox of the employees' app. */
export const RequestsBadge = () =>
  badge(useRequestsToApprove().total + useExpensesToApprove().total)
