/** A time entry or a shift lasts from a second to so many hours. */
export const LONGEST_ENTRY_HOURS = 24

/** Breaks in one shift. */
export const MOST_BREAKS = 20

/** Days that a leave lasts at most, both ends included. */
export const LONGEST_LEAVE_DAYS = 1100

/**
 * Typed times lie at most so many years back; days that may lie ahead, at most so many years ahead.
 */
export const TYPED_YEARS = 10

/** Days that a policy grants or carries over, or an adjustment gives, at most. */
export const MOST_LEAVE_DAYS = 1000

/** Holidays of one import. */
export const MOST_HOLIDAYS = 100

/** Checklist templates of a workspace, items of one, and open checklists of a person. */
export const MOST_CHECKLIST_TEMPLATES = 50

export const MOST_CHECKLIST_ITEMS = 50
export const MOST_OPEN_CHECKLISTS = 20

/** Days before or after the first or last day on which an item may be due. */
export const MOST_CHECKLIST_DAYS = 365

/** Days before the end of a probation or a contract on which manager and admins are reminded. */
export const PROBATION_NOTICE_DAYS = 14

export const CONTRACT_NOTICE_DAYS = 30

/** Years that a probation lasts at most. */
export const LONGEST_PROBATION_YEARS = 3

/** Questions of a survey, and characters of an answer in words. */
export const MOST_SURVEY_QUESTIONS = 30

export const MOST_SURVEY_ANSWER = 1000

/**
 * Of an anonymous round nothing is told before so many have answered, and what is told next is so
 * many answers more.
 */
export const FEWEST_SURVEY_ANSWERS = 5

/** Days after its sending on which a round of a survey still takes answers. */
export const SURVEY_OPEN_DAYS = 14
