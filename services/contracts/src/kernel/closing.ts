/**
 * Days between the announcement that a workspace closes and its closing, from which on nothing is
 * changed any more.
 */
export const NOTICE_DAYS = { least: 7, most: 365, usual: 30 } as const

/**
 * Days for which a closed workspace can be read, and its closing withdrawn, before it is erased.
 */
export const READABLE_DAYS = 30
