interface Position {
  lat: number
  long: number
}

/**
 * How long a check-in waits for the device; the browser's own limit does not run while it asks for
 * permission.
 */
const patience = 8000

/**
 * Where the device is, in degrees; null where it does not say, may not say, or takes too long.
 * Never fails.
 */
export function locate(): Promise<Position | null> {
  if (typeof navigator === 'undefined' || !navigator.geolocation) return Promise.resolve(null)
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(null), patience)

    const answer = (position: Position | null) => {
      clearTimeout(late)
      resolve(position)
    }

    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ lat: coords.latitude, long: coords.longitude }),
      () => answer(null),
      { maximumAge: 60_000, timeout: patience },
    )
  })
}
