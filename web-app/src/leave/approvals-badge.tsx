import { useRequestsToApprove } from './pending'

/** How many requests wait for this person's decision, beside the entry of the sidebar; nothing for none. */
export function ApprovalsBadge() {
  const { total } = useRequestsToApprove()
  return total > 0 ? total : null
}
