import type { kioskEvents } from '@workledger/contracts/attendance/kiosks.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type KioskEvent = AnyEventOf<typeof kioskEvents>

export type Kiosk = { status: 'none' } | { status: 'active'; name: string } | { status: 'removed' }

export type KioskCommand = { kiosk_id: string } & (
  | { type: 'add'; name: string }
  | { type: 'rename'; name: string }
  | { type: 'open-pairing' | 'pair' | 'remove' }
  | { type: 'pause'; until: string }
)

/** A tablet at which people check in: stream `kiosk-{id}`. */
export const kioskDecider: Decider<Kiosk, KioskCommand, KioskEvent> = {
  category: 'kiosk',
  initial: { status: 'none' },
  decide(state, command) {
    const { kiosk_id } = command

    if (command.type === 'add')
      return state.status === 'none'
        ? [{ type: 'KioskAdded', data: { kiosk_id, name: command.name } }]
        : refuse('state.conflict')

    if (state.status !== 'active') return refuse('not_found')

    switch (command.type) {
      case 'rename': {
        const { name } = command
        return name === state.name ? [] : [{ type: 'KioskRenamed', data: { kiosk_id, name } }]
      }

      case 'open-pairing':
        return [{ type: 'KioskPairingOpened', data: { kiosk_id } }]
      case 'pair':
        return [{ type: 'KioskPaired', data: { kiosk_id } }]
      case 'pause':
        return [{ type: 'KioskPaused', data: { kiosk_id, until: command.until } }]
      case 'remove':
        return [{ type: 'KioskRemoved', data: { kiosk_id } }]
      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'KioskAdded':
      case 'KioskRenamed':
        return { status: 'active', name: event.data.name }
      case 'KioskPairingOpened':
      case 'KioskPaired':
      case 'KioskPaused':
        return state
      case 'KioskRemoved':
        return { status: 'removed' }
      default:
        return event satisfies never
    }
  },
  content: contentOf<KioskEvent>({
    KioskAdded: { submitted: 'kiosk_id' },
    KioskRenamed: { changed: 'kiosk_id' },
    KioskRemoved: { gone: 'kiosk_id' },
  }),
}
