import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { Figures } from '../figure-row'
import { Money } from '../figures'
import { isolated, useFormat } from '../format'
import { useText } from '../i18n'
import { query } from '../query'
import { FailedState } from '../states'
import { sharedExpenseTexts } from './messages'

const figures = ['total', 'pending', 'approved', 'reimbursed'] as const

/** The sums of one employee in the company's currency; other currencies stand below them, each by itself. */
export function ExpenseStats({ employee }: { employee: string }) {
  const t = useText(sharedExpenseTexts)
  const { money } = useFormat()
  const found = useQuery(query(expensesApi.expenseStats, { params: { id: employee } }))
  const stats = found.data?.data
  if (found.error) return <FailedState dense error={found.error} retry={() => void found.refetch()} />
  const others = stats?.currencies.filter(({ currency }) => currency !== stats.currency) ?? []
  return (
    <Box component="section" sx={{ mb: 2.5 }}>
      <Figures
        figures={figures.map((figure) => ({
          label: t(`stats.${figure}`),
          value: stats && <Money amount={stats[figure]} currency={stats.currency} />,
          text:
            others
              .filter((sums) => Number(sums[figure]) > 0)
              .map((sums) => isolated(`${money(sums[figure], sums.currency)} ${sums.currency}`))
              .join(' · ') ||
            (figure === 'total' && t('stats.totalText')),
        }))}
      />
    </Box>
  )
}
