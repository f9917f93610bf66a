import type { deviceEvents } from '@workledger/contracts/biometrics/biometrics.events'
import { MOST_REGISTRATIONS, OLDEST_PUNCH_DAYS } from '@workledger/contracts/biometrics/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { type ById, entriesById, getById, putById } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { secondsBetween } from '../kernel/zone-days'

export type DeviceEvent = AnyEventOf<typeof deviceEvents>
type DataOf<T extends DeviceEvent['type']> = Extract<DeviceEvent, { type: T }>['data']
type DeviceDetails = Omit<DataOf<'DeviceAdded'>, 'device_id' | 'anywhere'>

export interface Registration {
  employee_id: string
  pin: string
  /** The PIN belongs to the employee from this time, half-open. */
  since: string
  until: string | null
  enrolled: boolean
}

/** A command for the device; numbers rise and are never reused. */
export interface DeviceCommandToSend {
  number: number
  /** Sends the name, requests the finger, or deletes the person. */
  what: 'user' | 'enrol' | 'forget'
  registration_id: string
}

export type Device =
  | { status: 'none' }
  | {
      status: 'active'
      details: DeviceDetails
      /** Hash of the device's key; null without one. */
      key_hash: string | null
      registrations: ById<Registration>
      count: number
      /** Unanswered commands in order. */
      pending: readonly DeviceCommandToSend[]
      next: number
    }
  | { status: 'deleted'; serial_no: string }

type DeviceRef = { device_id: string }
type Registered = { device_id: string; registration_id: string }

export type DeviceCommand =
  | ({ type: 'add' } & DeviceRef & DeviceDetails)
  | ({ type: 'change' } & DeviceRef & { [K in keyof DeviceDetails]?: DeviceDetails[K] | undefined })
  /** The network from which it called, unless one is named. */
  | ({ type: 'connect'; network: string } & DeviceRef)
  | ({ type: 'set-key'; key_hash: string } & DeviceRef)
  | ({ type: 'delete' } & DeviceRef)
  /** `others`: the devices deployed after this one. */
  | ({ type: 'deploy'; others: readonly string[] } & DeviceRef)
  /** Assigns the next free PIN by default; `now` and `since` are instants. */
  | ({
      type: 'register'
      employee_id: string
      pin: string | null
      since: string
      now: string
    } & Registered)
  | ({ type: 'end'; until: string } & Registered)
  /** Ends all registrations of the employee. */
  | ({ type: 'forget'; employee_id: string; until: string } & DeviceRef)
  | ({ type: 'enrolled'; pin: string; by: DataOf<'EmployeeEnrolled'>['by'] } & DeviceRef)
  | ({ type: 'answered'; answers: readonly { number: number; result: number }[] } & DeviceRef)

/** A device for punches: stream `device-{id}`. */
export const deviceDecider: Decider<Device, DeviceCommand, DeviceEvent> = {
  category: 'device',
  initial: { status: 'none' },
  decide,
  evolve,
  content: contentOf<DeviceEvent>({
    DeviceAdded: { submitted: 'device_id' },
    DeviceChanged: { changed: 'device_id' },
    DeviceKeySet: { changed: 'device_id' },
    DeviceDeleted: { gone: 'device_id' },
  }),
}

