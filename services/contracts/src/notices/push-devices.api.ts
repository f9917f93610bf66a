import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { done, id, one, onlyThese } from '../kernel/shapes'
import { characters } from '../kernel/text'

const base64url = (max: number) =>
  characters(max, 'notices.push_device').regex(/^[\w-]+={0,2}$/, { error: 'notices.push_device' })

/** What a browser gives to who may send it pushes (Push API of the W3C). */
export const pushSubscriptionBody = onlyThese({
  endpoint: z.url({ protocol: /^https?$/, error: 'notices.push_device' }).max(1000, {
    error: 'notices.push_device',
  }),
  keys: onlyThese({ p256dh: base64url(100), auth: base64url(40) }),
})

export type PushSubscription = z.output<typeof pushSubscriptionBody>

/** A browser that gets pushes. */
export const pushDevice = z.object({
  id: id(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  /** The browser of this sign-in. */
  current: z.boolean(),
  /** It is signed in. One that is signed out gets nothing until it is signed in again. */
  signed_in: z.boolean(),
})

export const pushDevices = z.object({
  /** The installation's key for subscriptions (RFC 8292), as base64url. */
  public_key: z.string(),
  devices: z.array(pushDevice),
})

export type PushDevice = z.output<typeof pushDevice>
export type PushDevices = z.output<typeof pushDevices>

const ofDevice = z.object({ ws: idOf('workspaces'), id: idOf('push_devices') })

export const pushDevicesApi = area('notices', {
  pushDevices: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/push_devices',
    who: 'member',
    summary: "The caller's own browsers that get pushes, at most 10, and the key to subscribe with",
    params: workspaceParams,
    response: one(pushDevices),
  }),
  addPushDevice: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/push_devices',
    who: 'member',
    whileReadOnly: true,
    summary:
      "Send pushes to this browser while the caller's sign-in lasts; a repetition is no error",
    status: 200,
    params: workspaceParams,
    body: pushSubscriptionBody,
    response: one(pushDevices),
    errors: [
      'access.impersonating',
      'notices.push_device',
      'notices.push_most',
      'notices.push_service',
    ],
  }),
  removePushDevice: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/push_devices/{id}',
    who: 'member',
    whileReadOnly: true,
    summary: "Stop pushes to one of the caller's browsers",
    params: ofDevice,
    response: done(),
  }),
  testPushDevice: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/push_devices/{id}/test',
    who: 'member',
    whileReadOnly: true,
    summary: "Send a push to one of the caller's browsers now",
    status: 200,
    params: ofDevice,
    response: done(),
  }),
})
