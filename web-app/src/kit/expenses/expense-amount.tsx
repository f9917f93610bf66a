import Box from '@mui/material/Box'
import type { Expense } from '@workledger/contracts/expenses/expenses.api'
import { Money } from '../figures'
import { useExpenseWords } from './expense-words'

/** What is claimed and, where that is another currency, what it is in the company's and at which rate. */
export function ExpenseAmount({ of }: { of: Pick<Expense, 'amount' | 'currency' | 'base_amount' | 'base_currency' | 'rate'> }) {
  const { t, rate } = useExpenseWords()
  return (
    <>
      <Money amount={of.amount} currency={of.currency} />
      {of.rate !== null && of.base_amount !== null && (
        <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 1, fontSize: 12, whiteSpace: 'nowrap' }}>
          <Money amount={of.base_amount} currency={of.base_currency} /> {t('atRate', { rate: rate(of.rate) })}
        </Box>
      )}
    </>
  )
}
