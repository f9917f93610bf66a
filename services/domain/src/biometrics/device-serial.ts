import type { deviceSerialEvents } from '@workledger/contracts/biometrics/biometrics.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { Decider } from '../kernel/decider'

export type DeviceSerialEvent = AnyEventOf<typeof deviceSerialEvents>
type Of = { workspace_id: string; device_id: string }

/** Returns the id of a serial number's stream: labels do not distinguish letters by case. */
export const serialId = (serial_no: string) => serial_no.toUpperCase()

/**
 * Keeps a serial number unique to one device of a company: stream `device-serial-{serial number}`.
 */
export const deviceSerialDecider: Decider<
  Of | null,
  { type: 'reserve' | 'release' } & Of,
  DeviceSerialEvent
> = {
  category: 'device-serial',
  initial: null,
  decide(state, { type, ...of }) {
    const own = state?.device_id === of.device_id
    if (type === 'release') return own ? [{ type: 'DeviceSerialReleased', data: of }] : []
    if (own) return []

    return state
      ? refuse('device.serial_taken', { field: 'serial_no' })
      : [{ type: 'DeviceSerialReserved', data: of }]
  },
  evolve: (_, { type, data }) => (type === 'DeviceSerialReserved' ? data : null),
}
