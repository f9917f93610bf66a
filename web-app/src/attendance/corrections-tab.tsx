import { Corrections } from '@workledger/kit/areas/attendance/corrections'

/** Attendance corrections: one's own, and those of the people whom one decides for. */
export default function CorrectionsTab() {
  return <Corrections pendingFirst={false} />
}
