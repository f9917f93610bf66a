import { employeeEvents } from '@workledger/contracts/people/people.events'
import type { EmployeeEvent } from '@workledger/domain/people/employee-state'
import { uploadsOf } from '../kernel/uploads'

export const peopleUploads = uploadsOf<EmployeeEvent>({
  name: 'a photo',
  frees: [employeeEvents.EmployeeAvatarChanged, employeeEvents.EmployeeDeleted],
  changes(event) {
    switch (event.type) {
      case 'EmployeeAvatarChanged':
        return { photo: event.data.avatar }
      case 'EmployeeDeleted':
        return 'none'
      default:
        return undefined
    }
  },
})
