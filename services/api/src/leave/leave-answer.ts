import type { RowOf } from '@workledger/contracts/kernel/define-list'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import type { leavesList } from '@workledger/projections/leave/leave.lists'

/** Returns a row of the list of leaves as the documented calls answer it. */
export const leaveOf = (row: RowOf<typeof leavesList.definition>): Leave => ({
  ...row,
  employee: {
    id: row.employee_id,
    first_name: row.first_name ?? '',
    last_name: row.last_name ?? '',
    avatar: row.avatar,
  },
  type: { id: row.leave_type_id, name: row.type ?? '' },
  approved: row.status === 'approved',
  rejected: row.status === 'rejected',
  document: row.has_document
    ? { download_url: `/employees/${row.employee_id}/leaves/${row.id}/document` }
    : null,
})

/** Returns a person for cards and pickers. */
export const personOf = (row: {
  id: string
  first_name: string | null
  last_name: string | null
  avatar: string | null
}) => ({
  id: row.id,
  first_name: row.first_name ?? '',
  last_name: row.last_name ?? '',
  avatar: row.avatar,
})
