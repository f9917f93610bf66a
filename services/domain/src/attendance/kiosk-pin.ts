import type { kioskPinEvents } from '@workledger/contracts/attendance/kiosks.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { Decider } from '../kernel/decider'

export type KioskPinEvent = AnyEventOf<typeof kioskPinEvents>

export interface KioskPin {
  readonly set: boolean
}

export type KioskPinCommand = { employee_id: string } & (
  | { type: 'set' | 'remove' | 'reset' }
  | { type: 'lock'; kiosk_id: string; until: string }
)

/** A person's PIN for kiosks: stream `kiosk-pin-{employee}`. */
export const kioskPinDecider: Decider<KioskPin, KioskPinCommand, KioskPinEvent> = {
  category: 'kiosk-pin',
  initial: { set: false },
  decide({ set }, command) {
    const { employee_id } = command

    switch (command.type) {
      case 'set':
        return [{ type: 'KioskPinSet', data: { employee_id } }]
      case 'remove':
        return set ? [{ type: 'KioskPinRemoved', data: { employee_id } }] : []
      case 'reset':
        return set ? [{ type: 'KioskPinReset', data: { employee_id } }] : refuse('kiosk.no_pin')

      case 'lock': {
        const { kiosk_id, until } = command
        return set ? [{ type: 'KioskPinLocked', data: { employee_id, kiosk_id, until } }] : []
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'KioskPinSet':
        return { set: true }
      case 'KioskPinRemoved':
      case 'KioskPinReset':
        return { set: false }
      case 'KioskPinLocked':
        return state
      default:
        return event satisfies never
    }
  },
}

/** Wrong tries in a row until the PIN is locked, and again after each lock. */
const TRIES = 5

/** Minutes of the first lock, and of the longest. */
const [FIRST, LONGEST] = [15, 24 * 60]

/** Returns the minutes for which the n-th wrong try in a row locks the PIN; 0: it does not. */
export const lockMinutes = (wrong: number): number =>
  wrong % TRIES === 0 ? Math.min(FIRST * 2 ** Math.min(wrong / TRIES - 1, 20), LONGEST) : 0
