import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Expense, expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { ExpenseDetails } from '@workledger/kit/areas/expenses/expense-details'
import { ExpenseStats } from '@workledger/kit/areas/expenses/expense-stats'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useList } from '@workledger/kit/table/list'
import { useActions } from '@workledger/kit/ui/actions'
import { fullName } from '@workledger/kit/ui/avatar'
import { Icon } from '@workledger/kit/ui/icon'
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

  useActions([
    {
      id: 'expense-new',
      label: t('add'),
      keys: 'n',
      group: t('tab'),
      icon: 'plus',
      run: () => setEdited('new'),
    },
  ])

  useSayingFailed(list.error !== null, t('loadFailed'))

  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'end', mb: 1.5 }}>
        <Button
          variant="contained"
          color="primary"
          startIcon={<Icon name="plus" />}
          onClick={() => setEdited('new')}
        >
          {t('add')}
        </Button>
      </Box>
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
