// By the package's name: the browser tests load this file in Node, which otherwise needs an
// extension.
import shared from '@workledger/kit/areas/leave/messages.en'

export default {
  ...shared,
  page: 'Requests',
  tab: 'TimeOff',
  approvals: 'Approvals',
  requested: 'Requested on',
  more: 'More',
  empty: {
    title: 'No leave requests yet',
    text: 'Your balance is shown above. Request days off when you need them.',
  },
  ring: {
    left: '{{days}} left',
    unlimited: '{{days}} taken',
    none: 'No leaves in {{year}} yet',
  },
  card: {
    title: 'Leave Requests',
    empty: 'No Pending Leave Requests',
    inbox: 'Open inbox',
    refresh: 'Refresh',
    more: '{{count}} more',
  },
  inbox: {
    ...shared.inbox,
    emptyText: 'Requests of the people you manage appear here.',
    open: 'History of the request',
  },
  ownPending_one: '{{count}} of yours pending',
  ownPending_other: '{{count}} of yours pending',
  pendingCount_one: '{{count}} Pending request',
  pendingCount_other: '{{count}} Pending requests',
} as const
