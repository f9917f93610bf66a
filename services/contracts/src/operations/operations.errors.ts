import { errors } from '../kernel/errors'

export const operationsErrors = errors({
  'operations.delivered': [409, 'This message was sent already.'],
  'operations.job_settled': [409, 'Somebody has retried or discarded this job already.'],
  'operations.not_blocked': [409, 'This stream is not blocked by that event any more.'],
  'operations.rebuild_required': [
    409,
    'This rebuild cannot be called off: nothing is being rebuilt, or this version needs the new tables.',
  ],
  'operations.under_way': [409, 'This message is being sent.'],
  'operations.withdrawn': [409, 'This announcement was withdrawn. Please add a new one.'],
})
