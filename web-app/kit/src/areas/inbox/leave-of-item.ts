import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import type { Request } from '../leave/inbox'
import { shownOf } from './shown-of'

/** Returns a leave of the inbox as the lists of leave show it; nothing for other kinds. */
export function leaveOfItem(item: InboxItem): (Request & ReturnType<typeof shownOf>)[] {
  const { facts, employee } = item
  if (facts.kind !== 'leave' || !employee) return []

  return [
    {
      ...facts,
      ...shownOf(item),
      person: employee,
      type: facts.type ?? '',
      stands_in_for: item.in_place_of,
    },
  ]
}
