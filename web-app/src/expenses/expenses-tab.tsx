import { type Expense, expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { ExpenseDetails } from '@workledger/kit/areas/expenses/expense-details'
import { ExpenseStats } from '@workledger/kit/areas/expenses/expense-stats'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useList } from '@workledger/kit/table/list'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { useSayingFailed } from '@workledger/kit/ui/use-error-toast'
import { lazy, Suspense, useState } from 'react'
import { ExpenseTable } from './expense-table'
import { expenseTexts } from './messages'

const ExpenseDialog = lazy(() => import('./expense-dialog'))
const ExpenseHistory = lazy(() => import('@workledger/kit/areas/expenses/expense-history'))

/** The viewer's own expenses: claims, approved and reimbursed sums, and a new claim. */
export default function ExpensesTab() {
  const t = useText(expenseTexts)
  const { employee } = useMember()

  const list = useList(
    expensesApi.expenses,
    { params: { id: employee.id } },
    { sort: '-date', filters: { status: '', category: '' } },
  )

  const [edited, setEdited] = useState<Expense | 'new' | null>(null)
  const [read, setRead] = useState<Expense | null>(null)
  const [told, setTold] = useState<Expense | null>(null)

  usePageActions({
    primary: { label: t('add'), icon: 'plus', keys: 'n', run: () => setEdited('new') },
  })

  useSayingFailed(list.error !== null, t('loadFailed'))

  return (
    <>
      <ExpenseStats employee={employee.id} />
      <ExpenseTable
        list={list}
        onEdit={setEdited}
        onOpen={(expense) => (expense.status === 'pending' ? setEdited : setRead)(expense)}
      />
      <Suspense>
        {edited && (
          <ExpenseDialog
            employee={employee.id}
            expense={edited === 'new' ? null : edited}
            close={() => setEdited(null)}
          />
        )}
        {read && (
          <ExpenseDetails
            expense={read}
            person={fullName(read.employee)}
            receipt={read.document?.download_url ?? null}
            onHistory={() => setTold(read)}
            close={() => setRead(null)}
          />
        )}
        {told && (
          <ExpenseHistory
            expense={told}
            person={fullName(told.employee)}
            close={() => setTold(null)}
          />
        )}
      </Suspense>
    </>
  )
}
