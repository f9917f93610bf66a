import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type Expense, expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { expenseCategories } from '@workledger/contracts/expenses/expenses.events'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { useStepWords } from '@workledger/kit/areas/approvals/step-words'
import { ExpenseAmount } from '@workledger/kit/areas/expenses/expense-amount'
import { ExpensePayment } from '@workledger/kit/areas/expenses/expense-payment'
import { useExpenseWords } from '@workledger/kit/areas/expenses/expense-words'
import { changedByExpense } from '@workledger/kit/areas/expenses/invalidates'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { useCommand } from '@workledger/kit/net/query'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import type { List } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { confirm } from '@workledger/kit/ui/confirm'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { expenseTexts } from './messages'

const StepsDialog = lazy(() => import('@workledger/kit/areas/approvals/steps-dialog'))
const ExpenseHistory = lazy(() => import('@workledger/kit/areas/expenses/expense-history'))
const ownExpenseStatuses = ['', 'pending', 'approved', 'rejected'] as const
const categories = ['', ...expenseCategories] as const

/** The viewer's own expenses; a pending one opens to be changed, any other to be read. */
export function ExpenseTable({
  list,
  onOpen,
  onEdit,
}: {
  list: List<Expense>
  onOpen: (expense: Expense) => void
  onEdit: (expense: Expense) => void
}) {
  const t = useText(expenseTexts)
  const [told, setTold] = useState<Expense | null>(null)
  const { workspace, employee } = useMember()
  const [stepped, setStepped] = useState<Expense | null>(null)
  const actions = useRowActions(onEdit, setTold, setStepped)

  return (
    <>
      <DataTable
        name="own-expenses"
        label={t('tab')}
        list={list}
        columns={useOwnExpenseColumns()}
        rowKey={({ id }) => id}
        onOpen={onOpen}
        rowActions={actions}
        filters={
          <>
            <FilterMenu
              label={t('status')}
              value={list.filters.status ?? ''}
              options={ownExpenseStatuses.map((value) => ({ value, label: t(value || 'all') }))}
              onChange={(status) => list.change({ filters: { status } })}
            />
            <FilterMenu
              label={t('category')}
              value={list.filters.category ?? ''}
              options={categories.map((value) => ({
                value,
                label: value ? t(`categories.${value}`) : t('all'),
              }))}
              onChange={(category) => list.change({ filters: { category } })}
            />
          </>
        }
        exportUrl={exportOf('expenses', workspace.id, {
          ...list,
          filters: { ...list.filters, employee_id: employee.id },
        })}
        empty={<EmptyState icon="invoice" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>
        {stepped && <StepsDialog of={stepped} close={() => setStepped(null)} />}
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

function useOwnExpenseColumns(): Column<Expense>[] {
  const t = useText(expenseTexts)
  const { day } = useFormat()

  return [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <Strong component="bdi">{name}</Strong>,
    },
    {
      id: 'category',
      label: t('category'),
      sort: 'category',
      card: 'fact',
      cell: ({ category }) => t(`categories.${category}`),
    },
    {
      id: 'date',
      label: t('date'),
      sort: 'date',
      card: 'fact',
      cell: ({ date }) => <span className="num">{day(date)}</span>,
    },
    {
      id: 'amount',
      label: t('cost'),
      sort: 'amount',
      end: true,
      card: 'figure',
      cell: (expense) => <ExpenseAmount of={expense} />,
    },
    ...useDecisionColumns(),
  ]
}

/** The columns of the decision. */
function useDecisionColumns(): Column<Expense>[] {
  const t = useText(expenseTexts)
  const { waitsFor } = useStepWords()
  const { moment } = useFormat()
  const quiet = (text: ReactNode) => <Muted component="bdi">{text}</Muted>

  return [
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      card: 'chip',
      cell: ({ status, steps }) => (
        <Box sx={{ py: 0.5 }}>
          <StatusChip status={status}>{t(status)}</StatusChip>
          {status === 'pending' && steps.length > 0 && (
            <Muted size={12} sx={{ mt: 0.25 }}>
              {waitsFor(steps)}
            </Muted>
          )}
        </Box>
      ),
    },
    {
      id: 'payment',
      label: t('payment'),
      sort: 'payment',
      cell: (expense) => <ExpensePayment of={expense} />,
    },
    {
      id: 'description',
      label: t('description'),
      wide: true,
      cell: ({ description }) => quiet(description),
    },
    { id: 'comment', label: t('comment'), hidden: true, cell: ({ comment }) => quiet(comment) },
    {
      id: 'requested',
      label: t('requested'),
      sort: 'created_at',
      hidden: true,
      cell: ({ created_at }) => quiet(moment(created_at)),
    },
  ]
}

function useRowActions(
  onEdit: (expense: Expense) => void,
  onHistory: (expense: Expense) => void,
  onSteps: (expense: Expense) => void,
) {
  const t = useText(expenseTexts)
  const steps = useStepWords()
  const { amount, day } = useExpenseWords()
  const { admin } = useMember()

  const remove = useCommand(expensesApi.deleteExpense, {
    invalidates: changedByExpense,
    onDone: () => toast(t('delete.done')),
    onError: (error) => toast({ text: pair(t('delete.failed'), error.message), tone: 'bad' }),
  })

  const ask = async (expense: Expense) => {
    const text = t('delete.text', {
      name: expense.name ?? '',
      amount: amount(expense),
      date: day(expense.date),
    })

    if (await confirm({ title: t('delete.title'), text, action: t('deleteAction'), danger: true }))
      remove.run({ params: { id: expense.employee_id, expenseId: expense.id } })
  }

  return (expense: Expense) => (
    <Box sx={{ display: 'inline-flex' }}>
      {expense.document && (
        <IconButton
          aria-label={t('download')}
          title={t('download')}
          onClick={() => void download(expense.document!.download_url).catch(toastError)}
        >
          <Icon name="file" />
        </IconButton>
      )}
      <MenuButton
        label={t('more')}
        entries={[
          { label: t('historyAction'), icon: 'history', run: () => onHistory(expense) },
          ...(expense.steps.length > 0
            ? [{ label: steps.t('title'), icon: 'check' as const, run: () => onSteps(expense) }]
            : []),
          ...(expense.status === 'pending'
            ? [{ label: t('edit'), icon: 'edit' as const, run: () => onEdit(expense) }]
            : []),
          ...(expense.status === 'pending' ||
          (admin && expense.payment !== 'in_pay_run' && !expense.was_paid)
            ? [
                {
                  label: t('deleteAction'),
                  icon: 'trash' as const,
                  danger: true,
                  run: () => void ask(expense),
                },
              ]
            : []),
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    </Box>
  )
}
