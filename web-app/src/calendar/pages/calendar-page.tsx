import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { calendarApi, calendarColors } from '@workledger/contracts/calendar/calendar.api'
import { shownZone, today, useFormat } from '@workledger/kit/i18n/format'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading } from '@workledger/kit/ui/text'
import { useNarrow } from '@workledger/kit/ui/use-narrow'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  type CalendarView,
  calendarViews,
  isCalendarView,
  shownDays,
  turned,
} from './calendar-range'
import { daysOff, type Entry, kinds } from './entries'
import { calendarTexts } from './messages'
import { useEntries } from './use-entries'

const CalendarGrid = lazy(() => import('./calendar-grid'))
const DayList = lazy(() => import('./day-list'))
const EntryDialog = lazy(() => import('./entry-dialog'))
const FeedsDialog = lazy(() => import('./feeds-dialog'))

/** The calendar's choices in the address. */
interface CalendarChoice {
  view?: CalendarView
  date?: string
}

/**
 * The company's events, absences, birthdays and holidays, in the time zone of the viewer's office.
 * View and day are in the address.
 */
export default function CalendarPage() {
  const t = useText(calendarTexts)
  const { day: dayOf, monthHeading, period } = useFormat()
  const { workspace } = useMember()
  const language = useLanguage()
  const narrow = useNarrow()
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<Entry | null>(null)
  const [feeds, setFeeds] = useState(false)
  const asked = search.get('view')
  const view: CalendarView = isCalendarView(asked) ? asked : narrow ? 'agenda' : 'month'
  const chosen = search.get('date')
  const day = chosen && isDay(chosen) ? chosen : today()
  const shown = shownDays(view, day)

  const found = useQuery({
    ...query(calendarApi.calendarEvents, {
      params: { ws: workspace.id },
      query: { ...shown, weekend: 'weekend', language },
    }),
    placeholderData: keepPreviousData,
  })

  const show = (to: CalendarChoice) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      for (const [key, value] of Object.entries(to)) next.set(key, value)
      return next
    })

  const entries = useEntries(found.data)
  const off = useMemo(() => daysOff(found.data ?? []), [found.data])

  const title =
    view === 'month' || view === 'agenda'
      ? monthHeading(day)
      : view === 'day'
        ? dayOf(day)
        : period(shown.from, shown.to)

  const drawn = {
    entries,
    off,
    busy: found.isFetching,
    open: setOpen,
    drill: (date: string) => show({ view: 'day', date }),
  }

  return (
    <Page
      title={t('calendar.page')}
      facts={t('calendar.zone', { zone: shownZone() })}
      secondary={[{ label: t('feeds.open'), icon: 'link', run: () => setFeeds(true) }]}
    >
      <CalendarToolbar view={view} day={day} title={title} show={show} />
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={10} />}>
          {narrow && view !== 'month' && view !== 'day' ? (
            <DayList brief={view === 'agenda'} shown={shown} {...drawn} />
          ) : (
            <CalendarGrid view={view} day={day} shown={shown} {...drawn} />
          )}
        </Suspense>
      )}
      <Suspense>
        {open && <EntryDialog entry={open} close={() => setOpen(null)} />}
        {feeds && <FeedsDialog close={() => setFeeds(false)} />}
      </Suspense>
    </Page>
  )
}

interface ToolbarProps {
  view: CalendarView
  day: string
  title: string
  show: (to: CalendarChoice) => void
}

function CalendarToolbar({ view, day, title, show }: ToolbarProps) {
  const t = useText(calendarTexts)
  return (
    <Row wrap gap={1} sx={{ mb: 1.5, '@media print': { '& > button': { display: 'none' } } }}>
      <IconButton
        aria-label={t('calendar.previous')}
        onClick={() => show({ date: turned(view, day, -1) })}
      >
        <Icon name="back" />
      </IconButton>
      <Heading aria-live="polite" sx={{ minWidth: 128, textAlign: 'center' }}>
        {title}
      </Heading>
      <IconButton
        aria-label={t('calendar.next')}
        onClick={() => show({ date: turned(view, day, 1) })}
      >
        <Icon name="forward" />
      </IconButton>
      <Button variant="text" onClick={() => show({ date: today() })}>
        {t('calendar.today')}
      </Button>
      <FilterMenu
        label={t('calendar.view')}
        value={view}
        options={calendarViews.map((value) => ({ value, label: t(`calendar.views.${value}`) }))}
        onChange={(value) => show({ view: value as CalendarView })}
      />
      <KindLegend />
    </Row>
  )
}

function KindLegend() {
  const t = useText(calendarTexts)
  return (
    <BareList
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginInlineStart: { md: 'auto' } }}
    >
      {kinds.map((kind) => (
        <Row component="li" key={kind} gap={0.75} sx={{ fontSize: 12, color: 'text.secondary' }}>
          <Box
            aria-hidden
            sx={{ width: 10, height: 10, borderRadius: '3px', printColorAdjust: 'exact' }}
            style={{ backgroundColor: calendarColors[kind] }}
          />
          {t(`calendar.kinds.${kind}`)}
        </Row>
      ))}
    </BareList>
  )
}
