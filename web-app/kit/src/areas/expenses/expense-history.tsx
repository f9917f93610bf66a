import type { Expense } from '@workledger/contracts/expenses/expenses.api'
import { expenseEvents } from '@workledger/contracts/expenses/expenses.events'
import { HistoryPanel } from '../../history/history-panel'
import { isolated } from '../../i18n/format'
import { useExpenseWords } from './expense-words'

type ExpenseEvent = keyof typeof expenseEvents
const isExpenseEvent = (type: string): type is ExpenseEvent => type in expenseEvents

/** The history of one expense, in the words of the form. */
export default function ExpenseHistory({
  expense,
  person,
  close,
}: {
  expense: Pick<Expense, 'stream' | 'name' | 'date'>
  person: string
  close: () => void
}) {
  const { t, day, rate } = useExpenseWords()
  const fields: Record<string, string | null> = {
    name: t('name'),
    category: t('category'),
    description: t('description'),
    amount: t('cost'),
    currency: t('currency'),
    rate: t('rate'),
    base_amount: t('history.base'),
    date: t('date'),
    document: t('history.document'),
    status: t('status'),
    comment: t('comment'),
    payment: t('payment'),
    reimbursed_on: t('history.reimbursedOn'),
    note: t('history.note'),
    own: t('history.own'),
    base_currency: null,
    receipt_hash: null,
    payrun_id: null,
    was_paid: null,
    employee_id: null,
  }
  const value = (field: string, given: unknown) => {
    if (given === null || given === undefined) return undefined
    const text = String(given)
    if (field === 'category' && (text === 'travelling' || text === 'meals' || text === 'stuff')) return t(`categories.${text}`)
    if (field === 'date' || field === 'reimbursed_on') return day(text)
    if (field === 'rate') return rate(text)
    if (field === 'document') return t('history.new')
    if (field === 'status' && (text === 'pending' || text === 'approved' || text === 'rejected')) return t(text)
    if (field === 'payment' && (text === 'open' || text === 'held' || text === 'paid')) return t(`history.payments.${text}`)
    if (field === 'own') return given ? t('history.yes') : undefined
    return undefined
  }
  return (
    <HistoryPanel
      stream={expense.stream}
      title={[person, expense.name ?? '', day(expense.date)].map(isolated).join(' · ')}
      words={{
        event: (type) => (isExpenseEvent(type) ? t(`history.${type}`) : undefined),
        field: (name) => fields[name],
        value,
        order: Object.keys(fields),
      }}
      onClose={close}
    />
  )
}
