import type { AttendanceCorrection } from '@workledger/contracts/attendance/attendance.lists'
import { useText } from '../../i18n/i18n'
import { Muted } from '../../ui/text'
import { sharedAttendanceTexts } from './messages'
import { useTimes } from './times'

/** A shift's times and breaks in its zone, as a correction shows them. */
export function ShiftTimes({ shift, zone }: { shift: AttendanceCorrection['was']; zone: string }) {
  const t = useText(sharedAttendanceTexts)
  const times = useTimes()
  if (!shift) return t('corrections.none')

  return (
    <span>
      {times(shift, zone)}
      {shift.breaks.map((each) => (
        <Muted key={each.start_at} size={12}>
          {t('breaks')} {times({ in_at: each.start_at, out_at: each.end_at }, zone)}
        </Muted>
      ))}
    </span>
  )
}
