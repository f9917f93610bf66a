/**
 * What a sample is drawn from: entries of approved pay runs, and what the log has of approvals,
 * issues and changes.
 */
export const populations = ['pay', 'leaves', 'expenses', 'invoices', 'contracts'] as const

export type Population = (typeof populations)[number]

/** What is tested of each item; `sampleWords` says what a letter stands for in each population. */
export const attributes = ['A', 'B', 'C', 'D', 'E'] as const

export type Attribute = (typeof attributes)[number]

/** `none`: the attribute does not apply to the item. */
export const checkResults = ['pass', 'fail', 'none'] as const

export type CheckResult = (typeof checkResults)[number]

/** What an auditor found of an item. */
export const sampleMarks = ['pass', 'exception', 'note'] as const

export type SampleMark = (typeof sampleMarks)[number]

export const MOST_ITEMS = 500

/** Longest note of an item, in characters. */
export const LONGEST_NOTE = 4000

/** Items of a population at most. */
export const MOST_POPULATION = 100_000

/** Two groups of four hexadecimal digits, such as `7F3A-91C2`. */
export const SEED = /^[0-9A-F]{4}-[0-9A-F]{4}$/
