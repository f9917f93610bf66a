import { coarse, type Fix } from '@workledger/contracts/attendance/position'

/** Why a device tells no location. */
export type NoLocation = 'denied' | 'unsupported' | 'unknown'

/** Metres of accuracy above which a device knows nothing. */
const MOST_METRES = 1_000_000

/** Milliseconds for which the device may look; the time of the person's answer does not count. */
const PATIENCE = 15_000

/** Returns the device's location, rounded, with its accuracy in whole metres. */
export const locate = (): Promise<Fix | NoLocation> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve('unsupported')

    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: long, accuracy } }) =>
        resolve({ ...coarse({ lat, long }), accuracy: Math.ceil(Math.min(accuracy, MOST_METRES)) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      // Wi-Fi and satellites, because a mobile cell alone is too large for a place. A refused person
      // tries again after a few steps, so no earlier answer counts.
      { enableHighAccuracy: true, maximumAge: 0, timeout: PATIENCE },
    )
  })

/** Returns whether the person has allowed the location already, so that no browser asks. */
export const isShared = async () =>
  (await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null))?.state ===
  'granted'
