import Box from '@mui/material/Box'
import type { Attendance, AttendanceDay } from '@workledger/contracts/attendance/attendance.shapes'
import { isolated, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { Duration } from '../../ui/figures'
import { Row } from '../../ui/layout'
import { StatusChip } from '../../ui/status-chip'
import { sharedAttendanceTexts } from './messages'
import { useTimes } from './times'

export function DayCell({ day, name }: { day: AttendanceDay; name: string }) {
  const t = useText(sharedAttendanceTexts)
  return (
    <Row component="span" inline wrap sx={{ columnGap: 1, rowGap: 0.5 }}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      {day.name && (
        <Box component="bdi" sx={{ fontSize: 12 }}>
          {day.name}
        </Box>
      )}
      {day.warnings.map((warning) => (
        <StatusChip key={warning} tone="warn">
          {t(`warning.${warning}`)}
        </StatusChip>
      ))}
    </Row>
  )
}

export function ShiftsCell({ shifts }: { shifts: readonly Attendance[] }) {
  const t = useText(sharedAttendanceTexts)
  const times = useTimes()

  return shifts.map((shift) => (
    <Box key={shift.id} sx={{ whiteSpace: 'nowrap' }}>
      <span>{times(shift, shift.zone)}</span>
      {shift.break_since && (
        <Box component="span" sx={{ marginInlineStart: 1 }}>
          <StatusChip tone="warn">{t('onBreak')}</StatusChip>
        </Box>
      )}
      {shift.correction_id && (
        <Box component="span" sx={{ marginInlineStart: 1 }}>
          <StatusChip status="pending">{t('waiting')}</StatusChip>
        </Box>
      )}
      <PlacesOfShift shift={shift} />
    </Box>
  ))
}

const small = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' } as const

/** The places of a shift, and its locations if they are the viewer's own. */
function PlacesOfShift({ shift }: { shift: Attendance }) {
  const t = useText(sharedAttendanceTexts)
  const { in_place, out_place, in_location, out_location } = shift
  const places = [...new Set([in_place, out_place].filter((place) => place !== null))]
  const where = [
    ...new Set([in_location, out_location].flatMap((each) => (each ? [degreesOf(each)] : []))),
  ]

  return (
    <>
      {places.length > 0 && (
        <Box sx={{ ...small, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {places.map(isolated).join(AND)}
        </Box>
      )}
      {where.length > 0 && (
        <Box sx={{ ...small, whiteSpace: 'normal' }}>
          {t('ownLocation', { where: where.map(isolated).join(AND) })}
        </Box>
      )}
    </>
  )
}

/** A line breaks after the point between two, never before it. */
const AND = '\u00a0· '

/** Returns degrees as maps take them in every language, on one line. */
const degreesOf = ({ lat, long }: NonNullable<Attendance['in_location']>) => `${lat},\u00a0${long}`

/** The breaks; below them the rule's part, and the paid ones. */
export function BreaksCell({
  day: { breaks_unpaid, breaks_paid, rule_unpaid, rule_paid },
}: {
  day: AttendanceDay
}) {
  const t = useText(sharedAttendanceTexts)
  const { hours } = useFormat()
  return (
    <>
      {breaks_unpaid + rule_unpaid > 0 && <Duration seconds={breaks_unpaid + rule_unpaid} />}
      {rule_unpaid + rule_paid > 0 && (
        <Box sx={small}>{t('byRule', { time: hours(rule_unpaid + rule_paid) })}</Box>
      )}
      {breaks_paid + rule_paid > 0 && (
        <Box sx={small}>{t('paidBreak', { time: hours(breaks_paid + rule_paid) })}</Box>
      )}
    </>
  )
}

/** The work; below it leave and holidays that an hourly contract also pays. */
export function WorkedCell({ day: { worked, paid_leave, paid_holiday } }: { day: AttendanceDay }) {
  const t = useText(sharedAttendanceTexts)
  const { hours } = useFormat()
  return (
    <>
      {worked > 0 && <Duration seconds={worked} />}
      {paid_leave > 0 && <Box sx={small}>{t('paidLeave', { time: hours(paid_leave) })}</Box>}
      {paid_holiday > 0 && <Box sx={small}>{t('paidHoliday', { time: hours(paid_holiday) })}</Box>}
    </>
  )
}

/** Breaks and tracked time in one muted line of a card. */
export function MoreOfDay({ day }: { day: AttendanceDay }) {
  const t = useText(sharedAttendanceTexts)
  const { hours } = useFormat()
  const breaks = day.breaks_unpaid + day.rule_unpaid

  const facts = [
    ...(breaks > 0 ? [t('breakOf', { time: hours(breaks) })] : []),
    ...(day.tracked > 0 ? [t('trackedOf', { time: hours(day.tracked) })] : []),
  ]

  return facts.length > 0 && <Box sx={small}>{facts.join(' · ')}</Box>
}
