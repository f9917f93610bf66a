import Box from '@mui/material/Box'
import {
  type DayMark,
  dayMarks,
  type ReportedAttendance,
} from '@workledger/contracts/attendance/attendance-report.api'
import { clock, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { someWeek, weeksOf } from '@workledger/kit/i18n/weeks'
import { Avatar, fullName } from '@workledger/kit/ui/avatar'
import { Duration, visuallyHidden } from '@workledger/kit/ui/figures'
import { BareList, Panel, Row } from '@workledger/kit/ui/layout'
import { Heading, Muted, Strong } from '@workledger/kit/ui/text'
import { attendanceReportTexts } from './messages'

/** Surface and letters of each mark; the words next to them serve people who see no colours. */
export const markLook: Record<DayMark, { bgcolor: string; color: string }> = {
  present: { bgcolor: 'tone.goodSoft', color: 'tone.good' },
  undertime: { bgcolor: 'tone.warnSoft', color: 'tone.warn' },
  holiday: { bgcolor: 'tone.waitSoft', color: 'text.secondary' },
  leave: { bgcolor: 'tone.accentSoft', color: 'tone.accentInk' },
  absent: { bgcolor: 'tone.badSoft', color: 'tone.bad' },
}

/** A month of one person: the mark of each day, and the number of each mark. */
export function MonthCard({
  person,
  first,
  last,
}: {
  person: ReportedAttendance
  first: string
  last: string
}) {
  return (
    <Panel
      component="section"
      aria-label={fullName(person)}
      sx={{ p: 2, minWidth: 0, breakInside: 'avoid' }}
    >
      <PersonLine person={person} />
      <MonthTable person={person} first={first} last={last} />
      <MarkCounts person={person} />
    </Panel>
  )
}

function PersonLine({ person }: { person: ReportedAttendance }) {
  const t = useText(attendanceReportTexts)
  return (
    <Row gap={1} sx={{ mb: 1.5 }}>
      <Avatar person={person} />
      <Heading sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{fullName(person)}</bdi>
      </Heading>
      <Muted sx={{ marginInlineStart: 'auto', whiteSpace: 'nowrap' }}>
        <Box component="span" sx={visuallyHidden}>
          {t('presence')}{' '}
        </Box>
        <Duration seconds={person.presence} />
      </Muted>
    </Row>
  )
}

function MonthTable({
  person,
  first,
  last,
}: {
  person: ReportedAttendance
  first: string
  last: string
}) {
  const { locale } = useFormat()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const days = new Map(person.days.map((day) => [day.date, day]))
  const weeks = weeksOf({ from: first, to: last })
  const names = someWeek().map((day) => weekday.format(Date.parse(day)))

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
  const { dayNumber, day: dayOf } = useFormat()
  const word = day.mark ? t(`marks.${day.mark}`) : t('none')
  const title = [dayOf(day.date), word, day.name, day.presence > 0 && clock(day.presence)]
    .filter(Boolean)
    .join(' · ')

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
          {clock(day.presence).replace(/:\d\d$/, '')}
        </Box>
      )}
      <Box component="span" sx={visuallyHidden}>
        {' '}
        {title}
      </Box>
    </Box>
  )
}

function MarkCounts({ person }: { person: ReportedAttendance }) {
  const t = useText(attendanceReportTexts)
  const { number } = useFormat()

  return (
    <BareList
      className="num"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', mt: 1.5, fontSize: 12 }}
    >
      {dayMarks
        .filter((mark) => person.counts[mark] > 0)
        .map((mark) => (
          <Row component="li" key={mark} gap={0.75}>
            <Box
              aria-hidden
              sx={{
                width: 10,
                height: 10,
                borderRadius: '3px',
                border: 1,
                borderColor: 'divider',
                printColorAdjust: 'exact',
                ...markLook[mark],
              }}
            />
            {t(`marks.${mark}`)} <b>{number(person.counts[mark])}</b>
          </Row>
        ))}
    </BareList>
  )
}
