import type { grantKinds } from '@workledger/contracts/leave/leave.events'

/**
 * Days that may be taken in a period, both ends included; `days` is a decimal string above zero, or
 * a fraction without an end such as "16/15".
 */
export interface Grant {
  readonly id: string
  readonly kind: (typeof grantKinds)[number]
  /** The year whose balance shows it. */
  readonly year: number
  readonly from: string
  readonly to: string
  readonly days: string
  /** Of a grant by hours worked: the seconds of its month, and the percent. */
  readonly worked?: { readonly seconds: number; readonly percent: string }
}
