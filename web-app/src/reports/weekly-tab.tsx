import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reportsApi } from '@workledger/contracts/reports/reports.api'
import { addDays } from '@workledger/kit/i18n/calendar-days'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { PlainTable } from '@workledger/kit/table/plain-table'
import { ExactDuration } from '@workledger/kit/ui/figures'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { useAsked } from './asked'
import { reportTexts } from './messages'
import { ReportFilters } from './report-filters'

/** The seven days of a week by project and employee. */
export default function WeeklyTab() {
  const t = useText(reportTexts)
  const { weekday, listed } = useFormat()
  const { workspace } = useMember()
  const asked = useAsked()

  const found = useQuery({
    ...query(reportsApi.workWeek, { params: { ws: workspace.id }, body: asked.filter }),
    placeholderData: keepPreviousData,
  })

  const rows = found.data?.data ?? []
  const days = Array.from({ length: 7 }, (_, n) => addDays(asked.filter.start_date, n))
  const time = (seconds: number, key: string) =>
    seconds > 0 ? <ExactDuration key={key} seconds={seconds} /> : '–'
  const sums = days.map((_, n) => rows.reduce((sum, { seconds }) => sum + seconds[n]!, 0))

  return (
    <>
      <ReportFilters asked={asked} />
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <SkeletonRows rows={8} />
      ) : rows.length === 0 ? (
        <EmptyState icon="reports" title={t('empty')} text={t('emptyText')} />
      ) : (
        <PlainTable
          label={t('tabs.weekly')}
          pinned
          columns={[
            listed([t('project'), t('employee')]),
            ...days.map((day) => weekday(day)),
            t('total'),
          ]}
          rows={[
            ...rows.map((row) => ({
              key: `${row.project_id} ${row.employee_id}`,
              cells: [
                <span key="name">
                  <bdi>{row.project ?? t('none.project')}</bdi>
                  <Muted component="span" size={12} sx={{ display: 'block' }}>
                    <bdi>{row.employee}</bdi>
                  </Muted>
                </span>,
                ...row.seconds.map((seconds, n) => time(seconds, days[n]!)),
                <b key="total">{time(row.total, 'sum')}</b>,
              ],
            })),
            {
              key: 'total',
              cells: [
                <b key="t">{t('total')}</b>,
                ...sums.map((seconds, n) => <b key={days[n]}>{time(seconds, 'sum')}</b>),
                <b key="all">
                  {time(
                    sums.reduce((sum, each) => sum + each, 0),
                    'sum',
                  )}
                </b>,
              ],
            },
          ]}
        />
      )}
    </>
  )
}
