import { errors } from '../kernel/errors'

export const auditErrors = errors({
  'evidence.busy': [503, 'Two evidence packs are being made already. Please try again in half a minute.'],
  'evidence.too_many': [422, 'This covers more than {most} events, the most that one evidence pack holds. Choose a shorter period.'],
})
