import type { Attendance } from '@workledger/contracts/attendance/attendance.shapes'
import { useText } from '../../i18n/i18n'
import { timeOf } from '../../i18n/zone-time'
import { sharedAttendanceTexts } from './messages'

/**
 * Returns a formatter of times such as `09:00 – 17:30`, in the shift's zone, by which its day was
 * cut.
 */
export function useTimes() {
  const t = useText(sharedAttendanceTexts)
  return (
    { in_at, out_at, running }: { in_at: string; out_at: string | null; running?: boolean },
    zone: string,
  ) => `${timeOf(in_at, zone)} – ${out_at ? timeOf(out_at, zone) : t(running ? 'open' : 'noEnd')}`
}

export type Shift = Pick<
  Attendance,
  | 'id'
  | 'date'
  | 'in_at'
  | 'out_at'
  | 'zone'
  | 'breaks'
  | 'running'
  | 'break_since'
  | 'revision'
  | 'correction_id'
  | 'stream'
>
