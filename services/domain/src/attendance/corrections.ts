import type { correctionKinds } from '@workledger/contracts/attendance/attendance.events'
import type { Break, Timed } from './breaks'

/** How an employee says that it really was; `becomes` is null where the shift is to go. */
export interface Proposal {
  kind: (typeof correctionKinds)[number]
  /** For `add`: the id that the shift will have. */
  attendance_id: string
  /** The shift that it was made against; null for a new one. */
  was: Timed | null
  becomes: { in_at: string; out_at: string; breaks: Break[] } | null
  zone: string
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
}
