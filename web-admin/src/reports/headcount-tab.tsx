import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type HeadcountInsight, insightsApi } from '@workledger/contracts/reports/insights.api'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { EmptyState } from '@workledger/kit/ui/states'
import { InsightFilters, useDepartments } from './insight-filters'
import { type InsightRange, queryOf, useInsightRange } from './insight-range'
import { type InsightColumn, InsightTable } from './insight-table'
import { InsightExport, InsightState, InsightView } from './insight-view'
import { insightTexts } from './messages'
import { useMonthColumn } from './month-column'
import { useMonthLabels } from './month-labels'

type Row = HeadcountInsight['rows'][number]

/** People by month, joiners, leavers and turnover. */
export default function HeadcountTab() {
  const t = useText(insightTexts)
  const { workspace } = useMember()
  const range = useInsightRange()
  const asked = queryOf(range)

  const found = useQuery({
    ...query(insightsApi.headcountInsight, { params: { ws: workspace.id }, query: asked }),
    placeholderData: keepPreviousData,
  })

  return (
    <>
      <InsightFilters range={range} byDepartment />
      <InsightState found={found}>
        {(insight) =>
          insight.rows.every(({ opening, joined }) => opening + joined === 0) ? (
            <EmptyState icon="employees" title={t('headcount.empty')} />
          ) : (
            <Headcount insight={insight} range={range} />
          )
        }
      </InsightState>
    </>
  )
}

function Headcount({ insight, range }: { insight: HeadcountInsight; range: InsightRange }) {
  const t = useText(insightTexts)
  const { number, percent } = useFormat()
  const labels = useMonthLabels()
  const answer = useAnswer(insight, range)
  const { left, turnover } = insight

  return (
    <InsightView
      answer={answer}
      more={
        left === 0
          ? t('headcount.noOneLeft', { span: range.span })
          : t('headcount.left', {
              count: left,
              span: range.span,
              turnover: percent(turnover ?? '0', { most: 1 }),
            })
      }
      file={<InsightExport call={insightsApi.headcountFile} query={queryOf(range)} />}
      note={t('headcount.note')}
      chartTitle={t('headcount.chart')}
      chart={{
        labels: labels(insight.rows.map(({ month }) => month)),
        series: [
          {
            id: 'headcount',
            label: t('people'),
            data: insight.rows.map(({ headcount }) => headcount),
            colour: 'accent',
          },
        ],
        format: number,
        axisFormat: number,
      }}
      table={<HeadcountTable rows={insight.rows} />}
    />
  )
}

/** Returns the heading: how many people, and how that compares with a year before. */
function useAnswer({ headcount, year_before, rows }: HeadcountInsight, range: InsightRange) {
  const t = useText(insightTexts)
  const { month } = useFormat()
  const departments = useDepartments()
  const department = departments.find(({ id }) => id === range.department)
  const place = department
    ? t('headcount.inDepartment', { department: isolated(department.name) })
    : t('headcount.here')

  const first = range.isPresent
    ? t('headcount.works', { count: headcount, place })
    : t('headcount.worked', {
        count: headcount,
        place,
        month: month(`${rows.at(-1)?.month ?? range.to}-01`),
      })

  const change = headcount - year_before
  if (year_before === 0) return first

  const when = t(range.isPresent ? 'headcount.yearAgo' : 'headcount.yearBefore')
  const second =
    change === 0
      ? t('headcount.same', { when })
      : t(change > 0 ? 'headcount.more' : 'headcount.fewer', { count: Math.abs(change), when })

  return t('joint', { first, second })
}

function HeadcountTable({ rows }: { rows: readonly Row[] }) {
  const t = useText(insightTexts)
  const { number, percent } = useFormat()
  const month = useMonthColumn<Row>((row) => row.month)

  const figure = (id: 'joined' | 'left' | 'headcount'): InsightColumn<Row> => ({
    id,
    label: t(id === 'left' ? 'headcount.leavers' : `headcount.${id}`),
    value: (row) => row[id],
    cell: (row) => (row[id] === 0 && id !== 'headcount' ? '–' : number(row[id])),
  })

  return (
    <InsightTable
      label={t('tabs.headcount')}
      rows={[...rows].reverse()}
      rowKey={(row) => row.month}
      columns={[
        month,
        figure('joined'),
        figure('left'),
        figure('headcount'),
        {
          id: 'turnover',
          label: t('headcount.turnover'),
          value: (row) => (row.turnover === null ? null : Number(row.turnover)),
          cell: (row) => (row.turnover === null ? '–' : percent(row.turnover, { most: 1 })),
        },
      ]}
    />
  )
}
