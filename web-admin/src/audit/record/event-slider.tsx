import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import type { HistoryEvent } from '@workledger/contracts/audit/audit.api'
import { toInstant, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Grid, Panel } from '@workledger/kit/ui/layout'
import { Strong } from '@workledger/kit/ui/text'
import { useMemo } from 'react'
import { auditTexts } from '../messages'
import type { AuditWords } from '../words/use-words'

interface Props {
  events: readonly HistoryEvent[]
  /** The chosen event's revision. */
  at: number
  choose: (revision: number) => void
  words: AuditWords
}

/**
 * Places a record's events in time: half of the way is real time, half is even steps, so that
 * simultaneous events stay apart.
 */
function places(events: readonly HistoryEvent[]): number[] {
  const times = events.map(({ occurred_at }) => toInstant(occurred_at).getTime())
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const steps = Math.max(1, events.length - 1)

  return times.map(
    (time, index) =>
      (last > first ? ((time - first) / (last - first)) * 500 : 0) + (index / steps) * 500,
  )
}

/** Percent of the width that the first or last event's day needs next to the chosen one's text. */
const ROOM = 20

const end = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const

/** Moves through the events of a record. */
export function EventSlider({ events, at, choose, words }: Props) {
  const t = useText(auditTexts)
  const { moment, day } = useFormat()

  // A later event may have an earlier time: places only grow.
  const marks = useMemo(() => {
    let last = -1
    return places(events).map((place, index) => {
      last = Math.max(place, last + 0.001)
      return { value: last, revision: events[index]!.revision, index }
    })
  }, [events])

  const chosen = marks.find(({ revision }) => revision === at) ?? marks.at(-1)!
  const event = events[chosen.index]!
  const said = `${words.event(event.type)} · ${moment(event.occurred_at)}`
  const [first, last] = [events[0]!, events.at(-1)!]
  const place = Math.round((100 * chosen.value) / (marks.at(-1)!.value || 1))

  return (
    <Panel sx={{ px: 3, pt: 1, pb: 0.5, mb: 2 }}>
      <Slider
        size="small"
        value={chosen.value}
        min={0}
        max={marks.at(-1)!.value || 1}
        step={null}
        marks={marks.map(({ value }) => ({ value }))}
        onChange={(_, value) => {
          const next = marks.find((mark) => mark.value === value)
          if (next) choose(next.revision)
        }}
        slotProps={{ input: { 'aria-label': t('record.slider'), 'aria-valuetext': said } }}
        sx={{
          display: 'block',
          '& .MuiSlider-mark': {
            width: 9,
            height: 9,
            borderRadius: '50%',
            border: 2,
            borderColor: 'text.disabled',
            bgcolor: 'background.paper',
            opacity: 1,
            transform: 'translate(-50%, -50%)',
          },
          '& .MuiSlider-markActive': { borderColor: 'primary.main', bgcolor: 'primary.main' },
          '& .MuiSlider-thumb': {
            width: 20,
            height: 20,
            border: 4,
            borderColor: 'tone.accentSoft',
          },
          '& .MuiSlider-rail': { bgcolor: 'tone.lineStrong', opacity: 1 },
        }}
      />
      <Grid
        className="num"
        columns={`minmax(0, ${place}fr) auto minmax(0, ${100 - place}fr)`}
        sx={{ columnGap: 1, fontSize: 12, color: 'text.secondary' }}
      >
        <Box component="span" sx={end}>
          {place > ROOM && day(first.occurred_at.slice(0, 10))}
        </Box>
        <Strong component="span" sx={{ color: 'text.primary', textAlign: 'center' }}>
          {said}
        </Strong>
        <Box component="span" sx={{ ...end, textAlign: 'end' }}>
          {place < 100 - ROOM && day(last.occurred_at.slice(0, 10))}
        </Box>
      </Grid>
    </Panel>
  )
}
