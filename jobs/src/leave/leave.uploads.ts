import { leaveEvents } from '@workledger/contracts/leave/leave.events'
import type { LeaveEvent } from '@workledger/domain/leave/leave-state'
import { uploadsOf } from '../kernel/uploads'

export const leaveUploads = uploadsOf<LeaveEvent>({
  name: 'a leave',
  frees: [leaveEvents.LeaveChanged, leaveEvents.LeaveDeleted],
  changes(event) {
    switch (event.type) {
      case 'LeaveRequested':
      case 'LeaveChanged':
        return { [event.data.leave_id]: event.data.document }
      case 'LeaveDeleted':
        return { [event.data.leave_id]: null }
      default:
        return undefined
    }
  },
})
