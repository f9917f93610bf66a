/** A local day's first start and last end of work, in seconds since 1970; null: it goes on. */
export interface WorkedDay {
  readonly day: string
  readonly first: number
  readonly last: number | null
}

/** Returns the seconds of a day's work above its most. */
export const aboveMost = (worked: number, mostMinutes: number) =>
  Math.max(0, worked - mostMinutes * 60)

/**
 * Returns by day what the rest before its first work lacks, in seconds. It counts from the last end
 * of any earlier day. After work that goes on nothing is known; overlapping work lacks all of it.
 */
export function missedRest(days: readonly WorkedDay[], leastMinutes: number): Map<string, number> {
  const missed = new Map<string, number>()
  let end: number | null = Number.NEGATIVE_INFINITY

  for (const { day, first, last } of days) {
    const lacks = end === null ? 0 : Math.min(leastMinutes * 60, leastMinutes * 60 - (first - end))
    if (lacks > 0) missed.set(day, lacks)
    end = end === null || last === null ? last : Math.max(end, last)
  }

  return missed
}
