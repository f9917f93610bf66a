import { given } from '../kernel/decider-specification'
import { employeeDecider } from './employee'
import { blank, type EmployeeEvent } from './employee-state'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const [first, second] = [
  '0190a1b2-0000-7000-8000-0000000000a1',
  '0190a1b2-0000-7000-8000-0000000000a2',
]
const today = '2026-06-01'

const added = {
  type: 'EmployeeAdded',
  data: {
    ...blank,
    ...{ employee_id, first_name: 'Ann', last_name: 'Lee', email: null, city: 'Porto' },
    ...{ hired_on: '2020-01-01', role_id: employee_id, location_id: null, manager_id: null },
    ...{ department_id: null, time_off_policy_id: null, time_off_manager_id: null, oid: '7' },
  },
} as unknown as EmployeeEvent

const lives = (city: string | null, import_id?: string) =>
  ({
    type: 'EmployeeProfileChanged',
    data: { city, ...(import_id && { import_id }), employee_id },
  }) as EmployeeEvent

const joined = (hired_on: string, import_id?: string) =>
  ({
    type: 'EmployeeJobChanged',
    data: { hired_on, ...(import_id && { import_id }), employee_id, effective_on: today },
  }) as EmployeeEvent

const putBack = (import_id = first) => ({
  ...{ type: 'put-back' as const, employee_id, import_id, today },
})

describe('values that an import changed', () => {
  it('name the import', () => {
    const change = {
      ...{ type: 'change' as const, employee_id, today, import_id: first },
      ...{ profile: { city: 'Lisbon' }, job: { hired_on: '2021-01-01' } },
    }
    given(employeeDecider, added)
      .when(change)
      .then(lives('Lisbon', first), joined('2021-01-01', first))
  })

  it('are put back where they are still the imported ones, once', () => {
    const imported = [added, lives('Lisbon', first), joined('2021-01-01', first)]
    given(employeeDecider, ...imported)
      .when(putBack())
      .then(lives('Porto'), joined('2020-01-01'))
    given(employeeDecider, ...imported, lives('Faro'))
      .when(putBack())
      .then(joined('2020-01-01'))
    given(employeeDecider, ...imported, lives('Porto'), joined('2020-01-01'))
      .when(putBack())
      .then()
  })

  it('are those of one import', () => {
    const both = [added, lives('Lisbon', first), lives('Faro', second)]
    given(employeeDecider, ...both)
      .when(putBack())
      .then()
    given(employeeDecider, ...both)
      .when(putBack(second))
      .then(lives('Lisbon'))
    given(employeeDecider, ...both, lives('Lisbon'))
      .when(putBack())
      .then(lives('Porto'))
    given(employeeDecider, added, lives('Lisbon')).when(putBack()).then()
  })
})
