import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { type DeviceEvent, deviceDecider } from './device'
import { deviceSerialDecider } from './device-serial'
import { punchDayDecider, type ReceivedPunch } from './punch-day'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const device_id = id(1)

const details = {
  name: 'Door',
  location_id: id(2),
  serial_no: 'CKJ1',
  reads_keys: true,
  network: null,
}

const added: DeviceEvent = { type: 'DeviceAdded', data: { device_id, ...details, anywhere: false } }
const now = '2026-03-02T09:00:00Z'
const ana = { device_id, registration_id: id(10), employee_id: id(20), pin: '1' }
const bo = { device_id, registration_id: id(11), employee_id: id(21), pin: '1' }
const registered: DeviceEvent = { type: 'EmployeeRegistered', data: { ...ana, since: now } }

const ended: DeviceEvent = {
  type: 'RegistrationEnded',
  data: { ...ana, until: '2026-03-03T09:00:00Z' },
}

const register = {
  type: 'register' as const,
  ...bo,
  now: '2026-03-04T09:00:00Z',
  since: '2026-03-04T09:00:00Z',
}

const asked = (...events: DeviceEvent[]) => {
  const state = fold(deviceDecider, [added, ...events])
  return state.status === 'active'
    ? state.pending.map(({ number, what, registration_id }) => [number, what, registration_id])
    : []
}

describe('a device', () => {
  it('keeps its serial number', () =>
    given(deviceDecider, added)
      .when({ type: 'change', device_id, serial_no: 'CKJ2' })
      .thenRefused('device.serial_fixed'))

  it('belongs to the first address that it calls from, until an administrator allows another', () => {
    given(deviceDecider, added)
      .when({ type: 'connect', device_id, network: '203.0.113.7' })
      .then({ type: 'DeviceChanged', data: { device_id, network: '203.0.113.7' } })
    given(deviceDecider, added, {
      type: 'DeviceChanged',
      data: { device_id, network: '203.0.113.7' },
    })
      .when({ type: 'connect', device_id, network: '198.51.100.1' })
      .thenNothing()
  })

  it('with a key belongs to the first address that shows it, not to the one that called before', () => {
    const key_hash = 'a'.repeat(64)
    const keySet = { type: 'DeviceKeySet', data: { device_id, key_hash } } as const
    const from = (network: string | null) =>
      ({ type: 'DeviceChanged', data: { device_id, network } }) as const
    given(deviceDecider, added, from('203.0.113.7'))
      .when({ type: 'set-key', device_id, key_hash })
      .then(keySet, from(null))

    for (const network of [null, '*'])
      given(deviceDecider, added, from(network))
        .when({ type: 'set-key', device_id, key_hash })
        .then(keySet)
  })

  it('assigns the next PIN, and reuses one only on request after its end', () => {
    given(deviceDecider, added, registered)
      .when({ ...register, pin: null })
      .then({ type: 'EmployeeRegistered', data: { ...bo, pin: '2', since: register.since } })
    given(deviceDecider, added, registered).when(register).thenRefused('device.pin_taken')
    given(deviceDecider, added, registered, ended)
      .when({ ...register, since: '2026-03-02T12:00:00Z' })
      .thenRefused('device.pin_taken')
    given(deviceDecider, added, registered, ended)
      .when(register)
      .then({ type: 'EmployeeRegistered', data: { ...bo, since: register.since } })
  })

  it('refuses a second registration, and one in the future or long ago', () => {
    given(deviceDecider, added, registered)
      .when({ ...register, employee_id: ana.employee_id, pin: '5' })
      .thenRefused('device.registered')

    for (const since of ['2026-03-04T09:00:01Z', '2024-01-01T00:00:00Z'])
      given(deviceDecider, added)
        .when({ ...register, since })
        .thenRefused('device.since')
  })

  it('gets the name, the request for the finger, then the deletion, each until its answer', () => {
    expect(asked(registered)).toEqual([
      [1, 'user', ana.registration_id],
      [2, 'enrol', ana.registration_id],
    ])

    expect(asked(registered, ended)).toEqual([[3, 'forget', ana.registration_id]])
    const answers = [{ number: 1, registration_id: ana.registration_id, result: 0, done: true }]
    expect(
      asked(registered, { type: 'DeviceCommandsAnswered', data: { device_id, answers } }),
    ).toEqual([[2, 'enrol', ana.registration_id]])

    expect(asked(registered, { type: 'DeviceDeployed', data: { device_id, others: [] } })).toEqual([
      [2, 'enrol', ana.registration_id],
      [3, 'user', ana.registration_id],
    ])
  })

  it('has enrolled a person with answer 0 to that command, and refused otherwise; other numbers are unknown commands', () => {
    const answered = (number: number, result: number, done: boolean): DeviceEvent => ({
      type: 'DeviceCommandsAnswered',
      data: {
        device_id,
        answers: [{ number, registration_id: ana.registration_id, result, done }],
      },
    })

    const when = (number: number, result: number) =>
      given(deviceDecider, added, registered).when({
        type: 'answered',
        device_id,
        answers: [{ number, result }],
      })

    when(2, 0).then(answered(2, 0, true), {
      type: 'EmployeeEnrolled',
      data: { ...ana, by: 'finger' },
    })

    when(2, 6).then(answered(2, 6, false))
    when(1, -1002).then(answered(1, -1002, false))
    when(7, 0).thenNothing()
  })

  it('takes no template of an unknown person, and records an enrolment once', () => {
    const enrolled = { type: 'enrolled', device_id, pin: '1', by: 'face' } as const
    given(deviceDecider, added).when(enrolled).thenNothing()
    const event: DeviceEvent = { type: 'EmployeeEnrolled', data: { ...ana, by: 'face' } }
    given(deviceDecider, added, registered).when(enrolled).then(event)
    given(deviceDecider, added, registered, event).when(enrolled).thenNothing()
  })
})

