import { accessApi } from '@workledger/contracts/access/access.api'
import { biometricsApi } from '@workledger/contracts/biometrics/biometrics.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { integrationsApi } from '@workledger/contracts/integrations/integrations.api'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { endpoints } from '@workledger/contracts/registry'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { secondAdmin } from '../support/erasures'
import { createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'
import { upload } from '../support/upload'
import { createWorld, paramsOf, type World } from '../support/world'

const STRANGER = '01900000-0000-7000-8000-0000000f00d5'

/** The sentences that refuse an act by which one person alone gains. */
const refusals = [
  'access.own_gain',
  'leave.own',
  'expenses.own',
  'attendance.own',
  'timesheet.own',
  'working_time.overtime_own',
  'attendance.own_typed',
  'leave.delegate_own',
]

const giving = endpoints.filter(({ gain }) => gain && gain.of !== 'none')

/** The input with which a call benefits the world's employee. */
interface Setting {
  params?: Record<string, string>
  body?: Record<string, unknown>
}

/** Generated from the contracts: every call that may benefit its caller. */
describe('people cannot serve themselves', () => {
  let product: Product
  let world: World
  let employee: Person
  let settings: Record<string, Setting>
  let admin: string

  const roleOf = async (name: string): Promise<string> => {
    const roles = await product.call(accessApi.roles, {
      token: world.company.admin.token,
      query: { workspace: world.company.ws },
    })
    return roles.body.data.find((role) => role.name === name)!.id
  }

  const change = (who: Person, id: string, body: object) =>
    product.call(peopleApi.changeEmployee, {
      token: who.token,
      params: { ws: world.company.ws, id },
      body,
    })

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
    employee = world.employee
    admin = await roleOf('Admin')
    expect((await change(world.company.admin, employee.employee, { role_id: admin })).status).toBe(
      200,
    )
    settings = await prepared()
  }, 120_000)

  afterAll(() => product?.stop())

  const firstOffice = async () => {
    const { ws, admin } = world.company
    const call = { token: admin.token, params: { ws } }
    return (await product.call(structureApi.offices, call)).body.data[0]!.id
  }

  /**
   * Pays the employee by the hour, with entries in runs of their own and a policy that no other
   * person has.
   */
  async function prepared(): Promise<Record<string, Setting>> {
    const { ws, admin } = world.company
    const { token } = admin
    const id = employee.employee

    const made = async (endpoint: Endpoint, params: object, body: object) => {
      const answer = await product.call(
        endpoint as never,
        { token, params, body: { ...sampleBody(endpoint), ...body } } as never,
      )

      expect([endpoint.name, answer.status, answer.body]).toEqual([
        endpoint.name,
        201,
        expect.anything(),
      ])

      return (answer.body as { data: { id: string } }).data.id
    }

    const named = (name: string) => endpoints.find((endpoint) => endpoint.name === name)!

    const gate = await made(
      named('addDevice'),
      { ws },
      { serial_no: 'GATE1', location_id: await firstOffice() },
    )

    const hourly = {
      effective_on: '2025-01-01',
      base_compensation_amount: '20',
      base_compensation_type: 'hourly',
    }

    await made(named('addContract'), { id }, hourly)
    const policy = await made(named('addLeavePolicy'), { ws }, { name: 'Alone' })
    expect((await change(admin, id, { time_off_policy_id: policy })).status).toBe(200)
    const office = await made(named('addOffice'), { ws }, { name: 'Lighthouse' })
    expect((await change(admin, id, { location_id: office })).status).toBe(200)

    const holiday = await made(
      named('addHoliday'),
      { ws },
      { name: 'Lamp day', date: '2027-06-02', location_id: office },
    )

    const overtime = await made(
      named('addAllowance'),
      { ws },
      { name: 'Overtime', overtime: { after_hours: 40, per: 'week', factor: 1.5 } },
    )

    const entryOf = async (run: string) => {
      const { body } = await product.call(payrollApi.payrunEntries, {
        token,
        params: { ws, id: run },
        query: {},
      })
      return body.data.find(({ employee_id }) => employee_id === id)!.id
    }

    const period = { start: '2026-05-01', end: '2026-05-31', pay_date: '2026-05-31' }
    const draft = await made(named('draftPayrun'), { ws }, period)
    const entry = await entryOf(draft)

    const { rows } = await product.owner.query(
      `select id, status from read.payruns where workspace_id = $1 order by start_on`,
      [ws],
    )

    const approved = rows.find(({ status }) => status === 'complete').id
    const paid = await entryOf(approved)

    const claim = await upload(product, named('requestExpense'), {
      token: employee.token,
      params: { id },
      fields: {
        name: 'Hotel',
        category: 'travelling',
        description: 'Abroad',
        amount: '80',
        date: '2026-03-02',
      },
      files: { document: { name: 'note.pdf', bytes: '%PDF-1.7 note', type: 'application/pdf' } },
    })

    const expenseId = claim.body.data.id
    const decided = { approved: true, rejected: false }

    const approval = await product.call(
      named('decideExpense') as never,
      { token, params: { id, expenseId }, body: decided } as never,
    )

    expect(approval.status).toBe(200)

    const leave = await upload(product, named('requestLeave'), {
      token: employee.token,
      params: { id },
      fields: {
        leave_type_id: world.ids.leave_types!,
        description: 'Trip',
        start_on: '2027-04-05',
        finish_on: '2027-04-06',
      },
      files: { document: { name: 'note.pdf', bytes: '%PDF-1.7 note', type: 'application/pdf' } },
    })

    const leaveId = leave.body.data.id

    const granted = await product.call(leaveApi.decideLeave, {
      token,
      params: { id, leaveId },
      body: decided as never,
    })

    expect(granted.status).toBe(200)

    const { rows: shifts } = await product.owner.query(
      `select id, out_at from read.attendance where employee_id = $1`,
      [id],
    )

    const open = shifts.find(({ out_at }) => out_at === null).id
    const ended = shifts.find(({ out_at }) => out_at !== null).id
    const manager = world.manager.employee

    return {
      typeBreaks: { params: { attId: open }, body: { breaks: [] } },
      registerEmployee: {
        body: {
          employee_id: id,
          device_id: gate,
          since: new Date(Date.now() - 5 * 86_400_000).toISOString(),
        },
      },
      deleteAttendance: { params: { attId: ended } },
      restoreAttendance: { params: { attId: ended } },
      correctAttendance: {
        params: { attId: ended },
        body: { in_at: '2026-03-02 08:00:00', out_at: '2026-03-02 17:00:00' },
      },
      addAttendance: { body: { in_at: '2026-03-03 09:00:00', out_at: '2026-03-03 17:00:00' } },
      decideCorrection: { body: { approved: true } },
      decideTimesheet: { body: { approved: true } },
      decideOvertime: { body: { approved: true } },
      reopenTimesheet: { body: { comment: 'x' } },
      addLeave: {
        body: {
          start_on: '2027-05-03',
          finish_on: '2027-05-04',
          leave_type_id: world.ids.leave_types!,
          description: 'x',
        },
      },
      decideLeave: { body: { approved: true, rejected: false } },
      deleteLeave: { params: { leaveId } },
      delegateApproval: {
        params: { id: manager },
        body: { delegate_id: id, from_on: '2027-09-01', to_on: '2027-09-02' },
      },
      addHoliday: { body: { name: 'Mine', date: '2027-06-01', location_id: office } },
      changeHoliday: { params: { id: holiday }, body: { date: '2027-06-03' } },
      deleteHoliday: { params: { id: holiday } },
      importHolidays: {
        params: { id: office },
        body: { holidays: [{ name: 'Mine', date: '2027-06-04' }] },
      },
      addAllowance: {
        body: { name: 'Overtime x 3', overtime: { after_hours: 1, per: 'day', factor: 3 } },
      },
      renameAllowance: {
        params: { id: overtime },
        body: { overtime: { after_hours: 1, per: 'day', factor: 3 } },
      },
      deleteAllowance: { params: { id: overtime } },
      changeLeavePolicy: { params: { id: policy }, body: { name: 'Alone', quota: '60' } },
      decideExpense: { body: decided },
      deleteExpense: { params: { expenseId } },
      reimburseExpense: { params: { expenseId }, body: { date: '2026-03-04' } },
      reverseReimbursement: { params: { expenseId }, body: { date: '2026-03-05', note: 'Twice' } },
      changeEmployee: { body: { hired_on: '2001-01-01' } },
      changeEmployeeMe: { body: { hired_on: '2001-01-01' } },
      markPaid: { params: { id: approved }, body: { entry_ids: [paid], paid_on: '2026-02-02' } },
      markUnpaid: { params: { id: approved }, body: { entry_ids: [paid] } },
      changePayrunEntry: { params: { id: draft, entryId: entry }, body: { work_hours: '9' } },
      changePayrunPayees: { params: { id: draft }, body: { entry_ids: [entry], should_pay: true } },
      approvePayrun: { params: { id: draft }, body: { entries: [{ id: entry, work_hours: '9' }] } },
      reversePayrun: { params: { id: approved }, body: { entry_id: paid, pay_date: '2026-02-02' } },
    }
  }

  const call = (endpoint: Endpoint, who: Person): Promise<Answer> => {
    const { params = {}, body = {} } = settings[endpoint.name] ?? {}
    const known = paramsOf(endpoint, world, STRANGER).params
    const sent = { ...sampleBody(endpoint), ...world.bodies[endpoint.name], ...body }

    return product.call(
      endpoint as never,
      { token: who.token, params: { ...known, ...params }, body: sent } as never,
    )
  }

  // Their files name people; each has a spec of its own.
  const asked = giving.filter(
    ({ name }) =>
      ![
        'importEmployees',
        'importPunches',
        'importLeave',
        'importLeaveBalances',
        'undoLeaveImport',
        'undoPunchImport',
        'undoEmployeeImport',
        'readReturns',
      ].includes(name),
  )

  it.each(asked.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is refused for one’s own, while another person could do it, and writes nothing',
    async (_, endpoint) => {
      const before = await product.events(world.company.ws)
      const answer = await call(endpoint, employee)

      expect([answer.status, answer.body?.code]).toEqual([
        403,
        expect.stringMatching(new RegExp(`^(${refusals.join('|')})$`)),
      ])

      expect(await product.events(world.company.ws)).toBe(before)
    },
  )

  it('lets one register oneself at a device from now on', async () => {
    const { ws, admin } = world.company
    const { token } = admin
    const body = { name: 'Door', serial_no: 'DOOR1', location_id: await firstOffice() }
    const device = await product.call(biometricsApi.addDevice, { token, params: { ws }, body })
    const register = { employee_id: employee.employee, device_id: device.body.data.id }

    const answer = await product.call(biometricsApi.registerEmployee, {
      token: employee.token,
      params: { ws },
      body: register,
    })

    expect(answer.status).toBe(201)
  })

  it('counts the administrator behind a sign-in-as session', async () => {
    const { admin } = world.company
    await change(admin, world.colleague.employee, { role_id: await roleOf('Admin') })

    const { key } = (
      await product.call(accessApi.loginKey, {
        token: admin.token,
        params: { id: world.colleague.employee },
      })
    ).body.data

    const as = (
      await product.call(accessApi.loginAs, {
        params: { id: world.colleague.employee },
        body: { key },
      })
    ).body.token

    const add = (token: string) =>
      product.call(employmentApi.addContract, {
        token,
        params: { id: admin.employee },
        body: {
          effective_on: '2026-01-01',
          base_compensation_amount: '9000',
          base_compensation_type: 'monthly',
        },
      })

    expect(await add(as)).toMatchObject({ status: 403, body: { code: 'access.own_gain' } })
    expect((await add(world.colleague.token)).status).toBe(201)
  })

  it('lets no one free their own leave from approval, but everyone else', async () => {
    const { ws, admin } = world.company

    const body = {
      name: 'Recovery',
      accrues: false,
      approval_required: false,
    }

    const add = { token: employee.token, params: { ws }, body }
    const { id } = (await product.call(leaveRulesApi.addLeaveType, add)).body.data

    const ask = async (who: Person, day: string) => {
      const dates = { start_on: day, finish_on: day }
      const request = { ...dates, leave_type_id: id, description: 'x', half_day: null }
      const params = { id: who.employee }

      const asked = await product.call(leaveApi.requestLeave, {
        token: who.token,
        params,
        body: request as never,
      })

      expect([asked.status, (asked.body as any).code]).toEqual([201, undefined])
      const { body } = await product.call(leaveApi.leaves, { token: who.token, params })
      const { goes_to } = (
        await product.call(leaveApi.previewLeave, {
          token: who.token,
          params,
          query: { ...dates, leave_type_id: id, leave_id: asked.body.data.id } as never,
        })
      ).body.data

      return [
        body.data.find((leave) => leave.id === asked.body.data.id)!.status,
        goes_to.length > 0,
      ]
    }

    expect(await ask(employee, '2027-11-02')).toEqual(['pending', true])
    expect(await ask(world.colleague, '2027-11-02')).toEqual(['approved', false])

    const change = (who: Person, approval_required: boolean) =>
      product.call(leaveRulesApi.changeLeaveType, {
        token: who.token,
        params: { ws, id },
        body: { approval_required },
      })

    for (const required of [true, false]) expect((await change(admin, required)).status).toBe(200)

    expect(await ask(employee, '2027-11-03')).toEqual(['approved', false])
    // The same rule again changes nothing, so it stays the admin's.
    expect((await change(employee, false)).status).toBe(200)
    expect(await ask(employee, '2027-11-04')).toEqual(['approved', false])

    const solo = await createCompany(product, 'Solo')
    const alone = { token: solo.admin.token, params: { ws: solo.ws }, body }
    const own = (await product.call(leaveRulesApi.addLeaveType, alone)).body.data.id
    const params = { id: solo.admin.employee }
    const dates = { start_on: '2027-11-02', finish_on: '2027-11-02', half_day: null }
    const taken = { ...dates, leave_type_id: own, description: 'x' }

    expect(
      (
        await product.call(leaveApi.requestLeave, {
          token: solo.admin.token,
          params,
          body: taken as never,
        })
      ).status,
    ).toBe(201)

    const { rows } = await product.owner.query(
      `select status from read.leaves where employee_id = $1`,
      [params.id],
    )

    expect(rows).toEqual([{ status: 'approved' }])
  })

  it('counts a service account that frees a leave as its maker and its holders', async () => {
    const company = await createCompany(product, 'Freed')
    const { ws, admin } = company
    const second = await secondAdmin(product, company)
    const other = await hire(product, company, 'Olga')

    const body = { name: 'Recovery', accrues: false, approval_required: true }
    const added = await product.call(leaveRulesApi.addLeaveType, {
      token: admin.token,
      params: { ws },
      body,
    })
    const { id } = added.body.data

    const account = await product.call(integrationsApi.addServiceAccount, {
      token: admin.token,
      params: { ws },
      body: { name: 'Rules', permissions: ['edit_company'] },
    })

    // One person made the account, another one holds its token.
    const made = await product.call(integrationsApi.makeAccountToken, {
      token: second.token,
      params: { ws, id: account.body.data.id },
      body: { name: 'Job', scopes: ['leave:write'], current_password: PASSWORD },
    })

    const freed = await product.call(leaveRulesApi.changeLeaveType, {
      token: made.body.data.token,
      params: { ws, id },
      body: { approval_required: false },
    })

    expect([freed.status, (freed.body as any).code]).toEqual([200, undefined])

    const ask = async (who: Person) => {
      const dates = { start_on: '2027-11-05', finish_on: '2027-11-05', half_day: null }
      const params = { id: who.employee }
      await product.call(leaveApi.requestLeave, {
        token: who.token,
        params,
        body: { ...dates, leave_type_id: id, description: 'x' } as never,
      })
      const { body } = await product.call(leaveApi.leaves, { token: who.token, params })
      return body.data.map(({ status }) => status)
    }

    expect(await ask(admin)).toEqual(['pending'])
    expect(await ask(second)).toEqual(['pending'])
    expect(await ask(other)).toEqual(['approved'])
  })

  it('counts the office to which a holiday or the person moves', async () => {
    const { ws, admin } = world.company
    const office = settings.importHolidays!.params!.id!
    const named = (name: string) => endpoints.find((endpoint) => endpoint.name === name)!
    const holiday = { name: 'Everyone’s', date: '2027-06-07' }

    const added = await product.call(
      named('addHoliday') as never,
      { token: employee.token, params: { ws }, body: holiday } as never,
    )

    expect(added.status).toBe(201)
    const { id } = (added.body as { data: { id: string } }).data

    const move = (who: Person) =>
      product.call(
        named('changeHoliday') as never,
        { token: who.token, params: { ws, id }, body: { location_id: office } } as never,
      )

    expect(await move(employee)).toMatchObject({ status: 403, body: { code: 'access.own_gain' } })
    expect((await move(admin)).status).toBe(200)

    expect(await change(admin, admin.employee, { location_id: office })).toMatchObject({
      status: 403,
      body: { code: 'access.own_gain' },
    })

    expect((await change(employee, admin.employee, { location_id: office })).status).toBe(200)
    expect((await change(employee, admin.employee, { location_id: null })).status).toBe(200)
  })

  it('does not count a colleague who was added and never joined', async () => {
    const { ws, admin } = world.company
    const { token } = admin
    const location_id = settings.importHolidays!.params!.id!
    const invented = { first_name: 'Nil', last_name: 'Tester', email: 'nil@mail.example' }
    const { id } = (
      await product.call(peopleApi.addEmployee, { token, params: { ws }, body: invented })
    ).body.data
    const place = { location_id, time_off_policy_id: settings.changeLeavePolicy!.params!.id! }
    expect((await change(admin, id, place)).status).toBe(200)

    const hourly = {
      effective_on: '2026-01-01',
      base_compensation_amount: '18',
      base_compensation_type: 'hourly' as const,
    }

    expect(
      (await product.call(employmentApi.addContract, { token, params: { id }, body: hourly }))
        .status,
    ).toBe(201)

    for (const name of [
      'addHoliday',
      'changeOvertimeWeek',
      'setAttendanceRules',
      'changeLeavePolicy',
    ]) {
      const rule = endpoints.find((endpoint) => endpoint.name === name)!
      expect([name, await call(rule, employee)]).toEqual([
        name,
        expect.objectContaining({ status: 403 }),
      ])
    }
  })

  it('is not said of a rule that gives to others too', async () => {
    const { admin } = world.company
    const neighbour = await hire(product, world.company, 'Ned', {
      location_id: settings.importHolidays!.params!.id,
    })
    const add = endpoints.find(({ name }) => name === 'addHoliday')!
    expect((await call(add, employee)).status).toBe(201)
    const overtime = endpoints.find(({ name }) => name === 'changeOvertimeWeek')!
    expect((await call(overtime, employee)).status).toBe(403)

    const hourly = {
      effective_on: '2026-01-01',
      base_compensation_amount: '18',
      base_compensation_type: 'hourly' as const,
    }

    const params = { id: neighbour.employee }

    expect(
      (await product.call(employmentApi.addContract, { token: admin.token, params, body: hourly }))
        .status,
    ).toBe(201)

    expect((await call(overtime, employee)).status).toBe(200)
    await change(admin, neighbour.employee, { location_id: null })
  })

  it('does not concern holidays that all get, not even if one person alone has joined', async () => {
    const { ws, admin } = await createCompany(product, 'Starting')
    const { token } = admin
    // New people start in the main office.
    const office = (await product.call(structureApi.offices, { token, params: { ws } })).body
      .data[0]!.id
    const another = { ...sampleBody(structureApi.addOffice), name: 'Elsewhere' }
    const elsewhere = (
      await product.call(structureApi.addOffice, { token, params: { ws }, body: another } as never)
    ).body.data.id
    const body = { first_name: 'New', last_name: 'Tester', email: 'new@mail.example' }
    const { id } = (await product.call(peopleApi.addEmployee, { token, params: { ws }, body })).body
      .data

    const add = async (date: string, location_id: string | null) => {
      const body = { name: `Day ${date}`, date, location_id }
      expect(
        (await product.call(leaveRulesApi.addHoliday, { token, params: { ws }, body })).status,
      ).toBe(201)
      const added = await product.stored(
        ({ type, workspace }) => type === 'HolidayAdded' && workspace === ws,
      )

      return added.at(-1)!.meta.nobody_else
    }

    expect([await add('2027-03-01', null), await add('2027-11-02', office)]).toEqual([
      undefined,
      undefined,
    ])

    const moved = { token, params: { ws, id }, body: { location_id: elsewhere } }
    expect((await product.call(peopleApi.changeEmployee, moved)).status).toBe(200)

    expect([await add('2027-11-03', null), await add('2027-11-04', office)]).toEqual([
      undefined,
      true,
    ])
  })

  it('allows the act if no other person could do it, with a mark, and shows it to auditors', async () => {
    const { admin } = world.company
    const newcomer = await roleOf('Employee')
    const auditor = await hire(product, world.company, 'Aud', { role_id: await roleOf('Auditor') })

    // The other administrators become employees: one remains, with the employee's manager, who
    // decides requests.
    for (const id of [world.colleague.employee, admin.employee])
      expect((await change(employee, id, { role_id: newcomer })).status).toBe(200)

    const adjustment = endpoints.find(({ name }) => name === 'addLeaveAdjustment')!

    const answer = await product.call(
      adjustment as never,
      {
        token: employee.token,
        params: { id: employee.employee },
        body: { kind: 'adjustment', year: new Date().getUTCFullYear(), days: '3' },
      } as never,
    )

    expect([answer.status, answer.body]).toEqual([201, expect.anything()])
    const adjusted = await product.stored(
      ({ type, stream }) => type === 'LeaveAdjusted' && stream === `leave-${employee.employee}`,
    )
    expect(adjusted.at(-1)!.meta).toMatchObject({ nobody_else: true })
    settings.addHoliday!.body = { ...settings.addHoliday!.body, date: '2027-06-09' }
    expect(
      (await call(endpoints.find(({ name }) => name === 'addHoliday')!, employee)).status,
    ).toBe(201)

    const hits = await product.call(watchApi.watchHits, {
      token: auditor.token,
      params: { ws: world.company.ws },
      query: { rule: 'own_decision' } as never,
    })

    expect(hits.body.data.map(({ kind, by }) => [kind, by])).toContainEqual([
      'allowance_changed',
      'Eli Tester',
    ])

    expect(hits.body.data.map(({ kind, by }) => [kind, by])).toContainEqual([
      'rule_changed',
      'Eli Tester',
    ])

    // A manager who could decide it counts as another person, unless on leave without a stand-in.
    expect(
      await call(endpoints.find(({ name }) => name === 'decideLeave')!, employee),
    ).toMatchObject({ status: 403 })
  })

  it('shows auditors every act by which the only person who could do it gained', async () => {
    const { ws } = world.company
    // The manager, too, has no one to decide about any more.
    expect((await change(employee, employee.employee, { manager_id: null })).status).toBe(200)
    const done: string[] = []

    for (const endpoint of asked)
      if ((await call(endpoint, employee)).status < 300) done.push(endpoint.name)

    expect(done).toEqual(
      expect.arrayContaining([
        'addLeave',
        'registerEmployee',
        'bookWorkingTime',
        'withdrawWorkingTimePayout',
        'decideOvertime',
        'decideTimesheet',
        'reversePayrun',
      ]),
    )

    const { rows: seen } = await product.owner.query(
      'select stream, revision from read.watched_acts where workspace_id = $1 and own',
      [ws],
    )
    const acts = new Set(seen.map(({ stream, revision }) => `${stream} ${revision}`))
    const marked = await product.stored(
      ({ workspace, meta, stream, revision }) =>
        workspace === ws && meta.nobody_else === true && !acts.has(`${stream} ${revision}`),
    )
    // A claim on a name keeps it from being removed; the act itself is in another stream.

    expect([...new Set(marked.map(({ type }) => type))].sort()).toEqual(['ReferenceClaimed'])
  })
})
