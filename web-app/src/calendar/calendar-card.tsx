import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { monthAround } from '@workledger/kit/i18n/calendar-days'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { someWeek, weeksOf } from '@workledger/kit/i18n/weeks'
import { useMember } from '@workledger/kit/net/current'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { FailedState } from '@workledger/kit/ui/states'
import { Tip } from '@workledger/kit/ui/tip'
import { useState } from 'react'
import { byDay, type CalendarDay, firstNames, type Marker, markers } from './days'
import { eventTexts } from './messages'
import { monthEvents } from './this-week'

const colours: Record<Marker, string> = {
  birthday: 'tone.orange',
  leave: 'tone.violet',
  event: 'tone.good',
}

/** A month with the events of its days. */
export default function CalendarCard() {
  const t = useText(eventTexts)
  const { month, monthHeading, weekdayOf, weekdayLetter } = useFormat()
  const { workspace } = useMember()
  const [away, setAway] = useState(0)
  const now = today()
  const shown = monthAround(now, away)

  const found = useQuery({
    ...monthEvents(workspace.id, shown),
    placeholderData: keepPreviousData,
  })

  const days = byDay(found.data ?? [], shown.from, shown.to)

  return (
    <Card
      title={<span aria-live="polite">{monthHeading(shown.from)}</span>}
      aside={
        <>
          <IconButton aria-label={t('calendar.before')} onClick={() => setAway(away - 1)}>
            <Icon name="back" size={14} />
          </IconButton>
          <Button variant="text" onClick={() => setAway(0)} sx={{ fontSize: 12 }}>
            {t('calendar.now')}
          </Button>
          <IconButton aria-label={t('calendar.after')} onClick={() => setAway(away + 1)}>
            <Icon name="forward" size={14} />
          </IconButton>
        </>
      }
    >
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : (
        <Box
          component="table"
          aria-label={`${t('calendar.label')}, ${month(shown.from)}`}
          aria-busy={found.isFetching}
          sx={{
            width: '100%',
            tableLayout: 'fixed',
            borderCollapse: 'collapse',
            mt: 0.5,
            mb: 1.5,
            opacity: found.isPlaceholderData ? 0.6 : 1,
            '& th': { py: 0.5, fontSize: 12, fontWeight: 400, color: 'text.secondary' },
            '& td': { p: 0, height: 29, textAlign: 'center', verticalAlign: 'top' },
          }}
        >
          <thead>
            <tr>
              {someWeek().map((day) => (
                <th key={day} scope="col" aria-label={weekdayOf(day)}>
                  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                    {weekdayOf(day)}
                  </Box>
                  <Box component="span" sx={{ display: { sm: 'none' } }}>
                    {weekdayLetter(day)}
                  </Box>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(shown).map((week, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
              <tr key={index}>
                {week.map((day, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
                  <td key={at}>
                    {day && (
                      <CalendarCardDay day={day} shown={days.get(day)} current={day === now} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </Card>
  )
}

function CalendarCardDay({
  day,
  shown,
  current,
}: {
  day: string
  shown: CalendarDay | undefined
  current: boolean
}) {
  const t = useText(eventTexts)
  const { listed } = useFormat()
  const present = markers.filter((kind) => shown?.names[kind].length)

  const said = [
    ...(shown?.holiday ? [{ kind: 'holiday' as const, text: shown.holiday }] : []),
    ...present.map((kind) => {
      const { shown: names, more } = firstNames(shown!.names[kind])
      return {
        kind,
        text: listed([...names, ...(more > 0 ? [t('calendar.more', { count: more })] : [])]),
      }
    }),
  ]

  const off = shown?.weekend || shown?.holiday

  const face = (handlers: object) => (
    <Box
      component={said.length > 0 ? 'button' : 'span'}
      {...(said.length > 0 && {
        type: 'button',
        'aria-label': pair(
          String(Number(day.slice(8))),
          said.map(({ kind, text }) => pair(t(`calendar.${kind}`), text)).join('; '),
        ),
      })}
      {...handlers}
      aria-current={current ? 'date' : undefined}
      data-day={day}
      title={said.length === 0 && shown?.weekend ? t('calendar.weekend') : undefined}
      className="num"
      sx={{
        position: 'relative',
        display: 'inline-grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        p: 0,
        border: 0,
        borderRadius: '50%',
        font: 'inherit',
        fontSize: 13,
        cursor: said.length > 0 ? 'help' : undefined,
        color: current
          ? 'primary.contrastText'
          : shown?.holiday
            ? 'tone.bad'
            : off
              ? 'text.disabled'
              : 'text.primary',
        bgcolor: current ? 'primary.main' : shown?.holiday ? 'tone.badSoft' : 'transparent',
        fontWeight: current || shown?.holiday ? 600 : 400,
      }}
    >
      {Number(day.slice(8))}
      {present.length > 0 && (
        <Row
          aria-hidden
          component="span"
          align="stretch"
          gap="2px"
          sx={{ position: 'absolute', bottom: current ? -6 : -4 }}
        >
          {present.map((kind) => (
            <Box
              key={kind}
              component="span"
              sx={{ width: 5, height: 5, borderRadius: '50%', bgcolor: colours[kind] }}
            />
          ))}
        </Row>
      )}
    </Box>
  )

  if (said.length === 0) return face({})

  return (
    <Tip
      text={said.map(({ kind, text }) => (
        <Box key={kind}>
          {pair(t(`calendar.${kind}`), '')}
          <bdi>{text}</bdi>
        </Box>
      ))}
    >
      {face}
    </Tip>
  )
}
