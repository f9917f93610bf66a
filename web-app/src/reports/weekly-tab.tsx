import Box from '@mui/material/Box'
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
import { useAsked } from './asked'
import { reportTexts } from './messages'
import { ReportFilters } from './report-filters'

interface WeekRow {
  project_id: string | null
  project: string | null
  seconds: readonly number[]
}

/** Returns a week's rows by project, in their order. */
export function byProject<R extends WeekRow>(rows: readonly R[]) {
  const groups = new Map<string | null, { project: string | null; people: R[] }>()

  for (const row of rows) {
    const group = groups.get(row.project_id)

    if (group) group.people.push(row)
    else groups.set(row.project_id, { project: row.project, people: [row] })
  }

  return [...groups].map(([project_id, group]) => ({ project_id, ...group }))
}

/** Returns the seconds of the nth day of all rows. */
const sumOf = (rows: readonly WeekRow[], n: number) =>
  rows.reduce((sum, { seconds }) => sum + seconds[n]!, 0)

/** The seven days of a week by project, with the people of each. */
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
  const sums = days.map((_, n) => sumOf(rows, n))

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
            ...byProject(rows).flatMap(({ project_id, project, people }) => [
              {
                key: `project ${project_id}`,
                group: true,
                cells: [
                  <bdi key="name">{project ?? t('none.project')}</bdi>,
                  ...days.map((day, n) => time(sumOf(people, n), day)),
                  time(
                    people.reduce((sum, { total }) => sum + total, 0),
                    'sum',
                  ),
                ],
              },
              ...people.map((row) => ({
                key: `${row.project_id} ${row.employee_id}`,
                cells: [
                  <Box key="name" component="bdi" sx={{ display: 'block', paddingInlineStart: 2 }}>
                    {row.employee}
                  </Box>,
                  ...row.seconds.map((seconds, n) => time(seconds, days[n]!)),
                  <b key="total">{time(row.total, 'sum')}</b>,
                ],
              })),
            ]),
            {
              key: 'total',
              sum: true,
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
