/**
 * The live channel: Socket.IO on this path, with `auth: { token, workspace }` in the handshake.
 * Only the server sends.
 */
export const livePath = '/live'

/** Header of an answer: the read tables showed every event up to this position before it was read. */
export const POSITION_HEADER = 'x-position'

/** Longest time in milliseconds for which a page may request past changes. */
export const MOST_AGE = 60_000
