import Box from '@mui/material/Box'
import type { TimesheetWeek } from '@workledger/contracts/time-tracking/timesheets.api'
import { shortClock, today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { visuallyHidden } from '@workledger/kit/ui/figures'
import { Panel } from '@workledger/kit/ui/layout'
import { ScrollEdges } from '@workledger/kit/ui/scroll-edges'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { type GridRow, keyOfRow, totalOf } from './grid-rows'
import { timerTexts } from './messages'
import { TimesheetCell } from './timesheet-cell'

interface Props {
  week: TimesheetWeek
  rows: readonly GridRow[]
  /** Why no cell can be typed. */
  locked?: string | undefined
  save: (row: GridRow, day: string, seconds: number) => void
}

const cellSx = { p: 0.75, textAlign: 'center', whiteSpace: 'nowrap' } as const
const nameSx = {
  p: 1,
  textAlign: 'start',
  minWidth: 160,
  maxWidth: 260,
  position: 'sticky',
  insetInlineStart: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
} as const

/** A week's time: projects down, days across. */
export function TimesheetGrid({ week, rows, locked, save }: Props) {
  const t = useText(timerTexts)
  const { weekday } = useFormat()
  const { days } = week
  const target = days.reduce((sum, { target_seconds }) => sum + (target_seconds ?? 0), 0)

  return (
    <Panel sx={{ overflow: 'hidden' }}>
      <ScrollEdges label={t('sheet.grid')}>
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: 13 }}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={nameSx}>
                <Muted component="span">{t('project')}</Muted>
              </Box>
              {days.map(({ day, overlaps }) => (
                <Box component="th" scope="col" key={day} sx={{ ...cellSx, fontWeight: 500 }}>
                  <Box sx={{ color: day === today() ? 'primary.main' : undefined }}>
                    {weekday(day)}
                  </Box>
                  {overlaps && (
                    <Box component="span" sx={{ color: 'tone.warn', fontSize: 11 }}>
                      {t('sheet.overlap')}
                    </Box>
                  )}
                </Box>
              ))}
              <Box component="th" scope="col" sx={{ ...cellSx, textAlign: 'end', px: 2 }}>
                {t('sheet.total')}
              </Box>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ProjectRow key={keyOfRow(row)} row={row} week={week} locked={locked} save={save} />
            ))}
          </tbody>
          <tfoot>
            <Box component="tr" sx={{ borderTop: 1, borderColor: 'divider' }}>
              <Box component="th" scope="row" sx={nameSx}>
                {t('sheet.total')}
                {target > 0 && (
                  <Muted size={12} sx={{ fontWeight: 400 }}>
                    {t('sheet.target')}
                  </Muted>
                )}
              </Box>
              {days.map(({ day, seconds, target_seconds }) => (
                <Box component="td" key={day} className="num" sx={cellSx}>
                  <Strong>{seconds === 0 ? '–' : shortClock(seconds)}</Strong>
                  {target > 0 && (
                    <Muted size={12}>{target_seconds ? shortClock(target_seconds) : '–'}</Muted>
                  )}
                </Box>
              ))}
              <Box component="td" className="num" sx={{ ...cellSx, textAlign: 'end', px: 2 }}>
                <Strong weight={600}>
                  {shortClock(rows.reduce((sum, row) => sum + totalOf(row), 0))}
                </Strong>
                {target > 0 && <Muted size={12}>{shortClock(target)}</Muted>}
              </Box>
            </Box>
          </tfoot>
        </Box>
      </ScrollEdges>
    </Panel>
  )
}

function ProjectRow({ row, week, locked, save }: Omit<Props, 'rows'> & { row: GridRow }) {
  const t = useText(timerTexts)
  const { shortDay } = useFormat()
  const name = row.project_name ?? t('noProject')
  const task = row.task_title

  return (
    <Box component="tr" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="th" scope="row" sx={{ ...nameSx, fontWeight: 500 }}>
        <Box dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
        <Muted size={12} dir="auto" sx={{ fontWeight: 400 }}>
          {[row.client_name, task].filter(Boolean).join(' · ')}
        </Muted>
      </Box>
      {week.days.map(({ day }) => {
        const cell = row.cells.find((each) => each.day === day)

        const reason =
          locked ??
          (week.locked_until && day <= week.locked_until
            ? t('sheet.beforeLock')
            : day > today()
              ? t('sheet.ahead')
              : cell && !cell.typable
                ? t('sheet.inList')
                : undefined)

        return (
          <Box component="td" key={day} sx={cellSx}>
            <TimesheetCell
              seconds={cell?.seconds ?? 0}
              label={t('sheet.cell', {
                name: [name, task].filter(Boolean).join(' · '),
                day: shortDay(day),
              })}
              locked={reason}
              title={cell?.description ?? undefined}
              save={(seconds) => save(row, day, seconds)}
            />
            {cell && cell.entries > 1 && (
              <Box sx={visuallyHidden}>{t('sheet.entries', { count: cell.entries })}</Box>
            )}
          </Box>
        )
      })}
      <Box component="td" className="num" sx={{ ...cellSx, textAlign: 'end', px: 2 }}>
        {shortClock(totalOf(row))}
      </Box>
    </Box>
  )
}
