import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi as api } from '@workledger/contracts/payroll/payroll.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { entryIds } from '@workledger/domain/payroll/pay-run-entries'
import { DateTime } from 'luxon'
import { month, type Pay, payOf } from '../support/pay'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('facts known after a draft or an approval, over HTTP', () => {
  let product: Product
  let company: Company
  let salaried: Person
  let hourly: Person
  let pay: Pay
  let token: string
  let ws: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    token = company.admin.token
    ws = company.ws
    pay = payOf(product, company)
    salaried = await hire(product, company, 'Sal')
    hourly = await hire(product, company, 'Hal')

    await pay.contract(salaried, {
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    })

    await pay.contract(hourly, {
      base_compensation_amount: '25.02',
      base_compensation_type: 'hourly',
    })
  })

  afterAll(() => product?.stop())

  const approved = async (id: string) =>
    expect((await pay.approve(id)).body).toMatchObject({ data: { status: 'complete' } })
  const recalculate = (id: string) =>
    product.call(payRunsApi.recalculatePayrun, { token, params: { ws, id } })
  const checks = async (id: string) =>
    (await product.call(payRunsApi.payrunChecks, { token, params: { ws, id } })).body.data
  const codes = async (id: string) =>
    (await checks(id)).checks.map(({ code, count }) => [code, count])

  const reverse = (id: string, body: object = {}) =>
    product.call(payRunsApi.reversePayrun, {
      token,
      params: { ws, id },
      body: { pay_date: '2026-06-30', ...body },
    })

  let january: string
  let february: string

  it('P8: a draft without the latest facts is refused until it is recalculated; typed values stay', async () => {
    january = await pay.draft(month('01', '31'))
    const entry = await pay.entryOf(january, salaried)
    const typed = { allowances: [{ name: 'Bonus', amount: '50' }] }

    await product.call(api.changePayrunEntry, {
      token,
      params: { ws, id: january, entryId: entry.id },
      body: typed,
    })

    expect((await checks(january)).stale).toBeNull()
    const late = await pay.shift(hourly, '2026-01-05', '09:00:00', '11:05:00')

    expect((await checks(january)).stale).toMatchObject({
      count: 1,
      entries: [{ employee_id: hourly.employee, count: 1 }],
      newest: [{ kind: 'attendance', type: 'AttendanceAdded', employee: { first_name: 'Hal' } }],
    })

    expect(await pay.run(january)).toMatchObject({ changes_count: 1 })

    expect(await pay.entryOf(january, hourly)).toMatchObject({
      changes_count: 1,
      basic_pay: '0.00',
    })

    const before = await product.events(ws)

    expect(await pay.approve(january)).toMatchObject({
      status: 409,
      body: { code: 'payroll.stale' },
    })

    expect(await product.events(ws)).toBe(before)
    expect((await recalculate(january)).status).toBe(200)

    // P1: 7,500 seconds at 25.02.
    expect(await pay.entryOf(january, hourly)).toMatchObject({
      changes_count: 0,
      basic_pay: '52.13',
    })

    expect(await pay.entryOf(january, salaried)).toMatchObject({
      net_pay: '3050.00',
      allowances: [{ name: 'Bonus', typed: true }],
    })

    expect(await pay.run(january)).toMatchObject({
      changes_count: 0,
      gross_pay: '3102.13',
      net_pay: '3102.13',
      paid_count: 2,
    })

    const known = {
      token,
      params: { ws, id: january, entryId: (await pay.entryOf(january, hourly)).id },
    }

    const why = (await product.call(api.whyPayrunEntry, known)).body.data.numbers
    expect(why[0]!.events.map(({ type }) => type)).toContain('AttendanceAdded')

    await product.call(attendanceApi.deleteAttendance, {
      token,
      params: { id: hourly.employee, attId: late },
    })

    expect(await pay.approve(january)).toMatchObject({
      status: 409,
      body: { code: 'payroll.stale' },
    })

    await pay.shift(hourly, '2026-01-05', '09:00:00', '11:05:00')
    await recalculate(january)
    await approved(january)
  })

  it('P7: days that another run has paid are named with their people, and paid again only after consent', async () => {
    const again = await pay.draft({
      start: '2026-01-15',
      end: '2026-02-14',
      pay_date: '2026-02-14',
    })

    const found = (await checks(again)).checks.find(
      ({ code }) => code === 'payroll.check.already_paid',
    )

    expect(found).toMatchObject({
      severity: 'stops',
      people: [{ facts: { payrun_id: january, start: '2026-01-01', end: '2026-01-31' } }, {}],
    })

    expect(await pay.approve(again)).toMatchObject({
      status: 409,
      body: { code: 'payroll.already_paid', params: { count: 2 } },
    })

    // One call excludes all of them in one event, and includes them again likewise.
    const entry_ids = found!.people.map(({ entry_id }) => entry_id!)

    const choose = (body: object, headers = {}, who = token) =>
      product.call(api.changePayrunPayees, {
        token: who,
        params: { ws, id: again },
        body: body as never,
        headers,
      })

    const { net_pay } = await pay.run(again)
    const before = await product.events(ws)
    const left = await choose({ entry_ids, should_pay: false, reason: 'January is paid' })

    expect(left).toMatchObject({
      status: 200,
      body: { data: { paid_count: 0, gross_pay: '0.00', net_pay: '0.00' } },
    })

    expect(await product.events(ws)).toBe(before + 1)
    expect((await checks(again)).checks.map(({ code }) => code)).not.toContain(
      'payroll.check.already_paid',
    )
    expect((await choose({ entry_ids, should_pay: true })).body).toMatchObject({
      data: { paid_count: 2, net_pay },
    })
    expect(await codes(again)).toContainEqual(['payroll.check.already_paid', 2])
    expect(await pay.entryOf(again, salaried)).toMatchObject({ should_pay: true })
    const stored = await product.stored(
      ({ type, data }) => type === 'PayRunPayeesChanged' && data.payrun_id === again,
    )

    expect(stored.map(({ data }) => data)).toMatchObject([
      { entry_ids, should_pay: false, own: false, reason: 'January is paid' },
      { entry_ids, should_pay: true, reason: null },
    ])

    const written = await product.events(ws)
    // An unchanged choice writes nothing, and neither does a refused one.
    expect((await choose({ entry_ids, should_pay: true })).status).toBe(200)
    expect(await choose({ entry_ids: [...entry_ids, again], should_pay: false })).toMatchObject({
      status: 404,
    })

    expect(await choose({ entry_ids: [], should_pay: false })).toMatchObject({
      status: 422,
      body: { errors: { entry_ids: [expect.any(String)] } },
    })

    expect(await choose({ entry_ids: entryIds(again, 501), should_pay: false })).toMatchObject({
      status: 422,
    })

    expect(await choose({ entry_ids }, {})).toMatchObject({
      status: 422,
      body: { errors: { should_pay: [expect.any(String)] } },
    })

    expect(await choose({ entry_ids, should_pay: false }, { 'if-match': '"1"' })).toMatchObject({
      status: 409,
      body: { code: 'state.stale' },
    })

    expect(await choose({ entry_ids, should_pay: false }, {}, salaried.token)).toMatchObject({
      status: 403,
    })

    const closed = {
      token,
      params: { ws, id: january },
      body: { entry_ids: [(await pay.entryOf(january, hourly)).id], should_pay: false },
    }

    expect(await product.call(api.changePayrunPayees, closed)).toMatchObject({
      status: 409,
      body: {
        code: 'payroll.complete',
        message: 'This pay run is already approved and never changes.',
      },
    })

    expect(await product.events(ws)).toBe(written)
    await product.call(api.deletePayrun, { token, params: { ws, id: again } })
  })

  it('corrects closed periods in the next run: late hours and a raise dated back, to the cent and once', async () => {
    await pay.shift(hourly, '2026-01-06', '09:00:00', '10:00:00')
    await pay.contract(salaried, { effective_on: '2026-01-16', base_compensation_amount: '3300' })

    // January has 22 working days, 11 of them from the 16th: 150 more; one hour more at 25.02.
    expect(await pay.due()).toMatchObject({
      total: 2,
      net_pay: '175.02',
      data: expect.arrayContaining([
        expect.objectContaining({
          lines: [
            expect.objectContaining({
              cause: 'contract',
              now: '3150.00',
              then: '3000.00',
              amount: '150.00',
            }),
          ],
        }),
        expect.objectContaining({
          lines: [
            expect.objectContaining({
              cause: 'hours',
              now: '77.15',
              then: '52.13',
              amount: '25.02',
            }),
          ],
        }),
      ]),
    })

    february = await pay.draft(month('02', '28'))

    expect(await pay.entryOf(february, salaried)).toMatchObject({
      basic_pay: '3300.00',
      gross_pay: '3450.00',
      corrections: [{ payrun_id: january, side: 'basic', amount: '150.00' }],
      previous: {
        causes: [
          { cause: 'contract', amount: '300.00' },
          { cause: 'adjustment', amount: '-50.00' },
          { cause: 'correction', amount: '150.00' },
        ],
      },
    })

    // The run's sums separate the corrections, so that its parts add up like each entry's.
    expect(await pay.run(february)).toMatchObject({
      basic_pay: '3300.00',
      corrections: { gross_pay: '175.02', net_pay: '175.02' },
      gross_pay: '3475.02',
      previous: { corrections: { gross_pay: '0.00', net_pay: '0.00' } },
    })

    // Without hours in February, only the correction is paid.
    expect(await pay.entryOf(february, hourly)).toMatchObject({
      basic_pay: '0.00',
      net_pay: '25.02',
    })

    const { id } = await pay.entryOf(february, salaried)

    const why = await product.call(api.whyPayrunEntry, {
      token,
      params: { ws, id: february, entryId: id },
    })

    expect(why.body.data.numbers.find(({ number }) => number === 'correction')).toMatchObject({
      result: '150.00',
      line: { multiply: ['3150.00'], less: '3000.00' },
      inputs: { cause: 'contract', from: '2026-01-01' },
    })

    await approved(february)
    expect(await pay.due()).toMatchObject({ total: 0, data: [] })
  })

  it('holds back an entry with nothing to pay, and pays later facts of it in the next run', async () => {
    const march = await pay.draft(month('03', '31'))

    expect(await codes(march)).toEqual(
      expect.arrayContaining([
        ['payroll.check.zero_net', 1],
        ['payroll.no_attendance', 1],
        ['payroll.no_contract', 1],
      ]),
    )

    expect(await pay.approve(march)).toMatchObject({
      status: 200,
      body: { data: { paid_count: 1 } },
    })

    expect(await pay.entryOf(march, hourly)).toMatchObject({ should_pay: false, held: 'zero_net' })
    await pay.shift(hourly, '2026-03-03', '09:00:00', '10:00:00')

    expect(await pay.due()).toMatchObject({
      total: 1,
      data: [{ lines: [{ payrun_id: march, amount: '25.02' }] }],
    })
  })

  it('takes a payslip back, and then the rest of the run, each once, linked both ways', async () => {
    const entry = await pay.entryOf(february, salaried)
    const first = await reverse(february, { entry_id: entry.id, reason: 'Wrong person' })
    expect(first.status).toBe(201)
    const back = await pay.run(first.body.data.id)

    expect(back).toMatchObject({
      status: 'complete',
      reverses: february,
      paid_count: 1,
      gross_pay: '-3450.00',
      net_pay: '-3450.00',
    })

    expect(await pay.run(february)).toMatchObject({
      reversed_by: [back.id],
      net_pay: '3475.02',
      reversible: true,
    })

    expect(await pay.entryOf(february, salaried)).toMatchObject({ reversed_by: back.id })

    expect(await pay.entryOf(back.id, salaried)).toMatchObject({
      basic_pay: '-3300.00',
      net_pay: '-3450.00',
    })

    // It takes pay back, which is no problem of its own, and has no run to compare with.
    expect(back.previous).toBeNull()
    expect(await pay.entryOf(back.id, salaried)).toMatchObject({ problem: null, previous: null })
    expect((await checks(back.id)).checks).toEqual([])
    // Its own page and the next draft name the people whose days no run pays now.
    const unpaid = { code: 'payroll.check.taken_back', severity: 'warns', count: 1 }
    const facts = { payrun_id: february, start: '2026-02-01', end: '2026-02-28' }
    const told = { ...unpaid, people: [{ employee: { first_name: 'Sal' }, facts }] }
    expect((await checks(february)).checks).toContainEqual(expect.objectContaining(unpaid))
    const next = await pay.draft(month('04', '30'))
    expect((await checks(next)).checks.find(({ code }) => code === unpaid.code)).toMatchObject(told)
    await product.call(api.deletePayrun, { token, params: { ws, id: next } })
    // A draft of these days pays some of them itself.
    const half = await pay.draft({ start: '2026-02-16', end: '2026-03-15', pay_date: '2026-03-15' })

    expect((await checks(half)).checks.find(({ code }) => code === unpaid.code)).toMatchObject({
      ...told,
      people: [{ facts: { ...facts, end: '2026-02-15' } }],
    })

    await product.call(api.deletePayrun, { token, params: { ws, id: half } })
    const before = await product.events(ws)

    expect(await reverse(february, { entry_id: entry.id })).toMatchObject({
      status: 409,
      body: { code: 'payroll.reversed' },
    })

    expect(await reverse(back.id)).toMatchObject({
      status: 409,
      body: { code: 'payroll.is_reversal' },
    })

    expect(await reverse(february, { pay_date: '' })).toMatchObject({
      status: 422,
      body: { errors: { pay_date: ['Insufficient Data'] } },
    })

    // If a misspelt name were ignored, the whole run would be reversed.
    expect(await reverse(february, { entryId: entry.id })).toMatchObject({
      status: 422,
      body: {
        errors: { entryId: ['This field is not known.'] },
        error_codes: { entryId: [{ code: 'field.unknown' }] },
      },
    })

    expect(await product.events(ws)).toBe(before)
    const rest = await reverse(february)

    expect(await pay.run(rest.body.data.id)).toMatchObject({
      net_pay: '-25.02',
      paid_count: 1,
      reversible: false,
    })

    expect(await pay.run(february)).toMatchObject({ reversible: false })

    expect(await reverse(february)).toMatchObject({
      status: 409,
      body: { code: 'payroll.reversed' },
    })

    // The reversed run's corrections are due again, and its days can be paid again.
    expect(
      (await pay.due()).data.flatMap(({ lines }) => lines.map(({ payrun_id }) => payrun_id)),
    ).toContain(january)
    const second = await pay.draft(month('02', '28'))
    expect((await codes(second)).map(([code]) => code)).not.toContain('payroll.check.already_paid')
    expect((await codes(second)).map(([code]) => code)).not.toContain('payroll.check.taken_back')
    expect(await codes(february)).toContainEqual(['payroll.check.taken_back', 2])
    expect(await pay.entryOf(second, salaried)).toMatchObject({ gross_pay: '3450.00' })

    expect(await reverse(second)).toMatchObject({
      status: 409,
      body: { code: 'payroll.not_complete' },
    })

    expect(product.errors).toEqual([])
  })

  it('P6: names who is active without an entry, and why', async () => {
    const ended = await hire(product, company, 'Eva')

    await pay.contract(ended, {
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
      end_date: '2026-02-15',
    })

    const april = await pay.draft(month('04', '30'))
    const found = (await checks(april)).checks.find(({ code }) => code === 'payroll.contract_ended')

    expect(found).toMatchObject({
      severity: 'warns',
      count: 1,
      people: [{ employee: { first_name: 'Eva' } }],
    })
  })

  it('pays people without an entry in a closed run for it, once, and shows it', async () => {
    const nora = await hire(product, company, 'Nora')

    await pay.contract(nora, {
      effective_on: '2026-01-16',
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    })

    const lines = async () =>
      (await pay.due()).data
        .filter(({ employee }) => employee.id === nora.employee)
        .flatMap(({ lines }) => lines)

    // January has 22 working days, 11 of them from the 16th. All of February's run was reversed, so
    // a new one pays her.
    expect(
      (await lines()).map(({ start, side, then, amount }) => [start, side, then, amount]),
    ).toEqual([
      ['2026-01-01', 'basic', '0.00', '1500.00'],
      ['2026-03-01', 'basic', '0.00', '3000.00'],
    ])

    // A second run of January pays her itself.
    const again = await pay.draft(month('01', '31'))
    expect(await pay.entryOf(again, nora)).toMatchObject({ gross_pay: '1500.00', corrections: [] })
    await product.call(api.deletePayrun, { token, params: { ws, id: again } })
    const may = await pay.draft(month('05', '31'))

    expect(await pay.entryOf(may, nora)).toMatchObject({
      basic_pay: '3000.00',
      gross_pay: '7500.00',
    })

    expect(await codes(may)).toContainEqual(['payroll.check.owed_before', 2])
    await approved(may)
    expect(await lines()).toEqual([])
    await reverse(may)
    expect(await lines()).toHaveLength(2)
  })

  it('owes people without an entry in a closed run its days that no other run pays', async () => {
    const omar = await hire(product, company, 'Omar')

    await pay.contract(omar, {
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    })

    const owed = async () =>
      (await pay.due()).data
        .filter(({ employee }) => employee.id === omar.employee)
        .flatMap(({ lines }) => lines.map(({ start, amount }) => [start, amount]))

    expect(await owed()).toEqual([
      ['2026-01-01', '3000.00'],
      ['2026-03-01', '3000.00'],
    ])

    // A draft from the 15th pays a month of its own; 10 of January's 22 days are left.
    const drafted = await pay.draft({
      start: '2026-01-15',
      end: '2026-02-14',
      pay_date: '2026-02-14',
    })

    expect(await pay.entryOf(drafted, omar)).toMatchObject({
      basic_pay: '3000.00',
      corrections: [{ start: '2026-01-01', amount: '1363.64' }],
    })

    await product.call(api.deletePayrun, { token, params: { ws, id: drafted } })
  })

  it('settles the leave of a leaver with the last pay, and names who left without one', async () => {
    const policies = await product.call(leaveRulesApi.leavePolicies, { token, params: { ws } })
    const { id, versions: _, employees_count: __, archived: ___, ...terms } = policies.body.data[0]!

    const ruled = await product.call(leaveRulesApi.changeLeavePolicy, {
      token,
      params: { ws, id },
      body: { ...terms, leaver_rule: 'both' } as never,
    })

    expect(ruled).toMatchObject({ status: 200, body: { data: { leaver_rule: 'both' } } })
    const lea = await hire(product, company, 'Lea', { time_off_policy_id: id })

    await pay.contract(lea, {
      effective_on: '2026-06-01',
      start_date: '2026-06-01',
      base_compensation_amount: '2600',
      base_compensation_type: 'monthly',
    })

    const leave = (terminated_on: string) =>
      product.call(peopleApi.terminateEmployee, {
        token,
        params: { id: lea.employee },
        body: { terminated_on },
      })

    expect((await leave('2026-07-31')).status).toBe(200)
    const july = await pay.draft(month('07', '31'))
    // Two of twelve months of 24 days: 4 days at 2,600 × 12 ÷ 260.
    const entry = await pay.entryOf(july, lea)
    expect(entry.allowances).toMatchObject([
      { name: 'Unused leave', calculation_type: 'leave', amount: '480.00' },
    ])

    const why = await product.call(api.whyPayrunEntry, {
      token,
      params: { ws, id: july, entryId: entry.id },
    })

    expect(why.body.data.numbers.find(({ kind }) => kind === 'settled')).toMatchObject({
      rule: 'a year’s pay ÷ 52 weeks ÷ working days of the week × days of leave',
      line: { unit: 'days', multiply: ['2600', '12', '4'], divide: ['260'], less: '0.00' },
      result: '480.00',
    })

    expect(await codes(july)).not.toContainEqual(['payroll.check.no_settlement', 1])

    await product.call(api.changePayrunEntry, {
      token,
      params: { ws, id: july, entryId: entry.id },
      body: { should_pay: false },
    })

    expect(await codes(july)).toContainEqual(['payroll.check.no_settlement', 1])

    await product.call(api.changePayrunEntry, {
      token,
      params: { ws, id: july, entryId: entry.id },
      body: { should_pay: true },
    })

    await product.call(leaveBalanceApi.addLeaveAdjustment, {
      token,
      params: { id: lea.employee },
      body: { kind: 'adjustment', year: 2026, days: '1', description: 'Worked on a holiday' },
    })

    expect(await pay.approve(july)).toMatchObject({ status: 409, body: { code: 'payroll.stale' } })
    await recalculate(july)
    expect((await pay.entryOf(july, lea)).allowances).toMatchObject([{ amount: '600.00' }])

    const again = await product.call(api.whyPayrunEntry, {
      token,
      params: { ws, id: july, entryId: entry.id },
    })

    const settled = again.body.data.numbers.find(({ kind }) => kind === 'settled')!
    expect(settled.events.map(({ type }) => type)).toContain('LeaveAdjusted')
    await product.call(api.deletePayrun, { token, params: { ws, id: july } })
    expect(product.errors).toEqual([])
  })

  it('settles the leave of a leaver once, also if two runs paid the last day before it was known', async () => {
    const policies = await product.call(leaveRulesApi.leavePolicies, { token, params: { ws } })
    const leo = await hire(product, company, 'Leo', {
      time_off_policy_id: policies.body.data[0]!.id,
    })
    const from = { effective_on: '2026-06-01', start_date: '2026-06-01' }

    await pay.contract(leo, {
      ...from,
      base_compensation_amount: '2600',
      base_compensation_type: 'monthly',
    })

    const twice = [await pay.draft(month('07', '31')), await pay.draft(month('07', '31'))]

    for (const id of twice) {
      await recalculate(id)
      expect((await pay.approve(id, { accept: ['already_paid'] })).status).toBe(200)
    }

    const left = { token, params: { id: leo.employee }, body: { terminated_on: '2026-07-31' } }
    expect((await product.call(peopleApi.terminateEmployee, left)).status).toBe(200)

    const settled = async () =>
      (await pay.due()).data
        .filter(({ employee }) => employee.id === leo.employee)
        .flatMap(({ lines }) =>
          lines
            .filter(({ name }) => name === 'Unused leave')
            .map(({ payrun_id, amount }) => [payrun_id, amount]),
        )

    expect(await settled()).toEqual([[twice[0], '480.00']])
    // A third run of these days leaves it to the correction, and an August run deducts it once.
    const third = await pay.draft(month('07', '31'))
    expect((await pay.entryOf(third, leo)).allowances).toEqual([])
    await product.call(api.deletePayrun, { token, params: { ws, id: third } })
    const august = await pay.draft(month('08', '31'))

    expect(await pay.entryOf(august, leo)).toMatchObject({
      net_pay: '480.00',
      corrections: [{ name: 'Unused leave', amount: '480.00' }],
    })

    await product.call(api.deletePayrun, { token, params: { ws, id: august } })
    for (const id of twice) await reverse(id)
  })

  it('says before a run is approved that the one before it is still a draft', async () => {
    const of = (start: string, end: string) => pay.draft({ start, end, pay_date: end })

    const [december, november] = [
      await of('2029-12-01', '2029-12-31'),
      await of('2029-11-01', '2029-11-30'),
    ]

    const told = async (id: string) =>
      (await checks(id)).checks.map(({ code, message }) => [code, message])

    const early = [
      'payroll.check.earlier_draft',
      'The run of 2029-11-01 – 2029-11-30 is still a draft. Approve it first, or delete it.',
    ]

    expect(await told(december)).toContainEqual(early)
    await product.call(api.deletePayrun, { token, params: { ws, id: november } })
    expect(await told(december)).not.toContainEqual(early)
    await product.call(api.deletePayrun, { token, params: { ws, id: december } })
  })

  it('names undecided corrections, changed bank accounts, and leavers who still owe', async () => {
    const proposed = await product.call(attendanceApi.proposeCorrection, {
      token: hourly.token,
      params: { id: hourly.employee },
      body: {
        kind: 'add',
        in_at: '2026-05-05 09:00:00',
        out_at: '2026-05-05 10:00:00',
        reason: 'Forgot',
      } as never,
    })

    expect(proposed.status).toBe(201)

    const bank = await product.call(paymentsApi.changeBankAccount, {
      token: salaried.token,
      params: { id: salaried.employee },
      body: { holder: 'Sal', iban: 'DE89370400440532013000', current_password: PASSWORD } as never,
    })

    expect([bank.status, bank.body]).toMatchObject([200, {}])
    const debtor = await hire(product, company, 'Dee')

    const contract_id = await pay.contract(debtor, {
      ...{
        effective_on: '2026-05-25',
        start_date: '2026-05-25',
        base_compensation_amount: '2100',
        base_compensation_type: 'monthly',
      },
    })

    const loan = await product.call(payrollCategoriesApi.addDeduction, {
      token,
      params: { ws },
      body: { name: 'Loan' },
    })

    const adjusted = await product.call(employmentApi.addAdjustment, {
      token,
      params: { id: debtor.employee, contractId: contract_id },
      body: { type: 'deduction', category_id: loan.body.data.id, amount: '900' } as never,
    })

    expect(adjusted.status).toBe(201)

    await product.call(peopleApi.terminateEmployee, {
      token,
      params: { id: debtor.employee },
      body: { terminated_on: '2026-05-29' },
    })

    const may = await pay.draft(month('05', '31'))
    const found = new Map((await checks(may)).checks.map((check) => [check.code, check]))

    expect(found.get('payroll.check.correction_pending')).toMatchObject({
      count: 1,
      people: [{ employee: { id: hourly.employee }, facts: { day: '2026-05-05' } }],
    })

    expect(found.get('payroll.check.account_changed')).toMatchObject({
      count: 1,
      people: [{ employee: { id: salaried.employee } }],
    })

    // 5 of 21 days and 2 days of unused leave are 693.85 of 900.
    expect(found.get('payroll.check.leaver_owes')).toMatchObject({
      people: [{ employee: { id: debtor.employee }, facts: { left: '206.15' } }],
    })
    expect(found.has('payroll.check.carried')).toBe(false)
    await product.call(api.deletePayrun, { token, params: { ws, id: may } })
  })

  it('names shifts without an end, undecided leaves, unknown hours, another rhythm, and pay below zero', async () => {
    const weekly = await hire(product, company, 'Wes')
    const owing = await hire(product, company, 'Owe')
    // Only a check-in leaves a shift open, and that is now.
    const now = DateTime.now().setZone('Europe/Lisbon') as DateTime<true>
    const [start, end] = [now.startOf('month'), now.endOf('month').toISODate()]
    const monday = start.plus({ days: (8 - start.weekday) % 7 })
    const [first, second] = [monday.toISODate(), monday.plus({ days: 1 }).toISODate()]
    const from = { effective_on: start.toISODate(), start_date: start.toISODate() }

    await pay.contract(weekly, {
      ...from,
      base_compensation_amount: '500',
      base_compensation_type: 'weekly',
      pay_frequency: 'weekly',
    })

    await pay.contract(owing, {
      ...from,
      base_compensation_amount: '100',
      base_compensation_type: 'monthly',
    })

    const types = await product.call(leaveRulesApi.leaveTypes, { token, params: { ws } })
    const leave_type_id = types.body.data[0]!.id

    const on = (day: string) => ({
      leave_type_id,
      start_on: day,
      finish_on: day,
      description: 'Away',
    })

    const added = await product.call(leaveApi.addLeave, {
      token,
      params: { id: hourly.employee },
      body: on(first),
    })

    const asked = await product.call(leaveApi.requestLeave, {
      token: salaried.token,
      params: { id: salaried.employee },
      body: on(second),
    })

    const came = await product.call(attendanceApi.checkIn, {
      token: hourly.token,
      params: { id: hourly.employee },
      body: {},
    })

    expect([added.status, asked.status, came.status]).toEqual([201, 201, 201])
    const run = await pay.draft({ start: start.toISODate(), end, pay_date: end })
    const entryId = (await pay.entryOf(run, owing)).id
    const deductions = [{ name: 'Loan', amount: '150' }]

    await product.call(api.changePayrunEntry, {
      token,
      params: { ws, id: run, entryId },
      body: { deductions },
    })

    const found = new Map((await checks(run)).checks.map((check) => [check.code, check]))
    const of = (code: string) =>
      found.get(code)?.people.map(({ employee, facts }) => [employee.id, facts])
    expect(of('payroll.check.open_shift')).toMatchObject([
      [hourly.employee, { day: now.toISODate() }],
    ])
    expect(of('payroll.check.leave_pending')).toMatchObject([
      [salaried.employee, { start: second, end: second }],
    ])
    expect(of('payroll.no_hours')).toEqual([[hourly.employee, {}]])
    expect(of('payroll.other_frequency')).toEqual([[weekly.employee, {}]])
    expect(of('payroll.check.negative_net')).toEqual([[owing.employee, { net: '-50.00' }]])
    await product.call(api.deletePayrun, { token, params: { ws, id: run } })
  })

  it('pays overtime if a category says so', async () => {
    const overtime = { after_hours: '2', per: 'day' as const, factor: '1.5' }

    const added = await product.call(payrollCategoriesApi.addAllowance, {
      token,
      params: { ws },
      body: { name: 'Overtime', overtime },
    })

    expect(added.status).toBe(201)
    await pay.shift(hourly, '2026-05-04', '09:00:00', '13:00:00')
    const may = await pay.draft(month('05', '31'))

    // 2 h at 25.02, and 2 h at 1.5 times that.
    expect(await pay.entryOf(may, hourly)).toMatchObject({
      basic_pay: '50.04',
      allowances: [{ name: 'Overtime', calculation_type: 'hours', amount: '75.06' }],
    })

    const refused = { ...overtime, after_hours: '25', factor: '0.5' }

    const wrong = await product.call(payrollCategoriesApi.addAllowance, {
      token,
      params: { ws },
      body: { name: 'More', overtime: refused },
    })

    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { 'overtime.factor': ['Enter a factor from 1 to 10.'] } },
    })
  })
})