function decide(state: Device, command: DeviceCommand): DeviceEvent[] {
  if (command.type === 'add') {
    const { type: _, ...data } = command
    return state.status === 'none'
      ? [{ type: 'DeviceAdded', data: { ...data, anywhere: false } }]
      : refuse('state.conflict')
  }

  if (state.status !== 'active') return refuse('not_found')
  const { device_id } = command

  switch (command.type) {
    case 'change': {
      const { type: _, device_id: __, ...update } = command

      if (update.serial_no !== undefined && update.serial_no !== state.details.serial_no)
        refuse('device.serial_fixed', { field: 'serial_no' })

      const difference = changed(state.details, update)

      return difference
        ? [
            {
              type: 'DeviceChanged',
              data: { ...(difference as Partial<DeviceDetails>), device_id },
            },
          ]
        : []
    }

    case 'connect': {
      const { network } = command
      return state.details.network === null
        ? [{ type: 'DeviceChanged', data: { device_id, network } }]
        : []
    }

    case 'set-key':
      return [
        { type: 'DeviceKeySet', data: { device_id, key_hash: command.key_hash } },
        ...unpinned(state, device_id),
      ]

    case 'delete':
      return [{ type: 'DeviceDeleted', data: { device_id } }]
    case 'deploy':
      return [{ type: 'DeviceDeployed', data: { device_id, others: [...command.others] } }]
    case 'register':
      return [registered(state, command)]

    case 'end': {
      const { registration_id, until } = command
      const found = getById(state.registrations, registration_id) ?? refuse('not_found')
      return found.until === null ? [ended(device_id, registration_id, found, until)] : []
    }

    case 'forget': {
      const { employee_id, until } = command
      const own = current(state).filter(([, each]) => each.employee_id === employee_id)
      return own.map(([registration_id, each]) => ended(device_id, registration_id, each, until))
    }

    case 'enrolled': {
      const { pin, by } = command
      const [found] = current(state).filter(([, each]) => each.pin === pin)
      if (!found || found[1].enrolled) return []
      const [registration_id, { employee_id }] = found

      return [
        { type: 'EmployeeEnrolled', data: { device_id, registration_id, employee_id, pin, by } },
      ]
    }

    case 'answered':
      return answered(state, command)
    default:
      return command satisfies never
  }
}

/**
 * Clears the address of the first call, because that caller had no key. The next call with the key
 * sets it.
 */
const unpinned = ({ details }: Active, device_id: string): DeviceEvent[] =>
  details.network === null || details.network === '*'
    ? []
    : [{ type: 'DeviceChanged', data: { device_id, network: null } }]

type Active = Extract<Device, { status: 'active' }>

const current = ({ registrations }: Active) =>
  [...entriesById(registrations)].filter(([, { until }]) => until === null)

function registered(
  state: Active,
  command: Extract<DeviceCommand, { type: 'register' }>,
): DeviceEvent {
  const { device_id, registration_id, employee_id, since, now } = command

  if (state.count >= MOST_REGISTRATIONS)
    refuse('device.most_registrations', { params: { most: MOST_REGISTRATIONS } })

  if (since > now || secondsBetween(since, now) > OLDEST_PUNCH_DAYS * 86_400)
    refuse('device.since', { field: 'since' })

  const all = [...entriesById(state.registrations)].map(([, each]) => each)

  if (all.some((each) => each.until === null && each.employee_id === employee_id))
    refuse('device.registered')

  const pin = command.pin ?? freePin(all)

  // A registration without an end must be the last of its PIN.
  if (all.some((each) => each.pin === pin && (each.until === null || each.until > since)))
    refuse('device.pin_taken', { field: 'pin' })

  return {
    type: 'EmployeeRegistered',
    data: { device_id, registration_id, employee_id, pin, since },
  }
}

/**
 * Applies an answer. A finger was taken only at 0; other commands succeeded at any number from 0.
 */
function answered(
  state: Active,
  { device_id, answers: given }: Extract<DeviceCommand, { type: 'answered' }>,
): DeviceEvent[] {
  const asked = new Map(state.pending.map((each) => [each.number, each]))

  const answers = given.flatMap(({ number, result }) => {
    const command = asked.get(number)
    if (!command || !asked.delete(number)) return []
    const { registration_id, what } = command

    return [
      {
        number,
        registration_id,
        result,
        done: what === 'enrol' ? result === 0 : result >= 0,
        what,
      },
    ]
  })

  if (answers.length === 0) return []

  const enrolled = answers.flatMap(({ registration_id, what, done }): DeviceEvent[] => {
    const found = getById(state.registrations, registration_id)
    if (what !== 'enrol' || !done || !found || found.enrolled || found.until !== null) return []
    const { employee_id, pin } = found

    return [
      {
        type: 'EmployeeEnrolled',
        data: { device_id, registration_id, employee_id, pin, by: 'finger' },
      },
    ]
  })

  const data = { device_id, answers: answers.map(({ what: _, ...answer }) => answer) }

  return [{ type: 'DeviceCommandsAnswered', data }, ...enrolled]
}

