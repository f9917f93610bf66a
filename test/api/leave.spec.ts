import { auditApi } from '@workledger/contracts/audit/audit.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

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
    const types = await product.call(leaveRulesApi.leaveTypes, { token: employee.token, params: { ws: company.ws } })
    annual = types.body.data.find(({ name }) => name === 'Annual leave')!.id
  })
  afterAll(() => product?.stop())

  const request = (body: object, who = employee) =>
    product.call(leaveApi.requestLeave, {
      token: who.token,
      params: { id: employee.employee },
      body: { leave_type_id: annual, description: 'Holiday', start_on: '2027-03-01', finish_on: '2027-03-05', half_day: null, ...body },
    })
  const decide = (id: string, approved: boolean, who: Person) =>
    product.call(leaveApi.decideLeave, {
      token: who.token,
      params: { id: employee.employee, leaveId: id },
      body: { approved, rejected: !approved },
    })

  it('is requested, shown with its balance, approved by the manager, and explained by its history', async () => {
    const requested = await request({})
    expect(requested.status).toBe(201)
    const id = requested.body.data.id
    const stats = await product.call(leaveApi.leaveStats, {
      token: employee.token,
      params: { id: employee.employee },
      query: { year: 2027 },
    })
    expect(stats.body.data).toMatchObject({ days_all: '24', days_pending: '5' })
    const inbox = await product.call(leaveApi.requestsToApprove, { token: manager.token, params: { id: manager.employee } })
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
    expect(history.body.data.events[1]!.changes).toContainEqual({ field: 'status', from: 'pending', to: 'approved' })
    const then = await product.call(auditApi.stream, {
      token: company.admin.token,
      params: { ws: company.ws, stream: approved.body.data.stream },
      query: { at: 0 },
    })
    expect(then.body.data.state).toMatchObject({ leaves: { [id]: { status: 'pending' } } })
  })

  it('refuses with the documented status and sentence, and writes nothing', async () => {
    const pending = (await request({ start_on: '2027-05-03', finish_on: '2027-05-04' })).body.data.id
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
    expect(await decide(pending, true, other.admin)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await product.call(leaveApi.leaves, { params: { id: employee.employee } })).toMatchObject({ status: 401 })
    expect(await product.events(company.ws)).toBe(before)
  })

  it('is decided once, and changed back until payroll has used it', async () => {
    const id = (await request({ start_on: '2027-08-02', finish_on: '2027-08-03' })).body.data.id
    expect((await decide(id, true, manager)).status).toBe(200)
    expect(await decide(id, true, manager)).toMatchObject({ status: 409, body: { code: 'leave.already_approved' } })
    expect((await decide(id, false, manager)).body.data.status).toBe('rejected')
    expect((await decide(id, true, manager)).body.data.status).toBe('approved')
  })

  it('answers a repeated Idempotency-Key with the first answer and no second leave', async () => {
    const input = {
      token: employee.token,
      params: { id: employee.employee },
      body: { leave_type_id: annual, description: 'Once', start_on: '2027-10-04', finish_on: '2027-10-04' },
      headers: { 'idempotency-key': 'k1' },
    }
    const first = await product.call(leaveApi.requestLeave, input)
    const second = await product.call(leaveApi.requestLeave, input)
    expect(second).toMatchObject({ status: 201, body: first.body })
    const other = await product.call(leaveApi.requestLeave, { ...input, body: { ...input.body, description: 'Twice' } })
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency.reused' } })
  })
})
