import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reportsApi } from '@workledger/contracts/reports/reports.api'
import { addDays, daysBetween } from '@workledger/kit/i18n/calendar-days'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { PlainTable } from '@workledger/kit/table/plain-table'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grow, Row, Stack } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { useAsked } from './asked'
import { reportTexts } from './messages'
import { ReportFilters } from './report-filters'

/** Number of days that have room for their numbers on a phone. */
const MANY = 14

interface DayCount {
  date: string
  created: number
  completed: number
}

const kinds = ['created', 'completed'] as const
const look = { created: 'tone.violet', completed: 'primary.main' } as const

/** The numbers of tasks created and completed on each day, as bars and as numbers. */
export default function TasksTab() {
  const t = useText(reportTexts)
  const { weekday, number } = useFormat()
  const { workspace } = useMember()
  const asked = useAsked()
  const { start_date, end_date, employee_ids, project_ids, client_ids } = asked.filter

  const listed = {
    employee_ids: employee_ids?.join(),
    project_ids: project_ids?.join(),
    client_ids: client_ids?.join(),
  }

  const request = {
    params: { ws: workspace.id },
    query: { start_date, end_date, ...listed } as never,
  }

  const found = useQuery({
    ...query(reportsApi.tasksReport, request),
    placeholderData: keepPreviousData,
  })

  const counts = found.data?.data

  const days = Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, n) => {
    const date = addDays(start_date, n)
    const of = (kind: (typeof kinds)[number]) =>
      counts?.[kind].find((each) => each.date === date)?.count ?? 0
    return { date, created: of('created'), completed: of('completed') }
  })

  const told = days.filter(({ created, completed }) => created + completed > 0)
  const total = (kind: (typeof kinds)[number]) => days.reduce((sum, day) => sum + day[kind], 0)

  return (
    <>
      <ReportFilters asked={asked} />
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : !counts ? (
        <SkeletonRows rows={8} />
      ) : told.length === 0 ? (
        <EmptyState icon="reports" title={t('noTasks')} text={t('emptyText')} />
      ) : (
        <Stack gap={2} aria-busy={found.isFetching}>
          <TaskBars days={days} />
          <PlainTable
            label={t('tabs.tasks')}
            columns={[t('day'), t('created'), t('completed')]}
            rows={[
              ...told.map((day) => ({
                key: day.date,
                cells: [weekday(day.date), number(day.created), number(day.completed)],
              })),
              {
                key: 'total',
                cells: [
                  <b key="t">{t('total')}</b>,
                  ...kinds.map((kind) => <b key={kind}>{number(total(kind))}</b>),
                ],
              },
            ]}
          />
        </Stack>
      )}
    </>
  )
}

/** Two bars for each day. */
function TaskBars({ days }: { days: readonly DayCount[] }) {
  const t = useText(reportTexts)
  const { dayNumber } = useFormat()
  const most = Math.max(1, ...days.flatMap(({ created, completed }) => [created, completed]))

  return (
    <Card title={t('perDay')} padded>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: { xs: '2px', sm: '4px' },
          height: 160,
        }}
      >
        {days.map((day, place) => (
          <Grow key={day.date} sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
            <Box sx={{ flex: 1, display: 'flex', alignItems: 'flex-end', gap: '1px' }}>
              {kinds.map((kind) => (
                <Box
                  key={kind}
                  sx={{
                    flex: 1,
                    bgcolor: look[kind],
                    borderRadius: '2px 2px 0 0',
                    printColorAdjust: 'exact',
                  }}
                  style={{ height: `${(day[kind] / most) * 100}%` }}
                />
              ))}
            </Box>
            {/* Wider than a bar of a month on a phone, so only each fifth is shown there. */}
            <Box
              sx={{
                ...{
                  display: 'flex',
                  justifyContent: 'center',
                  fontSize: 11,
                  lineHeight: '20px',
                  color: 'text.secondary',
                },
                ...(days.length > MANY &&
                  place % 5 > 0 && { visibility: { xs: 'hidden', sm: 'visible' } }),
              }}
            >
              {dayNumber(day.date)}
            </Box>
          </Grow>
        ))}
      </Box>
      <BareList sx={{ display: 'flex', gap: 2, mt: 1, fontSize: 12, color: 'text.secondary' }}>
        {kinds.map((kind) => (
          <Row component="li" key={kind} gap={0.75}>
            <Box
              aria-hidden
              sx={{
                width: 10,
                height: 10,
                borderRadius: '3px',
                bgcolor: look[kind],
                printColorAdjust: 'exact',
              }}
            />
            {t(kind)}
          </Row>
        ))}
      </BareList>
    </Card>
  )
}
