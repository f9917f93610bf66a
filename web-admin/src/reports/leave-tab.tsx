import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { insightsApi, type LeaveInsight } from '@workledger/contracts/reports/insights.api'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { EmptyState } from '@workledger/kit/ui/states'
import { InsightFilters } from './insight-filters'
import { type InsightRange, monthsOf, queryOf, useInsightRange } from './insight-range'
import { InsightTable } from './insight-table'
import { InsightExport, InsightState, InsightView } from './insight-view'
import { insightTexts } from './messages'
import { useMonthColumn } from './month-column'
import { monthsBetween, useMonthLabels } from './month-labels'
import { stackColours } from './stacks'

/** Days of leave by month and type. */
export default function LeaveTab() {
  const t = useText(insightTexts)
  const { workspace } = useMember()
  const range = useInsightRange()
  const asked = queryOf(range)

  const found = useQuery({
    ...query(insightsApi.leaveInsight, { params: { ws: workspace.id }, query: asked }),
    placeholderData: keepPreviousData,
  })

  return (
    <>
      <InsightFilters range={range} byDepartment />
      <InsightState found={found}>
        {(insight) =>
          insight.hidden_months.length === monthsOf(insight.from, insight.to) ? (
            <EmptyState icon="lock" title={t('leave.hidden')} text={t('leave.hiddenText')} />
          ) : insight.rows.length === 0 ? (
            <EmptyState icon="calendar" title={t('leave.none', { span: range.span })} />
          ) : (
            <Leave insight={insight} range={range} />
          )
        }
      </InsightState>
    </>
  )
}

function Leave({ insight, range }: { insight: LeaveInsight; range: InsightRange }) {
  const t = useText(insightTexts)
  const { number, share } = useFormat()
  const labels = useMonthLabels()
  const { types, days, hidden_months } = insight
  const months = monthsBetween(insight.from, insight.to)
  const most = types[0]!

  return (
    <InsightView
      answer={t('leave.answer', { count: Number(days), span: range.span })}
      more={
        types.length > 1 &&
        t('leave.most', {
          type: isolated(most.name),
          share: share(Number(most.days), Number(days)),
        })
      }
      file={<InsightExport call={insightsApi.leaveInsightFile} query={queryOf(range)} />}
      note={t('leave.note')}
      chartTitle={t('leave.chart')}
      chart={{
        labels: labels(months),
        series: seriesOf(insight, months, t('leave.others')),
        format: number,
        axisFormat: number,
      }}
      table={<LeaveTable insight={insight} months={months} />}
      wide={types.length > 4}
      below={hidden_months.length > 0 && t('leave.hiddenMonths', { count: hidden_months.length })}
    />
  )
}

/** Returns the types with the most days, and the others as one. */
function seriesOf({ rows, types }: LeaveInsight, months: readonly string[], others: string) {
  const named = types.slice(0, stackColours.length - 1)
  const daysOf = (month: string, isMeant: (id: string) => boolean) =>
    rows
      .filter((row) => row.month === month && isMeant(row.leave_type_id))
      .reduce((sum, row) => sum + Number(row.days), 0)

  const series = named.map(({ id, name }, index) => ({
    id,
    label: name,
    data: months.map((month) => daysOf(month, (type) => type === id)),
    colour: stackColours[index]!,
  }))

  if (types.length <= named.length) return series
  const isOther = (type: string) => !named.some(({ id }) => id === type)

  return [
    ...series,
    {
      id: 'others',
      label: others,
      data: months.map((month) => daysOf(month, isOther)),
      colour: stackColours.at(-1)!,
    },
  ]
}

/** A row for each month, a column for each type. */
function LeaveTable({ insight, months }: { insight: LeaveInsight; months: readonly string[] }) {
  const t = useText(insightTexts)
  const { number } = useFormat()
  const month = useMonthColumn<string>((row) => row)
  const { rows, types, days, hidden_months } = insight
  const found = new Map(rows.map((row) => [`${row.month} ${row.leave_type_id}`, row.days]))
  const shown = months.filter((month) => !hidden_months.includes(month)).reverse()
  const all = (month: string) =>
    types.reduce((sum, { id }) => sum + Number(found.get(`${month} ${id}`) ?? 0), 0)
  const cell = (value: number | string) => (Number(value) === 0 ? '–' : number(value))

  return (
    <InsightTable
      label={t('tabs.leave')}
      pinned
      rows={shown}
      rowKey={(month) => month}
      columns={[
        month,
        ...types.map(({ id, name }) => ({
          id,
          label: name,
          value: (month: string) => Number(found.get(`${month} ${id}`) ?? 0),
          cell: (month: string) => cell(found.get(`${month} ${id}`) ?? 0),
        })),
        { id: 'all', label: t('total'), value: all, cell: (month) => cell(all(month)) },
      ]}
      totals={[t('total'), ...types.map((type) => number(type.days)), number(days)]}
    />
  )
}
