import Button from '@mui/material/Button'
import { expenseCategories } from '@workledger/contracts/expenses/expenses.events'
import { ExpenseDetails } from '@workledger/kit/areas/expenses/expense-details'
import { useExpenseWords } from '@workledger/kit/areas/expenses/expense-words'
import {
  type Decision,
  useDecideExpense,
  wantsRate,
} from '@workledger/kit/areas/expenses/use-decide'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { confirm } from '@workledger/kit/ui/confirm'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConcerned } from '../kit/concerned'
import type { ConsoleList } from '../kit/console-list'
import { useConsoleList } from '../kit/console-list'
import { DecisionList } from '../kit/decision-list'
import { useMay } from '../kit/may'
import { useConsoleCommand, useReadAgain } from '../kit/use-command'
import { useExpenseColumns } from './expense-columns'
import type { ExpenseRow } from './expense-row'
import { expenseTexts } from './messages'

const ExpenseHistory = lazy(() => import('@workledger/kit/areas/expenses/expense-history'))
const PaymentDialog = lazy(() => import('./payment-dialog'))
const expenseApprovalStatuses = ['', 'pending', 'approved', 'rejected'] as const
const payments = ['', 'due', 'in_pay_run', 'paid'] as const
const categories = ['', ...expenseCategories] as const

const receiptOf = (row: ExpenseRow) =>
  row.has_document ? `/employees/${row.employee_id}/expenses/${row.id}/document` : null

/**
 * Expenses of all employees or of one, as an inbox: J and K move, A and R decide, O opens the
 * details.
 */
export function ExpenseList({ employee }: { employee?: string }) {
  const t = useText(expenseTexts)

  const list = useConsoleList('expenses', {
    sort: employee ? '-date' : '-created_at',
    filters: { status: employee ? '' : 'pending', payment: '', category: '' },
    always: employee ? { employee_id: employee } : undefined,
  })

  const may = useMay()
  const concerned = useConcerned(employee)
  const decides = may('approveExpense', concerned)
  const send = useDecideExpense(useReadAgain('approveExpense'))
  const approve = useConsoleCommand('approveExpense')
  const reject = useConsoleCommand('rejectExpense')
  const [opened, setOpened] = useState<ExpenseRow | null>(null)
  const [told, setTold] = useState<ExpenseRow | null>(null)
  const [paid, setPaid] = useState<ExpenseRow | null>(null)
  const remove = useRemove()
  const settle = (row: ExpenseRow, decision: Decision) => send(row, row.employee_name, decision)
  /** Opens a claim without its rate, to enter it. */
  const decide = (row: ExpenseRow, approved: boolean) =>
    approved && wantsRate(row) ? setOpened(row) : settle(row, { approved })
  const columns = useExpenseColumns(!employee)
  const settles = (row: ExpenseRow) =>
    may('reimburseExpense') && (row.payment === 'due' || row.payment === 'paid')
  const payment = (row: ExpenseRow) =>
    t(row.payment === 'paid' ? 'reverse.action' : 'reimburse.action')

  const menu = (row: ExpenseRow) => (
    <MenuButton
      label={t('open', { name: row.employee_name })}
      entries={[
        { label: t('details'), icon: 'eye', run: () => setOpened(row) },
        { label: t('historyAction'), icon: 'history', run: () => setTold(row) },
        ...(settles(row)
          ? [{ label: payment(row), icon: 'payroll' as const, run: () => setPaid(row) }]
          : []),
        {
          label: t('deleteAction'),
          icon: 'trash',
          danger: true,
          disabled: !may('deleteExpense') || row.payment === 'in_pay_run' || row.was_paid,
          run: () => void remove(row),
        },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )

  return (
    <>
      <DecisionList
        list={list}
        name={employee ? 'employee-expenses' : 'expenses'}
        label={t('page')}
        columns={columns}
        words={{
          next: t('inbox.next'),
          previous: t('inbox.previous'),
          approve: t('approve'),
          reject: t('reject'),
          open: t('inbox.open'),
        }}
        hint={t(decides ? 'inbox.hint' : 'hintReading')}
        empty={(pending) => ({
          title: t(pending ? 'inbox.empty' : 'empty.title'),
          text: t(pending ? 'emptyPendingText' : 'empty.text'),
        })}
        person={(row) => row.employee_name}
        nameOf={(row) => `${row.employee_name}, ${row.name ?? ''}`}
        decisions={
          decides
            ? {
                one: decide,
                offered: ({ status, your_step }) => status === 'pending' && your_step !== false,
                labels: { approve: t('approveShort'), reject: t('rejectShort') },
                approve: approve.send,
                reject: reject.send,
              }
            : undefined
        }
        open={setOpened}
        menu={menu}
        filters={<ExpenseFilters list={list} />}
      />
      <Suspense>
        {opened && (
          <ExpenseDetails
            expense={opened}
            person={opened.employee_name}
            receipt={receiptOf(opened)}
            {...(decides ? { decide: (decision: Decision) => settle(opened, decision) } : {})}
            onHistory={() => setTold(opened)}
            close={() => setOpened(null)}
          >
            {settles(opened) && (
              <Button
                onClick={() => {
                  setPaid(opened)
                  setOpened(null)
                }}
              >
                {payment(opened)}
              </Button>
            )}
          </ExpenseDetails>
        )}
        {told && (
          <ExpenseHistory expense={told} person={told.employee_name} close={() => setTold(null)} />
        )}
        {paid && <PaymentDialog expense={paid} close={() => setPaid(null)} />}
      </Suspense>
    </>
  )
}

function ExpenseFilters({ list }: { list: ConsoleList<ExpenseRow> }) {
  const t = useText(expenseTexts)

  const filter = (
    name: string,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <FilterMenu
      label={label}
      value={list.filters[name] ?? ''}
      options={options}
      onChange={(value) => list.change({ filters: { [name]: value } })}
    />
  )

  return (
    <>
      {filter(
        'status',
        t('status'),
        expenseApprovalStatuses.map((value) => ({ value, label: t(value || 'all') })),
      )}
      {filter(
        'payment',
        t('payment'),
        payments.map((value) => ({
          value,
          label: value ? t(`payments.${value}`) : t('all'),
        })),
      )}
      {filter(
        'category',
        t('category'),
        categories.map((value) => ({
          value,
          label: value ? t(`categories.${value}`) : t('all'),
        })),
      )}
    </>
  )
}

/** Deletes an expense after a question. */
function useRemove() {
  const t = useText(expenseTexts)
  const { amount, day } = useExpenseWords()

  const remove = useConsoleCommand('deleteExpense', {
    onDone: () => void toast(t('delete.done')),
    onError: (error) => void toast({ text: pair(t('delete.failed'), error.message), tone: 'bad' }),
  })

  return async (row: ExpenseRow) => {
    const text = t('delete.text', {
      name: row.name ?? '',
      amount: amount(row),
      date: day(row.date),
    })

    if (await confirm({ title: t('delete.title'), text, action: t('deleteAction'), danger: true }))
      remove.run(row)
  }
}
