import { accessApi } from '@workledger/contracts/access/access.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi as api } from '@workledger/contracts/people/people.api'
import { type Company, createCompany, hire, PASSWORD } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('a former employee who is hired again, over HTTP', () => {
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
  })

  afterAll(() => product?.stop())

  const as = (id: string) => ({ token: company.admin.token, params: { ws: company.ws, id } })
  const terminate = (id: string, terminated_on: string) =>
    product.call(api.terminateEmployee, { ...as(id), body: { terminated_on } })
  const rehire = (id: string, hired_on: string, token = company.admin.token) =>
    product.call(api.rehireEmployee, { token, params: { id }, body: { hired_on } })
  const events = () => product.events()

  const draft = async (start: string, end: string) => {
    const { token } = company.admin
    const params = { ws: company.ws }

    const { body } = await product.call(payrollApi.draftPayrun, {
      token,
      params,
      body: { start, end, pay_date: end },
    })

    const entries = await product.call(payrollApi.payrunEntries, {
      token,
      params: { ...params, id: body.data.id },
      query: {},
    } as never)

    return { id: body.data.id as string, entries: (entries.body as any).data as any[] }
  }

  it('continues with the same record, user and history, a new first day and contract, and no old rights', async () => {
    const eve = await hire(product, company, 'Eve', { hired_on: '2024-01-01', oid: 'E-7' })
    const of = as(eve.employee)
    const adminRole = (
      await product.call(api.employeeMe, { token: company.admin.token, params: { ws: company.ws } })
    ).body.data.role_id!
    await product.call(api.changeEmployee, { ...of, body: { role_id: adminRole } })

    const terms = {
      effective_on: '2024-01-01',
      base_compensation_amount: '2200',
      base_compensation_type: 'monthly' as const,
    }

    expect((await product.call(employmentApi.addContract, { ...of, body: terms })).status).toBe(201)
    expect((await rehire(eve.employee, '2026-03-16')).body).toMatchObject({
      code: 'people.not_terminated',
    })
    expect((await terminate(eve.employee, '2026-03-06')).status).toBe(200)

    const before = await events()

    for (const [hired_on, code] of [
      ['2026-03-06', 'people.rehired_too_early'],
      ['2031-01-01', 'people.rehired_too_late'],
      ['', 'people.rehire_date'],
    ] as const)
      expect([hired_on, (await rehire(eve.employee, hired_on)).body]).toMatchObject([
        hired_on,
        { error_codes: { hired_on: [{ code }] } },
      ])

    const other = await hire(product, company, 'Zoe')
    expect((await rehire(eve.employee, '2026-03-16', other.token)).status).toBe(403)
    expect((await rehire(other.employee, '2026-03-16')).body).toMatchObject({
      code: 'people.not_terminated',
    })
    expect(before).toBeLessThan(await events())

    const { status, body } = await rehire(eve.employee, '2026-03-16')

    expect([status, body.data]).toMatchObject([
      200,
      {
        id: eve.employee,
        status: 'active',
        oid: 'E-7',
        hired_on: '2026-03-16',
        terminated_on: null,
        role: { permissions: [] },
      },
    ])

    const contracts = await product.call(employmentApi.contracts, of)

    expect(
      contracts.body.data.map(
        ({ effective_on, start_date, end_date, base_compensation_amount: pay }) => [
          effective_on,
          start_date,
          end_date,
          pay,
        ],
      ),
    ).toEqual([
      ['2026-03-16', '2026-03-16', null, '2200.00'],
      ['2024-01-01', '2024-01-01', null, '2200.00'],
    ])

    const login = await product.call(accessApi.login, {
      body: { email: eve.email, password: PASSWORD },
    })

    expect(
      (await product.call(api.employeeMe, { token: login.body.token, params: { ws: company.ws } }))
        .body.data.id,
    ).toBe(eve.employee)

    const history = await product.call(auditApi.history, {
      token: company.admin.token,
      params: { ws: company.ws, stream: `employee-${eve.employee}` },
      query: {},
    })

    expect(history.body.data.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['EmployeeAdded', 'EmployeeTerminated', 'EmployeeRehired']),
    )

    // March has 22 working days; the five between both employments are unpaid.
    const march = await draft('2026-03-01', '2026-03-31')
    expect(march.entries.find(({ employee_id }) => employee_id === eve.employee)).toMatchObject({
      gross_pay: '1700.00',
    })

    // Two days a month: six of the first employment, eighteen of the second, for March counts once.
    const stats = await product.call(leaveBalanceApi.leaveStats, {
      ...of,
      query: { year: '2026' },
    } as never)

    expect((stats.body as any).data).toMatchObject({ days_all: '24' })
  })

  it('is paid for the first employment only until its last day, whenever the pay is worked out', async () => {
    const { token } = company.admin
    const max = await hire(product, company, 'Max', { hired_on: '2025-01-01' })

    const terms = {
      effective_on: '2025-01-01',
      base_compensation_amount: '2000',
      base_compensation_type: 'monthly' as const,
    }

    await product.call(employmentApi.addContract, { ...as(max.employee), body: terms })
    await terminate(max.employee, '2026-05-29')
    const may = await draft('2026-05-01', '2026-05-31')
    const of = { token, params: { ws: company.ws, id: may.id } }
    expect((await product.call(payrollApi.approvePayrun, { ...of, body: {} })).status).toBe(200)
    expect((await rehire(max.employee, '2026-07-01')).status).toBe(200)
    const mine = (entries: any[]) => entries.find(({ employee_id }) => employee_id === max.employee)
    // The approved run stays right: no corrections, and nothing for the month between the
    // employments.
    const june = await draft('2026-06-01', '2026-06-30')
    expect(mine(june.entries)).toBeUndefined()
    const july = await draft('2026-07-01', '2026-07-31')
    expect(mine(july.entries)).toMatchObject({ gross_pay: '2000.00', net_pay: '2000.00' })
    const again = await terminate(max.employee, '2026-05-28')
    expect(again.body).toMatchObject({
      error_codes: { terminated_on: [{ code: 'people.ended_before' }] },
    })
  })

  it('is owed later known leave of the first employment; leave given after the rehire belongs to the second', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const policy = (await product.call(leaveRulesApi.leavePolicies, { token, params })).body
      .data[0]!
    const { id, versions: _, employees_count: __, archived: ___, ...terms } = policy

    const change = {
      token,
      params: { ...params, id },
      body: { ...terms, leaver_rule: 'both' } as never,
    }

    expect((await product.call(leaveRulesApi.changeLeavePolicy, change)).status).toBe(200)

    const ida = await hire(product, company, 'Ida', {
      hired_on: '2025-01-01',
      time_off_policy_id: id,
    })

    const pay = {
      effective_on: '2025-01-01',
      base_compensation_amount: '2600',
      base_compensation_type: 'monthly' as const,
    }

    await product.call(employmentApi.addContract, { ...as(ida.employee), body: pay })
    await terminate(ida.employee, '2026-08-31')
    const august = await draft('2026-08-01', '2026-08-31')
    const run = { token, params: { ...params, id: august.id } }
    expect((await product.call(payrollApi.approvePayrun, { ...run, body: {} })).status).toBe(200)
    expect((await rehire(ida.employee, '2026-10-01')).status).toBe(200)

    const owed = async () => {
      const { body } = await product.call(payRunsApi.corrections, {
        token,
        params,
        query: { until: '2026-12-31' },
      })

      const mine = body.data
        .filter(({ employee }) => employee.id === ida.employee)
        .flatMap(({ lines }) => lines)
      return mine.map(({ start, name, amount }) => [start, name, amount])
    }

    const adjust = (body: object) =>
      product.call(leaveBalanceApi.addLeaveAdjustment, {
        token,
        params: { id: ida.employee },
        body: {
          kind: 'adjustment',
          year: 2026,
          days: '1',
          description: 'Worked on a holiday',
          ...body,
        },
      })

    expect((await adjust({})).status).toBe(201)
    expect(await owed()).toEqual([])
    expect((await adjust({ valid_from: '2026-05-01' })).status).toBe(201)
    // A day at 2,600 × 12 ÷ 260.
    expect(await owed()).toEqual([['2026-08-01', 'Unused leave', '120.00']])
    expect(product.errors).toEqual([])
  })
})
