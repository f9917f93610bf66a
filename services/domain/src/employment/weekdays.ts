import { weekdayNames } from '@workledger/contracts/employment/employment.events'

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]

/** Returns the ISO weekdays (1 = Monday) of a contract; Monday to Friday by default. */
export function isoWeekdays(
  working_days: Readonly<Record<string, readonly number[]>> | null | undefined,
): number[] {
  const worked = weekdayNames.flatMap((name, index) =>
    working_days?.[name]?.length ? [index + 1] : [],
  )
  return worked.length > 0 ? worked : MONDAY_TO_FRIDAY
}
