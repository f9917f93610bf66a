import type { AreaContracts } from '../kernel/area'
import { inboxApi, inboxCounts, inboxItem } from './inbox.api'
import { inboxErrors } from './inbox.errors'
import { inboxGains } from './inbox.gains'

export const inboxContracts = {
  name: 'inbox',
  endpoints: [inboxApi],
  gains: inboxGains,
  errors: inboxErrors,
  records: { InboxCounts: inboxCounts, InboxItem: inboxItem },
} satisfies AreaContracts
