import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { absencesApi } from '@workledger/contracts/leave/absences.api'
import { useEffect, useRef, useState } from 'react'
import { addDays, monthAround } from '../../i18n/calendar-days'
import { today, useFormat } from '../../i18n/format'
import { isDay } from '../../i18n/is-day'
import { someWeek, weeksOf } from '../../i18n/weeks'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { visuallyHidden } from '../../ui/figures'
import { Icon } from '../../ui/icon'
import { Grid, Row } from '../../ui/layout'
import { useBelow } from '../../ui/use-narrow'
import { useLeaveWords } from './leave-words'
import { type Planned, useLeavePreview } from './use-leave-preview'

interface Props {
  employee: string
  leave?: string | undefined
  planned: Planned
  /** Selects one day instead of a first and a last one. */
  single: boolean
  pick: (from: string, to: string) => void
}

/**
 * Two months, or one on a phone, to select the days of a leave: counted days, holidays, and a dot
 * on colleagues' absences. A first press selects the first day, a second one the last.
 */
export function LeaveDays({ employee, leave, planned, single, pick }: Props) {
  const { t } = useLeaveWords()
  const { workspace } = useMember()
  const { monthHeading: month } = useFormat()
  const { start_on: from, finish_on } = planned
  const to = single ? from : finish_on
  const [at, setAt] = useState(isDay(from) ? from : today())
  const [focused, setFocused] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const shown = [monthAround(at, 0), monthAround(at, 1)] as const
  const { complete, preview } = useLeavePreview(employee, leave, planned)
  const found = complete ? preview.data?.data : undefined

  const days = useQuery({
    ...query(absencesApi.absenceDays, {
      params: { ws: workspace.id },
      query: { from: shown[0].from, to: shown[1].to, not_of: employee },
    }),
    placeholderData: keepPreviousData,
  }).data?.data

  const narrow = useBelow(575)
  const followed = useRef({ from, finish_on })

  // Typed days bring their months: the first day's comes first, the last day's last. A pressed day
  // is visible already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new days turn the page
  useEffect(() => {
    const before = followed.current
    followed.current = { from, finish_on }

    if (isDay(from) && from !== before.from) setAt(from)
    else if (isDay(finish_on) && finish_on !== before.finish_on && finish_on >= from) {
      if (finish_on > shown[narrow ? 0 : 1].to)
        setAt(narrow ? finish_on : monthAround(finish_on, -1).from)
      else if (finish_on < shown[0].from) setAt(finish_on)
    }
  }, [from, finish_on])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (focused) frame.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at])

  const press = (day: string) => {
    const restarts = single || !isDay(from) || isDay(to) || day < from
    const next = restarts ? { from: day, finish_on: single ? day : '' } : { from, finish_on: day }
    followed.current = next
    pick(next.from, next.finish_on)
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1
    const step = { ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -7, ArrowDown: 7 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setAt(addDays(at, step))
  }

  const facts: Facts = {
    from,
    to: isDay(to) ? to : from,
    at,
    counted: found && new Set(found.days.map(({ date }) => date)),
    holidays: new Map([
      ...(days ?? []).flatMap(({ date, holidays }) =>
        holidays.map((name) => [date, name] as const),
      ),
      ...(found?.holidays ?? []).map(({ date, name }) => [date, name] as const),
    ]),
    away: new Map((days ?? []).map(({ date, away }) => [date, away])),
    off: new Set((days ?? []).flatMap(({ date, off }) => (off ? [date] : []))),
  }

  return (
    <Box
      ref={frame}
      role="group"
      aria-label={t('picker.label')}
      onKeyDown={onKeyDown}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Row>
        <IconButton aria-label={t('team.previous')} onClick={() => setAt(monthAround(at, -1).from)}>
          <Icon name="back" />
        </IconButton>
        <Box
          aria-live="polite"
          sx={{
            display: 'flex',
            flex: 1,
            fontWeight: 500,
            '& > *': { flex: 1, textAlign: 'center' },
          }}
        >
          <span>{month(shown[0].from)}</span>
          <Box component="span" sx={second}>
            {month(shown[1].from)}
          </Box>
        </Box>
        <IconButton aria-label={t('team.next')} onClick={() => setAt(monthAround(at, 1).from)}>
          <Icon name="forward" />
        </IconButton>
      </Row>
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} sx={{ columnGap: 2 }}>
        <Month {...shown[0]} label={month(shown[0].from)} facts={facts} press={press} />
        <Box sx={second}>
          <Month {...shown[1]} label={month(shown[1].from)} facts={facts} press={press} />
        </Box>
      </Grid>
    </Box>
  )
}

