import type { Expense } from '@workledger/contracts/expenses/expenses.api'
import { StatusChip } from '../../ui/status-chip'
import { useExpenseWords } from './expense-words'

/** The reimbursement and its day; empty before the approval. */
export function ExpensePayment({ of }: { of: Pick<Expense, 'payment' | 'reimbursed_on'> }) {
  const { t, day } = useExpenseWords()
  if (of.payment === 'none') return null

  if (of.payment !== 'paid')
    return <StatusChip tone="accent">{t(`payments.${of.payment}`)}</StatusChip>

  return (
    <StatusChip tone="good">
      {of.reimbursed_on ? t('paidOn', { date: day(of.reimbursed_on) }) : t('paidByRun')}
    </StatusChip>
  )
}
