import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { insightsApi, type OvertimeInsight } from '@workledger/contracts/reports/insights.api'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { useGo } from '@workledger/kit/ui/app-link'
import { Duration } from '@workledger/kit/ui/figures'
import { EmptyState } from '@workledger/kit/ui/states'
import { DepartmentTable } from './department-table'
import { departmentSums, departmentsOf, useDepartmentName } from './departments'
import { InsightFilters } from './insight-filters'
import { type InsightRange, useInsightRange } from './insight-range'
import { InsightExport, InsightState, InsightView } from './insight-view'
import { insightTexts } from './messages'
import { monthsBetween, useMonthLabels } from './month-labels'
import { stackedSeries } from './stacks'
import { useHours } from './use-hours'

/** Overtime by month and department. */
export default function OvertimeTab() {
  const t = useText(insightTexts)
  const { workspace } = useMember()
  const range = useInsightRange()
  const go = useGo()

  const found = useQuery({
    ...query(insightsApi.overtimeInsight, { params: { ws: workspace.id }, query: range.query }),
    placeholderData: keepPreviousData,
  })

  return (
    <>
      <InsightFilters range={range} />
      <InsightState found={found}>
        {(insight) =>
          !insight.has_rule ? (
            <EmptyState
              icon="timer"
              title={t('overtime.noRule')}
              text={t('overtime.noRuleText')}
              action={
                <Button onClick={() => go('/admin/payroll_settings')}>
                  {t('overtime.settings')}
                </Button>
              }
            />
          ) : insight.rows.length === 0 ? (
            <EmptyState icon="timer" title={t('overtime.empty')} />
          ) : (
            <Overtime insight={insight} range={range} />
          )
        }
      </InsightState>
    </>
  )
}

const hoursOf = (seconds: number) => seconds / 3600

function Overtime({ insight, range }: { insight: OvertimeInsight; range: InsightRange }) {
  const t = useText(insightTexts)
  const { share, number } = useFormat()
  const labels = useMonthLabels()
  const hours = useHours()
  const nameOf = useDepartmentName()
  const months = monthsBetween(insight.from, insight.to)
  const sum = (figure: 'worked_seconds' | 'overtime_seconds') =>
    insight.months.reduce((all, month) => all + (month[figure] ?? 0), 0)
  const all = sum('overtime_seconds')
  const most = departmentSums(insight.rows, (row) => row.overtime_seconds)[0]

  return (
    <InsightView
      answer={
        all === 0
          ? t('overtime.none', { span: range.span })
          : t('overtime.answer', {
              hours: hours(all),
              span: range.span,
              share: share(all, sum('worked_seconds')),
            })
      }
      more={
        most &&
        most.sum > 0 &&
        t('overtime.most', {
          department: isolated(nameOf(most.row)),
          hours: hours(most.sum),
        })
      }
      file={<InsightExport call={insightsApi.overtimeFile} query={range.query} />}
      note={t('overtime.note')}
      chartTitle={t('overtime.chart')}
      chart={{
        labels: labels(months),
        series: stackedSeries(
          months,
          insight.rows.flatMap((row) =>
            row.overtime_seconds === null
              ? []
              : [
                  {
                    key: row.department_id ?? '',
                    label: nameOf(row),
                    month: row.month,
                    value: hoursOf(row.overtime_seconds),
                  },
                ],
          ),
          new Map(insight.months.map((each) => [each.month, hoursOf(each.overtime_seconds ?? 0)])),
          t('otherDepartments'),
        ),
        format: (value) => hours(value * 3600),
        axisFormat: number,
      }}
      table={
        <DepartmentTable
          label={t('tabs.overtime')}
          rows={insight.rows.map(({ overtime_seconds, ...row }) => ({
            ...row,
            figure: overtime_seconds,
          }))}
          months={insight.months.map(({ month, overtime_seconds }) => ({
            month,
            figure: overtime_seconds,
          }))}
          write={(seconds) => <Duration seconds={seconds} />}
        />
      }
      wide={departmentsOf(insight.rows) > 3}
      below={insight.rows.some(({ people }) => people === null) && t('hiddenNote')}
    />
  )
}
