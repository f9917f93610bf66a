/** Most devices of a workspace. */
export const MOST_DEVICES = 500

/** Most registrations of a device, including ended ones. */
export const MOST_REGISTRATIONS = 50_000

/** Most days back for a new PIN, and greatest age in days of a punch that makes attendance. */
export const OLDEST_PUNCH_DAYS = 400

/** Most seconds by which a device's clock may be fast before its punches make no attendance. */
export const MOST_AHEAD = 300
