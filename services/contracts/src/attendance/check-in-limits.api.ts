import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { id, one } from '../kernel/shapes'

/** Most networks of a company, and most people whom they do not limit. */
export const MOST_CHECK_IN_NETWORKS = 50
export const MOST_EXEMPT = 500

const network = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], {
  error: 'attendance.network_form',
})

/** Omitted ones stay; without networks people check in from everywhere. */
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
})

const checkInLimits = z.object({
  networks: z.array(z.string()),
  exempt: z.array(z.object({ id: id(), name: z.string() })),
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
    summary: 'Networks from which people check in by themselves, and people without that limit',
    params: workspaceParams,
    response: one(checkInLimits),
  }),
  setCheckInLimits: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/check_in_limits',
    who: 'edit_company',
    summary:
      'Limit check-in and check-out to networks; kiosks, devices and corrections are not limited',
    params: workspaceParams,
    body: checkInLimitsBody,
    response: one(checkInLimits),
  }),
})
