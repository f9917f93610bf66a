import { auditApi } from '@workledger/contracts/audit/audit.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { leaveYearsApi } from '@workledger/contracts/leave/leave-years.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('the rules of leave, over HTTP', () => {
  let product: Product
  let company: Company
  let manager: Person
  let employee: Person
  let ws: { ws: string }
  let office: string
  let types: { id: string; name: string }[]

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
    ws = { ws: company.ws }
    types = (await product.call(leaveRulesApi.leaveTypes, { token: employee.token, params: ws }))
      .body.data
    const me = await product.call(peopleApi.employeeMe, { token: employee.token, params: ws })
    office = me.body.data.location_id!
  })

  afterAll(() => product?.stop())
  const typeId = (name: string) => types.find((type) => type.name === name)!.id

  const ask = (body: object, who = employee) =>
    product.call(leaveApi.requestLeave, {
      token: who.token,
      params: { id: who.employee },
      body: {
        leave_type_id: typeId('Annual leave'),
        description: 'Sea',
        half_day: null,
        ...body,
      } as never,
    })

  const row = async (id: string, who = employee) =>
    (
      await product.call(leaveApi.leaves, { token: who.token, params: { id: who.employee } })
    ).body.data.find((leave) => leave.id === id)!

  const stats = async (year: number, { token, employee: id } = employee) =>
    (await product.call(leaveBalanceApi.leaveStats, { token, params: { id }, query: { year } }))
      .body.data

  const refused = async (
    call: () => Promise<{ status: number; body: any }>,
    status: number,
    code: string,
    field?: string,
  ) => {
    const before = await product.events(company.ws)
    const { status: got, body } = await call()
    expect([got, field ? body.error_codes?.[field]?.[0]?.code : body.code]).toEqual([status, code])
    expect(await product.events(company.ws)).toBe(before)
  }

  describe('leave types', () => {
    const body = { name: 'Moving day', accrues: false, approval_required: false }

    it('are added, changed, refused and archived; leaves keep theirs', async () => {
      const { token } = company.admin

      const added = await product.call(leaveRulesApi.addLeaveType, {
        token,
        params: ws,
        body: { ...body, paid_percent: '50', document_required: false, half_days: false },
      })

      const params = { ...ws, id: added.body.data.id }

      expect(
        (await product.call(leaveRulesApi.leaveType, { token, params })).body.data,
      ).toMatchObject({
        ...body,
        paid_percent: '50',
        half_days: false,
        archived: false,
      })

      await refused(
        () => product.call(leaveRulesApi.addLeaveType, { token, params: ws, body }),
        422,
        'structure.name_taken',
      )

      await refused(
        () =>
          product.call(leaveRulesApi.addLeaveType, {
            token,
            params: ws,
            body: { ...body, name: ' ' },
          }),
        422,
        'leave.type_name',
        'name',
      )

      await refused(
        () =>
          product.call(leaveRulesApi.addLeaveType, {
            token,
            params: ws,
            body: { name: 'X', approval_required: true } as never,
          }),
        422,
        'leave.type_accrues',
        'accrues',
      )

      await refused(
        () => product.call(leaveRulesApi.changeLeaveType, { token: employee.token, params, body }),
        403,
        'access.denied',
      )

      const moving = { leave_type_id: params.id, start_on: '2027-06-07', finish_on: '2027-06-07' }
      await refused(() => ask({ ...moving, half_day: 'first_half' }), 422, 'leave.no_half_days')
      // It needs no approval, so it is taken at once.
      const { id } = (await ask(moving)).body.data

      expect(await row(id)).toMatchObject({
        status: 'approved',
        balance_before: null,
        paid_percent: '50',
        takes_allowance: false,
      })

      const changed = await product.call(leaveRulesApi.changeLeaveType, {
        token,
        params,
        body: { ...body, name: 'Moving', document_required: true },
      })

      expect(changed.body.data).toMatchObject({
        name: 'Moving',
        paid_percent: '50',
        document_required: true,
      })

      await refused(
        () => ask({ ...moving, start_on: '2027-06-08', finish_on: '2027-06-08' }),
        422,
        'leave.document_required',
      )

      expect((await product.call(leaveRulesApi.deleteLeaveType, { token, params })).status).toBe(
        204,
      )
      const left = await product.call(leaveRulesApi.leaveTypes, { token, params: ws })

      expect(left.body.data.map(({ name }) => name)).toEqual([
        'Annual leave',
        'Sick leave',
        'Unpaid leave',
      ])

      await refused(
        () => ask({ ...moving, start_on: '2027-06-08', finish_on: '2027-06-08' }),
        422,
        'leave.type_unknown',
      )

      await refused(
        () => product.call(leaveRulesApi.deleteLeaveType, { token, params }),
        404,
        'not_found',
      )

      expect((await row(id)).type.name).toBe('Moving')
    })
  })

  describe('leave policies', () => {
    const body = {
      name: 'Thirty',
      description: 'For those who stay long',
      holiday_allowance: '30',
      days_type: 'working_days' as const,
      expire_in_months: 3,
      carry_over_days: '10',
    }

    it('are changed from a year on, and archived; a person keeps theirs', async () => {
      const { token } = company.admin
      const added = await product.call(leaveRulesApi.addLeavePolicy, { token, params: ws, body })
      const params = { ...ws, id: added.body.data.id }
      const long = await hire(product, company, 'Lou', { time_off_policy_id: params.id })
      const year = new Date().getUTCFullYear()

      expect(await stats(year, long)).toMatchObject({
        policy: 'Thirty',
        days_all: '30',
        days_available: '30',
        years: expect.arrayContaining([year]),
      })

      const changed = await product.call(leaveRulesApi.changeLeavePolicy, {
        token,
        params,
        body: { ...body, holiday_allowance: '32', from_year: year + 1 },
      })

      expect(changed.body.data).toMatchObject({
        holiday_allowance: '30',
        versions: [{ from_year: 0 }, { from_year: year + 1, holiday_allowance: '32' }],
      })

      const url = `/api/v1/admin/${company.ws}/leave-policies/${params.id}`
      expect((await product.inject({ method: 'GET', url, token })).body).toMatchObject({
        holiday_allowance: '30',
      })
      expect((await stats(year, long)).days_all).toBe('30')

      expect(await stats(year + 1, long)).toMatchObject({
        days_all: '32',
        days_carried: '10',
        days_total: '42',
      })

      await refused(
        () =>
          product.call(leaveRulesApi.changeLeavePolicy, {
            token,
            params,
            body: { ...body, from_year: year - 1 },
          }),
        422,
        'leave.policy_year',
      )

      await refused(
        () =>
          product.call(leaveRulesApi.addLeavePolicy, {
            token,
            params: ws,
            body: { ...body, holiday_allowance: '-1' },
          }),
        422,
        'leave.policy_days',
        'holiday_allowance',
      )

      await refused(
        () =>
          product.call(leaveRulesApi.addLeavePolicy, {
            token,
            params: ws,
            body: { ...body, expire_in_months: 13 },
          }),
        422,
        'leave.expiry_month',
        'expire_in_months',
      )

      await refused(
        () => product.call(leaveRulesApi.deleteLeavePolicy, { token: manager.token, params }),
        403,
        'access.denied',
      )

      expect((await product.call(leaveRulesApi.deleteLeavePolicy, { token, params })).status).toBe(
        204,
      )
      const left = await product.call(leaveRulesApi.leavePolicies, { token, params: ws })
      expect(left.body.data.map(({ name }) => name)).toEqual(['Standard'])
      expect(await stats(year, long)).toMatchObject({ policy: 'Thirty', days_all: '30' })

      await refused(
        () =>
          product.call(peopleApi.changeEmployee, {
            token,
            params: { ...ws, id: employee.employee },
            body: { time_off_policy_id: params.id },
          }),
        422,
        'field.id',
        'time_off_policy_id',
      )
    })

    it('are not needed to read a balance, and to request leave that takes nothing', async () => {
      const free = await hire(product, company, 'Pol', { time_off_policy_id: null })

      expect(await stats(2027, free)).toMatchObject({
        policy: null,
        days_all: '0',
        days_available: '0',
        grants: [],
        unlimited: false,
      })

      await refused(
        () => ask({ start_on: '2027-05-03', finish_on: '2027-05-04' }, free),
        422,
        'leave.policy_missing',
      )

      const sick = await ask(
        { leave_type_id: typeId('Sick leave'), start_on: '2027-05-03', finish_on: '2027-05-04' },
        free,
      )

      const decided = await product.call(leaveApi.decideLeave, {
        token: company.admin.token,
        params: { id: free.employee, leaveId: sick.body.data.id },
        body: { approved: false, rejected: true, comment: 'Bring a note' },
      })

      expect(decided.body.data).toMatchObject({ status: 'rejected', comment: 'Bring a note' })
    })
  })

  describe('holidays', () => {
    it('are added, changed and deleted; leaves over them are recounted visibly', async () => {
      const { token } = company.admin
      const { id } = (await ask({ start_on: '2027-08-02', finish_on: '2027-08-06' })).body.data
      const before = Number((await stats(2027)).days_available)

      const added = await product.call(leaveRulesApi.addHoliday, {
        token,
        params: ws,
        body: { name: 'City Day', date: '2027-08-04', location_id: office },
      })

      expect(added.status).toBe(201)
      expect((await row(id)).days_taken).toBe('4')
      expect(Number((await stats(2027)).days_available)).toBe(before + 1)
      const params = { ...ws, id: added.body.data.id }

      const half = await product.call(leaveRulesApi.changeHoliday, {
        token,
        params,
        body: { name: 'City Day', date: '2027-08-04', part: '0.5' },
      })

      expect(half.body.data).toMatchObject({ name: 'City Day', part: '0.5', location_id: office })
      expect((await row(id)).days_taken).toBe('4.5')

      await product.call(leaveRulesApi.changeHoliday, {
        token,
        params,
        body: { date: '2027-08-05', part: '1' },
      })

      expect((await row(id)).days_taken).toBe('4')

      const listed = await product.call(leaveRulesApi.holidays, {
        token: employee.token,
        params: ws,
        query: { location_id: office, year: 2027 },
      })

      expect(listed.body.data).toMatchObject([
        { name: 'City Day', date: '2027-08-05', part: '1', location_id: office },
      ])
      await product.call(leaveRulesApi.deleteHoliday, { token, params })
      expect((await row(id)).days_taken).toBe('5')

      const history = await product.call(auditApi.history, {
        token: employee.token,
        params: { ...ws, stream: (await row(id)).stream },
        query: { subject: id },
      })

      expect(history.body.data.events.map(({ type }) => type)).toEqual([
        'LeaveRequested',
        ...Array(4).fill('LeaveRecounted'),
      ])
    })

    it('of one day and office are refused', async () => {
      const { token } = company.admin

      const add = (body: object) =>
        product.call(leaveRulesApi.addHoliday, {
          token,
          params: ws,
          body: { name: 'Eve', date: '2027-12-24', part: '0.5', ...body } as never,
        })

      const everywhere = (await add({})).body.data.id
      await refused(() => add({ location_id: office }), 422, 'leave.holiday_exists')
      await refused(() => add({ name: '', date: '2027-12-27' }), 422, 'leave.holiday_name', 'name')
      await refused(() => add({ date: 'soon' }), 422, 'leave.holiday_date', 'date')

      await refused(
        () => add({ date: '2027-12-27', location_id: employee.employee }),
        422,
        'field.id',
        'location_id',
      )

      await refused(
        () =>
          product.call(leaveRulesApi.addHoliday, {
            token: employee.token,
            params: ws,
            body: { name: 'Mine', date: '2027-12-27' },
          }),
        403,
        'access.denied',
      )

      // Half a day of leave on a half holiday takes half a day.
      const eve = await ask({
        start_on: '2027-12-24',
        finish_on: '2027-12-24',
        half_day: 'first_half',
      })

      expect((await row(eve.body.data.id)).days_taken).toBe('0.5')
      await product.call(leaveRulesApi.deleteHoliday, { token, params: { ...ws, id: everywhere } })
    })

    it('of countries are offered for three years and imported; an existing day stays', async () => {
      const { token } = company.admin
      const year = new Date().getUTCFullYear()
      const countries = await product.call(leaveRulesApi.publicHolidaysCountries, { token })
      expect(countries.body.data).toContainEqual({ country_code: 'IN', name: 'India' })

      const offered = (query: object) =>
        product.call(leaveRulesApi.publicHolidays, {
          token,
          query: { country: 'PT', year, ...query } as never,
        })

      const found = (await offered({ location_id: office })).body.data

      expect(found).toContainEqual({
        date: `${year}-12-25`,
        name: 'Natal',
        part: '1',
        type: 'public',
        added: false,
      })

      const chosen = found.slice(-3).map(({ date, name, part }) => ({ date, name, part }))

      const take = (holidays: object[]) =>
        product.call(leaveRulesApi.importHolidays, {
          token,
          params: { ...ws, id: office },
          body: { holidays } as never,
        })

      expect(await take(chosen)).toMatchObject({
        status: 200,
        body: { data: { added: 3, skipped: 0 } },
      })

      expect(await take(chosen)).toMatchObject({
        status: 200,
        body: { data: { added: 0, skipped: 3 } },
      })

      const again = (await offered({ location_id: office })).body.data
      expect(again.filter(({ added }) => added).map(({ date }) => date)).toEqual(
        chosen.map(({ date }) => date),
      )

      for (const other of [year + 2, year - 11])
        await refused(() => offered({ year: other }), 422, 'leave.country_years', 'year')

      expect((await offered({ year: year - 10 })).status).toBe(200)
      await refused(() => offered({ country: 'Portugal' }), 422, 'leave.country', 'country')
      await refused(() => take([]), 422, 'leave.holiday_chosen', 'holidays')
      await refused(() => take([chosen[0]!, chosen[0]!]), 422, 'leave.holiday_twice', 'holidays')
    })

    it('and contracts count by the day: a leave after a change of weekdays is recounted', async () => {
      const { token } = company.admin
      const part = await hire(product, company, 'Ida')
      const params = { id: part.employee }
      const weekdays = (...names: string[]) =>
        Object.fromEntries(names.map((name) => [name, [1, 2, 3, 4]]))
      const week = weekdays('monday', 'tuesday', 'wednesday', 'thursday', 'friday')

      await product.call(employmentApi.addContract, {
        token,
        params,
        body: { effective_on: '2026-01-01', working_days: week } as never,
      })

      const { id } = (await ask({ start_on: '2027-06-21', finish_on: '2027-07-09' }, part)).body
        .data
      expect((await row(id, part)).days_taken).toBe('15')

      const added = await product.call(employmentApi.addContract, {
        token,
        params,
        body: { effective_on: '2027-07-01' } as never,
      })

      await product.call(employmentApi.changeContract, {
        token,
        params: { ...params, contractId: added.body.data.id },
        body: { working_days: weekdays('monday', 'tuesday', 'wednesday') } as never,
      })

      // 8 days to 30 June, then 5, 6 and 7 July.
      expect((await row(id, part)).days_taken).toBe('11')
    })
  })

  describe('adjustments and opening balances', () => {
    const on = (who: Person) => ({ token: company.admin.token, params: { id: who.employee } })

    it('are lines of the balance; they are added, changed and deleted by admins', async () => {
      const year = new Date().getUTCFullYear()
      const ann = await hire(product, company, 'Ann')

      const opening = {
        kind: 'opening_balance' as const,
        year,
        days: '4',
        valid_to: `${year}-12-30`,
        description: 'Left over',
      }

      const { id } = (
        await product.call(leaveBalanceApi.addLeaveAdjustment, { ...on(ann), body: opening })
      ).body.data

      const taken = await product.call(leaveBalanceApi.addLeaveAdjustment, {
        ...on(ann),
        body: { year, days: '-1.5', description: 'Bridge day' },
      })

      expect(await stats(year, ann)).toMatchObject({
        days_all: '24',
        days_adjusted: '2.5',
        days_available: '26.5',
      })

      expect((await stats(year, ann)).grants).toMatchObject([
        {
          id,
          kind: 'opening_balance',
          granted: '4',
          left: '4',
          lines: [{ kind: 'granted', description: 'Left over', days: '4' }],
        },
        { kind: 'allowance', granted: '24', taken_away: '1.5', left: '22.5' },
      ])

      const listed = await product.call(leaveBalanceApi.leaveAdjustments, {
        token: ann.token,
        params: { id: ann.employee },
        query: { year },
      })

      expect(listed.body.data.map(({ days }) => days)).toEqual(['4', '-1.5'])
      const params = { id: ann.employee, adjId: taken.body.data.id }

      const changed = await product.call(leaveBalanceApi.changeLeaveAdjustment, {
        ...on(ann),
        params,
        body: { year, days: '2' },
      })

      expect(changed.body.data).toMatchObject({
        days: '2',
        kind: 'adjustment',
        valid_from: `${year}-01-01`,
        valid_to: `${year}-12-31`,
      })

      expect(
        (await product.call(leaveBalanceApi.deleteLeaveAdjustment, { ...on(ann), params })).status,
      ).toBe(204)
      expect((await stats(year, ann)).days_available).toBe('28')

      await refused(
        () => product.call(leaveBalanceApi.deleteLeaveAdjustment, { ...on(ann), params }),
        404,
        'not_found',
      )
    })

    it('are refused with a sentence', async () => {
      const year = new Date().getUTCFullYear()
      const ben = await hire(product, company, 'Ben')

      const add = (body: object) =>
        product.call(leaveBalanceApi.addLeaveAdjustment, {
          ...on(ben),
          body: { year, days: '1', ...body } as never,
        })

      await refused(() => add({ days: '' }), 422, 'leave.adjustment_days', 'days')
      await refused(() => add({ days: '0' }), 422, 'leave.adjustment_days', 'days')
      await refused(() => add({ days: '1e12' }), 422, 'leave.adjustment_days', 'days')
      await refused(() => add({ days: '1.1' }), 422, 'leave.adjustment_parts', 'days')

      await refused(
        () => add({ kind: 'opening_balance', days: '-1' }),
        422,
        'leave.opening_adds',
        'days',
      )

      await refused(
        () => add({ valid_to: `${year - 1}-12-31` }),
        422,
        'leave.adjustment_to',
        'valid_to',
      )

      await refused(() => add({ year: year - 1 }), 422, 'leave.before_ledger')
      await refused(() => add({ days: '-25' }), 409, 'leave.days_taken')

      await refused(
        () =>
          product.call(leaveBalanceApi.addLeaveAdjustment, {
            token: ben.token,
            params: { id: ben.employee },
            body: { year, days: '9' },
          }),
        403,
        'access.denied',
      )
    })
  })

  describe('the close of a year', () => {
    const year = new Date().getUTCFullYear() - 1

    it('is read by holders of manage_time_off, run if it is pending, and repeated if facts changed since', async () => {
      const token = company.admin.token
      const lou = await hire(product, company, 'Lou')
      // Simulates an earlier hire, because no call dates a policy back into a past year.
      const places = `update read.leave_places set places = jsonb_set(places, '{0,from}', to_jsonb($2::text)) where id = $1`
      await product.owner.query(places, [lou.employee, `${year}-01-01`])
      const years = async () =>
        (await product.call(leaveYearsApi.leaveYears, { token, params: ws })).body.data

      const closes = async () => {
        const query = {
          filter: JSON.stringify({ year }),
          sort: JSON.stringify(['name', 'ASC']),
          range: JSON.stringify([0, 9]),
        }

        const params = { ws: company.ws, resource: 'leave-years' }

        return (await product.call(listsApi.adminList, { token, params, query })).body as Record<
          string,
          unknown
        >[]
      }

      const close = (of = year, who = company.admin) =>
        product.call(leaveYearsApi.closeLeaveYear, {
          token: who.token,
          params: { id: lou.employee, year: of },
        })

      expect(await years()).toEqual([
        {
          year,
          closed: 0,
          waiting: 1,
          carried: '0',
          overdrawn: '0',
          lost: '0',
          first_closed_at: null,
          last_closed_at: null,
        },
      ])

      expect(await closes()).toMatchObject([
        { name: 'Lou Tester', year, status: 'waiting', granted: null, closed_at: null, now: null },
      ])
      await refused(() => close(year, lou), 403, 'access.denied')
      await refused(() => close(year + 1), 409, 'leave.year_not_over')
      await refused(() => close(year - 1), 422, 'leave.before_ledger')
      await refused(() => close(3000), 404, 'not_found')

      expect(await close()).toMatchObject({
        status: 200,
        body: { data: { year, carried: '5', lost: '19' } },
      })

      await refused(close, 409, 'leave.year_as_closed')

      const closed = {
        status: 'closed',
        granted: '24',
        carried: '5',
        carry_expires_on: `${year + 1}-03-31`,
        unlimited: false,
      }

      expect(await closes()).toMatchObject([{ ...closed, lost: '19', now: null }])

      // A week of last year, entered only now.
      const body = {
        leave_type_id: typeId('Annual leave'),
        description: 'Sea',
        start_on: `${year}-07-01`,
        finish_on: `${year}-07-07`,
      }

      await product.call(leaveApi.addLeave, {
        token,
        params: { id: lou.employee },
        body: { ...body, half_day: null },
      })

      expect(await closes()).toMatchObject([
        { ...closed, lost: '19', now: { granted: '24', carried: '5', lost: '14' } },
      ])
      expect(await close()).toMatchObject({ status: 200, body: { data: { lost: '14' } } })
      expect(await closes()).toMatchObject([{ ...closed, lost: '14', now: null }])
      expect(await years()).toMatchObject([
        { year, closed: 1, waiting: 0, carried: '5', overdrawn: '0', lost: '14' },
      ])
      expect(
        (await product.call(leaveYearsApi.leaveYears, { token: lou.token, params: ws })).status,
      ).toBe(403)
    })
  })

  describe('deciding for others', () => {
    it('a manager adds another person’s leave, which is approved at once', async () => {
      const body = {
        leave_type_id: typeId('Sick leave'),
        description: 'Called in',
        start_on: '2027-09-01',
        finish_on: '2027-09-01',
        half_day: null,
      }

      const add = (token: string) =>
        product.call(leaveApi.addLeave, { token, params: { id: employee.employee }, body })
      await refused(() => add(employee.token), 403, 'access.denied')
      const added = await add(manager.token)
      expect([added.status, (await row(added.body.data.id)).status]).toEqual([201, 'approved'])
    })

    it('a stand-in decides for a manager who is away, and reads no more than leave', async () => {
      const kim = await hire(product, company, 'Kim')
      const today = new Date().toISOString().slice(0, 10)
      const { id } = (await ask({ start_on: '2027-10-04', finish_on: '2027-10-05' })).body.data

      const decide = (token: string) =>
        product.call(leaveApi.decideLeave, {
          token,
          params: { id: employee.employee, leaveId: id },
          body: { approved: true, rejected: false, comment: 'For Mia' },
        })

      await refused(() => decide(kim.token), 403, 'access.denied')
      const mine = { token: manager.token, params: { id: manager.employee } }
      const body = { delegate_id: kim.employee, from_on: today, to_on: today }

      await refused(
        () =>
          product.call(delegationApi.delegateApproval, {
            ...mine,
            body: { ...body, delegate_id: manager.employee },
          }),
        422,
        'leave.delegate',
      )

      await refused(
        () =>
          product.call(delegationApi.delegateApproval, {
            ...mine,
            body: { ...body, to_on: '2020-01-01' },
          }),
        422,
        'field.order',
        'to_on',
      )

      const delegated = await product.call(delegationApi.delegateApproval, { ...mine, body })

      await refused(
        () => product.call(delegationApi.delegateApproval, { ...mine, body }),
        422,
        'leave.delegation_overlaps',
      )

      expect((await product.call(delegationApi.approvalDelegations, mine)).body.data).toMatchObject(
        [{ delegate: { first_name: 'Kim' }, from_on: today }],
      )

      const preview = {
        leave_type_id: typeId('Annual leave'),
        start_on: '2027-10-04',
        finish_on: '2027-10-05',
        leave_id: id,
      }

      const goes = await product.call(leaveApi.previewLeave, {
        token: employee.token,
        params: { id: employee.employee },
        query: preview,
      })

      expect(goes.body.data.goes_to).toMatchObject([{ id: kim.employee }])

      const inbox = await product.call(leaveApi.requestsToApprove, {
        token: kim.token,
        params: { id: kim.employee },
      })

      expect(inbox.body.data.find((leave) => leave.id === id)).toMatchObject({
        stands_in_for: { id: manager.employee, first_name: 'Mia' },
      })
      const own = await product.call(leaveApi.requestsToApprove, mine)
      expect(own.body.data.find((leave) => leave.id === id)).toMatchObject({ stands_in_for: null })

      const inPlace = await product.call(delegationApi.approvalsInPlace, {
        token: kim.token,
        params: { id: kim.employee },
      })

      expect(inPlace.body.data).toMatchObject([
        { manager: { id: manager.employee }, from_on: today, to_on: today },
      ])

      await refused(
        () =>
          product.call(employmentApi.contracts, {
            token: kim.token,
            params: { id: employee.employee },
          }),
        403,
        'access.denied',
      )

      expect((await decide(kim.token)).body.data).toMatchObject({
        status: 'approved',
        comment: 'For Mia',
      })

      const history = await product.call(auditApi.history, {
        token: employee.token,
        params: { ...ws, stream: (await row(id)).stream },
        query: { subject: id },
      })

      expect(history.body.data.events.at(-1)!.changes).toEqual(
        expect.arrayContaining([
          { field: 'status', from: 'pending', to: 'approved' },
          { field: 'comment', from: null, to: 'For Mia' },
          { field: 'stands_in_for', from: null, to: manager.employee },
        ]),
      )

      expect(
        (
          await product.call(delegationApi.endApprovalDelegation, {
            token: manager.token,
            params: { id: manager.employee, delegationId: delegated.body.data.id },
          })
        ).status,
      ).toBe(204)

      await refused(() => decide(kim.token), 403, 'access.denied')
    })
  })
})
