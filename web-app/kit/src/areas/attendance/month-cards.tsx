import Box from '@mui/material/Box'
import type { Attendance, AttendanceDay } from '@workledger/contracts/attendance/attendance.shapes'
import type { ReactNode } from 'react'
import { stack, stackRow } from '../../ui/stacked-list-styles'
import { DayCell, MoreOfDay, ShiftsCell, WorkedCell } from './month-cells'

export interface DayRow {
  day: AttendanceDay
  /** Such as `Mon 2`. */
  name: string
  shifts: readonly Attendance[]
  actions: ReactNode
}

/**
 * The days of a month where the window is narrow: the day and what was worked, beneath them shifts
 * and breaks.
 */
export function MonthCards({ label, rows }: { label: string; rows: readonly DayRow[] }) {
  return (
    <Box component="ul" aria-label={label} sx={stack}>
      {rows.map(({ day, name, shifts, actions }) => (
        <Box component="li" key={day.date} sx={{ ...stackRow, px: 0, paddingInline: '16px 8px' }}>
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
            <Box sx={{ fontWeight: 500, ...(!day.is_working && { color: 'tone.bad' }) }}>
              <DayCell day={day} name={name} />
            </Box>
            {shifts.length > 0 && (
              <Box className="num" sx={{ color: 'text.secondary', fontSize: 13 }}>
                <ShiftsCell shifts={shifts} />
              </Box>
            )}
            <MoreOfDay day={day} />
          </Box>
          <Box className="num" sx={{ flex: 'none', textAlign: 'end', fontWeight: 600 }}>
            <WorkedCell day={day} />
          </Box>
          <Box sx={{ flex: 'none', width: 32 }}>{actions}</Box>
        </Box>
      ))}
    </Box>
  )
}
