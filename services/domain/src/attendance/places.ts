import type { Fix, Position } from '@workledger/contracts/attendance/position'
import { refuse } from '@workledger/contracts/kernel/errors'

export interface Place extends Position {
  readonly name: string
  /** Metres. */
  readonly radius: number
}

/** Mean radius of the earth in metres (IUGG, R1). */
const EARTH = 6_371_008.8

/**
 * Farthest that rounding to 0.001° moves a position: half the diagonal of a cell at the equator,
 * 0.0005° × 111 195 m × √2 = 78.6 m.
 */
export const ROUNDING_METRES = 79

/** Metres of accuracy that count for the person. */
export const WORST_ACCURACY = 200

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Returns the metres between two positions by the haversine formula (R. W. Sinnott, Virtues of the
 * Haversine, Sky & Telescope 68, 1984, p. 159). The earth is no sphere: at most 0.6 % are wrong.
 */
export function metresBetween(a: Position, b: Position): number {
  const half = (one: number, other: number) => Math.sin(radians(one - other) / 2) ** 2

  const h =
    half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.long, b.long)

  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * Returns the nearest place in which a device is, as far as it knows: the distance is at most the
 * radius, the rounding, and up to 200 m of accuracy. `inaccurate`: it may be in one, but knows its
 * position neither to 200 m nor to the radius.
 */
export function findPlace(places: readonly Place[], fix: Fix): Place | 'outside' | 'inaccurate' {
  const byDistance = places
    .map((place) => ({ place, over: metresBetween(place, fix) - place.radius - ROUNDING_METRES }))
    .toSorted((a, b) => a.over + a.place.radius - (b.over + b.place.radius))

  const found = byDistance.find(
    ({ place, over }) =>
      over <= Math.min(fix.accuracy, WORST_ACCURACY) &&
      fix.accuracy <= Math.max(WORST_ACCURACY, place.radius),
  )

  if (found) return found.place

  return byDistance.some(({ over }) => over <= fix.accuracy) && fix.accuracy > WORST_ACCURACY
    ? 'inaccurate'
    : 'outside'
}

/** A company's limits as far as a check-in depends on them. */
export interface PlaceLimits {
  readonly networks: readonly string[]
  readonly places: readonly Place[]
  /** Days for which a position is kept. */
  readonly position_days: number
}

export interface Whereabouts {
  /** Whether the company's networks have the caller's address. */
  readonly inNetwork: boolean
  /** The position that the device claims; null without one. */
  readonly fix: Fix | null
}

/**
 * Returns the place of a check-in or check-out, if it is at one. Refuses what the limits forbid: with
 * networks and places, either is enough.
 */
export function admit(
  { networks, places, position_days: days }: PlaceLimits,
  { inNetwork, fix }: Whereabouts,
): string | undefined {
  if (networks.length === 0 && places.length === 0) return undefined
  const found = fix && findPlace(places, fix)
  if (found && typeof found === 'object') return found.name
  if (networks.length > 0 && inNetwork) return undefined
  if (places.length === 0) refuse('attendance.elsewhere')
  if (!fix) refuse('attendance.position_needed', { params: { days } })

  if (found === 'inaccurate')
    refuse('attendance.inaccurate', { params: { metres: Math.round(fix.accuracy) } })

  return refuse('attendance.outside')
}
