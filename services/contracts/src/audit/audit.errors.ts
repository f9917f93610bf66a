import { errors } from '../kernel/errors'

export const auditErrors = errors({
  'audit.filter_name': [422, 'Give the filter a name.'],
  'audit.filter_taken': [409, 'You have a saved filter with this name already.'],
  'audit.filter_most': [409, 'You have {most} saved filters already. Delete one first.'],
  'evidence.busy': [
    429,
    'Two evidence packs of this company are being made or wait already. Please try again in half a minute.',
  ],
  'evidence.too_many': [
    422,
    'This covers more than {most} events, the most that one evidence pack holds. Choose a shorter period.',
  ],
})
