import type { Expense } from '@workledger/contracts/expenses/expenses.api'
import { areaHistory } from '../../history/area-history'
import { HistoryPanel } from '../../history/history-panel'
import { joinFacts } from '../../i18n/format'
import { useExpenseWords } from './expense-words'

/** In the order of the form. */
const expenseFields = [
  'name',
  'category',
  'description',
  'amount',
  'currency',
  'rate',
  'base_amount',
  'date',
  'document',
  'status',
  'comment',
  'payment',
  'reimbursed_on',
  'note',
  'own',
]

/** The history of one expense, in the form's words. */
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

  const value = (field: string, given: unknown) => {
    if (given === null || given === undefined) return undefined
    const text = String(given)

    if (field === 'category' && (text === 'travelling' || text === 'meals' || text === 'stuff'))
      return t(`categories.${text}`)

    if (field === 'date' || field === 'reimbursed_on') return day(text)
    if (field === 'rate') return rate(text)
    if (field === 'document') return t('history.new')

    if (field === 'status' && (text === 'pending' || text === 'approved' || text === 'rejected'))
      return t(text)

    if (field === 'payment' && (text === 'open' || text === 'held' || text === 'paid'))
      return t(`history.payments.${text}`)

    if (field === 'own') return given ? t('history.yes') : undefined

    return undefined
  }

  return (
    <HistoryPanel
      stream={expense.stream}
      title={joinFacts([person, expense.name, day(expense.date)])}
      words={areaHistory({ area: 'expenses', fields: expenseFields, value })}
      onClose={close}
    />
  )
}
