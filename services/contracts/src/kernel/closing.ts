/**
 * Days between the announcement of a workspace's closing and the closing itself, after which it is
 * read-only.
 */
export const NOTICE_DAYS = { least: 7, most: 365, usual: 30 } as const

/**
 * Days for which a closed workspace can be read, and its closing withdrawn, before it is erased.
 */
export const READABLE_DAYS = 30
