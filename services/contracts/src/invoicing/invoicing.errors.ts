import { errors } from '../kernel/errors'

export const invoicingErrors = errors({
  'invoice.issued': [409, 'An issued invoice never changes; it is voided by a credit note.'],
  'invoice.already_issued': [409, 'This invoice is issued already.'],
  'invoice.issuing': [409, 'This invoice is being issued; issue it again to finish that.'],
  'invoice.empty': [422, 'An invoice needs at least one item.'],
  'invoice.client_unknown': [422, 'Please select the Client name!'],
  'invoice.client_email': [422, 'Client Email not set. Please set it in Clients.'],
  'invoice.not_issued': [409, 'A draft takes no payments; issue it first.'],
  'invoice.overpaid': [422, 'The payment is more than the balance of {balance}.'],
  'invoice.key': [404, 'Invalid Key'],
})
