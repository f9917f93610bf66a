import { errors } from '../kernel/errors'

export const operationsErrors = errors({
  'operations.delivered': [409, 'This message was sent already.'],
  'operations.under_way': [409, 'This message is being sent.'],
})
