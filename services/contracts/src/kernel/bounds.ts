/** A time entry or a shift lasts from a second to so many hours. */
export const LONGEST_ENTRY_HOURS = 24
/** Breaks in one shift. */
export const MOST_BREAKS = 20
/** Days that a leave lasts at most, both ends included. */
export const LONGEST_LEAVE_DAYS = 1100
/** Typed times lie at most so many years back; days that may lie ahead, at most so many years ahead. */
export const TYPED_YEARS = 10
/** Days that a policy grants or carries over, or an adjustment gives, at most. */
export const MOST_LEAVE_DAYS = 1000
/** Holidays of one import. */
export const MOST_HOLIDAYS = 100
