import { DateTime } from 'luxon'

/**
 * The day that is some whole weeks after the Monday of the week after next; far enough for any zone
 * to agree that it is to come.
 */
export const nextMonday = (weeks: number): string =>
  DateTime.utc()
    .startOf('week')
    .plus({ weeks: weeks + 2 })
    .toISODate()
