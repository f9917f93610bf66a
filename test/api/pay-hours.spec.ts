import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { workingTimeApi as api } from '@workledger/contracts/working-time/working-time.api'
import { monthsAgo } from '../support/months-ago'
import { type Pay, payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

const HOUR = 3600
const refusal = ({ status, body }: Answer) => [status, body?.code]

/** The present month, whose last day is the pay date. */
const [year, number] = monthsAgo(0).split('-').map(Number) as [number, number]
const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
const present = { start: `${monthsAgo(0)}-01`, end: last, pay_date: last }

describe('hours of a working time account in a pay run, over HTTP', () => {
  let product: Product
  let company: Company
  let eli: Person
  let hana: Person
  let officer: Person
  let pay: Pay
  let token: string
  let ws: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    token = company.admin.token
    ws = company.ws
    pay = payOf(product, company)
    eli = await hire(product, company, 'Eli')
    hana = await hire(product, company, 'Hana')
    officer = await hire(product, company, 'Mia')

    const week = { currency: 'EUR', working_hours: '40', working_period_unit: 'week' }
    await pay.contract(eli, {
      ...week,
      base_compensation_amount: '5200',
      base_compensation_type: 'monthly',
    })
    await pay.contract(hana, {
      ...week,
      base_compensation_amount: '20',
      base_compensation_type: 'hourly',
    })

    const rules = {
      from_month: monthsAgo(0),
      on: true,
      source: 'attendance' as const,
      most_minutes: 600,
      least_minutes: null,
      expires_months: null,
      closes_on: null,
      payout_percent: '25',
    }

    const set = { token, params: { ws }, body: rules }
    expect((await product.call(api.setWorkingTimeRules, set)).status).toBe(201)
    for (const who of [eli, hana]) await book(who, 40)
    // Open months begin at a month's first day, and their target is not worked.
    await book(eli, 400)
  })

  afterAll(() => product?.stop())

  const book = async (who: Person, hours: number) => {
    const body = { kind: 'correction' as const, seconds: hours * HOUR, reason: 'Peak' }
    const params = { id: who.employee }
    expect((await product.call(api.bookWorkingTime, { token, params, body })).status).toBe(201)
  }

  const payOut = (who: Person, hours: number, by = token, body: object = {}) =>
    product.call(api.payOutWorkingTime, {
      token: by,
      params: { id: who.employee },
      body: { seconds: hours * HOUR, reason: 'Peak of the season', ...body },
    })

  const paidOut = async (who: Person, hours: number): Promise<string> => {
    const answer = await payOut(who, hours)
    expect([answer.status, answer.body]).toMatchObject([201, {}])
    return answer.body.data.id
  }

  const withdraw = (who: Person, payoutId: string, by = token) =>
    product.call(api.withdrawWorkingTimePayout, {
      token: by,
      params: { id: who.employee, payoutId },
      body: { reason: 'Rather time off' },
    })

  const lines = async (who: Person, by = token) =>
    (
      await product.call(api.workingTimeLines, {
        token: by,
        params: { ws },
        query: { employee_id: who.employee, sort: 'booked_at' },
      })
    ).body.data

  const statusOf = async (who: Person, id: string) =>
    (await lines(who)).find((line) => line.id === id)?.payout_status

  const balance = async (who: Person) =>
    (await product.call(api.workingTimeAccount, { token, params: { id: who.employee }, query: {} }))
      .body.data.balance_seconds

  const hoursOf = async (run: string, who: Person) =>
    (await pay.entryOf(run, who))?.allowances.filter(
      ({ calculation_type }) => calculation_type === 'payout',
    ) ?? []

  const remove = (run: string) => product.call(payrollApi.deletePayrun, pay.on(run))

  it('leave the account at once, by who keeps accounts, for another person, up to the balance', async () => {
    const before = await product.events(ws)
    expect(refusal(await payOut(eli, 1, eli.token))).toEqual([403, 'access.denied'])
    expect(refusal(await payOut(eli, 1, officer.token))).toEqual([403, 'access.denied'])
    expect(refusal(await payOut(eli, 1000))).toEqual([422, 'working_time.payout_more'])
    expect(refusal(await payOut(eli, 0))).toEqual([422, 'validation'])
    expect(refusal(await payOut(eli, -1))).toEqual([422, 'validation'])
    expect(refusal(await payOut(eli, 1, token, { reason: ' ' }))).toEqual([422, 'validation'])
    expect(refusal(await payOut(hana, 1))).toEqual([409, 'working_time.payout_hourly'])
    expect(refusal(await payOut(officer, 1))).toEqual([409, 'working_time.payout_no_pay'])
    expect(await product.events(ws)).toBe(before)

    const was = await balance(eli)
    const id = await paidOut(eli, 10)
    expect(await balance(eli)).toBe(was - 10 * HOUR)

    expect((await lines(eli)).find((line) => line.id === id)).toMatchObject({
      kind: 'paid_out',
      seconds: -10 * HOUR,
      payout_status: 'waiting',
      reason: 'Peak of the season',
      booked_by: 'Ada Tester',
    })
    // The employee sees it too.
    expect((await lines(eli, eli.token)).map((line) => line.id)).toContain(id)

    expect(refusal(await withdraw(eli, id, eli.token))).toEqual([403, 'access.denied'])
    expect((await withdraw(eli, id)).status).toBe(204)
    expect(await balance(eli)).toBe(was)
    expect(await statusOf(eli, id)).toBe('withdrawn')
    const withdrawn = (await lines(eli)).find(({ kind }) => kind === 'payout_withdrawn')
    expect(withdrawn).toMatchObject({
      kind: 'payout_withdrawn',
      seconds: 10 * HOUR,
      reason: 'Rather time off',
      payout_status: null,
    })
    expect(refusal(await withdraw(eli, officer.employee))).toEqual([404, 'not_found'])
  })

  it('are a line of the next run by the contract of the day with the surcharge, once, each explained', async () => {
    const id = await paidOut(eli, 10)
    const run = await pay.draft(present)
    // 5,200 × 12 ÷ 52 ÷ 40 = 30 an hour, × 1.25.
    expect(await hoursOf(run, eli)).toMatchObject([{ name: 'Hours paid out', amount: '375.00' }])
    const entry = await pay.entryOf(run, eli)
    expect(entry.gross_pay).toBe((Number(entry.basic_pay) + 375).toFixed(2))
    expect(await statusOf(eli, id)).toBe('in_pay_run')

    const why = await product.call(payrollApi.whyPayrunEntry, {
      token,
      params: { ws, id: run, entryId: entry.id },
    })
    const number = why.body.data.numbers.find(({ kind }) => kind === 'payout')
    expect(number).toMatchObject({
      formula: 'payout@1',
      inputs: { rate: '5200', factor: '15', hours: '10', of_hours: '2080' },
      line: { multiply: ['5200', '15', '36000'], divide: ['7488000'] },
      result: '375.00',
    })
    expect(number!.events.map(({ type }) => type)).toContain('WorkingTimePaidOut')

    // The draft holds it: no withdrawal, no other run, no change by hand.
    const before = await product.events(ws)
    expect(refusal(await withdraw(eli, id))).toEqual([409, 'working_time.payout_in_run'])
    const change = (allowances: object[]) =>
      product.call(payrollApi.changePayrunEntry, {
        token,
        params: { ws, id: run, entryId: entry.id },
        body: { allowances: allowances as never, reason: 'By hand' },
      })
    expect(refusal(await change([]))).toEqual([409, 'payroll.payout_fixed'])
    const more = { name: 'Hours paid out', amount: '400' }
    expect(refusal(await change([more]))).toEqual([409, 'payroll.payout_fixed'])
    expect(await product.events(ws)).toBe(before)

    const bonus = { name: 'Bonus', amount: '10' }
    expect((await change([{ name: 'Hours paid out', amount: '375' }, bonus])).status).toBe(200)
    expect(await hoursOf(run, eli)).toMatchObject([{ amount: '375.00' }])
    expect((await change([{ name: 'Hours paid out', amount: '375' }])).status).toBe(200)

    const other = await pay.draft(present)
    expect(await hoursOf(other, eli)).toEqual([])
    await remove(other)
    expect(await statusOf(eli, id)).toBe('in_pay_run')
    expect((await product.call(payRunsApi.recalculatePayrun, pay.on(run))).status).toBe(200)
    expect(await hoursOf(run, eli)).toMatchObject([{ amount: '375.00' }])

    expect((await pay.approve(run)).status).toBe(200)
    expect(await statusOf(eli, id)).toBe('paid')
    expect(refusal(await withdraw(eli, id))).toEqual([409, 'working_time.payout_paid'])

    // No later run takes it, corrects it, or takes it back.
    const next = await pay.draft(present)
    expect(await hoursOf(next, eli)).toEqual([])
    expect((await pay.entryOf(next, eli)).corrections).toEqual([])
    await remove(next)

    // The reversed payslip gives it back; the next run pays it again.
    const back = await product.call(payRunsApi.reversePayrun, {
      ...pay.on(run),
      body: { pay_date: last, entry_id: entry.id },
    })
    expect(back.status).toBe(201)
    expect(await statusOf(eli, id)).toBe('waiting')
    const again = await pay.draft(present)
    expect(await hoursOf(again, eli)).toMatchObject([{ amount: '375.00' }])
    await remove(again)
    expect(await statusOf(eli, id)).toBe('waiting')
    expect((await withdraw(eli, id)).status).toBe(204)
  })

  it('are named where the contract of their day became one by the hour', async () => {
    const gus = await hire(product, company, 'Gus')
    const terms = { currency: 'EUR', working_hours: '40', working_period_unit: 'week' }
    await pay.contract(gus, {
      ...terms,
      base_compensation_amount: '5200',
      base_compensation_type: 'monthly',
    })
    await book(gus, 400)
    const id = await paidOut(gus, 10)
    const named = async () => {
      const run = await pay.draft(present)
      const { checks } = (await product.call(payRunsApi.payrunChecks, pay.on(run))).body.data
      await remove(run)
      return checks
        .filter(({ code }) => code === 'payroll.check.payout_unpriced')
        .map(({ message, people }) => [message, people.map(({ facts }) => facts.payout_id)])
    }

    expect(await named()).toEqual([])
    await pay.contract(gus, {
      ...terms,
      effective_on: present.start,
      base_compensation_amount: '30',
      base_compensation_type: 'hourly',
    })

    expect(await named()).toEqual([
      ['No run pays 1 line of hours paid out: the contract is by the hour, or has no pay.', [id]],
    ])
    expect((await withdraw(gus, id)).status).toBe(204)
    expect(await named()).toEqual([])
  })

  it('wait again when the run leaves the person out, and stop the approval when they are gone', async () => {
    const id = await paidOut(eli, 5)
    const run = await pay.draft(present)
    const { id: entryId } = await pay.entryOf(run, eli)
    const choose = (should_pay: boolean) =>
      product.call(payrollApi.changePayrunPayees, {
        ...pay.on(run),
        body: { entry_ids: [entryId], should_pay },
      })

    expect((await choose(false)).status).toBe(200)
    expect(await statusOf(eli, id)).toBe('waiting')
    expect((await withdraw(eli, id)).status).toBe(204)
    expect((await choose(true)).status).toBe(200)

    const { checks } = (await product.call(payRunsApi.payrunChecks, pay.on(run))).body.data
    expect(checks.map(({ code, count }) => [code, count])).toContainEqual([
      'payroll.check.payouts_gone',
      1,
    ])
    const before = await product.events(ws)
    expect(await pay.approve(run)).toMatchObject({
      status: 409,
      body: { code: 'payroll.payouts_gone', params: { count: 1 } },
    })
    expect(await product.events(ws)).toBe(before)
    expect((await product.call(payRunsApi.recalculatePayrun, pay.on(run))).status).toBe(200)
    expect(await hoursOf(run, eli)).toEqual([])
    await remove(run)
  })

  it('are never paid twice by two drafts and two approvals at once, and never after a withdrawal', async () => {
    const id = await paidOut(eli, 2)
    const [one, two] = await Promise.all([
      pay.draft(present),
      pay.draft(present),
      withdraw(eli, id),
    ])
    const accept = { accept: ['already_paid'] }
    const approveInTurn = async (run: string) => {
      let answer = await pay.approve(run, accept)
      while ((answer.body as { code?: string } | undefined)?.code === 'payroll.approving')
        answer = await pay.approve(run, accept)
    }

    await Promise.all([approveInTurn(one), approveInTurn(two), withdraw(eli, id)])

    const settled = new Set(['WorkingTimePayoutTakenIntoPayRun', 'WorkingTimePayoutWithdrawn'])
    const rows = await product.stored(
      ({ stream, type, data }) =>
        stream === `working-time-${eli.employee}` && settled.has(type) && data.payout_id === id,
    )
    expect(rows).toHaveLength(1)
    const paying: string[] = []

    for (const run of [one, two]) {
      const { status } = (await product.call(payrollApi.payrun, pay.on(run))).body.data
      const { should_pay } = await pay.entryOf(run, eli)
      if (status === 'complete' && should_pay && (await hoursOf(run, eli)).length > 0)
        paying.push(run)
      if (status === 'draft') await remove(run)
    }

    expect(paying).toHaveLength(rows[0]!.type === 'WorkingTimePayoutTakenIntoPayRun' ? 1 : 0)
    expect(product.errors).toEqual([])
  })
})