/** Returns the highest number ever used plus one: only an explicit request reuses a PIN. */
const freePin = (all: readonly Registration[]) =>
  String(
    1 +
      all.reduce(
        (highest, { pin }) => (/^\d{1,9}$/.test(pin) ? Math.max(highest, Number(pin)) : highest),
        0,
      ),
  )

function ended(
  device_id: string,
  registration_id: string,
  { employee_id, pin, since }: Registration,
  until: string,
): DeviceEvent {
  return {
    type: 'RegistrationEnded',
    data: { device_id, registration_id, employee_id, pin, until: until > since ? until : since },
  }
}

function evolve(state: Device, event: DeviceEvent): Device {
  if (event.type === 'DeviceAdded') {
    const { device_id: _, anywhere: __, ...details } = event.data
    return {
      status: 'active',
      details,
      key_hash: null,
      registrations: {},
      count: 0,
      pending: [],
      next: 1,
    }
  }

  if (state.status !== 'active') return state

  const put = (
    id: string,
    registration: Registration,
    ...what: DeviceCommandToSend['what'][]
  ): Device => ({
    ...asking(
      state,
      what.map((each) => [id, each]),
    ),
    registrations: putById(state.registrations, id, registration),
    count: state.count + (getById(state.registrations, id) ? 0 : 1),
  })

  switch (event.type) {
    case 'DeviceChanged': {
      const { device_id: _, ...update } = event.data
      return { ...state, details: { ...state.details, ...(update as Partial<DeviceDetails>) } }
    }

    case 'DeviceKeySet':
      return { ...state, key_hash: event.data.key_hash }
    case 'DeviceDeleted':
      return { status: 'deleted', serial_no: state.details.serial_no }

    case 'DeviceDeployed':
      return asking(
        state,
        current(state).map(([id]) => [id, 'user']),
      )

    case 'EmployeeRegistered': {
      const { registration_id, employee_id, pin, since } = event.data
      return put(
        registration_id,
        { employee_id, pin, since, until: null, enrolled: false },
        'user',
        'enrol',
      )
    }

    case 'RegistrationEnded': {
      const { registration_id, until } = event.data
      return put(
        registration_id,
        { ...getById(state.registrations, registration_id)!, until },
        'forget',
      )
    }

    case 'EmployeeEnrolled': {
      const { registration_id } = event.data
      const pending = state.pending.filter(
        (each) => each.registration_id !== registration_id || each.what !== 'enrol',
      )

      const registrations = putById(state.registrations, registration_id, {
        ...getById(state.registrations, registration_id)!,
        enrolled: true,
      })

      return { ...state, registrations, pending }
    }

    case 'DeviceCommandsAnswered': {
      const answered = new Set(event.data.answers.map(({ number }) => number))
      return { ...state, pending: state.pending.filter(({ number }) => !answered.has(number)) }
    }

    default:
      return event satisfies never
  }
}

type WantedCommand = readonly [registration_id: string, what: DeviceCommandToSend['what']]

/** Replaces the pending commands about the same person with the new ones. */
function asking(state: Active, asked: readonly WantedCommand[]): Active {
  const forgotten = new Set(asked.filter(([, what]) => what === 'forget').map(([id]) => id))
  const again = new Set(asked.map(([id, what]) => `${id} ${what}`))
  const kept = state.pending.filter(
    ({ registration_id: id, what }) => !forgotten.has(id) && !again.has(`${id} ${what}`),
  )

  const fresh = asked.map(([registration_id, what], n) => ({
    number: state.next + n,
    what,
    registration_id,
  }))

  return { ...state, pending: [...kept, ...fresh], next: state.next + asked.length }
}
