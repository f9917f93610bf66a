import { given } from '../kernel/decider-specification'
import { employeeDecider } from './employee'
import { type EmployeeCommand } from './employee-commands'
import { blank, type EmployeeEvent } from './employee-state'

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`

const [employee_id, role_id, user_id, manager_id] = [id(1), id(2), id(3), id(4)] as [
  string,
  string,
  string,
  string,
]

const today = '2026-03-02'

const record = {
  ...blank,
  employee_id,
  role_id,
  first_name: 'Eli',
  last_name: 'Fox',
  email: 'eli@example.com',
}

const added: EmployeeEvent = { type: 'EmployeeAdded', data: record }

const invited: EmployeeEvent = {
  type: 'EmployeeInvited',
  data: { employee_id, email: 'eli@example.com' },
}

const joined: EmployeeEvent = { type: 'EmployeeJoined', data: { employee_id, user_id } }

const terminated: EmployeeEvent = {
  type: 'EmployeeTerminated',
  data: { employee_id, terminated_on: today },
}

const deleted: EmployeeEvent = { type: 'EmployeeDeleted', data: { employee_id } }

const change = (fields: { profile?: object; job?: object }): EmployeeCommand => ({
  type: 'change',
  employee_id,
  today,
  profile: {},
  job: {},
  ...fields,
})

describe('an employee', () => {
  it('is added once, and invited if there is an address', () => {
    given(employeeDecider)
      .when({ type: 'add', invite: true, ...record })
      .then(added, invited)
    given(employeeDecider)
      .when({ type: 'add', invite: false, ...record })
      .then(added)
    given(employeeDecider)
      .when({ type: 'add', invite: true, ...record, email: null })
      .then({ type: 'EmployeeAdded', data: { ...record, email: null } })
    given(employeeDecider, added)
      .when({ type: 'add', invite: true, ...record })
      .thenNothing()
  })

  it('changes only fields that differ, the job from its effective date', () => {
    const employee = given(employeeDecider, added)

    employee
      .when(
        change({ profile: { first_name: 'Eli', last_name: 'Wolf' }, job: { manager_id, role_id } }),
      )
      .then(
        { type: 'EmployeeProfileChanged', data: { employee_id, last_name: 'Wolf' } },
        { type: 'EmployeeJobChanged', data: { employee_id, effective_on: today, manager_id } },
      )

    employee.when(change({ profile: { first_name: 'Eli' }, job: { role_id } })).thenNothing()
  })

  it('does not keep the day of a change of job as part of the record', () => {
    const moved: EmployeeEvent = {
      type: 'EmployeeJobChanged',
      data: { employee_id, effective_on: today, manager_id },
    }

    expect(given(employeeDecider, added, moved).state).toMatchObject({ record: { manager_id } })
    expect(given(employeeDecider, added, moved).state).not.toHaveProperty('record.effective_on')
  })

  it('is not born tomorrow', () =>
    given(employeeDecider, added)
      .when(change({ profile: { birthday_on: '2026-03-03' } }))
      .thenRefused('validation'))

  it('is invited again only by permitted people, and not after joining or leaving', () => {
    const invite = (mayRepeat: boolean): EmployeeCommand => ({
      type: 'invite',
      employee_id,
      mayRepeat,
    })

    given(employeeDecider, added).when(invite(false)).then(invited)
    given(employeeDecider, added, invited).when(invite(false)).thenRefused('access.denied')
    given(employeeDecider, added, invited).when(invite(true)).then(invited)
    given(employeeDecider, added, joined).when(invite(true)).thenRefused('people.joined')
    given(employeeDecider, added, terminated).when(invite(true)).thenRefused('people.terminated')
    given(employeeDecider, { type: 'EmployeeAdded', data: { ...record, email: null } })
      .when(invite(true))
      .thenRefused('people.no_email')
  })

  it('joins with one user', () => {
    const join = (as: string): EmployeeCommand => ({ type: 'join', employee_id, user_id: as })
    given(employeeDecider, added, invited).when(join(user_id)).then(joined)
    given(employeeDecider, added, joined).when(join(user_id)).thenNothing()
    given(employeeDecider, added, joined).when(join(manager_id)).thenRefused('people.joined')
    given(employeeDecider, added, terminated).when(join(user_id)).thenRefused('people.terminated')
  })

  it('is terminated until and with a day that has come, and may come back', () => {
    const terminate = (terminated_on: string): EmployeeCommand => ({
      type: 'terminate',
      employee_id,
      today,
      terminated_on,
    })

    const back: EmployeeEvent = { type: 'EmployeeUnterminated', data: { employee_id } }
    given(employeeDecider, added).when(terminate(today)).then(terminated)
    given(employeeDecider, added).when(terminate('2026-03-03')).thenRefused('validation')
    given(employeeDecider, added, terminated)
      .when(terminate(today))
      .thenRefused('people.terminated')
    given(employeeDecider, added, terminated).when({ type: 'unterminate', employee_id }).then(back)
    given(employeeDecider, added)
      .when({ type: 'unterminate', employee_id })
      .thenRefused('people.not_terminated')
    given(employeeDecider, added, joined, terminated, back).when(terminate(today)).then(terminated)
  })

  it('is terminated neither before the first day nor before a day of work, and is not hired after the last one', () => {
    const hired: EmployeeEvent = {
      type: 'EmployeeAdded',
      data: { ...record, hired_on: '2026-02-02' },
    }

    const end = (terminated_on: string, last_worked_on: string | null = null): EmployeeCommand => ({
      type: 'terminate',
      employee_id,
      today,
      terminated_on,
      last_worked_on,
    })

    const ended = (terminated_on: string): EmployeeEvent => ({
      type: 'EmployeeTerminated',
      data: { employee_id, terminated_on },
    })

    const employee = given(employeeDecider, hired)
    employee.when(end('2026-02-01')).thenRefused('people.ended_before_hire')
    employee.when(end('2026-02-02')).then(ended('2026-02-02'))
    employee.when(end('2026-02-20', '2026-02-21')).thenRefused('people.ended_before_work')
    employee.when(end('2026-02-21', '2026-02-21')).then(ended('2026-02-21'))
    given(employeeDecider, hired, ended('2026-02-20'))
      .when({ type: 'change-job', employee_id, effective_on: today, hired_on: '2026-02-21' })
      .thenRefused('people.hired_after_end')
  })

  it('is hired again after a termination, with a new first day, and keeps the data of the record', () => {
    const role_id = manager_id

    const rehire = (hired_on: string): EmployeeCommand => ({
      type: 'rehire',
      employee_id,
      hired_on,
      role_id,
      today,
    })

    const rehired = (hired_on: string): EmployeeEvent => ({
      type: 'EmployeeRehired',
      data: { employee_id, hired_on, role_id },
    })

    const left: EmployeeEvent = {
      type: 'EmployeeTerminated',
      data: { employee_id, terminated_on: '2026-02-10' },
    }

    given(employeeDecider, added, joined, left)
      .when(rehire('2026-02-11'))
      .then(rehired('2026-02-11'))
    given(employeeDecider, added, joined)
      .when(rehire('2026-02-11'))
      .thenRefused('people.not_terminated')
    given(employeeDecider, added, left)
      .when(rehire('2026-02-10'))
      .thenRefused('people.rehired_too_early')
    given(employeeDecider, added, left)
      .when(rehire('2027-03-03'))
      .thenRefused('people.rehired_too_late')
    given(employeeDecider).when(rehire('2026-02-11')).thenRefused('not_found')
    const back = given(employeeDecider, added, joined, left, rehired('2026-02-20'))
    back.when(rehire('2026-02-11')).thenRefused('people.not_terminated')
    back.when({ type: 'join', employee_id, user_id }).thenNothing()

    const end = (terminated_on: string): EmployeeCommand => ({
      type: 'terminate',
      employee_id,
      today,
      terminated_on,
    })

    back.when(end('2026-02-10')).thenRefused('people.ended_before')
    back
      .when(end(today))
      .then({ type: 'EmployeeTerminated', data: { employee_id, terminated_on: today } })

    const move = (hired_on: string | null): EmployeeCommand => ({
      type: 'change-job',
      employee_id,
      effective_on: today,
      hired_on,
    })

    back.when(move('2026-02-10')).thenRefused('people.rehired_too_early')
    back.when(move(null)).thenRefused('people.rehired_too_early')

    back.when(move('2026-02-16')).then({
      type: 'EmployeeJobChanged',
      data: { employee_id, effective_on: today, hired_on: '2026-02-16' },
    })
  })

  it('is not found after its deletion', () => {
    given(employeeDecider, added).when({ type: 'delete', employee_id }).then(deleted)
    const evidence: EmployeeCommand = { type: 'delete', employee_id, evidence: true }
    given(employeeDecider, added).when(evidence).thenRefused('people.has_records')

    const ended = {
      type: 'EmployeeTerminated' as const,
      data: { employee_id, terminated_on: today },
    }

    given(employeeDecider, added, ended).when(evidence).then(deleted)
    given(employeeDecider, added, deleted)
      .when(change({ profile: { last_name: 'Wolf' } }))
      .thenRefused('not_found')
  })
})
