import { given } from '../../kernel/decider-specification'
import { type EmployeeImportEvent, employeeImportDecider, type ImportTerms } from './import'

const on = { import_id: 'i', workspace_id: 'w' }

const start = {
  ...on,
  sha256: 'x',
  rows: 2,
  mode: 'good-rows' as const,
  mapping: { 0: 'first_name' },
}

const started: EmployeeImportEvent = { type: 'EmployeeImportStarted', data: start }

const rowsOf = (employee_id: string) => ({
  rows: [{ row: 2, employee_id, action: 'add' as const, planned: null }],
  missing: [],
})

const rows = (employee_id: string): EmployeeImportEvent => ({
  type: 'EmployeeImportRowsPlanned',
  data: { import_id: 'i', ...rowsOf(employee_id) },
})

const terms: ImportTerms = {
  today: '2026-03-02',
  currency: 'EUR',
  invite: false,
  unchanged: 0,
  place: { role_id: 'r', time_off_policy_id: null, location_id: null },
}

const planned: EmployeeImportEvent = { type: 'EmployeeImportPlanned', data: { ...on, ...terms } }
const counts = { rows: 2, added: 1, updated: 0, unchanged: 0, refused: 1, terminated: 0 }
const finished: EmployeeImportEvent = { type: 'EmployeeImportFinished', data: { ...on, counts } }

const plan = (who: string, last: boolean) => ({
  ...on,
  type: 'plan' as const,
  ...rowsOf(who),
  terms: last ? terms : null,
})

const finish = { ...on, type: 'finish' as const, counts, refused: [] }
const abandoned: EmployeeImportEvent = { type: 'EmployeeImportAbandoned', data: on }
const abandon = { ...on, type: 'abandon' as const }

describe('the record of an import', () => {
  it('takes the plan in parts, and records its completion', () => {
    given(employeeImportDecider)
      .when({ ...start, type: 'start' })
      .then(started)
    given(employeeImportDecider, started).when(plan('ada', false)).then(rows('ada'))
    given(employeeImportDecider, started, rows('ada'))
      .when(plan('ben', true))
      .then(rows('ben'), planned)
    given(employeeImportDecider).when(plan('ada', true)).thenRefused('not_found')
  })

  it('is planned once and finished once, never before its plan is whole', () => {
    given(employeeImportDecider, started, rows('ada')).when(finish).thenNothing()
    given(employeeImportDecider, started, rows('ada'), planned)
      .when(plan('ben', true))
      .thenNothing()
    given(employeeImportDecider, started, rows('ada'), planned).when(finish).then(finished)
    given(employeeImportDecider, started, rows('ada'), planned, finished).when(finish).thenNothing()
    given(employeeImportDecider).when(finish).thenRefused('not_found')
  })

  it('keeps why rows were refused', () => {
    const refused = [
      { row: 2, code: 'people.oid_taken' },
      { row: 5, code: 'people.manager_circle' },
      { row: 9, code: 'people.oid_taken' },
    ]

    const kept: EmployeeImportEvent = {
      type: 'EmployeeImportRowsRefused',
      data: {
        import_id: 'i',
        refused: [
          { code: 'people.oid_taken', rows: [2, 9] },
          { code: 'people.manager_circle', rows: [5] },
        ],
      },
    }

    given(employeeImportDecider, started, rows('ada'), planned)
      .when({ ...finish, refused })
      .then(kept, finished)
    const { state } = given(employeeImportDecider, started, rows('ada'), planned, kept, finished)

    expect(state).toMatchObject({
      status: 'finished',
      counts,
      refused: expect.arrayContaining(refused),
    })
  })

  it('is abandoned as long as its plan is not whole, and takes no plan from then on', () => {
    given(employeeImportDecider, started, rows('ada')).when(abandon).then(abandoned)
    given(employeeImportDecider, started, rows('ada'), abandoned)
      .when(plan('ben', true))
      .thenRefused('import.abandoned')
    given(employeeImportDecider, started, rows('ada'), abandoned).when(finish).thenNothing()
    given(employeeImportDecider, started, rows('ada'), abandoned).when(abandon).thenNothing()
    given(employeeImportDecider, started, rows('ada'), planned).when(abandon).thenNothing()
    given(employeeImportDecider, started, rows('ada'), planned, finished)
      .when(abandon)
      .thenNothing()
    given(employeeImportDecider).when(abandon).thenNothing()
  })
})
