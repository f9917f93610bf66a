import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { importApi } from '@workledger/contracts/people/import.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

const DAY = 86_400_000
const daysFrom = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

describe('another person', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })

  afterAll(() => product?.stop())

  const roleOf = async ({ ws }: Company, name: string): Promise<string> =>
    (
      await product.owner.query('select id from read.roles where workspace_id = $1 and name = $2', [
        ws,
        name,
      ])
    ).rows[0].id

  const holder = async (company: Company, name: string, role: string) =>
    hire(product, company, name, { role_id: await roleOf(company, role) })

  const contract = (who: Person, id: string, body: object = {}) =>
    product.call(employmentApi.addContract, {
      token: who.token,
      params: { id },
      body: {
        effective_on: '2026-01-01',
        base_compensation_amount: '3000',
        base_compensation_type: 'monthly',
        ...body,
      },
    })

  const adjust = (who: Person, id = who.employee) =>
    product.call(leaveBalanceApi.addLeaveAdjustment, {
      token: who.token,
      params: { id },
      body: { kind: 'adjustment', year: new Date().getUTCFullYear(), days: '1' } as never,
    })

  const refused = { status: 403, body: { code: 'access.own_gain' } }

  it('has joined, is active, may do it, and is not on leave without a stand-in', async () => {
    const company = await createCompany(product)
    const { ws, admin } = company
    const alone = async () => (await adjust(admin)).status
    expect(await alone()).toBe(201)
    // One is invited but not joined; one has joined without the right.
    const body = { first_name: 'Ivy', last_name: 'Tester', email: 'ivy@example.com', invite: true }

    const added = await product.call(peopleApi.addEmployee, {
      token: admin.token,
      params: { ws },
      body,
    })

    const role_id = await roleOf(company, 'Admin')

    const invited = {
      token: admin.token,
      params: { ws, id: added.body.data.id },
      body: { role_id },
    }

    expect((await product.call(peopleApi.changeEmployee, invited)).status).toBe(200)
    const plain = await hire(product, company, 'Eli')
    expect(await alone()).toBe(201)

    const second = await holder(company, 'Bea', 'Admin')

    expect(await adjust(admin)).toMatchObject({
      ...refused,
      body: { message: expect.stringContaining('Bea Tester can.') },
    })

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: admin.token,
      params: { ws },
    })

    // Today, and a working day on whatever weekday this runs.
    const days = { start_on: daysFrom(0), finish_on: daysFrom(2) }
    const leave = { leave_type_id: types.body.data[0]!.id, description: 'Away', ...days }

    const away = await product.call(leaveApi.addLeave, {
      token: admin.token,
      params: { id: second.employee },
      body: leave as never,
    })

    expect(away.status).toBe(201)
    expect(await alone()).toBe(201)

    const standIn = (delegate_id: string) =>
      product.call(delegationApi.delegateApproval, {
        token: second.token,
        params: { id: second.employee },
        body: { delegate_id, from_on: daysFrom(0), to_on: daysFrom(0) },
      })

    // A stand-in who would gain does not count as another person.
    const own = await standIn(admin.employee)
    expect(own.status).toBe(201)
    expect(await alone()).toBe(201)

    const ended = {
      token: second.token,
      params: { id: second.employee, delegationId: own.body.data.id },
    }

    expect((await product.call(delegationApi.endApprovalDelegation, ended)).status).toBe(204)
    expect((await standIn(plain.employee)).status).toBe(201)
    expect(await adjust(admin)).toMatchObject(refused)
  })

  it('names the stand-in of a manager, if the viewer stands in', async () => {
    const company = await createCompany(product)
    const manager = await hire(product, company, 'Mia')
    const role = { name: 'Time keeper', permissions: ['manage_time_off' as const] }

    const made = await product.call(structureApi.addRole, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: role,
    })

    const timeKeeper = await hire(product, company, 'Tim', { role_id: made.body.data.id })

    const name = (who: Person, delegate_id: string) =>
      product.call(delegationApi.delegateApproval, {
        token: who.token,
        params: { id: manager.employee },
        body: { delegate_id, from_on: '2027-01-04', to_on: '2027-01-05' },
      })

    const before = await product.events(company.ws)

    expect(await name(timeKeeper, timeKeeper.employee)).toMatchObject({
      status: 403,
      body: { code: 'leave.delegate_own' },
    })

    expect(await product.events(company.ws)).toBe(before)
    expect((await name(manager, timeKeeper.employee)).status).toBe(201)
  })

  it('names a stand-in of the viewer’s own manager', async () => {
    const company = await createCompany(product)
    const manager = await hire(product, company, 'Mia')
    const friend = await hire(product, company, 'Fay')
    const role = { name: 'Time keeper', permissions: ['manage_time_off' as const] }

    const made = await product.call(structureApi.addRole, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: role,
    })

    const { id: role_id } = made.body.data
    const managed = { role_id, time_off_manager_id: manager.employee }
    const caller = await hire(product, company, 'Tim', managed)

    const name = (who: Person) =>
      product.call(delegationApi.delegateApproval, {
        token: who.token,
        params: { id: manager.employee },
        body: { delegate_id: friend.employee, from_on: '2027-01-04', to_on: '2027-01-05' },
      })

    const before = await product.events(company.ws)
    expect(await name(caller)).toMatchObject({ status: 403, body: { code: 'access.own_gain' } })
    expect(await product.events(company.ws)).toBe(before)
    expect((await name(company.admin)).status).toBe(201)
  })

  it.each([
    ['pay', 'Salary,Pay period', '9000,monthly'],
    ['hours', 'Hire date,Weekly hours', '2020-01-01,60'],
  ])('imports the caller’s own row with %s', async (_, headings, values) => {
    const company = await createCompany(product)
    const { ws, admin } = company
    await holder(company, 'Bea', 'Admin')
    const csv = `First name,Last name,E-mail,${headings}\nAda,Tester,${admin.email},${values}\nNew,Person,new@example.com,${values}\n`
    const file = { name: 'people.csv', bytes: Buffer.from(csv) }

    const sent = {
      token: admin.token,
      params: { ws },
      fields: { mode: 'good-rows' },
      files: { file },
    }

    const { status, body } = await upload(product, importApi.importEmployees, sent)
    expect([status, body]).toMatchObject([200, { data: { counts: expect.anything() } }])
    expect(body.data.problems).toContainEqual(
      expect.objectContaining({ row: 2, code: 'import.own_row' }),
    )
    const contracts = (id: string) =>
      product.call(employmentApi.contracts, { token: admin.token, params: { id } })
    expect((await contracts(admin.employee)).body.data).toEqual([])
  })

  it('decides typed hours on which the caller’s own pay depends, and clocked breaks are not typed away', async () => {
    const company = await createCompany(product)
    const manager = await hire(product, company, 'Mia')
    const hourly = await hire(product, company, 'Hal', { manager_id: manager.employee })
    const salaried = await hire(product, company, 'Sal')

    expect(
      (
        await contract(company.admin, hourly.employee, {
          base_compensation_amount: '20',
          base_compensation_type: 'hourly',
        })
      ).status,
    ).toBe(201)

    expect((await contract(company.admin, salaried.employee)).status).toBe(201)

    const clock = async (who: Person) => {
      const at = { token: who.token, params: { id: who.employee } }
      const shift = await product.call(attendanceApi.checkIn, { ...at, body: {} })
      await product.call(attendanceApi.startBreak, at)
      await product.call(attendanceApi.endBreak, at)
      const params = { ...at.params, attId: shift.body.data.id }

      return product.call(attendanceApi.typeBreaks, {
        token: who.token,
        params,
        body: { breaks: [] },
      })
    }

    expect(await clock(hourly)).toMatchObject({
      status: 403,
      body: { code: 'attendance.own_typed' },
    })

    expect((await clock(salaried)).status).toBe(200)
  })

  it('decides a typed night that ends on the first day that is paid by the hour', async () => {
    const company = await createCompany(product)
    const maya = await holder(company, 'Maya', 'Admin')
    expect((await contract(company.admin, maya.employee)).status).toBe(201)

    const hourly = {
      effective_on: '2026-06-01',
      base_compensation_amount: '20',
      base_compensation_type: 'hourly',
    }

    expect((await contract(company.admin, maya.employee, hourly)).status).toBe(201)

    const type = (in_at: string, out_at: string) =>
      product.call(attendanceApi.addAttendance, {
        token: maya.token,
        params: { id: maya.employee },
        body: { in_at, out_at },
      })

    expect(await type('2026-05-30 20:00:00', '2026-05-31 04:00:00')).toMatchObject({ status: 201 })
    const before = await product.events(company.ws)
    const night = await type('2026-05-31 20:00:00', '2026-06-01 04:00:00')
    expect(night).toMatchObject({ status: 403, body: { code: 'attendance.own_typed' } })
    expect(await product.events(company.ws)).toBe(before)
  })

  it('is there twice before four eyes are switched on, and approves a run whose preparer changed their own pay', async () => {
    const company = await createCompany(product)
    const { ws, admin } = company

    const four = (four_eyes: boolean) =>
      product.call(workspacesApi.changeSettings, {
        token: admin.token,
        params: { ws },
        body: { four_eyes },
      })

    // Alone, the administrator sets their own pay; it is marked.
    expect((await contract(admin, admin.employee)).status).toBe(201)
    const [added] = (
      await product.stored(({ stream }) => stream === `employment-${admin.employee}`)
    ).slice(-1)
    expect(added!.meta).toMatchObject({ nobody_else: true })
    const before = await product.events(ws)

    expect(await four(true)).toMatchObject({
      status: 422,
      body: { code: 'workspace.four_eyes_two' },
    })

    expect(await product.events(ws)).toBe(before)
    const officer = await holder(company, 'Omar', 'Payroll Officer')
    expect((await contract(admin, officer.employee)).status).toBe(201)
    expect((await four(true)).status).toBe(200)

    const run = async (who: Person, month: string) => {
      const body = {
        start: `2026-${month}-01`,
        end: `2026-${month}-28`,
        pay_date: `2026-${month}-28`,
      }

      const drafted = await product.call(payrollApi.draftPayrun, {
        token: who.token,
        params: { ws },
        body,
      })

      expect([drafted.status, drafted.body]).toEqual([201, expect.anything()])

      return drafted.body.data.id
    }

    const approve = (who: Person, id: string) =>
      product.call(payrollApi.approvePayrun, { token: who.token, params: { ws, id }, body: {} })
    // Omar cannot give himself an allowance. The administrator's own one counts until a run has
    // paid it.
    const february = await run(officer, '02')

    expect(await approve(admin, february)).toMatchObject({
      status: 403,
      body: { code: 'payroll.four_eyes_own' },
    })

    const third = await holder(company, 'Ines', 'Payroll Officer')
    expect((await approve(third, february)).status).toBe(200)
    const march = await run(officer, '03')
    expect((await approve(admin, march)).status).toBe(200)
  })
})
