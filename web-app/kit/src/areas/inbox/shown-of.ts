import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'

/** The record of an item, as a decision needs it. */
export const shownOf = ({ record, employee, revision }: InboxItem) => ({
  id: record,
  employee_id: employee?.id ?? '',
  revision,
  status: 'pending' as const,
})
