import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type HoursInsight, insightsApi } from '@workledger/contracts/reports/insights.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Duration } from '@workledger/kit/ui/figures'
import { EmptyState } from '@workledger/kit/ui/states'
import { InsightFilters } from './insight-filters'
import { type InsightRange, queryOf, useInsightRange } from './insight-range'
import { InsightTable } from './insight-table'
import { InsightExport, InsightState, InsightView } from './insight-view'
import { insightTexts } from './messages'
import { useMonthColumn } from './month-column'
import { useMonthLabels } from './month-labels'
import { useHours } from './use-hours'

type Row = HoursInsight['rows'][number]

/** Tracked and billable hours by month. */
export default function HoursTab() {
  const t = useText(insightTexts)
  const { workspace } = useMember()
  const range = useInsightRange()
  const asked = queryOf(range)

  const found = useQuery({
    ...query(insightsApi.hoursInsight, { params: { ws: workspace.id }, query: asked }),
    placeholderData: keepPreviousData,
  })

  return (
    <>
      <InsightFilters range={range} byDepartment />
      <InsightState found={found}>
        {(insight) =>
          insight.seconds === 0 ? (
            <EmptyState icon="timer" title={t('hoursPage.none', { span: range.span })} />
          ) : (
            <Hours insight={insight} range={range} />
          )
        }
      </InsightState>
    </>
  )
}

const partOf = ({ seconds, billable_seconds }: Omit<Row, 'month'>) =>
  seconds === 0 ? 0 : billable_seconds / seconds

function Hours({ insight, range }: { insight: HoursInsight; range: InsightRange }) {
  const t = useText(insightTexts)
  const { share, month, number } = useFormat()
  const labels = useMonthLabels()
  const hours = useHours()
  const { rows, seconds, billable_seconds } = insight
  const [best] = [...rows].sort((a, b) => partOf(b) - partOf(a))
  const data = (figure: (row: Row) => number) => rows.map((row) => figure(row) / 3600)

  return (
    <InsightView
      answer={t('hoursPage.answer', {
        share: share(billable_seconds, seconds),
        hours: hours(seconds),
        span: range.span,
      })}
      more={
        best &&
        best.billable_seconds > 0 &&
        t('hoursPage.best', {
          month: month(`${best.month}-01`),
          share: share(best.billable_seconds, best.seconds),
        })
      }
      file={<InsightExport call={insightsApi.hoursFile} query={queryOf(range)} />}
      note={t('hoursPage.note')}
      chartTitle={t('hoursPage.chart')}
      chart={{
        labels: labels(rows.map((row) => row.month)),
        series: [
          {
            id: 'billable',
            label: t('hoursPage.billable'),
            data: data((row) => row.billable_seconds),
            colour: 'accent',
          },
          {
            id: 'rest',
            label: t('hoursPage.notBillable'),
            data: data((row) => row.seconds - row.billable_seconds),
            colour: 'lineStrong',
          },
        ],
        format: (value) => hours(value * 3600),
        axisFormat: number,
      }}
      table={<HoursTable insight={insight} />}
    />
  )
}

function HoursTable({ insight: { rows, seconds, billable_seconds } }: { insight: HoursInsight }) {
  const t = useText(insightTexts)
  const { share } = useFormat()
  const month = useMonthColumn<Row>((row) => row.month)
  const time = (value: number) => (value === 0 ? '–' : <Duration seconds={value} />)

  return (
    <InsightTable
      label={t('tabs.hours')}
      rows={[...rows].reverse()}
      rowKey={(row) => row.month}
      columns={[
        month,
        {
          id: 'tracked',
          label: t('hoursPage.tracked'),
          value: (row) => row.seconds,
          cell: (row) => time(row.seconds),
        },
        {
          id: 'billable',
          label: t('hoursPage.billable'),
          value: (row) => row.billable_seconds,
          cell: (row) => time(row.billable_seconds),
        },
        {
          id: 'share',
          label: t('hoursPage.share'),
          value: (row) => (row.seconds === 0 ? null : partOf(row)),
          cell: (row) => (row.seconds === 0 ? '–' : share(row.billable_seconds, row.seconds)),
        },
      ]}
      totals={[t('total'), time(seconds), time(billable_seconds), share(billable_seconds, seconds)]}
    />
  )
}
