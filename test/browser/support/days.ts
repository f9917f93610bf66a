import { DateTime } from 'luxon'

/**
 * Returns a day some whole weeks after the Monday of the week after next, which is in the future in
 * any time zone.
 */
export const nextMonday = (weeks: number): string =>
  DateTime.utc()
    .startOf('week')
    .plus({ weeks: weeks + 2 })
    .toISODate()