const second = { display: { xs: 'none', sm: 'block' } } as const

interface Facts {
  from: string
  to: string
  /** The day with the keyboard focus. */
  at: string
  /** Days that the server counts; undefined before type and days are chosen. */
  counted: ReadonlySet<string> | undefined
  holidays: ReadonlyMap<string, string>
  away: ReadonlyMap<string, number>
  off: ReadonlySet<string>
}

function Month({
  from,
  to,
  label,
  facts,
  press,
}: {
  from: string
  to: string
  label: string
  facts: Facts
  press: (day: string) => void
}) {
  const { weekday, weekdayLetter } = useFormat()
  return (
    <Box
      component="table"
      className="num"
      sx={{ width: '100%', tableLayout: 'fixed', borderSpacing: '0 2px' }}
    >
      <Box component="caption" sx={visuallyHidden}>
        {label}
      </Box>
      <thead>
        <tr>
          {someWeek().map((day) => (
            <Box
              component="th"
              scope="col"
              key={day}
              sx={{ p: 0, height: 24, fontSize: 11, fontWeight: 400, color: 'text.secondary' }}
            >
              <abbr title={weekday(day).split(/[\s,،]/)[0]} style={{ textDecoration: 'none' }}>
                {weekdayLetter(day)}
              </abbr>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf({ from, to }).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a weekday's column
              <Box component="td" key={index} sx={{ p: 0 }}>
                {day && <LeaveDay day={day} facts={facts} press={press} />}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function LeaveDay({
  day,
  facts,
  press,
}: {
  day: string
  facts: Facts
  press: (day: string) => void
}) {
  const { t } = useLeaveWords()
  const { day: full, dayNumber, listed } = useFormat()
  const { from, to, at, counted, holidays, away, off } = facts
  const chosen = from !== '' && from <= day && day <= to
  const holiday = holidays.get(day)
  const free = holiday !== undefined || off.has(day)
  const people = away.get(day) ?? 0

  const said = listed([
    full(day),
    ...(holiday ? [holiday] : []),
    ...(people > 0 ? [t('team.awayCount', { count: people })] : []),
  ])

  return (
    <Box
      component="button"
      type="button"
      tabIndex={day === at ? 0 : -1}
      aria-pressed={chosen}
      aria-current={day === today() ? 'date' : undefined}
      title={holiday}
      data-end={(chosen && (day === from || day === to)) || undefined}
      data-counted={(chosen && (counted ? counted.has(day) : !free)) || undefined}
      data-free={free || undefined}
      data-holiday={holiday !== undefined || undefined}
      onClick={() => press(day)}
      sx={look}
    >
      <span aria-hidden>{dayNumber(day)}</span>
      <Box component="span" sx={visuallyHidden}>
        {said}
      </Box>
      {people > 0 && <Box aria-hidden component="span" className="away" />}
    </Box>
  )
}

const look = {
  position: 'relative',
  width: '100%',
  height: 32,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  cursor: 'pointer',
  '&[data-free]': { color: 'text.secondary' },
  '&[data-holiday] > :first-of-type': { textDecoration: 'line-through' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { fontWeight: 700 },
  '&[aria-pressed=true]': { bgcolor: 'tone.raised' },
  '&[data-counted]': { bgcolor: 'tone.accentSoft', color: 'tone.accentInk', fontWeight: 600 },
  '&[data-end]': { borderRadius: 1, bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& .away': {
    position: 'absolute',
    bottom: 3,
    left: 'calc(50% - 2px)',
    width: 4,
    height: 4,
    borderRadius: '50%',
    bgcolor: 'tone.violet',
  },
  '&[data-end] .away': { bgcolor: 'primary.contrastText' },
} as const
