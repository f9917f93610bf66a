import { erasableOn, yearsKept } from '@workledger/contracts/kernel/retention'
import { given } from '../kernel/decider-specification'
import { employeeDecider } from './employee'
import { type EmployeeCommand } from './employee-commands'
import { blank, type EmployeeEvent } from './employee-state'

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`
const [employee_id, role_id, user_id] = [id(1), id(2), id(3)] as [string, string, string]

const record = {
  ...blank,
  employee_id,
  role_id,
  first_name: 'Eli',
  last_name: 'Fox',
  email: 'eli@example.com',
}

const added: EmployeeEvent = { type: 'EmployeeAdded', data: record }
const joined: EmployeeEvent = { type: 'EmployeeJoined', data: { employee_id, user_id } }

const terminated: EmployeeEvent = {
  type: 'EmployeeTerminated',
  data: { employee_id, terminated_on: '2020-03-31' },
}

const deleted: EmployeeEvent = { type: 'EmployeeDeleted', data: { employee_id } }

const started: EmployeeEvent = {
  type: 'PersonErasureStarted',
  data: {
    employee_id,
    user_id,
    ended_on: '2020-03-31',
    retention_years: 5,
    kept_from: '2020-03-31',
  },
}

const [ines, omar] = [id(4), id(5)] as [string, string]

const proposed: EmployeeEvent = {
  type: 'PersonErasureProposed',
  data: { employee_id, by: [ines], waits_until: null },
}

const waiting: EmployeeEvent = {
  type: 'PersonErasureProposed',
  data: { employee_id, by: [ines], waits_until: '2025-04-08T10:00:00Z' },
}

const held: EmployeeEvent = { type: 'ErasureHoldPlaced', data: { employee_id, reason: 'Lawsuit' } }
const lifted: EmployeeEvent = { type: 'ErasureHoldLifted', data: { employee_id } }
const erased: EmployeeEvent = { type: 'PersonErased', data: { employee_id, user_id } }

interface Asked {
  ended_on?: string | null
  recorded_on?: string
  last_paid_on?: string
  last_worked_on?: string
  kept_at_least?: string
  retention_years?: number
  by?: string[]
  now?: string
  othersCould?: boolean
}

/** Omar confirms, or requests if there is no request. */
const erase = (
  today: string,
  { by = [omar], now = `${today}T10:00:00Z`, othersCould = true, ...facts }: Asked = {},
): EmployeeCommand => ({
  type: 'start-erasure',
  employee_id,
  retained: {
    ended_on: null,
    recorded_on: null,
    last_paid_on: null,
    last_worked_on: null,
    kept_at_least: null,
    retention_years: 5,
    ...facts,
  },
  today,
  by,
  now,
  othersCould,
})

const finish: EmployeeCommand = { type: 'finish-erasure', employee_id }

describe('the erasure of a person', () => {
  it('may be asked for on the day after the retention, and not before', () => {
    const former = given(employeeDecider, added, joined, terminated)
    former.when(erase('2025-03-31')).thenRefused('privacy.retention')
    former.when(erase('2025-04-01', { by: [ines] })).then(proposed)
    given(employeeDecider, added, joined, terminated, proposed)
      .when(erase('2025-04-01'))
      .then(deleted, started)
  })

  it('counts from the latest of the typed day, its recording, the last day paid and the last attendance', () => {
    const former = given(employeeDecider, added, joined, terminated, proposed)

    for (const fact of ['recorded_on', 'last_paid_on', 'last_worked_on']) {
      former.when(erase('2029-02-28', { [fact]: '2024-02-28' })).thenRefused('privacy.retention')
      former.when(erase('2029-03-01', { [fact]: '2024-02-28' })).then(deleted, {
        type: 'PersonErasureStarted',
        data: {
          employee_id,
          user_id,
          ended_on: '2020-03-31',
          retention_years: 5,
          kept_from: '2024-02-28',
        },
      })
    }

    former
      .when(erase('2025-04-01', { kept_at_least: '2030-01-01' }))
      .thenRefused('privacy.retention')
    former.when(erase('2030-01-01', { kept_at_least: '2030-01-01' })).then(deleted, started)
  })

  it('is confirmed by another person, never by the requester, nor by the person under another record', () => {
    const asked = given(employeeDecider, added, joined, terminated, proposed)
    asked.when(erase('2025-04-01', { by: [ines] })).thenRefused('privacy.second_person')
    asked
      .when(erase('2035-04-01', { by: [ines], othersCould: false }))
      .thenRefused('privacy.second_person')
    asked.when(erase('2025-04-01', { by: [omar, ines] })).thenRefused('privacy.second_person')
    asked.when(erase('2025-04-01', { by: [user_id] })).thenRefused('privacy.own')
    given(employeeDecider, added, joined, terminated)
      .when(erase('2025-04-01', { by: [user_id] }))
      .thenRefused('privacy.own')
  })

  it('waits seven days if no other person could confirm it', () => {
    const alone = { by: [ines], othersCould: false }
    given(employeeDecider, added, joined, terminated).when(erase('2025-04-01', alone)).then(waiting)
    const asked = given(employeeDecider, added, joined, terminated, waiting)
    asked
      .when(erase('2025-04-08', { ...alone, now: '2025-04-08T09:59:59Z' }))
      .thenRefused('privacy.waits')
    asked.when(erase('2025-04-08', alone)).then(deleted, started)
    asked.when(erase('2025-04-08', { by: [ines] })).thenRefused('privacy.second_person')
    asked.when(erase('2025-04-01')).then(deleted, started)
  })

  it('is withdrawn, and requested again after a person came back', () => {
    const withdrawn: EmployeeEvent = { type: 'PersonErasureWithdrawn', data: { employee_id } }
    const withdraw: EmployeeCommand = { type: 'withdraw-erasure', employee_id }
    given(employeeDecider, added, terminated).when(withdraw).thenRefused('privacy.not_proposed')
    given(employeeDecider, added, terminated, proposed).when(withdraw).then(withdrawn)
    given(employeeDecider, added, joined, terminated, proposed, withdrawn)
      .when(erase('2025-04-01', { by: [ines] }))
      .then(proposed)
    const back: EmployeeEvent = { type: 'EmployeeUnterminated', data: { employee_id } }
    given(employeeDecider, added, joined, terminated, proposed, back, terminated)
      .when(erase('2025-04-01', { by: [ines] }))
      .then(proposed)
  })

  it('is refused for an employed and for an unknown person', () => {
    given(employeeDecider, added, joined)
      .when(erase('2030-01-01'))
      .thenRefused('people.not_terminated')
    given(employeeDecider).when(erase('2030-01-01')).thenRefused('not_found')
  })

  it('counts for who was deleted from their last day, or from the day of the deletion', () => {
    const gone = given(employeeDecider, added, joined, terminated, deleted, proposed)
    gone.when(erase('2025-04-01', { ended_on: '2024-01-01' })).then(started)
    const never = given(employeeDecider, added, joined, deleted, proposed)
    never.when(erase('2025-04-01', { ended_on: '2024-01-01' })).thenRefused('privacy.retention')
    never.when(erase('2025-04-01', { ended_on: '2020-03-31' })).then(started)
  })

  it('waits for a hold, which outlasts a deletion', () => {
    const hold: EmployeeCommand = { type: 'hold', employee_id, reason: 'Lawsuit' }
    given(employeeDecider, added, joined, terminated).when(hold).then(held)
    given(employeeDecider, added, joined, terminated, held).when(hold).thenRefused('privacy.held')
    given(employeeDecider, added, joined, terminated, held)
      .when(erase('2025-04-01'))
      .thenRefused('privacy.held')
    given(employeeDecider, added, joined, terminated, held, deleted)
      .when(erase('2025-04-01'))
      .thenRefused('privacy.held')
    given(employeeDecider, added, joined, terminated, held, proposed, lifted)
      .when(erase('2025-04-01'))
      .then(deleted, started)
    given(employeeDecider, added, joined, terminated)
      .when({ type: 'lift-hold', employee_id })
      .thenRefused('privacy.not_held')
  })

  it('ends once, and excludes a rehire', () => {
    const erasing = given(employeeDecider, added, joined, terminated, deleted, started)
    erasing.when(finish).then(erased)
    erasing.when(erase('2025-04-02')).thenRefused('privacy.erased')
    erasing.when({ type: 'unterminate', employee_id }).thenRefused('not_found')
    const gone = given(employeeDecider, added, joined, terminated, deleted, started, erased)
    gone.when(finish).thenNothing()
    gone.when({ type: 'hold', employee_id, reason: 'Late' }).thenRefused('privacy.erased')
    gone
      .when({ type: 'rehire', employee_id, hired_on: '2026-01-01', role_id, today: '2026-01-01' })
      .thenRefused('not_found')
    given(employeeDecider, added).when(finish).thenRefused('not_found')
  })
})

describe('the earliest day of an erasure', () => {
  it.each([
    ['2020-03-31', 5, '2025-04-01'],
    ['2024-02-29', 1, '2025-03-01'],
    ['2024-02-29', 4, '2028-03-01'],
    ['2020-12-31', 10, '2031-01-01'],
  ])('of a last day %s and %i years is %s', (ended, years, day) =>
    expect(erasableOn(ended, years)).toBe(day),
  )
})

describe("the years of a person's retention", () => {
  const history = [
    { day: '2020-01-01', years: 10 },
    { day: '2024-06-01', years: 2 },
    { day: '2025-06-01', years: 7 },
  ]

  it.each([
    ['2023-05-31', 10],
    ['2024-05-31', 10],
    ['2024-06-01', 7],
    ['2025-06-01', 7],
  ])(
    'of a person who left on %s are %i: a shorter retention is for later leavers, a longer one for all',
    (day, years) => expect(yearsKept(history, day)).toBe(years),
  )

  it('are those of the company before the first record says them', () =>
    expect(yearsKept(history.slice(1, 2), '2020-01-01')).toBe(2))
})
