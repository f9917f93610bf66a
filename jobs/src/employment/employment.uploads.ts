import { employmentEvents } from '@workledger/contracts/employment/employment.events'
import type { EmploymentEvent } from '@workledger/domain/employment/employment'
import { uploadsOf } from '../kernel/uploads'

export const employmentUploads = uploadsOf<EmploymentEvent>({
  name: 'a contract',
  // A replaced signed copy stays: it proves the earlier agreement.
  frees: [employmentEvents.ContractDeleted],
  changes(event) {
    switch (event.type) {
      case 'ContractSigned':
        return { [`${event.data.contract_id}/${event.data.document}`]: event.data.document }
      case 'ContractDeleted':
        return { [event.data.contract_id]: null }
      default:
        return undefined
    }
  },
})
