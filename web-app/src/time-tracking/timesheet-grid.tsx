import Box from '@mui/material/Box'
import type { TimesheetWeek } from '@workledger/contracts/time-tracking/timesheets.api'
import { joinFacts, shortClock, today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { lastDigit, visuallyHidden } from '@workledger/kit/ui/figures'
import { Panel } from '@workledger/kit/ui/layout'
import { ScrollEdges } from '@workledger/kit/ui/scroll-edges'
import { Strong } from '@workledger/kit/ui/text'
import { useUnsaved } from '@workledger/kit/ui/unsaved'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { CellNote } from './cell-note'
import { type GridRow, keyOfRow, nameOfRow, secondsOn, totalOf } from './grid-rows'
import { timerTexts } from './messages'
import { TimesheetCell } from './timesheet-cell'
import { sheetTexts } from './timesheet-words/messages'

interface Props {
  week: TimesheetWeek
  rows: readonly GridRow[]
  /** Why no cell can be typed. */
  locked?: string | undefined
  /** Time typed into an empty cell waits for its description. */
  described: boolean
  save: (row: GridRow, day: string, seconds: number) => void
  /** Saves the description of a cell's entry, with its time where that waited for it. */
  describe: (row: GridRow, day: string, description: string, waiting?: number) => Promise<unknown>
  tag: (row: GridRow, day: string, tags: string[]) => void
}

/** A cell, by its row's key and its day. */
interface At {
  readonly key: string
  readonly day: string
}

/** Rows of the first frame; the others follow while these can be typed in already. */
const FIRST_ROWS = 40

const keyOfCell = (row: GridRow, day: string) => `${keyOfRow(row)} ${day}`

/** About the least width of the names; a cell that gets the focus scrolls out from under them. */
const NAME_WIDTH = 160

/** The least width of the names, seven days and their total, in px. */
const MIN_WIDTH = 780

/**
 * The look of all cells in one rule each. With rules of their own, the cells of a company with 200
 * projects take half a second to build.
 */
const gridSx = {
  width: '100%',
  minWidth: MIN_WIDTH,
  // The browser need not look at every cell to know how wide a column is.
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& thead th': { width: '9.5%' },
  '& thead th:not(.work)': { whiteSpace: 'normal' },
  '& th, & td': { p: 0.75, textAlign: 'center', whiteSpace: 'nowrap', fontWeight: 500 },
  '& thead .work': { width: '24%' },
  '& .work': {
    p: 1,
    textAlign: 'start',
    position: 'sticky',
    insetInlineStart: 0,
    bgcolor: 'background.paper',
    zIndex: 1,
  },
  '& .total': { px: 2, textAlign: lastDigit },
  '& tr + tr, & tbody tr, & tfoot tr': { borderTop: 1, borderColor: 'divider' },
  '& .name': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .note': { color: 'text.secondary', fontSize: 12, fontWeight: 400 },
  '& input': {
    width: 64,
    height: 32,
    p: 0,
    textAlign: 'center',
    font: 'inherit',
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: '6px',
  },
  '& input[aria-invalid=true]': { borderColor: 'tone.warn' },
  '& input:read-only': { bgcolor: 'transparent', borderColor: 'transparent' },
  '& input::placeholder': { color: 'text.secondary' },
} as const

/** A week's time: projects down, days across. */
export function TimesheetGrid({ week, rows, locked, described, save, describe, tag }: Props) {
  const ts = useText(sheetTexts)
  const [at, setAt] = useState<At>()
  const [asked, setAsked] = useState(0)
  const [waiting, setWaiting] = useState<ReadonlyMap<string, number>>(new Map())
  const { days } = week
  useUnsaved({
    dirty: waiting.size > 0,
    busy: false,
    save: () => {},
    reset: () => setWaiting(new Map()),
  })
  const chosen = at && rows.find((row) => keyOfRow(row) === at.key)

  const type = useCallback(
    (row: GridRow, day: string, seconds: number) => {
      const waits = described && seconds > 0 && secondsOn(row, day) === 0
      setWaiting((before) => {
        const after = new Map(before)
        after.delete(keyOfCell(row, day))
        return waits ? after.set(keyOfCell(row, day), seconds) : after
      })
      if (!waits && seconds !== secondsOn(row, day)) save(row, day, seconds)
      return waits
    },
    [described, save],
  )

  const note = async (row: GridRow, day: string, description: string) => {
    await describe(row, day, description, waiting.get(keyOfCell(row, day)))
    setWaiting((before) => new Map([...before].filter(([key]) => key !== keyOfCell(row, day))))
  }

  const shown = useDeferredValue(rows, rows.slice(0, FIRST_ROWS))

  // Moving through the cells builds none of them again.
  const body = useMemo(
    () =>
      shown.map((row) => (
        <ProjectRow
          key={keyOfRow(row)}
          row={row}
          week={week}
          locked={locked}
          waiting={waiting}
          save={type}
          choose={(day) => setAt({ key: keyOfRow(row), day })}
          ask={() => setAsked((before) => before + 1)}
        />
      )),
    [shown, week, locked, waiting, type],
  )

  return (
    <Panel sx={{ overflow: 'hidden' }}>
      <ScrollEdges label={ts('grid')} sx={{ scrollPaddingInlineStart: NAME_WIDTH }}>
        <Box component="table" sx={gridSx}>
          <GridHead days={days} />
          <tbody>{body}</tbody>
          <GridFoot days={days} rows={rows} />
        </Box>
      </ScrollEdges>
      <CellNote
        chosen={
          chosen && {
            row: chosen,
            day: at.day,
            locked: locked ?? lockOf(week, chosen, at.day, ts),
            waits: waiting.has(keyOfCell(chosen, at.day)),
          }
        }
        asked={asked}
        save={note}
        tag={tag}
      />
    </Panel>
  )
}

type Days = TimesheetWeek['days']

/** The days, with the overlaps of their entries. */
function GridHead({ days }: { days: Days }) {
  const t = useText(timerTexts)
  const ts = useText(sheetTexts)
  const { weekdayNumber } = useFormat()

  return (
    <thead>
      <tr>
        <th scope="col" className="work">
          <div className="note">{t('project')}</div>
        </th>
        {days.map(({ day, overlaps }) => (
          <th scope="col" key={day}>
            <Box sx={{ color: day === today() ? 'primary.main' : undefined }}>
              {weekdayNumber(day)}
            </Box>
            {overlaps && (
              <Box component="span" sx={{ color: 'tone.warn', fontSize: 11 }}>
                {ts('overlap')}
              </Box>
            )}
          </th>
        ))}
        <th scope="col" className="total">
          {ts('total')}
        </th>
      </tr>
    </thead>
  )
}

/** The sums of the days and their targets. */
function GridFoot({ days, rows }: { days: Days; rows: readonly GridRow[] }) {
  const ts = useText(sheetTexts)
  const target = days.reduce((sum, { target_seconds }) => sum + (target_seconds ?? 0), 0)

  return (
    <tfoot>
      <tr>
        <th scope="row" className="work">
          {ts('total')}
          {target > 0 && <div className="note">{ts('target')}</div>}
        </th>
        {days.map(({ day, seconds, target_seconds }) => (
          <td key={day} className="num">
            {seconds === 0 ? '–' : shortClock(seconds)}
            {target > 0 && (
              <div className="note">{target_seconds ? shortClock(target_seconds) : '–'}</div>
            )}
          </td>
        ))}
        <td className="num total">
          <Strong weight={600}>
            {shortClock(rows.reduce((sum, row) => sum + totalOf(row), 0))}
          </Strong>
          {target > 0 && <div className="note">{shortClock(target)}</div>}
        </td>
      </tr>
    </tfoot>
  )
}

/** Why this cell alone cannot be typed. */
function lockOf(
  week: TimesheetWeek,
  row: GridRow,
  day: string,
  ts: typeof sheetTexts.t,
): string | undefined {
  if (week.locked_until && day <= week.locked_until) return ts('beforeLock')
  if (day > today()) return ts('ahead')
  const cell = row.cells.find((each) => each.day === day)
  return cell && !cell.typable ? ts('inList') : undefined
}

interface RowProps extends Pick<Props, 'week' | 'locked'> {
  row: GridRow
  /** Seconds that wait for a description, by cell. */
  waiting: ReadonlyMap<string, number>
  save: (row: GridRow, day: string, seconds: number) => boolean
  choose: (day: string) => void
  ask: () => void
}

function ProjectRow({ row, week, locked, waiting, save, choose, ask }: RowProps) {
  const t = useText(timerTexts)
  const ts = useText(sheetTexts)
  const { shortDay } = useFormat()
  const name = nameOfRow(row, t('noProject'))

  return (
    <tr>
      <th scope="row" className="work">
        <bdi className="name">{row.project_name ?? t('noProject')}</bdi>
        <div className="note">{joinFacts([row.client_name, row.task_title])}</div>
      </th>
      {week.days.map(({ day }) => {
        const cell = row.cells.find((each) => each.day === day)

        return (
          <td key={day}>
            <TimesheetCell
              seconds={cell?.seconds ?? 0}
              label={ts('cell', { name, day: shortDay(day) })}
              locked={locked ?? lockOf(week, row, day, ts)}
              title={cell?.description ?? undefined}
              waiting={waiting.get(keyOfCell(row, day))}
              choose={() => choose(day)}
              save={(seconds) => save(row, day, seconds)}
              ask={ask}
            />
            {cell && cell.entries > 1 && (
              <Box sx={visuallyHidden}>{ts('entries', { count: cell.entries })}</Box>
            )}
          </td>
        )
      })}
      <td className="num total">{shortClock(totalOf(row))}</td>
    </tr>
  )
}
