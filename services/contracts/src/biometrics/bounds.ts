/** Devices of a workspace. */
export const MOST_DEVICES = 500

/** Registrations that a device keeps, ended ones included. */
export const MOST_REGISTRATIONS = 50_000

/** So many days back a PIN may be given, and so old a punch may be that makes attendance. */
export const OLDEST_PUNCH_DAYS = 400

/** Seconds that a device's clock may be ahead before its punches make no attendance. */
export const MOST_AHEAD = 300
