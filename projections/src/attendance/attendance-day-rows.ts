import { type Break, dayOfShifts, type Timed } from '@workledger/domain/attendance/breaks'
import { derivedId } from '@workledger/event-store/ids'
import { instantOf } from '../kernel/projection'
import { type RowOf } from '../kernel/table'
import { attendanceDays } from './attendance.tables'

type DayEvent = { workspace: string; data: { employee_id: string; attendance_id: string } }

export const dayKey = ({ data: { employee_id } }: DayEvent, day: string) =>
  derivedId(employee_id, day)

/** Returns the day's row with one shift changed or removed; null when no shift is left. */
export function withShift(
  row: RowOf<typeof attendanceDays> | undefined,
  { workspace, data: { employee_id, attendance_id } }: DayEvent,
  day: string,
  shift: Timed | null,
): RowOf<typeof attendanceDays> | null {
  const { [attendance_id]: _, ...others } = row?.of ?? {}
  const of: Record<string, Timed> = shift ? { ...others, [attendance_id]: shift } : others
  const all = Object.values(of)
  if (all.length === 0) return null
  const ends = all.flatMap(({ out_at }) => out_at ?? [])

  return {
    id: derivedId(employee_id, day),
    workspace_id: workspace,
    employee_id,
    day,
    first_in: instantOf(all.map(({ in_at }) => in_at).sort()[0]!),
    last_out: ends.length > 0 ? instantOf(ends.sort().at(-1)!) : null,
    shifts: all.length,
    open_shifts: all.length - ends.length,
    ...dayOfShifts(all),
    of,
  }
}

/** Applies an event that changes part of a shift. */
export const shiftWith = (
  row: RowOf<typeof attendanceDays> | undefined,
  { data: { attendance_id } }: DayEvent,
  part: Partial<Timed>,
) => {
  const before = row?.of[attendance_id]
  return before ? { ...before, ...part } : null
}

/** Returns a shift's breaks with the one that has just ended. */
export const withBreak = (
  breaks: readonly Break[],
  { start_at, end_at }: { start_at: string; end_at: string },
) => [...breaks, { start_at, end_at, paid: false }]

export const timesOf = ({ in_at, out_at, breaks }: Timed): Timed => ({ in_at, out_at, breaks })
