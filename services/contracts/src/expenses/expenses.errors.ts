import { errors } from '../kernel/errors'

export const expensesErrors = errors({
  'expenses.future': [422, 'The date of an expense cannot be in the future.'],
  'expenses.too_old': [422, 'You cannot select a day more than 10 years away.'],
  'expenses.places': [422, 'An amount in {currency} has at most {places} decimal places.'],
  'expenses.rate_missing': [422, 'Please enter the rate from {currency} to {base}.'],
  'expenses.rate_unfit': [422, 'With this rate the amount is {amount} {base}.'],
  'expenses.already_approved': [409, 'This expense is approved already.'],
  'expenses.already_rejected': [409, 'This expense is rejected already.'],
  'expenses.not_pending': [409, 'Only a pending expense can be changed.'],
  'expenses.not_approved': [409, 'Only an approved expense can be reimbursed.'],
  'expenses.paid': [409, 'This expense was reimbursed; only a counter-entry changes that.'],
  'expenses.was_paid': [
    409,
    'This expense was reimbursed once, so it stays in the books. Reject it instead.',
  ],
  'expenses.in_pay_run': [
    409,
    'A drafted pay run has this expense as a line. Approve it, delete it, or take the employee out of it.',
  ],
  'expenses.paid_by_run': [
    409,
    'A pay run has paid this expense; only a reversal of the payslip changes that.',
  ],
  'expenses.not_paid': [409, 'This expense has not been reimbursed.'],
  'expenses.own': [403, 'You cannot decide your own request.'],
  'expenses.name': [422, 'Enter the expense name!'],
  'expenses.category': [422, 'Please Select the expense type'],
  'expenses.description': [422, 'Please enter the description!'],
  'expenses.cost': [422, 'Please Enter the Cost in Numeric Value!'],
  'expenses.cost_least': [422, 'The cost must be more than 0.'],
  'expenses.cost_most': [422, 'The cost must be less than 1,000,000,000,000.'],
  'expenses.date': [422, 'Enter the Date for expense!'],
  'expenses.rate': [422, 'Please enter the rate as a number!'],
  'expenses.rate_least': [422, 'The rate must be more than 0.'],
  'expenses.rate_most': [422, 'The rate must be less than 1,000,000,000.'],
  'expenses.decision': [422, 'Approve or reject, one of the two.'],
  // Warnings in an answer, not refusals.
  'expenses.same_claim': [422, 'There is an expense of the same day and amount already.'],
  'expenses.same_receipt': [422, 'This receipt belongs to another expense already.'],
})
