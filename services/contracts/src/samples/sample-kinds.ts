/**
 * Populations of samples: entries of approved pay runs, and approvals, issues and changes in the
 * log.
 */
export const populations = ['pay', 'leaves', 'expenses', 'invoices', 'contracts'] as const

export type Population = (typeof populations)[number]

/** The tests of each item; `words/checks.en.ts` gives a letter's meaning in each population. */
export const attributes = ['A', 'B', 'C', 'D', 'E'] as const

export type Attribute = (typeof attributes)[number]

/** `none`: the attribute does not apply to the item. */
export const checkResults = ['pass', 'fail', 'none'] as const

export type CheckResult = (typeof checkResults)[number]

/** An auditor's finding on an item. */
export const sampleMarks = ['pass', 'exception', 'note'] as const

export type SampleMark = (typeof sampleMarks)[number]

export const MOST_ITEMS = 500

/** Longest note on an item, in characters. */
export const LONGEST_NOTE = 4000

/** Most items of a population. */
export const MOST_POPULATION = 100_000

/** Two groups of four hexadecimal digits, such as `7F3A-91C2`. */
export const SEED = /^[0-9A-F]{4}-[0-9A-F]{4}$/
