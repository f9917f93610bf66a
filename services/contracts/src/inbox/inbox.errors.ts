import { errors } from '../kernel/errors'

export const inboxErrors = errors({
  'inbox.after': [422, 'This page no longer exists. Start again from the first page.'],
})
