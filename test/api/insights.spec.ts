import { read, utils } from '@e965/xlsx'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { insightsApi as api } from '@workledger/contracts/reports/insights.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import Papa from 'papaparse'
import { payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

/** Sales has six people, Studio three, Care two and the administrator no department. */
describe('insights, over HTTP', () => {
  let product: Product
  let company: Company
  let sales: string
  let studio: string
  let care: string
  let officer: Person
  const people: Person[] = []

  const at = (token = company.admin.token) => ({ token, params: { ws: company.ws } })

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    sales = await department('Sales')
    studio = await department('Studio')
    care = await department('Care')
    for (const n of [1, 2, 3, 4, 5, 6]) await add(`Sam${n}`, sales, '2025-01-15')
    for (const n of [1, 2, 3]) await add(`Stu${n}`, studio, '2025-02-01')
    for (const n of [1, 2]) await add(`Cai${n}`, care, '2025-02-28')
    await end(people[0]!, '2026-02-28')

    const roles = await product.owner.query(
      'select id, name from read.roles where workspace_id = $1',
      [company.ws],
    )
    const role_id = roles.rows.find(({ name }) => name === 'Payroll Officer').id
    officer = await hire(product, company, 'Pia', { role_id })
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const department = async (name: string) =>
    (
      await product.call(structureApi.addDepartment, {
        ...at(),
        body: { name } as never,
      })
    ).body.data.id

  const add = async (first_name: string, department_id: string, hired_on: string) => {
    const body = {
      first_name,
      last_name: 'Tester',
      email: `${first_name.toLowerCase()}@example.com`,
      hired_on,
    }
    const added = await product.call(peopleApi.addEmployee, { ...at(), body })
    expect([added.status, added.body]).toMatchObject([201, {}])
    const params = { ws: company.ws, id: added.body.data.id }
    const moved = await product.call(peopleApi.changeEmployee, {
      ...at(),
      params,
      body: { department_id },
    })
    expect([moved.status, moved.body]).toMatchObject([200, {}])
    people.push({ token: '', email: body.email, employee: added.body.data.id })
  }

  const end = async ({ employee }: Person, terminated_on: string) => {
    const call = { ...at(), params: { id: employee }, body: { terminated_on } }
    expect((await product.call(peopleApi.terminateEmployee, call)).status).toBe(200)
  }

  /** Downloads a figure's file, by the part of its address. */
  const download = async (
    figure: string,
    query: Record<string, string> = {},
    who = company.admin,
  ) => {
    const answer = await product.app.inject({
      method: 'GET',
      url: `/api/v1/workspaces/${company.ws}/reports/insights/${figure}/file`,
      query,
      headers: { authorization: `Bearer ${who.token}` },
    })

    return {
      name: String(answer.headers['content-disposition']),
      text: answer.body.replace('\ufeff', ''),
      bytes: answer.rawPayload,
    }
  }

  const headcount = async (query: object = {}) =>
    (await product.call(api.headcountInsight, { ...at(), query })).body.data

  it('counts people, joiners and leavers by month, with the turnover of the range', async () => {
    const found = await headcount({ from: '2025-01', to: '2026-03' })

    expect(found.rows.slice(0, 3)).toEqual([
      { month: '2025-01', opening: 0, joined: 6, left: 0, headcount: 6, turnover: '0.0' },
      { month: '2025-02', opening: 6, joined: 5, left: 0, headcount: 11, turnover: '0.0' },
      { month: '2025-03', opening: 11, joined: 0, left: 0, headcount: 11, turnover: '0.0' },
    ])
    // One of 11 leaves on the last day of February: 1 / ((11 + 10) / 2).
    expect(found.rows.slice(-2)).toEqual([
      { month: '2026-02', opening: 11, joined: 0, left: 1, headcount: 10, turnover: '9.5' },
      { month: '2026-03', opening: 10, joined: 0, left: 0, headcount: 10, turnover: '0.0' },
    ])
    expect(found).toMatchObject({ headcount: 10, year_before: 11, joined: 11, left: 1 })
    // (3 + 8.5 + 11 × 11 + 10.5 + 10) / 15 = 10.2.
    expect(found).toMatchObject({ average: '10.2', turnover: '9.8' })
  })

  it('counts a department, and the last twelve months without a range', async () => {
    const found = await headcount({ from: '2026-01', to: '2026-03', department_id: sales })
    expect(found.rows.map((row) => row.headcount)).toEqual([6, 5, 5])

    const usual = await headcount()
    expect(usual.rows).toHaveLength(12)
    expect(usual.rows.at(-1)).toMatchObject({ month: usual.to, headcount: 12 })
  })

  it('refuses a range in the wrong order, of over 36 months, and a word as a month', async () => {
    const refused = async (query: object) =>
      (await product.call(api.headcountInsight, { ...at(), query })) as {
        status: number
        body: unknown
      }

    for (const query of [
      { from: '2026-02', to: '2026-01' },
      { from: '2023-01', to: '2026-01' },
      { from: 'May', to: '2026-01' },
      { from: '2026-13', to: '2026-01' },
    ])
      expect((await refused(query)).status).toBe(422)
    expect((await refused({ from: '2023-02', to: '2026-01' })).status).toBe(200)
  })

  it('exports the rows as CSV in both languages, and as XLSX', async () => {
    const file = (query: Record<string, string> = {}) =>
      download('headcount', { from: '2025-01', to: '2025-02', ...query })

    const csv = await file()
    expect(csv.name).toContain('headcount-2025-01-2025-02.csv')
    expect(Papa.parse(csv.text, { skipEmptyLines: true }).data).toEqual([
      ['Month', 'People at the beginning', 'Joined', 'Left', 'People at the end', 'Turnover (%)'],
      ['2025-01', '0', '6', '0', '6', '0.0'],
      ['2025-02', '6', '5', '0', '11', '0.0'],
    ])
    expect((await file({ language: 'ar' })).text).toContain('الشهر,العدد في البداية')

    const book = read((await file({ format: 'xlsx' })).bytes)
    expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1 })).toHaveLength(3)
  })

  it('adds days of leave up by month and type, and hides a department of under five people', async () => {
    const types = (await product.call(leaveRulesApi.leaveTypes, at())).body.data
    const annual = types.find(({ name }) => name === 'Annual leave')!.id

    const take = async (who: Person, start_on: string, finish_on: string, change: object = {}) => {
      const call = { ...at(), params: { id: who.employee } }
      const body = { leave_type_id: annual, description: 'x', half_day: null, ...change }
      const asked = await product.call(leaveApi.requestLeave, {
        ...call,
        body: { ...body, start_on, finish_on } as never,
      })
      expect([asked.status, asked.status === 201 ? 0 : asked.body]).toEqual([201, 0])
      const decided = await product.call(leaveApi.decideLeave, {
        ...at(),
        params: { id: who.employee, leaveId: asked.body.data.id },
        body: { approved: true, rejected: false },
      })
      expect([decided.status, decided.body]).toMatchObject([200, {}])
    }

    // Friday 30 January to Tuesday 3 February, and half a day: 1 + 2 + 0.5.
    await take(people[1]!, '2026-01-30', '2026-02-03')
    await take(people[2]!, '2026-02-05', '2026-02-05', { half_day: 'first_half' })
    await take(people[6]!, '2026-02-09', '2026-02-09')

    const leave = async (query: object = {}) =>
      (
        await product.call(api.leaveInsight, {
          ...at(),
          query: { from: '2026-01', to: '2026-02', ...query },
        })
      ).body.data

    expect(await leave()).toMatchObject({
      rows: [
        { month: '2026-01', leave_type: 'Annual leave', days: '1' },
        { month: '2026-02', leave_type: 'Annual leave', days: '3.5' },
      ],
      types: [{ id: annual, days: '4.5' }],
      days: '4.5',
      hidden_months: [],
    })
    expect(await leave({ department_id: sales })).toMatchObject({ days: '3.5', hidden_months: [] })
    expect(await leave({ department_id: studio })).toMatchObject({
      rows: [],
      types: [],
      days: '0',
      hidden_months: ['2026-01', '2026-02'],
    })
  })

  it('shows the cost of pay by department without small groups, to payroll and admins only', async () => {
    const pay = payOf(product, company)
    for (const who of people)
      await pay.contract(who, {
        effective_on: '2025-03-01',
        base_compensation_amount: '1000',
        base_compensation_type: 'monthly',
      })
    const run = await pay.draft({ start: '2025-03-01', end: '2025-03-31', pay_date: '2025-03-31' })
    expect((await pay.approve(run)).status).toBe(200)

    const query = { from: '2025-02', to: '2025-04' }
    const cost = await product.call(api.payCostInsight, { ...at(officer.token), query })
    expect(cost.status).toBe(200)
    const rows = cost.body.data.rows.map(({ department, people: n, gross_pay }) => [
      department,
      n,
      gross_pay,
    ])
    // The two small ones have five people together, so the third stays shown.
    expect(rows).toEqual([
      ['Care', null, null],
      ['Sales', 6, '6000.00'],
      ['Studio', null, null],
    ])
    const [month] = cost.body.data.months
    expect(month).toMatchObject({ month: '2025-03', people: 11, gross_pay: '11000.00' })

    const csv = (await download('pay-cost', query, officer)).text
    expect(csv).toContain('2025-03,Studio,,,')
    expect(csv).toContain('Hidden: under five people')
    expect(csv).not.toContain('3000')
  })

  it('finds overtime above the limits of a day and a week, across the end of a month', async () => {
    const before = await product.call(api.overtimeInsight, { ...at(), query: {} })
    expect(before.body.data).toMatchObject({ has_rule: false })

    await product.call(payrollCategoriesApi.addAllowance, {
      ...at(),
      body: { name: 'Overtime', overtime: { after_hours: '40', per: 'week', factor: '1.5' } },
    })
    await product.call(payrollCategoriesApi.addAllowance, {
      ...at(),
      body: { name: 'Long days', overtime: { after_hours: '10', per: 'day', factor: '2' } },
    })

    const shift = async (who: Person, day: string, from: string, to: string) => {
      const added = await product.call(attendanceApi.addAttendance, {
        ...at(),
        params: { id: who.employee },
        body: { in_at: `${day} ${from}`, out_at: `${day} ${to}` },
      })
      expect([added.status, added.body]).toMatchObject([201, {}])
    }

    // Monday 29 June to Friday 3 July 2026, nine hours each: the 40 hours are full on Friday, after
    // four of its nine hours. A sixth day of eleven hours adds one of the day and ten of the week.
    const days = ['2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02', '2026-07-03']
    for (const who of people.slice(1, 6))
      for (const day of days) await shift(who, day, '08:00:00', '17:00:00')
    await shift(people[1]!, '2026-07-04', '08:00:00', '19:00:00')

    const query = { from: '2026-06', to: '2026-07' }
    const found = (await product.call(api.overtimeInsight, { ...at(), query })).body.data
    expect(found.has_rule).toBe(true)
    expect(found.rows).toMatchObject([
      { month: '2026-06', department: 'Sales', people: 5, overtime_seconds: 0 },
      { month: '2026-07', department: 'Sales', people: 5, overtime_seconds: (25 + 11) * 3600 },
    ])
    expect(found.months[0]).toMatchObject({ worked_seconds: 5 * 18 * 3600 })

    // Of the next week one person works all seven days, another has a day off.
    const seventh = {
      name: 'Seventh day',
      overtime: { after_hours: '0', per: 'seventh_day' as const },
    }
    const rule = { ...seventh, overtime: { ...seventh.overtime, factor: '1.5' } }
    const ruled = await product.call(payrollCategoriesApi.addAllowance, { ...at(), body: rule })
    expect(ruled.status).toBe(201)
    const week = Array.from({ length: 7 }, (_, n) => `2026-07-${String(6 + n).padStart(2, '0')}`)
    for (const day of week) await shift(people[1]!, day, '08:00:00', '10:00:00')
    for (const day of week.filter((each) => each !== '2026-07-08'))
      await shift(people[2]!, day, '08:00:00', '10:00:00')
    const after = (await product.call(api.overtimeInsight, { ...at(), query })).body.data
    expect(after.rows[1]).toMatchObject({ overtime_seconds: (25 + 11 + 2) * 3600 })
  })

  it('adds tracked and billable time up by month', async () => {
    const body = { start: '2026-05-31 22:00:00', end: '2026-05-31 23:30:00', description: 'x' }
    const added = await product.call(timeTrackingApi.addTimeEntry, {
      ...at(),
      body: { ...body, project_id: null },
    })
    expect(added.status).toBe(201)

    const query = { from: '2026-05', to: '2026-06' }
    const found = (await product.call(api.hoursInsight, { ...at(), query })).body.data
    // Lisbon is an hour ahead: half an hour lies in June.
    expect(found.rows).toEqual([
      { month: '2026-05', seconds: 3600, billable_seconds: 0 },
      { month: '2026-06', seconds: 1800, billable_seconds: 0 },
    ])
  })

  it('sorts unpaid invoices by days past the due date, for each currency', async () => {
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

    await product.call(invoiceSettingApi.changeInvoiceSetting, {
      ...at(),
      body: { name: 'Northwind', company_address: 'Rua 1', country: 'PT' } as never,
    })
    const client_id = (
      await product.call(clientsApi.addClient, {
        ...at(),
        body: {
          ...{ name: 'Contoso', contact_name: 'Ana' },
          ...{ address: 'Rua 2', city: 'Lisboa', country: 'PT' },
        } as never,
      })
    ).body.data.id

    const issue = async (due_date: string, unit_price: string, currency = 'EUR') => {
      const body = {
        ...{ client_id, invoice_number: 'x', invoice_date: day(-100) },
        ...{ due_date, currency },
      }
      const { id } = (await product.call(invoicesApi.addInvoice, { ...at(), body: body as never }))
        .body.data
      const on = { ...at(), params: { id } }
      const line = { description: 'Design', quantity: '1', unit_price }
      await product.call(invoicesApi.addInvoiceItem, { ...on, body: line as never })
      const issued = await product.call(invoicesApi.issueInvoice, on)
      expect([issued.status, issued.body]).toMatchObject([200, {}])
    }

    await issue(day(3), '10')
    await issue(day(-3), '20')
    await issue(day(-29), '30')
    await issue(day(-45), '40.10')
    await issue(day(-75), '50')
    await issue(day(-99), '60')
    await issue(day(-3), '7', 'USD')

    const found = (await product.call(api.invoiceAgesInsight, at())).body.data
    expect(found.rows.filter(({ currency }) => currency === 'EUR')).toEqual([
      { currency: 'EUR', age: 'current', invoices: 1, amount: '10.00' },
      { currency: 'EUR', age: '1-30', invoices: 2, amount: '50.00' },
      { currency: 'EUR', age: '31-60', invoices: 1, amount: '40.10' },
      { currency: 'EUR', age: '61-90', invoices: 1, amount: '50.00' },
      { currency: 'EUR', age: 'over-90', invoices: 1, amount: '60.00' },
    ])
    expect(found.currencies).toEqual([
      ...[{ currency: 'EUR', invoices: 6, outstanding: '210.10' }].map((sum) => ({
        ...sum,
        overdue_invoices: 5,
        overdue: '200.10',
      })),
      {
        ...{ currency: 'USD', invoices: 1, outstanding: '7.00' },
        ...{ overdue_invoices: 1, overdue: '7.00' },
      },
    ])
    expect((await download('invoice-ages')).text).toContain('31 to 60,1,40.10,EUR')
  })

  it('opens each figure to the people of its area only', async () => {
    const may = async (token: string) => {
      const statuses = []
      for (const call of [
        api.headcountInsight,
        api.leaveInsight,
        api.overtimeInsight,
        api.payCostInsight,
        api.hoursInsight,
        api.invoiceAgesInsight,
      ])
        statuses.push((await product.call(call, { ...at(token), query: {} })).status)
      return statuses
    }

    const employee = await hire(product, company, 'Eli')
    expect(await may(company.admin.token)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await may(officer.token)).toEqual([403, 403, 200, 200, 403, 403])
    expect(await may(employee.token)).toEqual([403, 403, 403, 403, 403, 403])
  })
})
