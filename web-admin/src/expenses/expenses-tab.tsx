import { ExpenseStats } from '@workledger/kit/areas/expenses/expense-stats'
import { ExpenseList } from './expense-list'

/** One employee's sums and expenses. */
export default function ExpensesTab({ employee }: { employee: { id: string } }) {
  return (
    <>
      <ExpenseStats employee={employee.id} />
      <ExpenseList employee={employee.id} />
    </>
  )
}
