import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useEffect, useRef, useState } from 'react'
import { addDays, monthAround } from '../i18n/calendar-days'
import { today, useFormat } from '../i18n/format'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { isWeekend, someWeek, weeksOf } from '../i18n/weeks'
import { Icon } from '../ui/icon'
import { Row } from '../ui/layout'
import { Strong } from '../ui/text'

interface Props {
  anchor: HTMLElement | null
  value: string
  min?: string | undefined
  max?: string | undefined
  /** Null without a choice. */
  pick: (day: string | null) => void
}

/** Returns the same day some months away, or the last day of a shorter month. */
const monthsAway = (day: string, months: number) => {
  const { from, to } = monthAround(day, months)
  const there = `${from.slice(0, 8)}${day.slice(8)}`
  return there > to ? to : there
}

/**
 * A month to pick a day from: arrows move by days and weeks, Page Up and Page Down by months, with
 * Shift by years.
 */
export default function DayPicker({ anchor, value, min, max, pick }: Props) {
  const t = useText(kitTexts)
  const { monthHeading: month, weekday, dayNumber, day: full } = useFormat()
  const [at, setAt] = useState(value)
  const grid = useRef<HTMLTableElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at])

  const weeks = weeksOf(monthAround(at, 0))
  const out = (day: string) => Boolean((min && day < min) || (max && day > max))

  const onKeyDown = (event: React.KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1
    const days = { ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -7, ArrowDown: 7 }[event.key]
    const months = { PageUp: -1, PageDown: 1 }[event.key]
    if (days === undefined && months === undefined) return
    event.preventDefault()

    setAt(
      days !== undefined
        ? addDays(at, days)
        : monthsAway(at, (months ?? 0) * (event.shiftKey ? 12 : 1)),
    )
  }

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={() => pick(null)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { sx: { p: 1, mt: 0.5 }, role: 'dialog', 'aria-label': t('day.pick') } }}
    >
      <Row sx={{ mb: 0.5 }}>
        <IconButton aria-label={t('day.previousMonth')} onClick={() => setAt(monthsAway(at, -1))}>
          <Icon name="back" />
        </IconButton>
        <Strong aria-live="polite" sx={{ flex: 1, textAlign: 'center' }}>
          {month(at)}
        </Strong>
        <IconButton aria-label={t('day.nextMonth')} onClick={() => setAt(monthsAway(at, 1))}>
          <Icon name="forward" />
        </IconButton>
      </Row>
      <Box
        component="table"
        role="grid"
        ref={grid}
        aria-label={month(at)}
        onKeyDown={onKeyDown}
        sx={{ borderSpacing: 0 }}
      >
        <thead>
          <tr>
            {someWeek().map((day) => (
              <Box
                component="th"
                scope="col"
                key={day}
                sx={{
                  width: 36,
                  height: 28,
                  fontSize: 12,
                  fontWeight: 400,
                  color: 'text.secondary',
                }}
              >
                {weekday(day).split(/[\s,،]/)[0]}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <Box
                  component="td"
                  role="gridcell"
                  // biome-ignore lint/suspicious/noArrayIndexKey: a weekday's column
                  key={index}
                  aria-selected={day === value}
                  sx={{ p: 0 }}
                >
                  {day && (
                    <Box
                      component="button"
                      type="button"
                      tabIndex={day === at ? 0 : -1}
                      disabled={out(day)}
                      aria-label={full(day)}
                      aria-current={day === today() ? 'date' : undefined}
                      onClick={() => pick(day)}
                      className="num"
                      sx={dayLook}
                      data-weekend={isWeekend(day) || undefined}
                      data-chosen={day === value || undefined}
                    >
                      {dayNumber(day)}
                    </Box>
                  )}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Popover>
  )
}

const dayLook = {
  width: 36,
  height: 32,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-weekend]': { color: 'text.secondary' },
  '&:disabled': { color: 'text.disabled', cursor: 'default', textDecoration: 'line-through' },
  '&[aria-current]': { fontWeight: 600, color: 'tone.accentInk' },
  '&[data-chosen]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const
