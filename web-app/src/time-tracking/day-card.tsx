import Button from '@mui/material/Button'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { ExactDuration, lastDigit, useRunningNow } from '@workledger/kit/ui/figures'
import { BareList, Panel, Row } from '@workledger/kit/ui/layout'
import { Heading, Strong } from '@workledger/kit/ui/text'
import type { Timer } from './commands'
import { useDayLabel } from './day-label'
import { type DayGroup, repeats, runningOn } from './entries'
import { EntryRow } from './entry-row'
import { timerTexts } from './messages'
import { RepeatRow } from './repeat-row'
import type { Selection } from './selection/use-selection'

interface Props {
  /** Its seconds are those of ended entries. */
  group: DayGroup
  running: TimeEntry | null
  timer: Timer
  chosen: string | null
  overlaps: ReadonlySet<string>
  onHistory: (entry: TimeEntry) => void
  selection: Pick<Selection, 'chosen' | 'toggle'>
}

/** The entries of one day under its name and total. */
export function DayCard({ group, running, timer, chosen, overlaps, onHistory, selection }: Props) {
  const t = useText(timerTexts)
  const label = useDayLabel()(group.day)

  const row = (entry: TimeEntry) => (
    <EntryRow
      key={entry.id}
      entry={entry}
      timer={timer}
      chosen={entry.id === chosen}
      overlaps={overlaps.has(entry.id)}
      onHistory={onHistory}
      selected={selection.chosen?.has(entry.id)}
      toggle={selection.toggle}
    />
  )

  return (
    <Panel component="section" aria-label={label} sx={{ mb: 1.5 }}>
      <Row component="header" gap={1.5} sx={{ minHeight: 48, paddingInline: '16px 8px' }}>
        <Heading sx={{ lineHeight: '20px' }}>{label}</Heading>
        <Strong
          title={t('total')}
          weight={600}
          sx={{ marginInlineStart: 'auto', minWidth: 68, textAlign: lastDigit }}
        >
          <DayTotal seconds={group.seconds} day={group.day} running={running} />
        </Strong>
        <Button
          variant="text"
          title={t('addHourLabel', { day: label })}
          onClick={() => void timer.addHour(group.day)}
          sx={{
            minWidth: 64,
            '@media (pointer: coarse)': { minWidth: 80 },
            '@media (max-width: 374px)': { minWidth: 0 },
          }}
        >
          {t('addHour')}
        </Button>
      </Row>
      <BareList>
        {repeats(group.entries).map((again) =>
          again.length > 1 ? (
            <RepeatRow
              key={again.at(-1)!.id}
              entries={again}
              timer={timer}
              open={selection.chosen !== null || again.some(({ id }) => id === chosen)}
            >
              {again.map(row)}
            </RepeatRow>
          ) : (
            again.map(row)
          ),
        )}
      </BareList>
    </Panel>
  )
}

/** Ended time by the server's count, and running time, which ticks. */
export function DayTotal({
  seconds,
  day,
  running,
}: {
  seconds: number
  day: string
  running: TimeEntry | null
}) {
  const counts = running !== null && running.day <= day
  const now = useRunningNow(counts)
  return <ExactDuration seconds={seconds + (counts ? runningOn(running, day, now) : 0)} />
}
