/**
 * The live channel: Socket.IO on this path, with `auth: { token, workspace }` in the handshake. The
 * server alone speaks.
 */
export const livePath = '/live'

/** Milliseconds of which a page may ask what has moved. */
export const MOST_AGE = 60_000
