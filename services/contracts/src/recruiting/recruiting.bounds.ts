/** Stages of an opening, in its order, and what one is called. */
export const MOST_STAGES = 20

export const LONGEST_STAGE = 60

/** Days that an application is planned to be in a stage, at most. */
export const MOST_STAGE_DAYS = 365

/** Characters of a description with its markup. */
export const LONGEST_DESCRIPTION = 20_000

/** Fields of an opening's form, choices of one, and characters of an answer. */
export const MOST_FIELDS = 50

export const MOST_CHOICES = 50
export const LONGEST_ANSWER = 4000

/** What one candidate may have of each. */
export const MOST_NOTES = 200

export const MOST_MESSAGES = 500
export const MOST_INTERVIEWS = 20

/** People who lead one interview. */
export const MOST_INTERVIEWERS = 10

/** Further applications with the same address that the history tells of. */
export const MOST_REPEATS = 20

/** Bytes of a resume. */
export const LARGEST_RESUME = 1024 * 1024

/** Months after its last step that an application is kept: choice and default. */
export const RETENTION_MONTHS = [1, 3, 6, 12, 24] as const

export const DEFAULT_RETENTION = 6

/** Templates of a workspace. */
export const MOST_TEMPLATES = 50

/** Every message of a candidate from the page has this subject. */
export const MESSAGE_SUBJECT = 'Message regarding job post'

/** Applications of one address to one opening that are kept beside each other. */
export const MOST_BESIDE = 5
