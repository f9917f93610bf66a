import { useQuery } from '@tanstack/react-query'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { useHeld } from '@workledger/kit/ui/undo-queue'

/** Expenses that this employee may decide, without those just decided. */
export function useExpensesToApprove() {
  const { employee } = useMember()
  const decided = useHeld()
  const found = useQuery(query(expensesApi.expensesToApprove, { params: { id: employee.id } }))
  const all = found.data?.data ?? []
  const expenses = all.filter((expense) => !decided.has(expense.id))

  return {
    ...found,
    expenses,
    total: Math.max(0, (found.data?.total ?? 0) - (all.length - expenses.length)),
  }
}

/** The number of the viewer's own pending expenses. */
export function useOwnPendingExpenses() {
  const { employee } = useMember()
  return (
    useQuery(query(expensesApi.expenseStats, { params: { id: employee.id } })).data?.data
      .pending_count ?? 0
  )
}
