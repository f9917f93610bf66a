import { refuse } from '@workledger/contracts/kernel/errors'
import type { smallestParts } from '@workledger/contracts/leave/leave.events'

export type SmallestPart = (typeof smallestParts)[number]

/** Minutes of a step, of types taken in hours. */
const STEP_MINUTES = { hour: 60, half_hour: 30, quarter_hour: 15, minute: 1 } as const

/** Returns the seconds of a step; undefined of types that are not taken in hours. */
export const stepOf = (part: SmallestPart): number | undefined => {
  const minutes = STEP_MINUTES[part as keyof typeof STEP_MINUTES]
  return minutes && minutes * 60
}

/** The parts of a day that a leave asks for. */
interface AskedPart {
  readonly half_day?: string | null | undefined
  readonly day_part?: string | null | undefined
  readonly seconds?: number | null | undefined
}

/** Refuses parts that a type does not have: each smallest part includes the larger ones. */
export function checkPart(part: SmallestPart, asked: AskedPart): void {
  if (asked.half_day && part === 'day') refuse('leave.no_half_days', { field: 'half_day' })

  if (asked.day_part && (part === 'day' || part === 'half_day'))
    refuse('leave.no_quarters', { field: 'day_part' })

  if (asked.seconds != null && !stepOf(part)) refuse('leave.no_hours', { field: 'seconds' })
}
