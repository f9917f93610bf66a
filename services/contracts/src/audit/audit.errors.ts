import { errors } from '../kernel/errors'

export const auditErrors = errors({
  'evidence.too_many': [422, 'This covers more than {most} events, the most that one evidence pack holds. Choose a shorter period.'],
})
