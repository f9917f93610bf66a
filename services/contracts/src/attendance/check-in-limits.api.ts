import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { id, one, text, wholeNumber } from '../kernel/shapes'
import { degrees } from './attendance.shapes'

/** Most networks and places of a company, and most people whom they do not limit. */
export const MOST_CHECK_IN_NETWORKS = 50
export const MOST_CHECK_IN_PLACES = 50
export const MOST_EXEMPT = 500

/** Metres of a place's radius. */
export const LEAST_RADIUS = 50
export const MOST_RADIUS = 50_000

/** Most days for which positions are kept. */
export const MOST_POSITION_DAYS = 365

const network = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], {
  error: 'attendance.network_form',
})

function haveOwnNames(places: readonly { name: string }[]) {
  return new Set(places.map(({ name }) => name.toLowerCase())).size === places.length
}

/** About a metre, which is finer than any radius. */
const placed = (degrees: number) => Math.round(degrees * 1e5) / 1e5 + 0

export const checkInPlaceBody = z.object({
  name: text('field.required', 120),
  lat: degrees(90).transform(placed),
  long: degrees(180).transform(placed),
  /** Metres. */
  radius: wholeNumber().min(LEAST_RADIUS).max(MOST_RADIUS),
})

/**
 * Omitted ones stay. Without networks and places people check in from everywhere; with both, either
 * is enough.
 */
export const checkInLimitsBody = z.object({
  networks: z
    .array(network)
    .max(MOST_CHECK_IN_NETWORKS, { error: 'field.most' })
    .transform((all) => [...new Set(all)])
    .optional(),
  exempt: z
    .array(z.uuid())
    .max(MOST_EXEMPT, { error: 'field.most' })
    .transform((all) => [...new Set(all)])
    .optional(),
  places: z
    .array(checkInPlaceBody)
    .max(MOST_CHECK_IN_PLACES, { error: 'field.most' })
    .refine(haveOwnNames, { error: 'attendance.place_twice' })
    .optional(),
  position_days: wholeNumber().min(1).max(MOST_POSITION_DAYS).optional(),
})

const checkInLimits = z.object({
  networks: z.array(z.string()),
  exempt: z.array(z.object({ id: id(), name: z.string() })),
  /** Places with their radius in metres. */
  places: z.array(
    z.object({ name: z.string(), lat: z.number(), long: z.number(), radius: z.number() }),
  ),
  /** Days for which the position of a check-in is kept. */
  position_days: z.number(),
  /** The caller's own network address, and whether the networks allow it. */
  address: z.string(),
  within: z.boolean(),
  revision: z.number(),
})

export type CheckInLimits = z.output<typeof checkInLimits>

export const checkInLimitsApi = area('attendance', {
  checkInLimits: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/check_in_limits',
    who: 'admin',
    summary:
      'Networks and places from which people check in by themselves, and people without that limit',
    params: workspaceParams,
    response: one(checkInLimits),
  }),
  setCheckInLimits: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/check_in_limits',
    who: 'edit_company',
    summary:
      'Limit check-in and check-out to networks and places; kiosks, devices and corrections are not limited',
    params: workspaceParams,
    body: checkInLimitsBody,
    response: one(checkInLimits),
  }),
})
