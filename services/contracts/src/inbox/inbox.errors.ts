import { errors } from '../kernel/errors'

export const inboxErrors = errors({
  'inbox.after': [422, 'This page no longer exists. Start again from the first page.'],
  'inbox.bulk_kind': [422, 'Only leaves, expenses and corrections are decided in bulk.'],
  'inbox.most_decisions': [422, 'Decide between 1 and 100 items at once.'],
})
