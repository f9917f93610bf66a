import type { Leave } from '@workledger/contracts/leave/leave.api'
import type { Request } from '../kit/leave/inbox'

/** A leave of this app's calls, as the inbox shows it. */
export const asRequest = ({ employee, type, ...leave }: Leave): Request => ({ ...leave, person: employee, type: type.name })
