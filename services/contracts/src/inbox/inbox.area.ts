import type { AreaContracts } from '../kernel/area'
import { inboxApi } from './inbox.api'
import { inboxErrors } from './inbox.errors'

export const inboxContracts = {
  name: 'inbox',
  endpoints: [inboxApi],
  errors: inboxErrors,
} satisfies AreaContracts
