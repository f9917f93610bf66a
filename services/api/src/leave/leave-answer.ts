import type { RowOf } from '@workledger/contracts/kernel/define-list'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import type { leavesList } from '@workledger/projections/leave/leave.lists'
import { personOf } from '../kernel/lists/person'

/** Returns a row of the list of leaves as the documented calls answer it. */
export const leaveOf = (row: RowOf<typeof leavesList.definition>): Leave => ({
  ...row,
  employee: personOf({ ...row, id: row.employee_id }),
  type: { id: row.leave_type_id, name: row.type ?? '' },
  approved: row.status === 'approved',
  rejected: row.status === 'rejected',
  document: row.has_document
    ? { download_url: `/employees/${row.employee_id}/leaves/${row.id}/document` }
    : null,
})
