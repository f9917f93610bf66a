/** Actions of one request. */
export const OFFLINE_MOST = 500

/** Days that a device may keep an action before it sends it. */
export const OFFLINE_DAYS = 31

/** Actions of one person that the server knows at the same time; each for these days. */
export const OFFLINE_KNOWN = 2000

/** Milliseconds by which a device's clock may be ahead of the server's. */
export const OFFLINE_AHEAD = 5 * 60 * 1000
