import { sentence } from '@workledger/contracts/kernel/errors'
import '@workledger/contracts/people/import.errors'
import '@workledger/contracts/people/people.errors'
import { type Company, type KnownEmployee } from './company'
import { planImport } from './plan'
import { namesSwapped } from './recognise'
import type { ImportRow } from './rows'

const row = (n: number, says: Partial<ImportRow>): ImportRow => ({
  row: n,
  first_name: 'Ada',
  last_name: 'Tester',
  email: null,
  oid: null,
  department: null,
  designation: null,
  manager: null,
  hired_on: null,
  ended_on: null,
  pay: null,
  pay_period: null,
  pay_currency: null,
  ...says,
})

const known = (id: string, says: Partial<KnownEmployee> = {}): KnownEmployee => ({
  id,
  oid: null,
  email: null,
  first_name: 'Ada',
  last_name: 'Tester',
  department_id: null,
  manager_id: null,
  hired_on: null,
  status: 'active',
  terminated_on: null,
  joined: false,
  contract: null,
  ...says,
})

const contract = {
  id: 'c1',
  effective_on: '2020-01-01',
  end_date: null,
  designation_id: 'g1',
  base_compensation_amount: '50000.00',
  base_compensation_type: 'yearly' as const,
  currency: 'EUR',
  adjustments: 1,
}

function plan(
  rows: ImportRow[],
  company: Partial<Company> = {},
  options: { payEffectiveOn?: string; newId?: (of: string) => string } = {},
) {
  let n = 0
  return planImport(
    rows,
    new Set(),
    {
      employees: [],
      departments: [{ id: 'd1', name: 'Production' }],
      designations: [{ id: 'g1', name: 'Technician' }],
      currency: 'EUR',
      mayEditCompany: true,
      ...company,
    },
    {
      self: 'me',
      today: '2026-06-01',
      newId: () => `new${++n}`,
      heading: (field) => field,
      ...options,
    },
  )
}

const told = ({ problems }: ReturnType<typeof plan>) =>
  problems.map(({ row, level, ...fault }) => [row, level, sentence(fault)])