describe('a serial number', () => {
  const [workspace_id, of] = [id(30), { workspace_id: id(30), device_id }]
  const reserved = { type: 'DeviceSerialReserved' as const, data: of }

  it('belongs to one device, until that is deleted', () => {
    given(deviceSerialDecider)
      .when({ type: 'reserve', ...of })
      .then(reserved)
    const other = { type: 'reserve' as const, workspace_id, device_id: id(9) }
    given(deviceSerialDecider, reserved).when(other).thenRefused('device.serial_taken')
    given(deviceSerialDecider, reserved)
      .when({ type: 'release', ...of })
      .then({ type: 'DeviceSerialReleased', data: of })
  })
})

describe('the punches of a day', () => {
  const punch = (n: number): ReceivedPunch => ({
    punch_id: id(n),
    pin: '1',
    at: now,
    device_time: '2026-03-02 09:00:00',
    status: 0,
    verify: 1,
    kind: 'in',
    counts: true,
  })

  const of = { device_id, serial_no: 'CKJ1', day: '2026-03-02' }

  it('are taken once each, however often a device sends them', () => {
    const received = {
      type: 'PunchesReceived' as const,
      data: { ...of, punches: [punch(1), punch(2)] },
    }

    given(punchDayDecider)
      .when({ type: 'receive', ...of, punches: [punch(1), punch(2), punch(1)] })
      .then(received)
    given(punchDayDecider, received)
      .when({ type: 'receive', ...of, punches: [punch(1), punch(2)] })
      .thenNothing()
  })

  it('come in parts, so that none is too large', () => {
    const punches = Array.from({ length: 1100 }, (_, n) => punch(n))
    const events = punchDayDecider.decide({}, { type: 'receive', ...of, punches })
    expect(events.map(({ data }) => data.punches.length)).toEqual([500, 500, 100])
  })

  describe('of an import', () => {
    const import_id = id(90)
    const first = punch(1)
    const imported = {
      type: 'PunchesReceived' as const,
      data: { ...of, import_id, punches: [first, punch(2)] },
    }
    const confirmed = {
      type: 'PunchesConfirmed' as const,
      data: { ...of, punches: [first.punch_id] },
    }
    const refs = [1, 2].map((n) => {
      const { punch_id, pin, at } = punch(n)
      return { punch_id, pin, at }
    })
    const withdraw = { type: 'withdraw' as const, ...of, import_id, punches: refs }

    it('are confirmed once by the device', () => {
      given(punchDayDecider, imported)
        .when({ type: 'receive', ...of, punches: [first] })
        .then(confirmed)
      given(punchDayDecider, imported, confirmed)
        .when({ type: 'receive', ...of, punches: [first] })
        .thenNothing()
    })

    it('are withdrawn, save those that the device sent too', () =>
      given(punchDayDecider, imported, confirmed)
        .when(withdraw)
        .then({ type: 'PunchesWithdrawn', data: { ...of, import_id, punches: [refs[1]!] } }))

    it('are withdrawn only by their own import, and may come again', () => {
      given(punchDayDecider, imported)
        .when({ ...withdraw, import_id: id(91) })
        .thenNothing()
      given(punchDayDecider, imported, {
        type: 'PunchesWithdrawn',
        data: { ...of, import_id, punches: refs },
      })
        .when({ type: 'receive', ...of, import_id, punches: [first] })
        .then({ type: 'PunchesReceived', data: { ...of, import_id, punches: [first] } })
    })
  })
})
