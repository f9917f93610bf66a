import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi as api } from '@workledger/contracts/payroll/payroll.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('payroll, over HTTP', () => {
  let product: Product
  let company: Company
  let manager: Person
  let colleague: Person
  let employee: Person
  let hourly: Person
  let auditor: Person
  const printed: string[] = []

  beforeAll(async () => {
    const pdf = {
      payslip: async (_: unknown, id: string) => {
        printed.push(id)
        return Buffer.from('%PDF-1.7')
      },
      payStatement: async () => Buffer.from('%PDF-1.7'),
      invoice: () => Promise.reject(new Error('no invoices here')),
      page: () => Promise.reject(new Error('no pages here')),
    }

    product = await startProduct({ pdf })
    company = await createCompany(product)

    const roles = await product.owner.query(
      'select id, name from read.roles where workspace_id = $1',
      [company.ws],
    )

    const role = (name: string) => ({ role_id: roles.rows.find((row) => row.name === name).id })
    manager = await hire(product, company, 'Mia')
    colleague = await hire(product, company, 'Ann', role('Admin'))
    auditor = await hire(product, company, 'Otto', role('Auditor'))
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
    hourly = await hire(product, company, 'Hal')

    await contract(employee, {
      base_compensation_amount: '62506',
      base_compensation_type: 'yearly',
    })

    await contract(hourly, { base_compensation_amount: '20', base_compensation_type: 'hourly' })
    await contract(manager, {})
  })

  afterAll(() => product?.stop())

  const contract = async (who: Person, body: object) => {
    const { token } = company.admin

    const added = await product.call(employmentApi.addContract, {
      token,
      params: { id: who.employee },
      body: { effective_on: '2026-01-01', ...body },
    })

    expect(added.status).toBe(201)

    return added.body.data.id
  }

  const draft = (body: object = {}, who = company.admin, ws = company.ws) =>
    product.call(api.draftPayrun, {
      token: who.token,
      params: { ws },
      body: { start: '2026-02-01', end: '2026-02-28', pay_date: '2026-02-27', ...body },
    })

  const drafted = async (body: object = {}) => {
    const { status, body: answer } = await draft(body)
    expect([status, answer]).toMatchObject([201, {}])
    return answer.data.id
  }

  const one = (id: string, who = company.admin) =>
    product.call(api.payrun, { token: who.token, params: { ws: company.ws, id } })
  const entries = (id: string, query: Record<string, string> = {}, who = company.admin) =>
    product.call(api.payrunEntries, { token: who.token, params: { ws: company.ws, id }, query })
  const entryOf = async (id: string, who: Person) =>
    (await entries(id)).body.data.find(({ employee_id }) => employee_id === who.employee)!

  const change = (id: string, entryId: string, body: object, who = company.admin) =>
    product.call(api.changePayrunEntry, {
      token: who.token,
      params: { ws: company.ws, id, entryId },
      body,
    })

  const approve = (
    id: string,
    body: object = {},
    who = company.admin,
    headers: Record<string, string> = {},
  ) =>
    product.call(api.approvePayrun, {
      token: who.token,
      params: { ws: company.ws, id },
      body,
      headers,
    })

  const remove = (id: string, who = company.admin) =>
    product.call(api.deletePayrun, { token: who.token, params: { ws: company.ws, id } })
  const payslips = (who: Person, of = employee) =>
    product.call(api.payslips, { token: who.token, params: { id: of.employee }, query: {} })
  let january: string
  let february: string

  it('drafts all people with a contract, and names the others with the reason', async () => {
    january = await drafted({ start: '2026-01-01', end: '2026-01-31', pay_date: '2026-01-30' })
    const run = (await one(january)).body.data

    expect(run).toMatchObject({
      status: 'draft',
      currency: 'EUR',
      entries_count: 2,
      gross_pay: '5208.83',
      net_pay: '5208.83',
      prepared_by: 'Ada Tester',
    })

    expect(
      run.warnings.map(({ employee: { first_name }, code }) => [first_name, code]).sort(),
    ).toEqual([
      ['Ada', 'no_contract'],
      ['Ann', 'no_contract'],
      ['Hal', 'no_attendance'],
      ['Mia', 'no_salary'],
      ['Otto', 'no_contract'],
    ])

    const list = await entries(january, { sort: 'name', q: 'eli' })

    expect(list.body).toMatchObject({
      total: 1,
      left: [],
      data: [{ basic_pay: '5208.83', net_pay: '5208.83', previous: null, problem: null }],
    })

    const page = await product.call(api.payruns, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: {},
    })

    expect(page.body).toMatchObject({
      total: 1,
      meta: { per_page: 15 },
      data: [{ id: january, status: 'draft' }],
    })
  })

  it('recalculates an entry on the server, and returns the run’s sums', async () => {
    const entry = await entryOf(january, hourly)
    expect(entry).toMatchObject({ work_hours: '0', net_pay: '0.00' })

    const changed = await change(january, entry.id, {
      work_hours: 10.5,
      allowances: [{ name: 'Meals', amount: 12.345 }],
    })

    expect(changed).toMatchObject({
      status: 200,
      body: {
        data: { work_hours: '10.5', basic_pay: '210.00', gross_pay: '222.35', net_pay: '222.35' },
      },
    })

    expect((await one(january)).body.data).toMatchObject({
      gross_pay: '5431.18',
      net_pay: '5431.18',
      paid_count: 2,
    })
  })

  it('names the entries that will be held back, and is not approved if it would pay no one', async () => {
    const entry = await entryOf(january, hourly)
    const changed = await change(january, entry.id, {
      deductions: [{ name: 'Loan', amount: '1000' }],
    })

    expect(changed.body.data).toMatchObject({
      net_pay: '-777.65',
      problem: {
        code: 'payroll.negative_net',
        params: { net: '-777.65' },
        message: 'The net pay is negative: -777.65.',
      },
    })

    const before = await product.events(company.ws)
    const entries = [{ id: (await entryOf(january, employee)).id, should_pay: false }]

    expect(await approve(january, { entries })).toMatchObject({
      status: 409,
      body: { code: 'payroll.nobody_paid' },
    })

    expect(await product.events(company.ws)).toBe(before)
    await change(january, entry.id, { deductions: [] })
  })

  it('is approved by another person than its preparer if the company requires four eyes', async () => {
    const four_eyes = (on: boolean) =>
      product.call(workspacesApi.changeSettings, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: { four_eyes: on },
      })

    await four_eyes(true)
    const before = await product.events(company.ws)

    expect(await approve(january)).toMatchObject({
      status: 403,
      body: { code: 'payroll.four_eyes' },
    })

    expect(await product.events(company.ws)).toBe(before)

    // The run's entries have changed since the draft: the colleague confirms the new revision.
    expect(await approve(january, {}, colleague)).toMatchObject({
      status: 409,
      body: { code: 'state.stale' },
    })

    const seen = { 'if-match': `"${(await one(january, colleague)).body.data.revision}"` }

    expect(await approve(january, {}, colleague, seen)).toMatchObject({
      status: 200,
      body: { data: { status: 'complete', net_pay: '5431.18' } },
    })

    await four_eyes(false)
  })

  it('never changes again', async () => {
    const entry = await entryOf(january, employee)
    const before = await product.events(company.ws)

    expect(await approve(january)).toMatchObject({
      status: 409,
      body: { code: 'payroll.complete' },
    })

    expect(await change(january, entry.id, { should_pay: false })).toMatchObject({
      status: 409,
      body: { code: 'payroll.complete' },
    })

    expect(await remove(january)).toMatchObject({ status: 409, body: { code: 'payroll.complete' } })
    expect(await product.events(company.ws)).toBe(before)
  })

  it('gives payslips to their owner and to admins, and not to managers', async () => {
    const own = await payslips(employee)

    expect(own.body).toMatchObject({
      total: 1,
      data: [
        {
          payrun: { start: '2026-01-01', end: '2026-01-31' },
          gross_pay: '5208.83',
          net_pay: '5208.83',
          currency: 'EUR',
        },
      ],
    })

    expect((await payslips(company.admin)).status).toBe(200)
    expect((await payslips(auditor)).status).toBe(200)

    for (const who of [manager, hourly])
      expect(await payslips(who)).toMatchObject({ status: 403, body: { code: 'access.denied' } })

    const download = (who: Person, payslipId: string, of = employee) =>
      product.call(api.downloadPayslip, {
        token: who.token,
        params: { id: of.employee, payslipId },
      })

    const id = own.body.data[0]!.id

    expect(await download(employee, id)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
    })

    expect(printed).toEqual([id])
    expect((await download(manager, id)).status).toBe(403)
    expect((await download(hourly, id, hourly)).status).toBe(404)
    expect(printed).toHaveLength(1)
  })

  it('keeps a contract that was paid by', async () => {
    const { token } = company.admin

    const contracts = await product.call(employmentApi.contracts, {
      token,
      params: { id: employee.employee },
    })

    expect(contracts.body.data).toMatchObject([{ can_be_deleted: false }])
    const contractId = contracts.body.data[0]!.id

    const deleted = await product.call(employmentApi.deleteContract, {
      token,
      params: { id: employee.employee, contractId },
    })

    expect(deleted).toMatchObject({ status: 409, body: { code: 'contract.used_in_payroll' } })
  })

  it('splits at a raise, copies adjustments, and shows the differences from the run before', async () => {
    const { ws, admin } = company

    const category = await product.call(payrollCategoriesApi.addDeduction, {
      token: admin.token,
      params: { ws },
      body: { name: 'Pension' },
    })

    const contractId = await contract(employee, {
      effective_on: '2026-02-16',
      base_compensation_amount: '72000',
    })

    const params = { id: employee.employee, contractId }

    const body = {
      type: 'deduction' as const,
      category_id: category.body.data.id,
      amount: '10',
      calculation_type: 'percent' as const,
    }

    const adjustment = (
      await product.call(employmentApi.addAdjustment, { token: admin.token, params, body })
    ).body.data.id
    february = await drafted()

    // 62506 ÷ 12 × 10 ÷ 20 = 2604.42, 72000 ÷ 12 × 10 ÷ 20 = 3000.
    expect(await entryOf(february, employee)).toMatchObject({
      basic_pay: '5604.42',
      deductions: [
        {
          name: 'Pension',
          amount: '300.00',
          adjustment_id: adjustment,
          calculation_type: 'percent',
          value: '10',
        },
      ],
      net_pay: '5304.42',
      previous: {
        payrun_id: january,
        net_pay: '5208.83',
        difference: '95.59',
        causes: [
          { cause: 'contract', amount: '395.59' },
          { cause: 'adjustment', amount: '-300.00' },
        ],
      },
    })

    await change(february, (await entryOf(february, hourly)).id, { should_pay: false })

    expect((await entries(february)).body.left).toMatchObject([
      {
        employee: { first_name: 'Hal' },
        net_pay: '222.35',
        causes: [{ cause: 'left', amount: '-222.35' }],
      },
    ])

    expect((await one(february)).body.data).toMatchObject({
      paid_count: 1,
      net_pay: '5304.42',
      previous: { id: january },
    })

    // People to check among thousands: another net, new, or not paid.
    const only = async (run: string, only: string) =>
      (await entries(run, { only })).body.data
        .map(({ employee: { first_name } }) => first_name)
        .sort()

    expect([
      await only(february, 'changed'),
      await only(february, 'new'),
      await only(february, 'held'),
    ]).toEqual([['Eli', 'Hal'], [], []])

    // January has no earlier run for a comparison.
    expect([await only(january, 'changed'), await only(january, 'new')]).toEqual([[], []])
    expect(await entries(february, { only: 'others' })).toMatchObject({ status: 422 })
  })

  it('answers why: formula, inputs, events', async () => {
    const entry = await entryOf(february, employee)

    const why = await product.call(api.whyPayrunEntry, {
      token: company.admin.token,
      params: { ws: company.ws, id: february, entryId: entry.id },
    })

    const numbers = why.body.data.numbers

    expect(numbers.map(({ number, formula, result }) => [number, formula, result])).toEqual([
      ['basic', 'yearly@1', '2604.42'],
      ['basic', 'yearly@1', '3000.00'],
      ['basic_pay', 'sum@1', '5604.42'],
      ['gross_pay', 'sum@1', '5604.42'],
      ['deduction', 'percent@1', '300.00'],
      ['net_pay', 'sum@1', '5304.42'],
    ])

    expect(numbers[0]).toMatchObject({
      kind: 'salary',
      inputs: { rate: '62506', days: [{ days: 10, of_days: 20 }] },
      line: { unit: 'days', multiply: ['62506', '10'], divide: ['20', '12'], less: '0' },
    })

    expect(numbers[0]!.events.map(({ type }) => type)).toEqual([
      'ContractAdded',
      'PayRunEntriesDrafted',
    ])

    expect(numbers[4]!.events.map(({ type }) => type)).toEqual([
      'PayrollAdjustmentAdded',
      'PayRunEntriesDrafted',
    ])

    const { rows } = await product.owner.query(
      'select id from log.events where position = $1 union select id from log.chain where at = $1',
      [numbers[0]!.events[0]!.position],
    )

    expect(rows).toEqual([{ id: numbers[0]!.events[0]!.id }])
  })

  it('marks the leaves that it counted, with the last changes sent along', async () => {
    const { ws, admin } = company

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: admin.token,
      params: { ws },
    })

    const body = {
      leave_type_id: types.body.data[0]!.id,
      start_on: '2026-02-09',
      finish_on: '2026-02-10',
      half_day: null,
      description: 'Rest',
    }

    const leaveId = (
      await product.call(leaveApi.requestLeave, {
        token: employee.token,
        params: { id: employee.employee },
        body,
      })
    ).body.data.id

    const decide = (approved: boolean) =>
      product.call(leaveApi.decideLeave, {
        token: admin.token,
        params: { id: employee.employee, leaveId },
        body: { approved, rejected: !approved },
      })

    expect((await decide(true)).status).toBe(200)

    expect(await approve(february)).toMatchObject({
      status: 409,
      body: { code: 'payroll.stale', params: { count: 1 } },
    })

    const { token } = company.admin

    const again = await product.call(payRunsApi.recalculatePayrun, {
      token,
      params: { ws, id: february },
    })

    expect(again.status).toBe(200)
    const entry = await entryOf(february, employee)

    const approved = await approve(february, {
      entries: [{ id: entry.id, allowances: [{ name: 'Bonus', amount: '100' }] }],
      notify_employee: false,
    })

    expect(approved).toMatchObject({
      status: 200,
      body: { data: { status: 'complete', net_pay: '5404.42', paid_count: 1 } },
    })

    expect(await decide(false)).toMatchObject({
      status: 409,
      body: { code: 'leave.used_in_payroll' },
    })

    expect((await payslips(employee)).body.total).toBe(2)
    expect((await payslips(hourly, hourly)).body.total).toBe(1)
  })

  it('pays a leaver until the last day, and no one who left before', async () => {
    const leaver = await hire(product, company, 'Lea')

    await contract(leaver, {
      effective_on: '2026-03-01',
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    })

    const body = { terminated_on: '2026-03-13' }

    await product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params: { id: leaver.employee },
      body,
    })

    const march = await drafted({ start: '2026-03-01', end: '2026-03-31', pay_date: '2026-03-31' })

    // 10 of 22 working days.
    expect(await entryOf(march, leaver)).toMatchObject({
      basic_pay: '1363.64',
      previous: { causes: [{ cause: 'new', amount: '1363.64' }] },
    })

    const april = await drafted({ start: '2026-04-01', end: '2026-04-30', pay_date: '2026-04-30' })
    expect(await entryOf(april, leaver)).toBeUndefined()
    expect((await remove(april)).status).toBe(204)
    expect((await one(april)).status).toBe(404)
    expect((await entries(march)).body.data).toHaveLength(3)

    const left = await product.owner.query(
      'select count(*)::int as n from read.payrun_entries where payrun_id = $1',
      [april],
    )

    expect(left.rows).toEqual([{ n: 0 }])
  })

  it('pays by the hours of attendance inside the period', async () => {
    const shift = (day: string) =>
      product.call(attendanceApi.addAttendance, {
        token: company.admin.token,
        params: { id: hourly.employee },
        body: { in_at: `${day} 09:00:00`, out_at: `${day} 16:30:00` },
      })

    for (const day of ['2026-06-01', '2026-06-02', '2026-07-01'])
      expect((await shift(day)).status).toBe(201)

    const params = { id: hourly.employee }

    const days = await product.call(attendanceApi.monthlyAttendance, {
      token: hourly.token,
      params,
      query: { month: 6, year: 2026 },
    })

    const log = { employee_attendance_id: days.body.data.attendance[0]!.id, check_in_task: 'Pumps' }

    expect(
      (await product.call(attendanceApi.updateTaskLog, { token: hourly.token, params, body: log }))
        .status,
    ).toBe(200)

    const june = await drafted({ start: '2026-06-01', end: '2026-06-30', pay_date: '2026-06-30' })
    const entry = await entryOf(june, hourly)
    expect(entry).toMatchObject({ work_hours: '15', basic_pay: '300.00' })

    const why = await product.call(api.whyPayrunEntry, {
      token: company.admin.token,
      params: { ws: company.ws, id: june, entryId: entry.id },
    })

    const [basic] = why.body.data.numbers

    expect(basic).toMatchObject({
      formula: 'hourly@1',
      inputs: { rate: '20', attendance_seconds: 54_000, hours: '15' },
    })

    // Notes about their work are left out.
    expect(basic!.events.map(({ type }) => type)).toEqual([
      'ContractAdded',
      'AttendanceAdded',
      'AttendanceAdded',
      'PayRunEntriesDrafted',
    ])
  })

  it('is explained by its history only to administrators and auditors', async () => {
    const { ws } = company
    const { stream } = (await one(february)).body.data

    const history = await product.call(auditApi.stream, {
      token: auditor.token,
      params: { ws, stream },
      query: {},
    })

    expect(history.body.data.events.map(({ type }) => type)).toEqual([
      'PayRunStarted',
      'PayRunEntriesDrafted',
      'PayRunDrafted',
      'PayRunEntryChanged',
      'PayRunEntriesRecalculated',
      'PayRunRecalculated',
      'PayRunEntryChanged',
      'PayRunApproved',
    ])

    expect(
      (await product.call(auditApi.history, { token: manager.token, params: { ws, stream } }))
        .status,
    ).toBe(403)
  })

  it('keeps pay encrypted in the log', async () => {
    const rows = await product.stored(({ workspace }) => workspace === company.ws)
    expect(rows.map(({ type }) => type)).toContain('PayRunEntriesDrafted')
    expect(rows.filter(({ data }) => /5208\.83|62506/.test(JSON.stringify(data)))).toEqual([])
  })

  it('refuses with the documented status and sentence, and writes nothing', async () => {
    const id = await drafted({ start: '2026-05-01', end: '2026-05-31', pay_date: '2026-05-29' })
    const entry = await entryOf(id, employee)
    const other = await createCompany(product, 'Contoso')
    const before = await product.events()
    const insufficient = { status: 422, body: { errors: { pay_date: ['Insufficient Data'] } } }
    expect(await draft({ pay_date: undefined })).toMatchObject(insufficient)
    expect(await draft({ pay_date: '' })).toMatchObject(insufficient)

    expect(await draft({ start: '2026-06-30', end: '2026-06-01' })).toMatchObject({
      status: 422,
      body: { errors: { end: ['The end is before the start.'] } },
    })

    expect(await draft({ currency: 'USD' })).toMatchObject({
      status: 422,
      body: {
        code: 'payroll.nobody',
        message: 'No one has a contract with pay in USD in this period.',
      },
    })

    for (const who of [manager, employee, auditor]) {
      expect((await draft({}, who)).status).toBe(403)
      // An auditor reads pay and changes nothing.
      const reading = who === auditor ? 200 : 403
      expect((await one(id, who)).status).toBe(reading)
      expect((await entries(id, {}, who)).status).toBe(reading)
      expect((await change(id, entry.id, { should_pay: false }, who)).status).toBe(403)
      expect((await approve(id, {}, who)).status).toBe(403)
      expect((await remove(id, who)).status).toBe(403)
    }

    expect((await draft({}, other.admin)).status).toBe(404)
    expect((await change(id, january, { should_pay: false })).status).toBe(404)
    expect(
      (await change(january.replace(/^.{8}/, 'deadbeef'), entry.id, { should_pay: false })).status,
    ).toBe(404)
    const foreign = { ws: other.ws, id }
    expect(
      (await product.call(api.payrun, { token: other.admin.token, params: foreign })).status,
    ).toBe(404)

    expect(
      (
        await product.call(api.approvePayrun, {
          token: other.admin.token,
          params: foreign,
          body: {},
        })
      ).status,
    ).toBe(404)

    expect(
      (await product.call(api.deletePayrun, { token: other.admin.token, params: foreign })).status,
    ).toBe(404)
    expect((await change(id, entry.id, { work_hours: 'many' })).status).toBe(422)

    expect(
      (await change(id, entry.id, { allowances: [{ name: '', amount: '-1' }] })).body,
    ).toMatchObject({
      errors: {
        'allowances.0.name': ['Please add payroll adjustment name or delete this field.'],
        'allowances.0.amount': ['Must not be negative.'],
      },
    })

    const { start, end } = (await one(id)).body.data
    const hours = ((Date.parse(end) - Date.parse(start)) / 86_400_000 + 1) * 24

    expect(await change(id, entry.id, { work_hours: hours + 0.01 })).toMatchObject({
      status: 422,
      body: { errors: { work_hours: [`The days of this run have only ${hours} hours.`] } },
    })

    expect((await approve(id, { entries: [{ id: entry.id, work_hours: 10_000 }] })).status).toBe(
      422,
    )
    expect(await change(id, entry.id, { work_hours: -1 })).toMatchObject({
      body: { errors: { work_hours: ['Must not be negative.'] } },
    })
    const [most, less] = ['Must be less than 100,000,000,000.', '99999999999.99']

    for (const side of ['allowances', 'deductions'])
      expect(
        await change(id, entry.id, { [side]: [{ name: 'Slip', amount: '100000000000' }] }),
      ).toMatchObject({
        status: 422,
        body: { errors: { [`${side}.0.amount`]: [most] } },
      })

    expect(
      (
        await approve(id, {
          entries: [{ id: entry.id, allowances: [{ name: 'Slip', amount: '99999999999999' }] }],
        })
      ).status,
    ).toBe(422)

    const paid = (base_compensation_amount: string) =>
      product.call(employmentApi.addContract, {
        token: company.admin.token,
        params: { id: auditor.employee },
        body: {
          effective_on: '2026-01-01',
          base_compensation_amount,
          base_compensation_type: 'yearly',
        },
      })

    const adjusted = { type: 'allowance' as const, category_id: id, amount: '100000000000' }
    const params = { id: hourly.employee, contractId: id }

    expect(
      await product.call(employmentApi.addAdjustment, {
        token: company.admin.token,
        params,
        body: adjusted,
      }),
    ).toMatchObject({
      status: 422,
      body: { errors: { amount: [most] } },
    })

    const percent = await product.call(employmentApi.addAdjustment, {
      token: company.admin.token,
      params,
      body: { ...adjusted, amount: '1001%' },
    })

    expect(percent).toMatchObject({
      status: 422,
      body: { errors: { amount: ['At most 1,000%.'] } },
    })

    const daily = {
      effective_on: '2026-01-01',
      working_hours: '25',
      working_period_unit: 'day' as const,
    }

    const timed = { token: company.admin.token, params: { id: auditor.employee }, body: daily }

    expect(await product.call(employmentApi.addContract, timed)).toMatchObject({
      status: 422,
      body: { errors: { working_hours: ['At most 24.'] } },
    })

    // Each fault is reported once.
    expect(await paid('many')).toMatchObject({
      status: 422,
      body: { errors: { base_compensation_amount: ['Must be numeric value!'] } },
    })

    expect(await paid('100000000000')).toMatchObject({
      status: 422,
      body: { errors: { base_compensation_amount: [most] } },
    })

    expect(await product.events()).toBe(before)
    expect(
      await change(id, entry.id, { allowances: [{ name: 'Large', amount: less }] }),
    ).toMatchObject({ status: 200 })
    expect((await change(id, entry.id, { allowances: [] })).status).toBe(200)
    const after = await product.events()

    const stale = {
      token: company.admin.token,
      params: { ws: company.ws, id },
      body: {},
      headers: { 'if-match': '0' },
    }

    expect(await product.call(api.approvePayrun, stale)).toMatchObject({
      status: 409,
      body: { code: 'state.stale' },
    })

    expect(await product.events()).toBe(after)
    expect(product.errors).toEqual([])
  })
})
