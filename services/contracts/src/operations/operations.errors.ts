import { errors } from '../kernel/errors'

export const operationsErrors = errors({
  'operations.delivered': [409, 'This message was sent already.'],
  'operations.job_settled': [409, 'This job was already retried or discarded.'],
  'operations.not_blocked': [409, 'This stream is not blocked by that event any more.'],
  'operations.not_parked': [409, 'This event is not parked any more.'],
  'operations.rebuild_required': [
    409,
    'This rebuild cannot be cancelled: nothing is being rebuilt, or this version needs the new tables.',
  ],
  'operations.under_way': [409, 'This message is being sent.'],
  'operations.withdrawn': [409, 'This announcement was withdrawn. Please add a new one.'],
  'operations.after_start': [422, 'The end must be after the start.'],
  'operations.no_projection': [422, 'There is no such projection.'],
  'operations.most_days': [422, 'An announcement lasts at most {days} days.'],
  'operations.withheld': [409, 'Its reader does not want this message as a mail.'],
})
