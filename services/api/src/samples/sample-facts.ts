import { type Employment } from '@workledger/domain/employment/employment'
import { contentOf } from '@workledger/domain/invoicing/credit-note'
import { documentOf, type InvoiceDocument } from '@workledger/domain/invoicing/invoice-document'
import { amount } from '@workledger/domain/kernel/money'
import type { LeaveFacts } from '@workledger/domain/leave/leave-facts'
import { leaveAccounts } from '@workledger/domain/leave/leave-ledger'
import { type LeaveLedger } from '@workledger/domain/leave/leave-state'
import { secondsByDay } from '@workledger/projections/attendance/attendance-days.queries'

/** Returns whether a leave's days exceed its grants although the policy forbids that. */
export function overdrawn(state: LeaveLedger, leave: string, facts: LeaveFacts): boolean {
  return [...leaveAccounts(state, facts).values()].some(
    ({ overdrawn, wrong }) => wrong.gt(0) && overdrawn.some(({ leave_id }) => leave_id === leave),
  )
}

export function addsUp(document: InvoiceDocument): boolean {
  const again = documentOf(contentOf(document), document.lines, document)
  return (
    amount(again.total).eq(document.total) &&
    amount(document.net).plus(document.tax).eq(document.total)
  )
}

export const ratesOf = (contracts: Employment['contracts']) =>
  Object.fromEntries(
    Object.entries(contracts).map(
      ([id, { base_compensation_amount: rate, base_compensation_type: type, effective_on }]) => [
        id,
        { rate, type, effective_on },
      ],
    ),
  )

export const secondsBetween = (
  days: Awaited<ReturnType<typeof secondsByDay>>,
  employee: string,
  from: string,
  to: string,
) =>
  days
    .filter(({ employee_id, day }) => employee_id === employee && from <= day && day <= to)
    .reduce((sum, { seconds }) => sum + seconds, 0)
