import type { correctionKinds } from '@workledger/contracts/attendance/attendance.events'
import type { Break, Timed } from './breaks'

/** A correction by the employee; `becomes` is null to remove the shift. */
export interface Proposal {
  kind: (typeof correctionKinds)[number]
  /** For `add`: the id of the future shift. */
  attendance_id: string
  /** The shift before the correction; null for a new one. */
  was: Timed | null
  becomes: { in_at: string; out_at: string; breaks: Break[] } | null
  zone: string
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
}
