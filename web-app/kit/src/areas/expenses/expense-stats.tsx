import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { isolated, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { query } from '../../net/query'
import { Figures } from '../../ui/figure-row'
import { Money } from '../../ui/figures'
import { FailedState } from '../../ui/states'
import { sharedExpenseTexts } from './messages'

const figures = ['total', 'pending', 'approved', 'reimbursed'] as const

/** The sums of one employee by currency: the company's first if it has any, the others below. */
export function ExpenseStats({ employee }: { employee: string }) {
  const t = useText(sharedExpenseTexts)
  const { money } = useFormat()
  const found = useQuery(query(expensesApi.expenseStats, { params: { id: employee } }))
  const stats = found.data?.data

  if (found.error)
    return <FailedState dense error={found.error} retry={() => void found.refetch()} />

  const own = (currency: string) => Number(currency === stats?.currency)
  const currencies = [...(stats?.currencies ?? [])].sort(
    (a, b) => own(b.currency) - own(a.currency),
  )

  const shown = figures.map((figure) => {
    const [first = stats, ...others] = currencies.filter((sums) => Number(sums[figure]) > 0)
    return { figure, first, others }
  })

  return (
    <Box component="section" sx={{ mb: 2.5 }}>
      <Figures
        figures={shown.map(({ figure, first, others }) => ({
          label: t(`stats.${figure}`),
          value: first && <Money amount={first[figure]} currency={first.currency} />,
          text:
            others
              .map((sums) =>
                isolated(`${money(sums[figure], sums.currency)}\u00a0${sums.currency}`),
              )
              .join(' · ') ||
            (figure === 'total' && t('stats.totalText')),
        }))}
      />
    </Box>
  )
}
