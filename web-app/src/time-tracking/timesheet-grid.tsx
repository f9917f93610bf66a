import Box from '@mui/material/Box'
import type { TimesheetWeek } from '@workledger/contracts/time-tracking/timesheets.api'
import { shortClock, today, useFormat } from '@workledger/kit/i18n/format'
import { type Translate, useText } from '@workledger/kit/i18n/i18n'
import { visuallyHidden } from '@workledger/kit/ui/figures'
import { Panel } from '@workledger/kit/ui/layout'
import { ScrollEdges } from '@workledger/kit/ui/scroll-edges'
import { Strong } from '@workledger/kit/ui/text'
import { useMemo, useState } from 'react'
import { CellNote } from './cell-note'
import { type GridRow, keyOfRow, nameOfRow, totalOf } from './grid-rows'
import { timerTexts } from './messages'
import type english from './messages.en'
import { TimesheetCell } from './timesheet-cell'

interface Props {
  week: TimesheetWeek
  rows: readonly GridRow[]
  /** Why no cell can be typed. */
  locked?: string | undefined
  save: (row: GridRow, day: string, seconds: number) => void
  describe: (row: GridRow, day: string, description: string) => Promise<unknown>
}

/** A cell, by its row's key and its day. */
interface At {
  readonly key: string
  readonly day: string
}

/** The least width of the names; a cell that gets the focus scrolls out from under them. */
const NAME_WIDTH = 160

/**
 * The look of all cells in one rule each. With rules of their own, the cells of a company with 200
 * projects take half a second to build.
 */
const gridSx = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': { p: 0.75, textAlign: 'center', whiteSpace: 'nowrap', fontWeight: 500 },
  '& .work': {
    p: 1,
    textAlign: 'start',
    minWidth: NAME_WIDTH,
    maxWidth: 260,
    position: 'sticky',
    insetInlineStart: 0,
    bgcolor: 'background.paper',
    zIndex: 1,
  },
  '& .total': { px: 2, textAlign: 'end' },
  '& tr + tr, & tbody tr, & tfoot tr': { borderTop: 1, borderColor: 'divider' },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis' },
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
  '& input:read-only': { bgcolor: 'transparent', borderColor: 'transparent' },
  '& input::placeholder': { color: 'text.secondary' },
} as const

/** A week's time: projects down, days across. */
export function TimesheetGrid({ week, rows, locked, save, describe }: Props) {
  const t = useText(timerTexts)
  const { weekday } = useFormat()
  const [at, setAt] = useState<At>()
  const { days } = week
  const target = days.reduce((sum, { target_seconds }) => sum + (target_seconds ?? 0), 0)
  const chosen = at && rows.find((row) => keyOfRow(row) === at.key)

  // Moving through the cells builds none of them again.
  const body = useMemo(
    () =>
      rows.map((row) => (
        <ProjectRow
          key={keyOfRow(row)}
          row={row}
          week={week}
          locked={locked}
          save={save}
          choose={(day) => setAt({ key: keyOfRow(row), day })}
        />
      )),
    [rows, week, locked, save],
  )

  return (
    <Panel sx={{ overflow: 'hidden' }}>
      <ScrollEdges label={t('sheet.grid')} sx={{ scrollPaddingInlineStart: NAME_WIDTH }}>
        <Box component="table" sx={gridSx}>
          <thead>
            <tr>
              <th scope="col" className="work">
                <div className="note">{t('project')}</div>
              </th>
              {days.map(({ day, overlaps }) => (
                <th scope="col" key={day}>
                  <Box sx={{ color: day === today() ? 'primary.main' : undefined }}>
                    {weekday(day)}
                  </Box>
                  {overlaps && (
                    <Box component="span" sx={{ color: 'tone.warn', fontSize: 11 }}>
                      {t('sheet.overlap')}
                    </Box>
                  )}
                </th>
              ))}
              <th scope="col" className="total">
                {t('sheet.total')}
              </th>
            </tr>
          </thead>
          <tbody>{body}</tbody>
          <tfoot>
            <tr>
              <th scope="row" className="work">
                {t('sheet.total')}
                {target > 0 && <div className="note">{t('sheet.target')}</div>}
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
        </Box>
      </ScrollEdges>
      <CellNote
        chosen={
          chosen && {
            row: chosen,
            day: at.day,
            locked: locked ?? lockOf(week, chosen, at.day, t),
          }
        }
        save={describe}
      />
    </Panel>
  )
}

/** Why this cell alone cannot be typed. */
function lockOf(
  week: TimesheetWeek,
  row: GridRow,
  day: string,
  t: Translate<typeof english>,
): string | undefined {
  if (week.locked_until && day <= week.locked_until) return t('sheet.beforeLock')
  if (day > today()) return t('sheet.ahead')
  const cell = row.cells.find((each) => each.day === day)
  return cell && !cell.typable ? t('sheet.inList') : undefined
}

interface RowProps extends Omit<Props, 'rows' | 'describe'> {
  row: GridRow
  choose: (day: string) => void
}

function ProjectRow({ row, week, locked, save, choose }: RowProps) {
  const t = useText(timerTexts)
  const { shortDay } = useFormat()
  const name = nameOfRow(row, t('noProject'))

  return (
    <tr>
      <th scope="row" className="work">
        <div className="name" dir="auto">
          {row.project_name ?? t('noProject')}
        </div>
        <div className="note" dir="auto">
          {[row.client_name, row.task_title].filter(Boolean).join(' · ')}
        </div>
      </th>
      {week.days.map(({ day }) => {
        const cell = row.cells.find((each) => each.day === day)

        return (
          <td key={day}>
            <TimesheetCell
              seconds={cell?.seconds ?? 0}
              label={t('sheet.cell', { name, day: shortDay(day) })}
              locked={locked ?? lockOf(week, row, day, t)}
              title={cell?.description ?? undefined}
              choose={() => choose(day)}
              save={(seconds) => save(row, day, seconds)}
            />
            {cell && cell.entries > 1 && (
              <Box sx={visuallyHidden}>{t('sheet.entries', { count: cell.entries })}</Box>
            )}
          </td>
        )
      })}
      <td className="num total">{shortClock(totalOf(row))}</td>
    </tr>
  )
}
