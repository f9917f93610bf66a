import { useInboxTotal } from './use-inbox-items'

/** The number of waiting items, next to the sidebar's entry; absent for none. */
export const InboxBadge = () => useInboxTotal() || null
