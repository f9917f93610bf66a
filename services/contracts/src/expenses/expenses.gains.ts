import { type Gains, nobody, record, why } from '../kernel/own-gain'
import type { expensesApi } from './expenses.api'

/** What the calls of this area that write may give to the person who makes them. */
export const expensesGains: Gains<typeof expensesApi> = {
  requestExpense: nobody(why.pending),
  changeExpense: nobody(why.pending),
  decideExpense: record('The claim, decided'),
  deleteExpense: record('The claim, rid of its decision'),
  reimburseExpense: record('A payment'),
  reverseReimbursement: record('A payment'),
}
