/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0

/** No more than this is trusted to the `Date` header, which knows whole seconds only. */
const tolerance = 1500

const slow = 4000

/** Now by the server's clock, which is the one that counts. */
export const serverNow = () => Date.now() + ahead

/**
 * Learns the server's clock from an answer's `Date` header; `sent` is when the request left, by
 * this device's clock.
 */
export function noteServerTime(header: string | null, sent: number) {
  const told = header ? Date.parse(header) : Number.NaN
  const received = Date.now()
  if (Number.isNaN(told) || received - sent > slow) return
  // The header is cut to its second, and was written somewhere between sending and receiving.
  const difference = told + 500 - (sent + received) / 2
  // A little noise must not make running clocks jump.
  if (Math.abs(difference - ahead) > tolerance) ahead = difference
}
