import { useQueryClient } from '@tanstack/react-query'
import type { Expense } from '@workledger/contracts/expenses/expenses.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { changedByExpense } from '@workledger/kit/areas/expenses/invalidates'
import { type Decision, useDecideExpense } from '@workledger/kit/areas/expenses/use-decide'
import { keyOf } from '@workledger/kit/net/query'
import { useCallback } from 'react'

/** Decides a request and refreshes this app's lists and sums. */
export function useDecide() {
  const client = useQueryClient()

  const readAgain = useCallback(
    () =>
      Promise.all(
        changedByExpense.map((each) => client.invalidateQueries({ queryKey: keyOf(each) })),
      ),
    [client],
  )

  const decide = useDecideExpense(readAgain)

  return useCallback(
    (expense: Expense, decision: Decision) => decide(expense, fullName(expense.employee), decision),
    [decide],
  )
}
