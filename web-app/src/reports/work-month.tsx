import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { WorkDetail } from '@workledger/contracts/reports/reports.api'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { someWeek, weeksOf } from '@workledger/kit/i18n/weeks'
import { ExactDuration } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useBilledWords } from './billed-words'
import { reportTexts } from './messages'

/** Entries of a day that a month shows. */
export const SHOWN_OF_DAY = 3

interface Props {
  from: string
  to: string
  entries: ReadonlyMap<string, readonly WorkDetail[]>
  /** Seconds of each day, cut at midnights. */
  seconds: ReadonlyMap<string, number>
  /** Number of entries of each day. */
  counts: Readonly<Record<string, number>>
  open: (day: string) => void
}

/** A month as a grid: the tracked time of each day, and its first entries. */
export function WorkMonth(month: Props) {
  const { from, to } = month
  const t = useText(reportTexts)
  const { weekdayOf } = useFormat()
  const names = someWeek().map(weekdayOf)

  return (
    <Box
      component="table"
      aria-label={t('tabs.details')}
      sx={{
        ...{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          bgcolor: 'background.paper',
          fontSize: 12,
        },
        '& td, & th': { border: 1, borderColor: 'divider', p: 0.5, verticalAlign: 'top' },
        '& th': { fontWeight: 400, color: 'text.secondary' },
        '& tr': { breakInside: 'avoid' },
      }}
    >
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf({ from, to }).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, n) => (
              <Box
                component="td"
                key={names[n]}
                sx={{ height: 104, ...(day ? {} : { bgcolor: 'tone.raised' }) }}
              >
                {day && <DayEntries day={day} month={month} />}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function DayEntries({ day, month }: { day: string; month: Props }) {
  const t = useText(reportTexts)
  const { dayFigure, day: dayOf } = useFormat()
  const { counts, open } = month
  const all = month.entries.get(day) ?? []
  const sum = month.seconds.get(day) ?? 0
  const more = (counts[day] ?? 0) - all.length

  return (
    <>
      <Row sx={{ justifyContent: 'space-between', minHeight: 24 }}>
        <Button
          variant="text"
          aria-label={dayOf(day)}
          onClick={() => open(day)}
          sx={{
            minHeight: 24,
            '&&': {
              px: 0.75,
              ...(day === today() && { fontWeight: 700, color: 'tone.accentInk' }),
            },
          }}
        >
          {dayFigure(day)}
        </Button>
        {sum > 0 && (
          <b>
            <ExactDuration seconds={sum} />
          </b>
        )}
      </Row>
      <BareList>
        {all.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </BareList>
      {more > 0 && (
        <Button
          variant="text"
          onClick={() => open(day)}
          sx={{ minHeight: 24, fontSize: 12, '&&': { px: 0.75 } }}
        >
          {t('more', { count: more })}
        </Button>
      )}
    </>
  )
}

function EntryLine({ entry }: { entry: WorkDetail }) {
  const t = useText(reportTexts)
  const billedWords = useBilledWords()
  const { time } = useFormat()

  return (
    <Box
      component="li"
      title={`${entry.employee} · ${entry.project ?? t('none.project')}`}
      sx={{
        ...{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          lineHeight: '18px',
        },
        '@media print': { whiteSpace: 'normal' },
      }}
    >
      <Muted component="span" className="num ltr">
        {time(entry.start)}
      </Muted>{' '}
      {entry.billed && (
        <Box
          component="span"
          role="img"
          aria-label={billedWords(entry)}
          title={billedWords(entry)}
          sx={{ color: 'tone.good', verticalAlign: '-2px' }}
        >
          <Icon name="invoice" size={12} />
        </Box>
      )}{' '}
      <bdi>{entry.description || entry.project || t('none.project')}</bdi>
    </Box>
  )
}
