import Box from '@mui/material/Box'
import { Figures } from '@workledger/web-app/kit/figure-row'
import { isZero, minus, sum } from '../kit/decimal'
import type { Run } from './run-context'
import { usePayWords } from './words'

/** What the run pays in all, each number against the run before. */
export function RunTotals({ run }: { run: Run }) {
  const { t, money, shortPeriod, difference } = usePayWords()
  const before = run.previous
  const allowances = (of: { gross_pay: string; basic_pay: string }) => minus(of.gross_pay, of.basic_pay)
  const deductions = (of: { gross_pay: string; expenses: string; net_pay: string }) => minus(sum([of.gross_pay, of.expenses]), of.net_pay)
  const figure = (label: string, now: string, then: string | undefined) => ({
    label: `${label} ${run.currency}`,
    value: (
      <Box component="span" className="ltr">
        {money(now, run.currency)}
      </Box>
    ),
    text:
      before && then !== undefined ? t('against', { amount: difference(now, then, run.currency), month: shortPeriod(before) }) : undefined,
  })
  return (
    <Figures
      figures={[
        figure(t('basic'), run.basic_pay, before?.basic_pay),
        figure(t('allowances'), allowances(run), before ? allowances(before) : undefined),
        figure(t('deductions'), deductions(run), before ? deductions(before) : undefined),
        ...(isZero(run.expenses) && isZero(before?.expenses ?? '0') ? [] : [figure(t('expenses'), run.expenses, before?.expenses)]),
        figure(t('net'), run.net_pay, before?.net_pay),
      ]}
    />
  )
}
