/** Most hours of a time entry or a shift; the least is a second. */
export const LONGEST_ENTRY_HOURS = 24

/** Most breaks in one shift. */
export const MOST_BREAKS = 20

/** Most days of a leave, both ends included. */
export const LONGEST_LEAVE_DAYS = 1100

/** Most years that typed times may be in the past, and days in the future if allowed. */
export const TYPED_YEARS = 10

/** Most days that a policy grants or carries over, or an adjustment gives. */
export const MOST_LEAVE_DAYS = 1000

/** Most holidays of one import. */
export const MOST_HOLIDAYS = 100

/** Limits: checklist templates of a workspace, items of one, and open checklists of a person. */
export const MOST_CHECKLIST_TEMPLATES = 50

export const MOST_CHECKLIST_ITEMS = 50
export const MOST_OPEN_CHECKLISTS = 20

/** Most days before or after the first or last day on which an item is due. */
export const MOST_CHECKLIST_DAYS = 365

/** Days before the end of a probation or a contract on which manager and admins are reminded. */
export const PROBATION_NOTICE_DAYS = 14

export const CONTRACT_NOTICE_DAYS = 30

/** Most years of a probation. */
export const LONGEST_PROBATION_YEARS = 3

/** Limits: questions of a survey, and characters of an answer in words. */
export const MOST_SURVEY_QUESTIONS = 30

export const MOST_SURVEY_ANSWER = 1000

/**
 * Least answers of an anonymous round before any are shown, and least further answers before the
 * next are.
 */
export const FEWEST_SURVEY_ANSWERS = 5

/** Days after its sending on which a survey round takes answers. */
export const SURVEY_OPEN_DAYS = 14

/** Days after its submission by which an expense should be decided. */
export const EXPENSE_DUE_DAYS = 7

/** Days for which a missed end of a contract or probation stays in the inbox. */
export const LATE_END_DAYS = 7
