import { errors } from '../kernel/errors'

export const paymentErrors = errors({
  'payment.holder': [422, 'Please enter the name of the account holder!'],
  'payment.iban': [422, 'This is not a valid IBAN: please check each character.'],
  'payment.bic': [422, 'This is not a valid BIC: 8 or 11 letters and digits.'],
  'payment.number': [422, 'Enter an IBAN, or an account number where there is none.'],
  'payment.both': [422, 'Enter either an IBAN or an account number.'],
  'payment.number_form': [422, 'Letters, digits, blanks, hyphens and slashes only.'],
  'payment.no_account': [409, 'There is no bank account.'],
  'payment.outside_sepa': [422, 'A SEPA transfer needs an account of a country in SEPA.'],
  'payment.not_approved': [409, 'Only an approved pay run is paid.'],
  'payment.not_eur': [409, 'A SEPA transfer pays euros; use the CSV for another currency.'],
  'payment.no_company_account': [409, "Enter the company's account in the payroll settings first."],
  'payment.nothing': [409, 'This file has no one left to pay.'],
  'payment.all_paid': [409, 'Everyone is marked as paid.'],
  'payment.paid': [409, 'An entry is marked as paid already.'],
  'payment.not_paid': [409, 'An entry is not marked as paid.'],
  'payment.not_entry': [422, 'This run does not pay this entry.'],
  'payment.future': [422, 'The day of payment cannot be in the future.'],
})
