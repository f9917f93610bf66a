import { accessApi } from '@workledger/contracts/access/access.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { ledgersOf } from '@workledger/projections/leave/leave-ledgers'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { together } from '../support/together'
import { upload } from '../support/upload'

describe('leave, over HTTP', () => {
  let product: Product
  let company: Company
  let manager: Person
  let employee: Person
  let annual: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: employee.token,
      params: { ws: company.ws },
    })

    annual = types.body.data.find(({ name }) => name === 'Annual leave')!.id
  })

  afterAll(() => product?.stop())

  const request = (body: object, who = employee) =>
    product.call(leaveApi.requestLeave, {
      token: who.token,
      params: { id: employee.employee },
      body: {
        leave_type_id: annual,
        description: 'Holiday',
        start_on: '2027-03-01',
        finish_on: '2027-03-05',
        half_day: null,
        ...body,
      },
    })

  const decide = (id: string, approved: boolean, who: Person, body: object = {}) =>
    product.call(leaveApi.decideLeave, {
      token: who.token,
      params: { id: employee.employee, leaveId: id },
      body: { approved, rejected: !approved, ...body },
    })

  it('is requested, shown with its balance, approved by the manager, and explained by its history', async () => {
    const requested = await request({})
    expect(requested.status).toBe(201)
    const id = requested.body.data.id

    const stats = await product.call(leaveBalanceApi.leaveStats, {
      token: employee.token,
      params: { id: employee.employee },
      query: { year: 2027 },
    })

    expect(stats.body.data).toMatchObject({ days_all: '24', days_pending: '5' })

    const inbox = await product.call(leaveApi.requestsToApprove, {
      token: manager.token,
      params: { id: manager.employee },
    })

    expect(inbox.body.data.map((leave) => leave.id)).toEqual([id])
    const approved = await decide(id, true, manager)

    expect(approved).toMatchObject({
      status: 200,
      body: { data: { status: 'approved', approved: true, rejected: false, days_taken: '5' } },
    })

    const history = await product.call(auditApi.history, {
      token: employee.token,
      params: { ws: company.ws, stream: approved.body.data.stream },
      query: { subject: id },
    })

    expect(history.body.data.events.map(({ type, actor }) => [type, actor.name])).toEqual([
      ['LeaveRequested', 'Eli Tester'],
      ['LeaveApproved', 'Mia Tester'],
    ])

    expect(history.body.data.events[1]!.changes).toContainEqual({
      field: 'status',
      from: 'pending',
      to: 'approved',
    })

    const then = await product.call(auditApi.stream, {
      token: company.admin.token,
      params: { ws: company.ws, stream: approved.body.data.stream },
      query: { at: 0 },
    })

    expect(then.body.data.state).toMatchObject({ leaves: { [id]: { status: 'pending' } } })

    const stream = (query: object) =>
      product.call(auditApi.stream, {
        token: company.admin.token,
        params: { ws: company.ws, stream: approved.body.data.stream },
        query,
      })

    const newest = await stream({ per_page: 1 })
    expect(newest.body.data.events.map(({ type }) => type)).toEqual(['LeaveApproved'])

    expect(
      (await stream({ per_page: 1, before: newest.body.data.earlier })).body.data,
    ).toMatchObject({
      events: [{ type: 'LeaveRequested' }],
      earlier: null,
    })

    for (const query of [{ at: 2_147_483_648 }, { at: -1 }, { per_page: 201 }, { before: 'x' }])
      expect(await stream(query)).toMatchObject({ status: 422 })
  })

  const availableTo = async ({ token, employee: id }: Person) =>
    (
      await product.call(leaveBalanceApi.leaveStats, {
        token,
        params: { id },
        query: { year: 2027 },
      })
    ).body.data.days_available

  it('shows a leave’s cost, the same before and after approval, and null if its type takes nothing or it was rejected', async () => {
    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: employee.token,
      params: { ws: company.ws },
    })

    const sick = types.body.data.find(({ accrues }) => !accrues)!.id
    const fresh = await hire(product, company, 'Fay', { manager_id: manager.employee })
    const of = { token: fresh.token, params: { id: fresh.employee } }
    const dates = { start_on: '2027-03-01', finish_on: '2027-03-05' }

    const asked = (body: object) =>
      product.call(leaveApi.requestLeave, {
        ...of,
        body: { leave_type_id: annual, description: 'Sea', ...dates, half_day: null, ...body },
      })

    const available = await availableTo(fresh)
    const left = String(Number(available) - 5)
    const id = (await asked({})).body.data.id
    await asked({ leave_type_id: sick, start_on: '2027-04-05', finish_on: '2027-04-06' })

    const balances = async () => {
      const { body } = await product.call(leaveApi.leaves, of)
      return body.data.map((row) => [
        row.start_on,
        row.balance_year,
        row.balance_before,
        row.balance_after,
      ])
    }

    const expected = [
      ['2027-04-05', null, null, null],
      ['2027-03-01', 2027, available, left],
    ]

    expect(await balances()).toEqual(expected)

    const inbox = await product.call(leaveApi.requestsToApprove, {
      token: manager.token,
      params: { id: manager.employee },
    })

    expect(inbox.body.data.find((row) => row.id === id)).toMatchObject({
      balance_before: available,
      balance_after: left,
    })

    const list = await product.call(listsApi.adminList, {
      token: company.admin.token,
      params: { ws: company.ws, resource: 'leaves' },
      query: { filter: JSON.stringify({ employee_id: fresh.employee }) },
    })

    expect(
      list.body.map((row) => [
        row.start_on,
        row.balance_year,
        row.balance_before,
        row.balance_after,
      ]),
    ).toEqual(expected)

    const decided = await product.call(leaveApi.decideLeave, {
      token: manager.token,
      params: { id: fresh.employee, leaveId: id },
      body: { approved: true, rejected: false },
    })

    expect(decided.body.data).toMatchObject({ balance_before: available, balance_after: left })
    expect(await balances()).toEqual(expected)
    const stats = await product.call(leaveBalanceApi.leaveStats, { ...of, query: { year: 2027 } })
    expect(stats.body.data).toMatchObject({ 'Annual leave': 5, days_all: '24' })

    const rejected = await product.call(leaveApi.decideLeave, {
      token: manager.token,
      params: { id: fresh.employee, leaveId: id },
      body: { approved: false, rejected: true },
    })

    const nothing = { balance_before: null, balance_after: null, balance_year: null }
    expect(rejected.body.data).toMatchObject({ status: 'rejected', ...nothing })
    expect(await balances()).toEqual([expected[0], ['2027-03-01', null, null, null]])
  })

  it('shows an approver the balances of requests that wait one after the other', async () => {
    const eve = await hire(product, company, 'Eve', { manager_id: manager.employee })

    const ask = async (start_on: string, finish_on: string) => {
      const body = {
        leave_type_id: annual,
        description: 'Sea',
        start_on,
        finish_on,
        half_day: null,
      }
      return (
        await product.call(leaveApi.requestLeave, {
          token: eve.token,
          params: { id: eve.employee },
          body,
        })
      ).body.data.id
    }

    const available = Number(await availableTo(eve))

    // In order of the requests, whatever their days.
    const [later, sooner] = [
      await ask('2027-07-05', '2027-07-09'),
      await ask('2027-06-07', '2027-06-08'),
    ]

    const inbox = async () => {
      const { body } = await product.call(leaveApi.requestsToApprove, {
        token: manager.token,
        params: { id: manager.employee },
      })
      return Object.fromEntries(
        body.data.map((row) => [row.id, [Number(row.balance_before), Number(row.balance_after)]]),
      )
    }

    expect(await inbox()).toMatchObject({
      [later]: [available, available - 5],
      [sooner]: [available - 5, available - 7],
    })

    const params = { id: eve.employee, leaveId: sooner }

    await product.call(leaveApi.decideLeave, {
      token: manager.token,
      params,
      body: { approved: true, rejected: false },
    })

    expect(await inbox()).toMatchObject({ [later]: [available - 2, available - 7] })
  })

  it('shows a leave’s cost and other absences before the request', async () => {
    const gus = await hire(product, company, 'Gus', { manager_id: manager.employee })
    const hal = await hire(product, company, 'Hal', { manager_id: manager.employee })
    const dates = { start_on: '2027-05-10', finish_on: '2027-05-12' }
    const body = { leave_type_id: annual, description: 'Sea', ...dates, half_day: null }

    const { id } = (
      await product.call(leaveApi.requestLeave, {
        token: hal.token,
        params: { id: hal.employee },
        body,
      })
    ).body.data

    const available = await availableTo(gus)

    const preview = async (query: object, who = gus) =>
      product.call(leaveApi.previewLeave, {
        token: who.token,
        params: { id: gus.employee },
        query: { leave_type_id: annual, ...dates, ...query } as never,
      })

    const before = await product.events(company.ws)

    expect((await preview({})).body.data).toMatchObject({
      days_taken: '3',
      balance_year: 2027,
      balance_before: available,
      balance_after: String(Number(available) - 3),
      refusal: null,
      away: [],
      away_count: 0,
    })

    await product.call(leaveApi.decideLeave, {
      token: manager.token,
      params: { id: hal.employee, leaveId: id },
      body: { approved: true, rejected: false },
    })

    expect(
      (await preview({ finish_on: '2027-05-10', half_day: 'first_half' })).body.data,
    ).toMatchObject({
      days_taken: '0.5',
      balance_after: String(Number(available) - 0.5),
      away: [{ id: hal.employee, first_name: 'Hal', ...dates }],
      away_count: 1,
    })

    expect((await preview({ finish_on: '2027-09-30' })).body.data.refusal).toMatchObject({
      code: 'leave.balance',
    })

    expect(await preview({ finish_on: '2027-05-01' })).toMatchObject({
      status: 422,
      body: { errors: { finish_on: ['The end is before the start.'] } },
    })

    expect(await preview({ leave_type_id: gus.employee })).toMatchObject({
      status: 422,
      body: { code: 'leave.type_unknown' },
    })

    expect(await preview({}, hal)).toMatchObject({ status: 403 })
    expect(await product.events(company.ws)).toBe(before + 1)
  })

  it('leaves an administrator’s own request to another, and out of their inbox', async () => {
    const lone = await createCompany(product, 'Lone')

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: lone.admin.token,
      params: { ws: lone.ws },
    })

    const leave_type_id = types.body.data.find(({ name }) => name === 'Annual leave')!.id
    const params = { id: lone.admin.employee }

    await product.call(leaveApi.requestLeave, {
      token: lone.admin.token,
      params,
      body: {
        leave_type_id,
        description: 'Sea',
        start_on: '2027-05-10',
        finish_on: '2027-05-12',
        half_day: null,
      },
    })

    const inbox = async () =>
      (await product.call(leaveApi.requestsToApprove, { token: lone.admin.token, params })).body
    // No other person could decide it.
    expect((await inbox()).total).toBe(1)
    const roles = await product.call(accessApi.roles, { token: lone.admin.token })
    await hire(product, lone, 'Second', {
      role_id: roles.body.data.find(({ permissions }) => permissions.includes('edit_company'))!.id,
    })
    expect(await inbox()).toMatchObject({ total: 0, data: [] })
  })

  it('shows its document to who decides it, and takes nothing for days after the last one', async () => {
    const zed = await hire(product, company, 'Zed', { manager_id: manager.employee })
    const year = new Date().getUTCFullYear() + 1

    const asked = await upload(product, leaveApi.requestLeave, {
      token: zed.token,
      params: { id: zed.employee },
      fields: {
        leave_type_id: annual,
        description: 'Moving',
        start_on: `${year}-03-01`,
        finish_on: `${year}-03-07`,
      },
      files: { document: { name: 'lease.pdf', bytes: '%PDF-1.7 lease' } },
    })

    expect(asked.status).toBe(201)
    const params = { id: zed.employee, leaveId: asked.body.data.id }

    const read = async (who: Person) => {
      const { status, body } = await product.call(leaveApi.leaveDocument, {
        token: who.token,
        params,
      })
      return [status, String(body).includes('lease')]
    }

    expect([await read(manager), await read(company.admin), await read(zed)]).toEqual(
      [1, 2, 3].map(() => [200, true]),
    )
    expect(await read(employee)).toEqual([403, false])

    await product.call(leaveApi.decideLeave, {
      token: manager.token,
      params,
      body: { approved: true, rejected: false },
    })

    const taken = async () => {
      const stats = { token: company.admin.token, params: { id: zed.employee }, query: { year } }
      const { days_taken, types } = (await product.call(leaveBalanceApi.leaveStats, stats)).body
        .data
      return [days_taken, types.find(({ leave_type_id }) => leave_type_id === annual)?.days]
    }

    expect(await taken()).toEqual(['5', '5'])

    const left = {
      token: company.admin.token,
      params: { id: zed.employee },
      body: { terminated_on: new Date().toISOString().slice(0, 10) },
    }

    expect((await product.call(peopleApi.terminateEmployee, left)).status).toBe(200)
    expect(await taken()).toEqual(['0', '0'])
  })

  it('refuses with the documented status and sentence, and writes nothing', async () => {
    const pending = (await request({ start_on: '2027-05-03', finish_on: '2027-05-04' })).body.data
      .id
    const before = await product.events(company.ws)

    expect(await request({ start_on: '2027-03-05', finish_on: '2027-03-08' })).toMatchObject({
      status: 422,
      body: { code: 'leave.overlaps' },
    })

    expect(await request({ start_on: '2027-06-05', finish_on: '2027-06-01' })).toMatchObject({
      status: 422,
      body: { errors: { finish_on: ['The end is before the start.'] } },
    })

    expect(await request({ start_on: '2027-06-05', finish_on: '2027-06-06' })).toMatchObject({
      status: 422,
      body: { code: 'leave.nothing' },
    })

    expect(await request({ start_on: '2027-07-01', finish_on: '2027-09-30' })).toMatchObject({
      status: 422,
      body: { code: 'leave.balance' },
    })

    expect(await request({ description: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { description: ['Please enter the description!'] } },
    })

    expect(await request({ leave_type_id: 'nonsense' })).toMatchObject({
      status: 422,
      body: { errors: { leave_type_id: ['Please Select Leave Types!'] } },
    })

    expect(await decide(pending, true, employee)).toMatchObject({ status: 403 })
    const other = await createCompany(product, 'Other')

    expect(await decide(pending, true, other.admin)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })

    expect(
      await product.call(leaveApi.leaves, { params: { id: employee.employee } }),
    ).toMatchObject({ status: 401 })
    expect(await product.events(company.ws)).toBe(before)
  })

  it('is decided once, and changed back until payroll has used it', async () => {
    const id = (await request({ start_on: '2027-08-02', finish_on: '2027-08-03' })).body.data.id
    expect((await decide(id, true, manager)).status).toBe(200)

    expect(await decide(id, true, manager)).toMatchObject({
      status: 409,
      body: { code: 'leave.already_approved' },
    })

    expect((await decide(id, false, manager)).body.data.status).toBe('rejected')
    expect((await decide(id, true, manager)).body.data.status).toBe('approved')
  })

  it('is read for a balance unless it was rejected, so that requests of years cost nothing', async () => {
    const id = (await request({ start_on: '2027-11-15', finish_on: '2027-11-16' })).body.data.id
    await decide(id, false, manager)

    const read = async (options?: { rejected: 'all' | string[] }) => {
      const { ws } = company
      const db = product.reads.of([ws])
      const now = new Date().toISOString()
      const ledgers = await ledgersOf(db, ws, [employee.employee], { now, ...options })

      return ledgers.get(employee.employee)!.ledger.leaves[id]?.status
    }

    expect(await read()).toBeUndefined()
    expect(await read({ rejected: [id] })).toBe('rejected')
    expect(await read({ rejected: 'all' })).toBe('rejected')
  })

  it.each([
    ['as both saw it', '2027-08-09', { status_before: 'pending' }],
    ['without a word about what they saw', '2027-08-10', {}],
  ])('is decided by one of two who decide differently at once, %s', async (_, day, saw) => {
    const id = (await request({ start_on: day, finish_on: day })).body.data.id
    const before = await product.events(company.ws)

    const answers = await together(product, [
      () => decide(id, true, manager, saw),
      () => decide(id, false, company.admin, saw),
    ])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'state.conflict',
    })
    expect(await product.events(company.ws)).toBe(before + 1)
    const { status } = answers.find((answer) => answer.status === 200)!.body.data
    expect(
      await decide(id, status === 'rejected', manager, { status_before: status }),
    ).toMatchObject({ status: 200 })
  })

  it('answers a repeated Idempotency-Key with the first answer and no second leave', async () => {
    const input = {
      token: employee.token,
      params: { id: employee.employee },
      body: {
        leave_type_id: annual,
        description: 'Once',
        start_on: '2027-10-04',
        finish_on: '2027-10-04',
      },
      headers: { 'idempotency-key': 'k1' },
    }

    const first = await product.call(leaveApi.requestLeave, input)
    const second = await product.call(leaveApi.requestLeave, input)
    expect(second).toMatchObject({ status: 201, body: first.body })

    const other = await product.call(leaveApi.requestLeave, {
      ...input,
      body: { ...input.body, description: 'Twice' },
    })

    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency.reused' } })
  })

  it('is recounted after another office from a day on, or another way to count', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const ivy = await hire(product, company, 'Ivy', { manager_id: manager.employee })
    const address = { address_line_1: 'A', address_line_2: 'B' }

    const office = await product.call(structureApi.addOffice, {
      token,
      params,
      body: { name: 'Porto', ...address },
    })

    const location_id = office.body.data.id
    const holiday = { name: 'City day', date: '2027-06-11', location_id }
    expect(
      (await product.call(leaveRulesApi.addHoliday, { token, params, body: holiday })).status,
    ).toBe(201)

    const body = {
      leave_type_id: annual,
      description: 'Sea',
      start_on: '2027-06-10',
      finish_on: '2027-06-14',
      half_day: null,
    }

    await product.call(leaveApi.requestLeave, {
      token: ivy.token,
      params: { id: ivy.employee },
      body,
    })

    const counted = async () =>
      (
        await product.call(leaveApi.leaves, { token: ivy.token, params: { id: ivy.employee } })
      ).body.data.map(({ days_taken }) => days_taken)

    expect(await counted()).toEqual(['3'])

    const move = (effective_on: string) =>
      product.call(peopleApi.changeEmployee, {
        token,
        params: { ...params, id: ivy.employee },
        body: { location_id, effective_on },
      })

    const today = new Date().toISOString().slice(0, 10)
    const before = await product.events(company.ws)

    for (const day of [
      `${Number(today.slice(0, 4)) + 1}-01-01`,
      `${Number(today.slice(0, 4)) - 1}-12-31`,
    ])
      expect(await move(day)).toMatchObject({
        status: 422,
        body: { error_codes: { effective_on: [{ code: 'people.effective_on' }] } },
      })

    expect(await product.events(company.ws)).toBe(before)
    expect((await move(`${today.slice(0, 4)}-01-01`)).status).toBe(200)
    expect(await counted()).toEqual(['2'])

    const [policy] = (await product.call(leaveRulesApi.leavePolicies, { token, params })).body.data
    const { id, versions: _, employees_count: _n, archived: _a, ...terms } = policy!

    const change = (days_type: 'calendar_days' | 'working_days') =>
      product.call(leaveRulesApi.changeLeavePolicy, {
        token,
        params: { ...params, id },
        body: {
          ...terms,
          holiday_allowance: Number(terms.holiday_allowance),
          days_type,
          from_year: 2027,
        } as never,
      })

    expect((await change('calendar_days')).status).toBe(200)
    expect(await counted()).toEqual(['5'])
    await change('working_days')
    expect(await counted()).toEqual(['2'])
  })
})