describe('the plan of an import', () => {
  it('adds people with their department, designation, contract and termination', () => {
    const { rows, missing, problems } = plan([
      row(2, {
        oid: '7',
        department: 'production',
        designation: 'Welder',
        hired_on: '2019-01-07',
        ended_on: '2020-02-01',
        pay: '48000',
        pay_period: 'yearly',
      }),
    ])

    expect(problems).toEqual([])
    expect(missing).toEqual([{ kind: 'designation', id: 'new2', name: 'Welder' }])

    expect(rows[0]).toMatchObject({
      action: 'add',
      employee_id: 'new1',
      job: { oid: '7', department_id: 'd1', hired_on: '2019-01-07' },
      terminate: '2020-02-01',
      contract: {
        kind: 'add',
        terms: {
          effective_on: '2019-01-07',
          start_date: '2019-01-07',
          end_date: '2020-02-01',
          designation_id: 'new2',
          base_compensation_amount: '48000.00',
          base_compensation_type: 'yearly',
        },
      },
    })
  })

  it('gives a row the same ids when a repeat after a crash finds the rows before it done', () => {
    const rows = [
      row(2, { oid: '1', pay: '1', pay_period: 'yearly' }),
      row(3, { oid: '2', designation: 'Welder', pay: '2', pay_period: 'yearly' }),
    ]

    const newId = (of: string) => `id of ${of}`
    const first = plan(rows, {}, { newId })

    const repeat = plan(
      rows,
      { employees: [known(first.rows[0]!.employee_id!, { oid: '1' })] },
      { newId },
    )

    expect(first.rows.map(({ employee_id }) => employee_id)).toEqual([
      'id of employee 2',
      'id of employee 3',
    ])

    expect(repeat.rows[0]).toMatchObject({
      action: 'update',
      employee_id: 'id of employee 2',
      contract: { contract_id: 'id of contract 2' },
    })

    expect(repeat.rows[1]).toEqual(first.rows[1])
    expect(repeat.missing).toEqual(first.missing)
  })

  it('recognises people by employee id, then e-mail, then by name alone, and changes only what differs', () => {
    const employees = [
      known('a', { oid: '7', contract }),
      known('b', { email: 'b@example.com', first_name: 'Ben' }),
      known('c', { first_name: 'Cleo' }),
    ]

    const { rows } = plan(
      [
        row(2, { oid: '7', pay: '50000', pay_period: 'yearly', designation: 'technician' }),
        row(3, { email: 'B@example.com'.toLowerCase(), first_name: 'Benjamin' }),
        row(4, { first_name: 'CLEO' }),
      ],
      { employees },
    )

    expect(
      rows.map(({ action, employee_id, profile, contract }) => [
        action,
        employee_id,
        profile,
        contract,
      ]),
    ).toEqual([
      ['unchanged', 'a', {}, null],
      ['update', 'b', { first_name: 'Benjamin' }, null],
      ['update', 'c', { first_name: 'CLEO' }, null],
    ])
  })

  it('changes no name for a space that a file cannot keep', () => {
    const employees = [
      known('e1', {
        email: 'ada@x.example',
        first_name: 'Ada\u00a0 Maria',
        last_name: 'Zoe\u0308',
        details: { city: 'Le  Mans' },
      }),
    ]

    const same = { email: 'ada@x.example', first_name: 'Ada Maria', last_name: 'Zoë' }
    const { rows } = plan([row(2, { ...same, details: { city: 'Le Mans' } })], { employees })
    expect(rows[0]!.action).toBe('unchanged')

    const other = plan([row(2, { ...same, details: { city: 'LeMans' } })], { employees })
    expect(other.rows[0]).toMatchObject({ action: 'update', profile: { city: 'LeMans' } })
  })

  it('corrects the newest contract, or makes a new version from a day on', () => {
    const employees = [known('a', { oid: '7', contract })]
    const raise = [row(2, { oid: '7', pay: '52000', pay_period: 'yearly' })]

    expect(plan(raise, { employees }).rows[0]!.contract).toEqual({
      kind: 'change',
      contract_id: 'c1',
      terms: { base_compensation_amount: '52000.00' },
      adjustment_ids: [],
    })

    expect(plan(raise, { employees }, { payEffectiveOn: '2026-07-01' }).rows[0]!.contract).toEqual({
      kind: 'add',
      contract_id: 'new1',
      terms: { effective_on: '2026-07-01', base_compensation_amount: '52000.00' },
      adjustment_ids: ['new2'],
    })
  })

  it('makes a contract in the currency that the file names, and keeps that of a contract where it names none', () => {
    const abroad = plan([
      row(2, {
        oid: '7',
        pay: '75000',
        pay_period: 'yearly',
        pay_currency: 'USD',
        hired_on: '2024-01-01',
      }),
    ])

    expect(abroad.rows[0]!.contract!.terms).toMatchObject({
      base_compensation_amount: '75000.00',
      currency: 'USD',
    })

    const employees = [
      known('a', {
        oid: '7',
        contract: { ...contract, currency: 'JPY', base_compensation_amount: '9000000' },
      }),
    ]

    const raise = row(2, { oid: '7', pay: '9500000', pay_period: 'yearly' })
    expect(plan([raise], { employees }).rows[0]!.contract!.terms).toEqual({
      base_compensation_amount: '9500000',
    })
    const version = plan([raise], { employees }, { payEffectiveOn: '2026-07-01' }).rows[0]!
      .contract!

    expect(version.terms).toEqual({
      effective_on: '2026-07-01',
      base_compensation_amount: '9500000',
      currency: 'JPY',
    })

    const moved = plan([{ ...raise, pay_currency: 'EUR' }], { employees }).rows[0]!.contract!
    expect(moved.terms).toEqual({ base_compensation_amount: '9500000.00', currency: 'EUR' })
  })

  it('gives new people office, role and policy, adds offices, and leaves rights and rules that it does not know', () => {
    const company: Partial<Company> = {
      timezone: 'Europe/Lisbon',
      offices: [{ id: 'o1', name: 'Lisbon' }],
      roles: [
        { id: 'r1', name: 'Manager', given: true },
        { id: 'r2', name: 'Admin', given: false },
      ],
      policies: [{ id: 'p1', name: 'Standard' }],
    }

    const { rows, problems, missing } = plan(
      [
        row(2, {
          oid: '1',
          office: 'lisbon',
          role: 'Manager',
          time_off_policy: 'Standard',
          details: { city: 'Porto' },
        }),
        row(3, {
          oid: '2',
          office: 'Porto',
          timezone: 'Europe/Madrid',
          role: 'Admin',
          time_off_policy: 'Other',
        }),
        row(4, { oid: '3', office: 'Porto', role: 'Boss' }),
      ],
      company,
    )

    expect(rows.map(({ job }) => job)).toMatchObject([
      { location_id: 'o1', role_id: 'r1', time_off_policy_id: 'p1' },
      { location_id: missing[0]!.id },
      { location_id: missing[0]!.id },
    ])

    expect(rows[1]!.job.role_id).toBeUndefined()
    expect(rows[0]!.profile).toMatchObject({ city: 'Porto' })
    expect(missing).toEqual([
      { kind: 'office', id: expect.any(String), name: 'Porto', timezone: 'Europe/Madrid' },
    ])

    expect(problems.map(({ row, code }) => [row, code])).toEqual([
      [3, 'import.restricted_role'],
      [3, 'import.no_policy'],
      [4, 'import.no_role'],
    ])
  })

  it('leaves office, role and policy of existing people, and says so', () => {
    const employees = [
      known('a', {
        oid: '7',
        office_id: 'o1',
        role_id: 'r1',
        time_off_policy_id: null,
        details: { city: 'Porto' },
      }),
    ]

    const offices = [
      { id: 'o1', name: 'Lisbon' },
      { id: 'o2', name: 'Porto' },
    ]

    const moved = plan([row(2, { oid: '7', office: 'Porto', details: { city: 'Faro' } })], {
      employees,
      offices,
    })

    expect(moved.rows[0]).toMatchObject({ action: 'update', profile: { city: 'Faro' }, job: {} })
    expect(moved.problems.map(({ code }) => code)).toEqual(['import.place_stays'])

    const same = plan([row(2, { oid: '7', office: 'Lisbon', details: { city: 'Porto' } })], {
      employees,
      offices,
    })

    expect([same.rows[0]!.action, same.problems]).toEqual(['unchanged', []])
  })

  it('begins a contract on the file’s day, and none if the column is blank', () => {
    const began = plan([
      row(2, {
        oid: '1',
        hired_on: '2020-01-01',
        contract_start: '2021-01-01',
        contract_end: '2027-12-31',
        designation: 'Technician',
      }),
    ])

    expect(began.rows[0]!.contract!.terms).toMatchObject({
      effective_on: '2021-01-01',
      start_date: '2021-01-01',
      end_date: '2027-12-31',
    })

    expect(
      plan([row(2, { oid: '1', hired_on: '2020-01-01', contract_start: null })]).rows[0]!.contract,
    ).toBeNull()
  })

  it('finds managers further down, by middle initials and in either order, and warns if it cannot', () => {
    const result = plan([
      row(2, { oid: '1', manager: 'Simon Roup' }),
      row(3, { oid: '2', manager: 'Roup, Simon' }),
      row(4, { oid: '3', manager: 'Brandon R. LeBlanc' }),
      row(5, { oid: '4', manager: 'Board of Directors' }),
      row(6, { oid: '5', manager: 'John Twice' }),
      row(7, { oid: '6', first_name: 'Simon', last_name: 'Roup', manager: 'Simon Roup' }),
      row(8, { oid: '7', first_name: 'Brandon', last_name: 'LeBlanc' }),
      row(9, { oid: '8', first_name: 'John', last_name: 'Twice' }),
      row(10, { oid: '9', first_name: 'John', last_name: 'Twice' }),
      row(11, { oid: '10', first_name: 'Left', last_name: 'Long', ended_on: '2020-01-01' }),
      row(12, { oid: '11', manager: '10' }),
    ])

    expect(result.rows.slice(0, 3).map(({ job }) => job.manager_id)).toEqual([
      'new6',
      'new6',
      'new7',
    ])

    expect(told(result)).toEqual([
      [
        5,
        'warning',
        'The manager "Board of Directors" is neither in the file nor in the company; the manager is left out.',
      ],
      [
        6,
        'warning',
        '2 people are called "John Twice"; the manager is left out. An employee id or e-mail address would tell them apart.',
      ],
      [7, 'warning', 'An employee cannot be their own manager; the manager is left out.'],
      [12, 'warning', 'The manager "10" does not work here any more; the manager is left out.'],
    ])
  })

  it('breaks circles of managers', () => {
    const result = plan([
      row(2, { oid: '1', manager: '2' }),
      row(3, { oid: '2', manager: '3' }),
      row(4, { oid: '3', manager: '1' }),
    ])

    expect(result.rows.map(({ job }) => job.manager_id)).toEqual([undefined, 'new3', 'new1'])
    expect(result.problems).toHaveLength(1)
  })

  it('refuses ambiguous people', () => {
    const employees = [
      known('a', { oid: '7' }),
      known('b', { email: 'b@example.com', first_name: 'Ben' }),
      known('c', { first_name: 'Dan' }),
      known('d', { first_name: 'Dan' }),
    ]

    const result = plan(
      [
        row(2, { oid: '7', email: 'b@example.com' }),
        row(3, { first_name: 'Eve' }),
        row(4, { first_name: 'Eve' }),
        row(5, { first_name: 'Dan' }),
      ],
      { employees },
    )

    expect(result.rows.map(({ action }) => action)).toEqual([
      'refused',
      'add',
      'refused',
      'refused',
    ])

    expect(told(result)).toEqual([
      [2, 'error', 'The employee id belongs to Ada Tester, the e-mail address to Ben Tester.'],
      [
        4,
        'error',
        'Row 3 has the same name, and neither has an employee id or an e-mail address to tell them apart.',
      ],
      [
        5,
        'error',
        'Several employees have this name, and the row has neither an employee id nor an e-mail address.',
      ],
    ])
  })

  it('refuses the id of a person who has joined under the name of another, and believes a new name', () => {
    const ada = known('a', { oid: 'EMP-001', joined: true, email: 'ada@example.com' })

    const of = (says: Partial<ImportRow>, before: KnownEmployee = ada) => {
      const { rows, problems } = plan([row(2, { oid: 'EMP-001', ...says })], {
        employees: [before],
      })
      return [rows[0]!.action, problems.map(({ level, code }) => `${level} ${code}`)]
    }

    const other = { first_name: 'Bo', last_name: 'Stone' }
    const refused = ['refused', ['error import.another_person']]
    expect(of({ ...other, email: 'bo@example.com' })).toEqual(refused)
    expect(of(other)).toEqual(refused)
    expect(of({ last_name: 'Stone', email: 'ada.stone@example.com' })).toEqual(refused)
    expect(of({ last_name: 'Stone' })).toEqual(['update', []])
    expect(of({ ...other, email: 'ada@example.com' })).toEqual(['update', []])
    expect(of({ email: 'ada.new@example.com' })).toEqual(['unchanged', ['warning import.joined']])

    expect(of({ ...other, email: 'bo@example.com' }, known('a', { oid: 'EMP-001' }))).toEqual([
      'update',
      [],
    ])

    const [problem] = plan([row(2, { oid: 'emp-001', ...other })], { employees: [ada] }).problems
    expect(sentence(problem!)).toContain(
      'The employee id "emp-001" belongs to Ada Tester, who has joined.',
    )
  })

  it('keeps to the rights of the importer, the address of those who joined, and one’s own employment', () => {
    const employees = [
      known('a', { oid: '7', joined: true, email: 'a@example.com' }),
      known('me', { oid: '8' }),
    ]

    const changed = [
      row(2, { oid: '7', email: 'new@example.com', department: 'Production' }),
      row(3, { oid: '9', department: 'Unheard of', pay: '5', pay_period: 'hourly' }),
      row(4, { oid: '8', ended_on: '2020-01-01' }),
    ]

    const clerk = plan(changed, { employees, mayEditCompany: false })
    expect(clerk.rows.map(({ action }) => action)).toEqual(['refused', 'add', 'refused'])
    expect(clerk.rows[1]).toMatchObject({ contract: null, job: { oid: '9' } })
    expect(clerk.missing).toEqual([])
    const admin = plan(changed.slice(0, 1), { employees })

    expect(admin.rows[0]).toMatchObject({
      action: 'update',
      profile: {},
      job: { department_id: 'd1' },
    })

    expect(told(admin)).toEqual([
      [2, 'warning', 'This person has joined already; the e-mail address stays as it is.'],
    ])
  })

  it('notices exchanged names by the managers', () => {
    const rows = [
      row(2, { first_name: 'Roup', last_name: 'Simon', manager: 'Janet King' }),
      row(3, { first_name: 'King', last_name: 'Janet', manager: 'Simon Roup' }),
    ]
    expect(namesSwapped(rows)).toEqual({ managers: 2, asIs: 0, swapped: 2 })
  })

  it('changes the hours of a contract only if they differ', () => {
    const change = (hours: string, working_hours: string | null, unit: 'week' | 'month' | null) =>
      plan([row(2, { email: 'ada@example.com', weekly_hours: hours })], {
        employees: [
          known('e1', {
            email: 'ada@example.com',
            contract: { ...contract, working_hours, working_period_unit: unit },
          }),
        ],
      }).rows[0]!.contract?.terms

    expect(change('38.5', '38.50', 'week')).toBeUndefined()
    expect(change('30', '38.5', 'week')).toEqual({ working_hours: '30' })
    expect(change('40', '40', 'month')).toEqual({ working_period_unit: 'week' })
    expect(change('40', null, null)).toEqual({ working_hours: '40', working_period_unit: 'week' })
  })
})
