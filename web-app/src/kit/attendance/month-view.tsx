import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type Attendance, type AttendanceDay, attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { noonOf } from '@workledger/contracts/kernel/written'
import { Facts } from '../facts'
import { Duration } from '../figures'
import { clock, today, useFormat } from '../format'
import { useText } from '../i18n'
import { Icon } from '../icon'
import { PlainTable } from '../plain-table'
import { query } from '../query'
import { FailedState, SkeletonRows } from '../states'
import { StatusChip } from '../status-chip'
import { sharedAttendanceTexts } from './messages'
import { type Rights, ShiftActions } from './shift-actions'
import { useTimes } from './times'
import { firstOf } from './year-view'

interface Props {
  employee: string
  year: number
  month: number
  rights: Rights
  leave: () => void
}

/** The days of a month with their shifts, breaks and warnings; days off stand in red. */
export function MonthView({ employee, year, month, rights, leave }: Props) {
  const t = useText(sharedAttendanceTexts)
  const { month: monthOf, number, locale } = useFormat()
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  const found = useQuery(query(attendanceApi.monthlyAttendance, { params: { id: employee }, query: { year, month } }))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  const { stats, all_days, attendance } = found.data?.data ?? {}
  const acts = rights.edit || rights.propose
  const now = today()
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
        <Button startIcon={<Icon name="back" />} onClick={leave}>
          {t('back')}
        </Button>
        <Box component="h2" sx={{ m: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
          {monthOf(firstOf(year, month))}
        </Box>
      </Box>
      {!stats || !all_days || !attendance ? (
        <SkeletonRows rows={12} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box className="num" sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: 'background.paper' }}>
            <Facts
              short
              items={[
                [t('workingDays'), number(stats.working_days)],
                [t('present'), number(stats.present)],
                [t('absent'), number(stats.absent)],
                [t('total'), <Duration key="total" seconds={stats.total_seconds} />],
                [t('average'), <Duration key="average" seconds={stats.average_seconds} />],
                [t('tracked'), <Duration key="tracked" seconds={stats.tracked_seconds} />],
                [t('averageTracked'), <Duration key="averageTracked" seconds={stats.average_tracked_seconds} />],
                [t('warnings'), number(stats.warnings)],
              ]}
            />
          </Box>
          <PlainTable
            label={monthOf(firstOf(year, month))}
            columns={[t('day'), t('shifts'), t('presence'), t('breaks'), t('hours'), t('trackedHours'), ...(acts ? [''] : [])]}
            rows={Object.values(all_days).map((day) => {
              const shifts = attendance.filter(({ date }) => date === day.date)
              return {
                key: day.date,
                off: !day.is_working,
                cells: [
                  <DayCell key="day" day={day} name={dayName.format(noonOf(day.date))} />,
                  <ShiftsCell key="shifts" shifts={shifts} />,
                  day.presence > 0 ? <Duration key="presence" seconds={day.presence} /> : '',
                  <BreaksCell key="breaks" day={day} />,
                  day.worked > 0 ? <Duration key="worked" seconds={day.worked} /> : '',
                  day.tracked > 0 ? <Duration key="tracked" seconds={day.tracked} /> : '',
                  // What is to come has no shifts yet.
                  acts && day.date <= now ? (
                    <ShiftActions key="act" employee={employee} day={day.date} shifts={shifts} rights={rights} />
                  ) : (
                    ''
                  ),
                ],
              }
            })}
          />
        </Box>
      )}
    </>
  )
}

function DayCell({ day, name }: { day: AttendanceDay; name: string }) {
  const t = useText(sharedAttendanceTexts)
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      {day.name && <Box component="bdi" sx={{ fontSize: 12 }}>{`· ${day.name}`}</Box>}
      {day.warnings.map((warning) => (
        <StatusChip key={warning} tone="warn">
          {t(`warning.${warning}`)}
        </StatusChip>
      ))}
    </Box>
  )
}

function ShiftsCell({ shifts }: { shifts: readonly Attendance[] }) {
  const t = useText(sharedAttendanceTexts)
  const times = useTimes()
  return shifts.map((shift) => (
    <Box key={shift.id} sx={{ whiteSpace: 'nowrap' }}>
      <span className="ltr">{times(shift, shift.zone)}</span>
      {shift.correction_id && (
        <Box component="span" sx={{ marginInlineStart: 1 }}>
          <StatusChip status="pending">{t('waiting')}</StatusChip>
        </Box>
      )}
    </Box>
  ))
}

/** What is taken off; beneath it what the rule of the day did, and what is paid. */
function BreaksCell({ day: { breaks_unpaid, breaks_paid, rule_unpaid, rule_paid } }: { day: AttendanceDay }) {
  const t = useText(sharedAttendanceTexts)
  const small = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' }
  const short = (seconds: number) => clock(seconds).replace(/:\d\d$/, '')
  return (
    <>
      {breaks_unpaid + rule_unpaid > 0 && <Duration seconds={breaks_unpaid + rule_unpaid} />}
      {rule_unpaid + rule_paid > 0 && <Box sx={small}>{t('byRule', { time: short(rule_unpaid + rule_paid) })}</Box>}
      {breaks_paid + rule_paid > 0 && <Box sx={small}>{t('paidBreak', { time: short(breaks_paid + rule_paid) })}</Box>}
    </>
  )
}
