import type { Leave } from '@workledger/contracts/leave/leave.api'
import type { Rows } from '@workledger/contracts/registry'
import type { Request } from './inbox'

type Waiting = Leave & { stands_in_for?: Request['stands_in_for'] | undefined }

/** Returns a leave as the inbox shows it: of the documented calls, or a row of the list. */
export function requestOf(leave: Waiting | Rows['leaves']): Request {
  if ('employee' in leave) {
    const { employee, type, ...rest } = leave
    return { ...rest, person: employee, type: type.name }
  }

  const { name, avatar, type, ...rest } = leave
  return { ...rest, person: { first_name: name, avatar }, type: type ?? '' }
}
