import Box from '@mui/material/Box'
import type { Attendance, AttendanceDay } from '@workledger/contracts/attendance/attendance.shapes'
import type { ReactNode } from 'react'
import { Stack } from '../../ui/layout'
import { stack, stackRow } from '../../ui/stacked-list-styles'
import { Muted, Strong } from '../../ui/text'
import { DayCell, MoreOfDay, ShiftsCell, WorkedCell } from './month-cells'

export interface DayRow {
  day: AttendanceDay
  /** For example `Mon 2`. */
  name: string
  shifts: readonly Attendance[]
  actions: ReactNode
}

/** The days of a month in a narrow window: the day and its work, below them shifts and breaks. */
export function MonthCards({ label, rows }: { label: string; rows: readonly DayRow[] }) {
  return (
    <Box component="ul" aria-label={label} sx={stack}>
      {rows.map(({ day, name, shifts, actions }) => (
        <Box component="li" key={day.date} sx={{ ...stackRow, px: 0, paddingInline: '16px 8px' }}>
          <Stack gap={0.25} sx={{ flex: 1, minWidth: 0 }}>
            <Strong sx={{ ...(!day.is_working && { color: 'tone.bad' }) }}>
              <DayCell day={day} name={name} />
            </Strong>
            {shifts.length > 0 && (
              <Muted className="num" size={13}>
                <ShiftsCell shifts={shifts} />
              </Muted>
            )}
            <MoreOfDay day={day} />
          </Stack>
          <Strong className="num" weight={600} sx={{ flex: 'none', textAlign: 'end' }}>
            <WorkedCell day={day} />
          </Strong>
          <Box sx={{ flex: 'none', width: 32 }}>{actions}</Box>
        </Box>
      ))}
    </Box>
  )
}
