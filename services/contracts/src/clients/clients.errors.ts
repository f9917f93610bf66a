import { errors } from '../kernel/errors'

export const clientErrors = errors({
  'client.in_use': [409, 'This client has projects or invoices and cannot be deleted.'],
  'client.unknown': [422, 'Please choose the Client!'],
  'client.name': [422, 'Please input the client Name!'],
  'client.contact': [422, 'Please input the Contact Person Name!'],
})
