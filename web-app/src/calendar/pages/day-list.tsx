import Box from '@mui/material/Box'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { BareList, Panel, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useEffect, useRef } from 'react'
import type { Entry } from './entries'
import { type DayEntry, entriesByDay } from './entries-by-day'
import { EntryTitle } from './entry-title'
import { calendarTexts } from './messages'

interface Props {
  /** Leaves out days without entries. */
  brief: boolean
  shown: { from: string; to: string }
  entries: readonly Entry[]
  off: ReadonlySet<string>
  busy: boolean
  open: (entry: Entry) => void
  /** Shows one day. */
  drill: (day: string) => void
}

/** A list of days, if columns or a table of them are too narrow to read. */
export default function DayList({ brief, shown, entries, off, busy, open, drill }: Props) {
  const t = useText(calendarTexts)
  const { weekday } = useFormat()
  const now = today()
  const days = entriesByDay(entries, shown).filter(({ entries: held }) => !brief || held.length > 0)
  const nearest = days.find(({ day }) => day >= now)?.day
  const opened = useRef<HTMLElement>(null)
  const asked = now >= shown.from && now <= shown.to && entries.length > 0 ? shown.from : null

  // A month of many entries opens at today, or at the next day that has some.
  useEffect(() => {
    if (asked) opened.current?.scrollIntoView({ block: 'start' })
  }, [asked])

  return (
    <Panel
      role="group"
      aria-label={t('calendar.label')}
      aria-busy={busy}
      sx={{ overflow: 'hidden' }}
    >
      {days.length === 0 && <Muted sx={{ p: 4, textAlign: 'center' }}>{t('calendar.none')}</Muted>}
      {days.map(({ day, entries: held }) => (
        <Box
          component="section"
          key={day}
          ref={day === nearest ? opened : undefined}
          aria-label={weekday(day)}
          sx={{
            // Clear of the page's own bar.
            scrollMarginTop: '120px',
            borderTop: 1,
            borderColor: 'divider',
            mt: '-1px',
            p: '4px 12px 8px',
            bgcolor: off.has(day) ? 'tone.waitSoft' : undefined,
          }}
        >
          <Row gap={1} sx={{ minHeight: 32 }}>
            <Box
              component="button"
              type="button"
              aria-current={day === now ? 'date' : undefined}
              onClick={() => drill(day)}
              sx={{
                ...plain,
                minHeight: 32,
                fontWeight: 600,
                color: day === now ? 'primary.main' : 'text.primary',
              }}
            >
              {weekday(day)}
            </Box>
            {day === now && (
              <Box sx={{ fontSize: 12, color: 'primary.main' }}>{t('calendar.today')}</Box>
            )}
          </Row>
          {held.length === 0 ? (
            <Muted size={12}>{t('calendar.free')}</Muted>
          ) : (
            <BareList>
              {held.map((one) => (
                <li key={one.entry.id}>
                  <EntryButton open={open} one={one} />
                </li>
              ))}
            </BareList>
          )}
        </Box>
      ))}
    </Panel>
  )
}

function EntryButton({ open, one }: { open: (entry: Entry) => void; one: DayEntry }) {
  return (
    <Box
      component="button"
      type="button"
      onClick={() => open(one.entry)}
      sx={{
        ...plain,
        display: 'grid',
        gridTemplateColumns: '96px 3px 1fr',
        alignItems: 'center',
        gap: 1,
        width: '100%',
        minHeight: 40,
      }}
    >
      <Muted component="span" className="num" size={12}>
        <HoursOf {...one} />
      </Muted>
      <Box
        component="span"
        aria-hidden
        sx={{ alignSelf: 'stretch', my: 0.75, borderRadius: '2px', printColorAdjust: 'exact' }}
        style={{ backgroundColor: one.entry.color }}
      />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <EntryTitle entry={one.entry} />
      </Box>
    </Box>
  )
}

const plain = {
  p: 0,
  border: 0,
  borderRadius: '4px',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary' },
} as const

function HoursOf({ from, until }: DayEntry) {
  const t = useText(calendarTexts)
  if (from === null && until === null) return t('calendar.allDay')
  return until === null ? from : `${from ?? ''} – ${until}`
}
