import * as z from 'zod'
import { event } from '../kernel/event'
import { id, instant, plain } from '../kernel/event-fields'

const kiosk = { kiosk_id: id() }
const person = { employee_id: id() }

/** A tablet at which people check in: stream `kiosk-{id}`. Its token is a hash in the vault. */
export const kioskEvents = {
  KioskAdded: event('KioskAdded', { v: 1, data: z.object({ ...kiosk, name: plain(120) }) }),
  KioskRenamed: event('KioskRenamed', { v: 1, data: z.object({ ...kiosk, name: plain(120) }) }),
  /** From now on a new link pairs a tablet; the one before is void. */
  KioskPairingOpened: event('KioskPairingOpened', { v: 1, data: z.object(kiosk) }),
  /** A tablet holds the token now; that of the tablet before is void. */
  KioskPaired: event('KioskPaired', { v: 1, data: z.object(kiosk) }),
  /** Too many wrong PINs were typed at it. */
  KioskPaused: event('KioskPaused', { v: 1, data: z.object({ ...kiosk, until: instant() }) }),
  KioskRemoved: event('KioskRemoved', { v: 1, data: z.object(kiosk) }),
}

/** A person's PIN for kiosks: stream `kiosk-pin-{employee}`. Its hash is in the vault. */
export const kioskPinEvents = {
  KioskPinSet: event('KioskPinSet', { v: 1, data: z.object(person) }),
  KioskPinRemoved: event('KioskPinRemoved', { v: 1, data: z.object(person) }),
  /** An administrator removed it with its lock, so that the person sets a new one. */
  KioskPinReset: event('KioskPinReset', { v: 1, data: z.object(person) }),
  /** It was typed wrongly too often at this kiosk. */
  KioskPinLocked: event('KioskPinLocked', {
    v: 1,
    data: z.object({ ...person, ...kiosk, until: instant() }),
  }),
}
