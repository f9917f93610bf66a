import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { insightsApi, type PayCostInsight } from '@workledger/contracts/reports/insights.api'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Money } from '@workledger/kit/ui/figures'
import { EmptyState } from '@workledger/kit/ui/states'
import { sum } from '../kit/decimal'
import { CurrencyFilter, useCurrencyChoice } from './currency-filter'
import { DepartmentTable } from './department-table'
import { departmentSums, departmentsOf, useDepartmentName } from './departments'
import { InsightFilters } from './insight-filters'
import { type InsightRange, useInsightRange } from './insight-range'
import { InsightExport, InsightState, InsightView } from './insight-view'
import { insightTexts } from './messages'
import { monthsBetween, useMonthLabels } from './month-labels'
import { stackedSeries } from './stacks'

/** Gross pay by month and department, in one currency. */
export default function PayCostTab() {
  const t = useText(insightTexts)
  const { workspace } = useMember()
  const range = useInsightRange()

  const found = useQuery({
    ...query(insightsApi.payCostInsight, { params: { ws: workspace.id }, query: range.query }),
    placeholderData: keepPreviousData,
  })

  const months = found.data?.data.months ?? []
  const choice = useCurrencyChoice(months.map(({ currency }) => currency))

  return (
    <>
      <InsightFilters range={range}>
        <CurrencyFilter choice={choice} />
      </InsightFilters>
      <InsightState found={found}>
        {(insight) =>
          insight.months.length === 0 ? (
            <EmptyState icon="payroll" title={t('payCost.empty')} text={t('payCost.emptyText')} />
          ) : insight.months.every(({ gross_pay }) => gross_pay === null) ? (
            <EmptyState icon="lock" title={t('payCost.hidden')} text={t('hiddenNote')} />
          ) : (
            <PayCost insight={insight} range={range} currency={choice.currency} />
          )
        }
      </InsightState>
    </>
  )
}

interface PayCostProps {
  insight: PayCostInsight
  range: InsightRange
  currency: string
}

function PayCost({ insight, range, currency }: PayCostProps) {
  const t = useText(insightTexts)
  const { money, number } = useFormat()
  const labels = useMonthLabels()
  const nameOf = useDepartmentName()
  const months = monthsBetween(insight.from, insight.to)
  const rows = insight.rows.filter((row) => row.currency === currency)
  const totals = insight.months.filter((month) => month.currency === currency)
  const written = (amount: string) => isolated(`${money(amount, currency)} ${currency}`)
  const most = departmentSums(rows, ({ gross_pay }) =>
    gross_pay === null ? null : Number(gross_pay),
  )
  const first = most.length > 1 ? most[0] : undefined

  return (
    <InsightView
      answer={t('payCost.answer', {
        amount: written(sum(totals.map(({ gross_pay }) => gross_pay ?? '0'))),
        span: range.span,
      })}
      more={
        first &&
        t('payCost.most', {
          department: isolated(nameOf(first.row)),
          amount: written(
            sum(
              rows.flatMap(({ department_id, gross_pay }) =>
                department_id === first.row.department_id ? (gross_pay ?? []) : [],
              ),
            ),
          ),
        })
      }
      file={<InsightExport call={insightsApi.payCostFile} query={range.query} />}
      note={t('payCost.note')}
      chartTitle={t('payCost.chart', { currency })}
      chart={{
        labels: labels(months),
        series: stackedSeries(
          months,
          rows.flatMap((row) =>
            row.gross_pay === null
              ? []
              : [
                  {
                    key: row.department_id ?? '',
                    label: nameOf(row),
                    month: row.month,
                    value: Number(row.gross_pay),
                  },
                ],
          ),
          new Map(totals.map(({ month, gross_pay }) => [month, Number(gross_pay ?? 0)])),
          t('otherDepartments'),
        ),
        format: (value) => `${money(String(value), currency)} ${currency}`,
        axisFormat: number,
      }}
      table={
        <DepartmentTable
          label={t('tabs.payCost')}
          rows={rows.map(({ gross_pay, ...row }) => ({ ...row, figure: gross_pay }))}
          months={totals.map(({ month, gross_pay }) => ({ month, figure: gross_pay }))}
          write={(amount) => <Money bare amount={amount} currency={currency} />}
        />
      }
      wide={departmentsOf(rows) > 3}
      below={rows.some(({ people }) => people === null) && t('hiddenNote')}
    />
  )
}
