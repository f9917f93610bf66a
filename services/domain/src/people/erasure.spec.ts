import { erasableOn } from '@workledger/contracts/kernel/retention'
import { given } from '../kernel/decider-specification'
import { blank, type EmployeeCommand, type EmployeeEvent, employeeDecider } from './employee'

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`
const [employee_id, role_id, user_id] = [id(1), id(2), id(3)] as [string, string, string]
const record = { ...blank, employee_id, role_id, first_name: 'Eli', last_name: 'Fox', email: 'eli@example.com' }
const added: EmployeeEvent = { type: 'EmployeeAdded', data: record }
const joined: EmployeeEvent = { type: 'EmployeeJoined', data: { employee_id, user_id } }
const terminated: EmployeeEvent = { type: 'EmployeeTerminated', data: { employee_id, terminated_on: '2020-03-31' } }
const deleted: EmployeeEvent = { type: 'EmployeeDeleted', data: { employee_id } }
const started: EmployeeEvent = {
  type: 'PersonErasureStarted',
  data: { employee_id, user_id, ended_on: '2020-03-31', retention_years: 5 },
}
const held: EmployeeEvent = { type: 'ErasureHoldPlaced', data: { employee_id, reason: 'Lawsuit' } }
const lifted: EmployeeEvent = { type: 'ErasureHoldLifted', data: { employee_id } }
const erased: EmployeeEvent = { type: 'PersonErased', data: { employee_id, user_id } }
const erase = (today: string, ended_on: string | null = null): EmployeeCommand => ({
  type: 'start-erasure',
  employee_id,
  ended_on,
  retention_years: 5,
  today,
})
const finish: EmployeeCommand = { type: 'finish-erasure', employee_id }

describe('the erasure of a person', () => {
  it('begins on the day after the retention, and not before', () => {
    const former = given(employeeDecider, added, joined, terminated)
    former.when(erase('2025-03-31')).thenRefused('privacy.retention')
    former.when(erase('2025-04-01')).then(deleted, started)
  })
  it('is for nobody who is employed, nor for somebody unknown', () => {
    given(employeeDecider, added, joined).when(erase('2030-01-01')).thenRefused('people.not_terminated')
    given(employeeDecider).when(erase('2030-01-01')).thenRefused('not_found')
  })
  it('counts for who was deleted from their last day, or from the day of the deletion', () => {
    given(employeeDecider, added, joined, terminated, deleted).when(erase('2025-04-01', '2024-01-01')).then(started)
    const never = given(employeeDecider, added, joined, deleted)
    never.when(erase('2025-04-01', '2024-01-01')).thenRefused('privacy.retention')
    never.when(erase('2025-04-01', '2020-03-31')).then(started)
  })
  it('waits for a hold, which outlasts a deletion', () => {
    const hold: EmployeeCommand = { type: 'hold', employee_id, reason: 'Lawsuit' }
    given(employeeDecider, added, joined, terminated).when(hold).then(held)
    given(employeeDecider, added, joined, terminated, held).when(hold).thenRefused('privacy.held')
    given(employeeDecider, added, joined, terminated, held).when(erase('2025-04-01')).thenRefused('privacy.held')
    given(employeeDecider, added, joined, terminated, held, deleted).when(erase('2025-04-01')).thenRefused('privacy.held')
    given(employeeDecider, added, joined, terminated, held, lifted).when(erase('2025-04-01')).then(deleted, started)
    given(employeeDecider, added, joined, terminated).when({ type: 'lift-hold', employee_id }).thenRefused('privacy.not_held')
  })
  it('ends once, and nobody comes back', () => {
    const erasing = given(employeeDecider, added, joined, terminated, deleted, started)
    erasing.when(finish).then(erased)
    erasing.when(erase('2025-04-02')).thenRefused('privacy.erased')
    erasing.when({ type: 'unterminate', employee_id }).thenRefused('not_found')
    const gone = given(employeeDecider, added, joined, terminated, deleted, started, erased)
    gone.when(finish).thenNothing()
    gone.when({ type: 'hold', employee_id, reason: 'Late' }).thenRefused('privacy.erased')
    gone.when({ type: 'rehire', employee_id, hired_on: '2026-01-01', role_id, today: '2026-01-01' }).thenRefused('not_found')
    given(employeeDecider, added).when(finish).thenRefused('not_found')
  })
})

describe('the day from which somebody may be erased', () => {
  it.each([
    ['2020-03-31', 5, '2025-04-01'],
    ['2024-02-29', 1, '2025-03-01'],
    ['2024-02-29', 4, '2028-03-01'],
    ['2020-12-31', 10, '2031-01-01'],
  ])('of a last day %s and %i years is %s', (ended, years, day) => expect(erasableOn(ended, years)).toBe(day))
})
