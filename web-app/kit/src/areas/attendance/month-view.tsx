import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { today, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { query } from '../../net/query'
import { PlainTable } from '../../table/plain-table'
import { Facts } from '../../ui/facts'
import { Duration } from '../../ui/figures'
import { Icon } from '../../ui/icon'
import { Panel, Row, Stack } from '../../ui/layout'
import { FailedState, SkeletonRows } from '../../ui/states'
import { Heading } from '../../ui/text'
import { useNarrow } from '../../ui/use-narrow'
import { sharedAttendanceTexts } from './messages'
import { type DayRow, MonthCards } from './month-cards'
import { BreaksCell, DayCell, ShiftsCell, WorkedCell } from './month-cells'
import { type Rights, useShiftActions } from './shift-actions'
import { firstOf } from './year-view'

interface Props {
  employee: string
  year: number
  month: number
  rights: Rights
  leave: () => void
}

/** The days of a month with shifts, breaks and warnings; days off are red. */
export function MonthView({ employee, year, month, rights, leave }: Props) {
  const t = useText(sharedAttendanceTexts)
  const { monthHeading: monthOf, weekdayNumber } = useFormat()

  const found = useQuery(
    query(attendanceApi.monthlyAttendance, { params: { id: employee }, query: { year, month } }),
  )
  const { stats, all_days, attendance } = found.data?.data ?? {}
  const acts = rights.edit || rights.propose || (attendance ?? []).length > 0
  const now = today()
  const title = monthOf(firstOf(year, month))
  const narrow = useNarrow()
  const { menu, dialogs } = useShiftActions({ employee, rights, shifts: attendance ?? [] })

  const rows = Object.values(all_days ?? {}).map((day): DayRow => {
    const shifts = (attendance ?? []).filter(({ date }) => date === day.date)
    const name = weekdayNumber(day.date)
    // A future day has no shifts yet; a viewer who may not change them can read their history.
    const can = ((rights.edit || rights.propose) && day.date <= now) || shifts.length > 0

    return { day, name, shifts, actions: can && menu(day.date) }
  })

  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />

  return (
    <>
      <Row wrap gap={1.5} sx={{ mb: 1.5 }}>
        <Button startIcon={<Icon name="back" />} onClick={leave}>
          {t('back')}
        </Button>
        <Heading size={16} sx={{ lineHeight: '24px' }}>
          {title}
        </Heading>
      </Row>
      {!stats || !all_days || !attendance ? (
        <SkeletonRows rows={12} />
      ) : (
        <Stack gap={2}>
          <Panel className="num">
            <MonthFacts stats={stats} />
          </Panel>
          {narrow ? (
            <MonthCards label={title} rows={rows} />
          ) : (
            <PlainTable
              label={title}
              columns={[
                t('day'),
                t('shifts'),
                t('presence'),
                t('breaks'),
                t('hours'),
                t('trackedHours'),
                ...(acts ? [''] : []),
              ]}
              rows={rows.map(({ day, name, shifts, actions }) => ({
                key: day.date,
                off: !day.is_working,
                cells: [
                  <DayCell key="day" day={day} name={name} />,
                  <ShiftsCell key="shifts" shifts={shifts} />,
                  day.presence > 0 ? <Duration key="presence" seconds={day.presence} /> : '',
                  <BreaksCell key="breaks" day={day} />,
                  <WorkedCell key="worked" day={day} />,
                  day.tracked > 0 ? <Duration key="tracked" seconds={day.tracked} /> : '',
                  actions,
                ],
              }))}
            />
          )}
        </Stack>
      )}
      {dialogs}
    </>
  )
}

/** What the month came to. */
function MonthFacts({
  stats,
}: {
  stats: AnswerOf<typeof attendanceApi.monthlyAttendance>['data']['stats']
}) {
  const t = useText(sharedAttendanceTexts)
  const { number } = useFormat()

  return (
    <Facts
      short
      items={[
        [t('workingDays'), number(stats.working_days)],
        [t('present'), number(stats.present)],
        [t('absent'), number(stats.absent)],
        [t('total'), <Duration key="total" seconds={stats.total_seconds} />],
        [t('average'), <Duration key="average" seconds={stats.average_seconds} />],
        [t('tracked'), <Duration key="tracked" seconds={stats.tracked_seconds} />],
        [
          t('averageTracked'),
          <Duration key="averageTracked" seconds={stats.average_tracked_seconds} />,
        ],
        ...(stats.paid_leave_seconds > 0
          ? [
              [
                t('paidLeaveTotal'),
                <Duration key="leave" seconds={stats.paid_leave_seconds} />,
              ] as const,
            ]
          : []),
        ...(stats.paid_holiday_seconds > 0
          ? [
              [
                t('paidHolidayTotal'),
                <Duration key="holiday" seconds={stats.paid_holiday_seconds} />,
              ] as const,
            ]
          : []),
        [t('warnings'), number(stats.warnings)],
      ]}
    />
  )
}
