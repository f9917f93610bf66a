import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { id, one, text } from '../kernel/shapes'
import { characters, typable } from '../kernel/text'
import { isPin, isWeakPin } from './kiosk-pin'

export const MOST_KIOSKS = 50

/** Minutes for which a link pairs a tablet. */
export const PAIRING_MINUTES = 15

export const clockActs = ['in', 'out', 'break', 'back'] as const

const kioskParams = z.object({ ws: idOf('workspaces'), id: idOf('kiosks') })

/** The tablet's own path: the token in the body opens this kiosk alone. */
const tablet = z.object({ id: idOf('kiosks') })

const kiosk = z.object({
  id: id(),
  name: z.string(),
  created_at: z.string(),
  /** Time when a tablet was paired; null while none is. */
  paired_at: z.string().nullable(),
  /** Time of the tablet's last call. */
  seen_at: z.string().nullable(),
  /** End of the pause after too many wrong PINs. */
  paused_until: z.string().nullable(),
  /** For If-Match. */
  revision: z.number(),
  stream: z.string(),
})

export type Kiosk = z.output<typeof kiosk>

const pairing = z.object({ id: id(), url: z.string(), expires_at: z.string() })

export type Pairing = z.output<typeof pairing>

const token = { token: characters(100) }

const pin = () => typable(z.string().refine(isPin, { error: 'kiosk.pin' }))

/** Employee id and PIN, as typed at the kiosk. */
const typed = {
  ...token,
  number: characters(64),
  pin: characters(16),
}

const person = z.object({
  name: z.string(),
  status: z.enum(['out', 'in', 'break']),
  /** Start of the running shift or break. */
  since: z.string().nullable(),
  /** The latest check-out, so that a person notices one that was not theirs. */
  last_out: z.string().nullable(),
  /** Open for longer than the rules allow, so only a correction ends it. */
  forgotten: z.boolean(),
})

export type KioskPerson = z.output<typeof person>

export const kioskBody = z.object({ name: text('kiosk.name', 120) })

export const kioskPinBody = z.object({
  pin: pin().refine((typed) => !isWeakPin(typed), { error: 'kiosk.weak_pin' }),
  current_password: characters(300).optional(),
})

export const kiosksApi = area('attendance', {
  kiosks: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/kiosks',
    who: 'admin',
    summary: 'Kiosks: tablets at which people check in with employee id and PIN',
    params: workspaceParams,
    response: one(z.array(kiosk)),
  }),
  addKiosk: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/kiosks',
    who: 'edit_company',
    summary: 'Add a kiosk. The link that pairs its tablet is returned only once',
    status: 201,
    params: workspaceParams,
    body: kioskBody,
    response: one(pairing),
    givesOnce: true,
    errors: ['kiosk.most', 'access.impersonating'],
  }),
  renameKiosk: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/kiosks/{id}',
    who: 'edit_company',
    summary: 'Rename a kiosk; check-ins made there keep its name of that time',
    params: kioskParams,
    body: kioskBody,
    response: one(kiosk),
  }),
  openKioskPairing: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/kiosks/{id}/pairing',
    who: 'edit_company',
    summary: 'Make a new link that pairs a tablet with the kiosk; the link before is void',
    status: 201,
    params: kioskParams,
    response: one(pairing),
    givesOnce: true,
    errors: ['access.impersonating'],
  }),
  removeKiosk: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/kiosks/{id}',
    who: 'edit_company',
    whileReadOnly: true,
    summary: 'Remove a kiosk; its tablet is refused at once, and its check-ins stay',
    params: kioskParams,
  }),
  kioskPin: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/kiosk_pin',
    who: 'member',
    summary: "The caller's PIN for kiosks: whether it is set, and locked until when",
    params: workspaceParams,
    response: one(
      z.object({
        /** Whether the company has a kiosk. */
        offered: z.boolean(),
        /** The caller's employee id, which they type before the PIN; null: none yet. */
        number: z.string().nullable(),
        set_at: z.string().nullable(),
        locked_until: z.string().nullable(),
      }),
    ),
  }),
  setKioskPin: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/kiosk_pin',
    who: 'member',
    summary: "Set or replace the caller's PIN for kiosks, which also unlocks it",
    status: 204,
    params: workspaceParams,
    body: kioskPinBody,
    errors: ['access.impersonating', 'access.current_password', 'kiosk.weak_pin'],
  }),
  removeKioskPin: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/kiosk_pin',
    who: 'member',
    whileReadOnly: true,
    summary: "Remove the caller's PIN for kiosks",
    params: workspaceParams,
    errors: ['access.impersonating'],
  }),
  resetKioskPin: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/employees/{id}/reset_kiosk_pin',
    who: 'edit_company',
    summary:
      "Remove a person's PIN for kiosks and its lock, so that they set a new one; they are notified",
    status: 204,
    params: z.object({ ws: idOf('workspaces'), id: idOf('employees') }),
    errors: ['kiosk.no_pin', 'access.impersonating'],
  }),
  pairKiosk: endpoint({
    method: 'POST',
    path: '/kiosks/{id}/pair',
    who: 'key',
    summary: 'Pair this tablet with a kiosk by the code of its link; the token is returned once',
    status: 201,
    params: tablet,
    body: z.object({ code: characters(100) }),
    response: one(z.object({ token: z.string() })),
    givesOnce: true,
    errors: ['kiosk.code'],
  }),
  kioskState: endpoint({
    method: 'POST',
    path: '/kiosks/{id}/state',
    who: 'key',
    summary: 'Company and name of the kiosk, for its tablet',
    status: 200,
    params: tablet,
    body: z.object(token),
    response: one(
      z.object({
        name: z.string(),
        company: z.string(),
        logo: z.string().nullable(),
        language: z.string(),
      }),
    ),
    errors: ['kiosk.token'],
  }),
  kioskPerson: endpoint({
    method: 'POST',
    path: '/kiosks/{id}/person',
    who: 'key',
    summary: 'Whether a person is checked in, by employee id and PIN at the kiosk',
    status: 200,
    params: tablet,
    body: z.object(typed),
    response: one(person),
    errors: ['kiosk.token', 'kiosk.paused', 'kiosk.wrong'],
  }),
  clockAtKiosk: endpoint({
    method: 'POST',
    path: '/kiosks/{id}/clock',
    who: 'key',
    summary: "Check in or out, or begin or end a break, at the kiosk by the server's clock",
    status: 200,
    params: tablet,
    body: z.object({ ...typed, act: z.enum(clockActs) }),
    response: one(person.extend({ at: z.string() })),
    errors: [
      'kiosk.token',
      'kiosk.paused',
      'kiosk.wrong',
      'attendance.already_in',
      'attendance.not_in',
      'attendance.on_break',
      'attendance.not_on_break',
      'attendance.most_breaks',
      'attendance.forgotten',
    ],
  }),
})
