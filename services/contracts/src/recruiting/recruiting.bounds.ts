/** Limits: stages of an opening, in order, and length of a name. */
export const MOST_STAGES = 20

export const LONGEST_STAGE = 60

/** What separates stages or choices: a comma of a Latin, an Arabic or a Chinese keyboard. */
export const COMMA = /[,،，]/

/** Most target days in a stage. */
export const MOST_STAGE_DAYS = 365

/** Most characters of a description with its markup. */
export const LONGEST_DESCRIPTION = 20_000

/** Limits: fields of an opening's form, choices of one, and characters of an answer. */
export const MOST_FIELDS = 50

export const MOST_CHOICES = 50
export const LONGEST_ANSWER = 4000

/** Limits for one candidate. */
export const MOST_NOTES = 200

export const MOST_MESSAGES = 500
export const MOST_INTERVIEWS = 20

/** Most interviewers of one interview. */
export const MOST_INTERVIEWERS = 10

/** Most further applications of an address in the history. */
export const MOST_REPEATS = 20

/** Most bytes of a resume. */
export const LARGEST_RESUME = 1024 * 1024

/** Months for which an application is kept after its last step: choices and default. */
export const RETENTION_MONTHS = [1, 3, 6, 12, 24] as const

export const DEFAULT_RETENTION = 6

/** Most templates of a workspace. */
export const MOST_TEMPLATES = 50

/** Subject of every message that a candidate sends from the page. */
export const MESSAGE_SUBJECT = 'Message regarding job post'

/** Most applications of one address to one opening that are stored. */
export const MOST_BESIDE = 5
