/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0

/** Milliseconds of uncertainty of the `Date` header, which has whole seconds only. */
const tolerance = 1500

const slow = 4000

/** Returns the present time by the server's clock, which counts. */
export const serverNow = () => Date.now() + ahead

/**
 * Learns the server's clock from an answer's `Date` header; `sent` is the time of the request by
 * this device's clock.
 */
export function noteServerTime(header: string | null, sent: number) {
  const told = header ? Date.parse(header) : Number.NaN
  const received = Date.now()
  if (Number.isNaN(told) || received - sent > slow) return
  // The header is truncated to seconds, and was written between sending and receiving.
  const difference = told + 500 - (sent + received) / 2
  // Small differences must not make running clocks jump.
  if (Math.abs(difference - ahead) > tolerance) ahead = difference
}
