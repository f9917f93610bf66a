interface Position {
  lat: number
  long: number
}

/**
 * Milliseconds for which a check-in waits for the device; the browser's own limit does not run
 * while it asks for permission.
 */
const patience = 8000

/**
 * Returns the device's location in degrees; null if it is unknown, forbidden, or late. Never fails.
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
