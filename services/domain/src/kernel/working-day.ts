/** Hours that a contract agrees on. */
interface AgreedHours {
  /** Hours for each `hours_per`; null if the contract has none. */
  readonly hours: string | null
  readonly hours_per: 'day' | 'week' | 'month' | null
  /** ISO weekdays worked. */
  readonly weekdays: readonly number[]
}

/**
 * Returns the seconds of a working day by the contract; a month counts as a twelfth of 52 weeks. 0
 * if the contract has no hours.
 */
export function secondsOfDay(version: AgreedHours | undefined): number {
  if (!version?.hours || !version.hours_per) return 0
  const hours = Number(version.hours)
  const days = version.weekdays.length
  if (version.hours_per === 'day') return Math.round(hours * 3600)

  return Math.round((hours * 3600 * (version.hours_per === 'week' ? 1 : 12 / 52)) / days)
}
