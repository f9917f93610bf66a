import { Corrections } from '@workledger/kit/areas/attendance/corrections'

/** Attendance corrections: the viewer's own, and those that they decide. */
export default function CorrectionsTab() {
  return <Corrections pendingFirst={false} />
}
