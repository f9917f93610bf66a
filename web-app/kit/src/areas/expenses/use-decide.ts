import { type Expense, expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { useCallback } from 'react'
import { type ApiError, call, newKey } from '../../net/client'
import { toastError } from '../../ui/toast'
import { hold } from '../../ui/undo-queue'
import { seenStep } from '../approvals/seen-step'
import { sharedExpenseTexts } from './messages'

export interface Decision {
  approved: boolean
  comment?: string | undefined
  rate?: string | undefined
}

/**
 * Approves or rejects at once on screen, with Undo. The decision is delayed for a moment and
 * carries the revision shown at the time, like a leave's.
 */
export function useDecideExpense(readAgain: () => Promise<unknown>) {
  return useCallback(
    (
      shown: Pick<Expense, 'id' | 'employee_id' | 'status' | 'revision'> & {
        steps?: Expense['steps'] | undefined
      },
      name: string,
      { approved, comment, rate }: Decision,
    ) => {
      const { id, employee_id, status } = shown
      const key = newKey()

      const said = {
        status_before: status,
        ...seenStep(shown.steps),
        ...(comment ? { comment } : {}),
        ...(rate ? { rate } : {}),
      }

      const request = {
        params: { id: employee_id, expenseId: id },
        body: { approved, rejected: !approved, ...said },
        shown,
      }

      hold({
        ids: [id],
        text: sharedExpenseTexts.t(approved ? 'approving' : 'rejecting', { name }),
        send: async (keepalive) => {
          await call(expensesApi.decideExpense, request, { key, keepalive }).catch(
            (error: ApiError) => toastError(error),
          )
          await readAgain()
        },
      })
    },
    [readAgain],
  )
}

/** Tells whether a claim lacks its rate to the company's currency, so one key cannot approve it. */
export const wantsRate = ({
  currency,
  base_currency,
  rate,
}: Pick<Expense, 'currency' | 'base_currency' | 'rate'>) =>
  currency !== base_currency && rate === null
