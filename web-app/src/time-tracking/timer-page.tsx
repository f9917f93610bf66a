import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { isAdmin } from '@workledger/contracts/kernel/permissions'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { useCurrent, useMember } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
import { Panel, Row } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { lazy, memo, type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react'
import { type Timer, useTimer } from './commands'
import { DayCard } from './day-card'
import { groupByDay, overlapping } from './entries'
import { useEntryList } from './entry-list'
import { ExportMenu } from './export-menu'
import { hadFavourites } from './favourites/shown-before'
import { EntryFilters } from './filters'
import { IdleSetting } from './idle/idle-setting'
import { timerTexts } from './messages'
import { useRunning } from './running'
import { selectionTexts } from './selection/messages'
import { type Selection, useSelection } from './selection/use-selection'
import { TimerBar } from './timer-bar'
import { useTimerKeys } from './timer-keys'
import { WeekTotal } from './week-total'

const EntryHistory = lazy(() => import('./entry-history'))
const FavouritesBar = lazy(() => import('./favourites/favourites-bar'))
const SelectionBar = lazy(() => import('./selection/selection-bar'))

/** The viewer's own time: the running entry on top, earlier ones below by day. */
export default function TimerPage() {
  const t = useText(timerTexts)
  const ts = useText(selectionTexts)
  const list = useEntryList()
  const { employee: me } = useMember()
  const running = useRunning() ?? null
  const timer = useTimer()
  const field = useRef<HTMLInputElement>(null)
  const selection = useSelection(list.entries)
  const [opened, setOpened] = useState<TimeEntry | null>(null)

  const chosen = useTimerKeys({
    entries: list.entries,
    running,
    timer,
    field,
    onHistory: setOpened,
    select: selection.toggle,
  })

  // The bar shows a start or a stop first; the rows follow.
  const shown = useDeferredValue({ list, running, timer, chosen: chosen?.id ?? null })

  return (
    <Page title={t('page')} quietTitle>
      <TimerBar timer={timer} running={running} field={field} />
      <Suspense fallback={hadFavourites(me.id) ? <Box sx={{ height: 52 }} /> : null}>
        <FavouritesBar timer={timer} running={running} />
      </Suspense>
      <EntryFilters filters={list.filters} change={list.change}>
        <WeekTotal />
        <IdleSetting />
        <Button component={AppLink} to="/timer/week">
          {t('sheet.open')}
        </Button>
        <Button
          aria-pressed={selection.chosen !== null}
          disabled={list.entries.length === 0}
          onClick={() => (selection.chosen ? selection.end() : selection.choose([]))}
        >
          {ts('begin')}
        </Button>
        <ExportMenu asked={list.asked} />
        <ImportLink />
      </EntryFilters>
      <Entries {...shown} selection={selection} onHistory={setOpened} />
      {list.pages > 1 && <Pager {...list} />}
      <Suspense>{selection.chosen && <SelectionBar selection={selection} />}</Suspense>
      <Suspense>{opened && <EntryHistory entry={opened} close={() => setOpened(null)} />}</Suspense>
    </Page>
  )
}

/** Leads administrators to the import from other programs. */
function ImportLink() {
  const t = useText(timerTexts)
  const admin = isAdmin(useCurrent().employee?.role?.permissions ?? [])

  return (
    admin && (
      <Button component={AppLink} to="/admin/time-imports">
        {t('importTime')}
      </Button>
    )
  )
}

interface EntriesProps {
  list: ReturnType<typeof useEntryList>
  running: TimeEntry | null
  timer: Timer
  chosen: string | null
  selection: Selection
  onHistory: (entry: TimeEntry) => void
}

/** The entries by day. */
const Entries = memo(function Entries({
  list,
  running,
  timer,
  chosen,
  selection,
  onHistory,
}: EntriesProps) {
  const overlaps = overlapping(list.entries, serverNow())
  const listed = running && list.entries.some(({ id }) => id === running.id) ? running : null

  return (
    <Box aria-busy={list.refreshing} sx={list.refreshing ? { opacity: 0.6 } : undefined}>
      {list.error ? (
        <Sheet>
          <FailedState error={list.error} retry={list.refresh} />
        </Sheet>
      ) : list.loading ? (
        <Sheet>
          <SkeletonRows rows={8} />
        </Sheet>
      ) : list.entries.length === 0 ? (
        <Sheet>
          <NoEntries list={list} />
        </Sheet>
      ) : (
        groupByDay(list.entries, list.totals).map((group) => (
          <DayCard
            key={group.day}
            group={group}
            running={listed}
            timer={timer}
            chosen={chosen}
            overlaps={overlaps}
            onHistory={onHistory}
            selection={selection}
          />
        ))
      )}
    </Box>
  )
})

function NoEntries({ list }: Pick<EntriesProps, 'list'>) {
  const t = useText(timerTexts)

  if (list.filtered)
    return (
      <EmptyState
        icon="search"
        title={t('noMatch.title')}
        text={t('noMatch.text')}
        action={<Button onClick={list.clear}>{t('noMatch.clear')}</Button>}
      />
    )

  return list.filters.range === 'all' ? (
    <EmptyState icon="timer" title={t('empty.title')} text={t('empty.text')} />
  ) : (
    <EmptyState
      icon="timer"
      title={t('noWeek.title')}
      text={t('noWeek.text')}
      action={
        <Button onClick={() => list.change({ range: 'all', from: '', to: '' })}>
          {t('noWeek.action')}
        </Button>
      }
    />
  )
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <Panel sx={{ overflow: 'hidden' }}>{children}</Panel>
)

function Pager({ page, per_page, pages, total, entries, turn }: ReturnType<typeof useEntryList>) {
  const t = useText(timerTexts)
  const { number } = useFormat()
  const from = (page - 1) * per_page + 1

  return (
    <Row component="nav" aria-label={t('entries')} gap={1} sx={{ color: 'text.secondary' }}>
      <Box className="num" aria-live="polite">
        {t('pageOf', {
          from: number(from),
          to: number(from + entries.length - 1),
          total: number(total),
        })}
      </Box>
      <Box sx={{ marginInlineStart: 'auto' }}>
        <IconButton aria-label={t('previous')} disabled={page <= 1} onClick={() => turn(page - 1)}>
          <Icon name="back" />
        </IconButton>
        <IconButton aria-label={t('next')} disabled={page >= pages} onClick={() => turn(page + 1)}>
          <Icon name="forward" />
        </IconButton>
      </Box>
    </Row>
  )
}
