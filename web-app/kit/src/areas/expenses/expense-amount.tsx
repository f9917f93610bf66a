import Box from '@mui/material/Box'
import type { Expense } from '@workledger/contracts/expenses/expenses.api'
import { Money } from '../../ui/figures'
import { useExpenseWords } from './expense-words'

type Claimed = Pick<Expense, 'amount' | 'currency' | 'base_amount' | 'base_currency' | 'rate'>

/**
 * The claimed amount and, for another currency, the company's amount with the rate, below it or
 * `beside` it.
 */
export function ExpenseAmount({ of, beside }: { of: Claimed; beside?: boolean }) {
  const { t, rate } = useExpenseWords()
  return (
    <>
      <Money amount={of.amount} currency={of.currency} />
      {of.rate !== null && of.base_amount !== null && (
        <Box
          component="span"
          sx={{
            ...(beside ? { marginInlineStart: 1 } : { display: 'block' }),
            color: 'text.secondary',
            fontSize: 12,
            lineHeight: '16px',
            fontWeight: 400,
            whiteSpace: 'nowrap',
          }}
        >
          <Money amount={of.base_amount} currency={of.base_currency} />{' '}
          {t('atRate', { rate: rate(of.rate) })}
        </Box>
      )}
    </>
  )
}
