import { calendarApi as api } from '@workledger/contracts/calendar/calendar.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('the calendar, over HTTP', () => {
  let product: Product
  let company: Company
  let employee: Person
  let colleague: Person
  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli', { birthday_on: '1990-06-10' })
    colleague = await hire(product, company, 'Col')
  })
  afterAll(() => product?.stop())

  const calendar = (who: Person, from: string, to: string, weekend?: string) =>
    product.call(api.calendarEvents, { token: who.token, params: { ws: company.ws }, query: { from, to, ...(weekend ? { weekend } : {}) } })

  it('is a plain list of birthdays, approved leaves and days off, by day', async () => {
    const { admin, ws } = company
    const types = await product.call(leaveRulesApi.leaveTypes, { token: employee.token, params: { ws } })
    const leave_type_id = types.body.data[0]!.id
    const request = (start_on: string, finish_on: string) =>
      product.call(leaveApi.requestLeave, {
        token: employee.token,
        params: { id: employee.employee },
        body: { leave_type_id, description: 'Private', start_on, finish_on },
      })
    const { id } = (await request('2027-06-08', '2027-06-09')).body.data
    await request('2027-06-15', '2027-06-16')
    await product.call(leaveApi.decideLeave, {
      token: admin.token,
      params: { id: employee.employee, leaveId: id },
      body: { approved: true, rejected: false },
    })
    const { body } = await calendar(colleague, '2027-06-09', '2027-06-14', 'weekend')
    const eli = { id: employee.employee, first_name: 'Eli', last_name: 'Tester', avatar: null }
    expect(body.filter(({ type }) => type !== 'holiday')).toEqual([
      {
        type: 'leave',
        date: '2027-06-08',
        hexColor: '#ffc34d',
        metadata: { id, employee: eli, start_on: '2027-06-08', finish_on: '2027-06-09' },
      },
      { type: 'birthday', date: '2027-06-10', hexColor: '#66ff66', metadata: { ...eli, birthday_on: '2027-06-10' } },
      { type: 'weekend', date: '2027-06-12', hexColor: '#e8eaed', metadata: {} },
      { type: 'weekend', date: '2027-06-13', hexColor: '#e8eaed', metadata: {} },
    ])
    // Neither the year of birth nor why somebody is away.
    expect(JSON.stringify(body)).not.toMatch(/1990|Private|leave_type/)
    expect((await calendar(colleague, '2027-06-12', '2027-06-13')).body).toEqual([])
  })

  it('shows only colleagues whom the company shows', async () => {
    const { token } = company.admin
    await product.call(workspacesApi.changeWorkspace, { token, params: { ws: company.ws }, body: { employee_visibility_level: 'project' } })
    expect((await calendar(colleague, '2027-06-08', '2027-06-10')).body.filter(({ type }) => type !== 'holiday')).toEqual([])
    const seen = (await calendar(company.admin, '2027-06-08', '2027-06-10')).body.map(({ type }) => type)
    expect(seen).toEqual(expect.arrayContaining(['leave', 'birthday']))
  })

  it('refuses days in the wrong order, too many, and strangers', async () => {
    expect(await calendar(colleague, '2027-06-10', '2027-06-09')).toMatchObject({
      status: 422,
      body: { errors: { to: ['The end is before the start.'] } },
    })
    expect(await calendar(colleague, '2020-06-10', '2027-06-09')).toMatchObject({ status: 422 })
    expect(await calendar(colleague, 'soon', '2027-06-09')).toMatchObject({ status: 422 })
    const other = await createCompany(product, 'Other')
    expect(await calendar(other.admin, '2027-06-08', '2027-06-10')).toMatchObject({ status: 404 })
    expect(product.errors).toEqual([])
  })
})
