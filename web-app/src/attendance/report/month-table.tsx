import Box from '@mui/material/Box'
import {
  type DayMark,
  type ReportedAttendance,
} from '@workledger/contracts/attendance/attendance-report.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { joinFacts, shortClock, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { someWeek, weeksOf } from '@workledger/kit/i18n/weeks'
import { visuallyHidden } from '@workledger/kit/ui/figures'
import { Strong } from '@workledger/kit/ui/text'
import { attendanceReportTexts } from './messages'

/** Surface and letters of each mark; the words next to them serve people who see no colours. */
export const markLook: Record<DayMark, { bgcolor: string; color: string }> = {
  present: { bgcolor: 'tone.goodSoft', color: 'tone.good' },
  undertime: { bgcolor: 'tone.warnSoft', color: 'tone.warn' },
  holiday: { bgcolor: 'tone.waitSoft', color: 'text.secondary' },
  leave: { bgcolor: 'tone.accentSoft', color: 'tone.accentInk' },
  absent: { bgcolor: 'tone.badSoft', color: 'tone.bad' },
}

/** A month of one person as a calendar: the mark of each day. */
export function MonthTable({
  person,
  first,
  last,
}: {
  person: ReportedAttendance
  first: string
  last: string
}) {
  const { weekdayOf } = useFormat()
  const days = new Map(person.days.map((day) => [day.date, day]))
  const weeks = weeksOf({ from: first, to: last })
  const names = someWeek().map(weekdayOf)

  return (
    <Box
      component="table"
      aria-label={fullName(person)}
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'separate',
        borderSpacing: '2px',
        fontSize: 12,
        // Weekdays fit, and a wide window does not stretch them.
        maxWidth: 480,
      }}
    >
      <thead>
        <tr>
          {names.map((name) => (
            <Box
              component="th"
              scope="col"
              key={name}
              sx={{ fontWeight: 400, color: 'text.secondary', overflow: 'hidden', p: 0, pb: 0.5 }}
            >
              {name}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, n) => {
              const day = date ? days.get(date) : undefined
              return day ? <MarkedDay key={names[n]} day={day} /> : <td key={names[n]} />
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function MarkedDay({ day }: { day: ReportedAttendance['days'][number] }) {
  const t = useText(attendanceReportTexts)
  const { dayNumber, day: dayOf, hours } = useFormat()
  const word = day.mark ? t(`marks.${day.mark}`) : t('none')
  const title = joinFacts([
    dayOf(day.date),
    word,
    day.name,
    day.presence > 0 && hours(day.presence),
  ])

  return (
    <Box
      component="td"
      title={title}
      className="num"
      sx={{
        height: 40,
        p: 0,
        borderRadius: '4px',
        textAlign: 'center',
        lineHeight: '15px',
        printColorAdjust: 'exact',
        ...(day.mark ? markLook[day.mark] : { color: 'text.disabled' }),
      }}
    >
      <Strong component="span" sx={{ display: 'block' }}>
        {dayNumber(day.date)}
      </Strong>
      {day.presence > 0 && (
        <Box component="span" className="ltr" sx={{ display: 'block', fontSize: 11 }} aria-hidden>
          {shortClock(day.presence)}
        </Box>
      )}
      <Box component="span" sx={visuallyHidden}>
        {' '}
        {title}
      </Box>
    </Box>
  )
}
