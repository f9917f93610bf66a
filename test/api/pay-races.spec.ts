import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi as api } from '@workledger/contracts/payroll/payroll.api'
import { until } from '../jobs/mailbox'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

type Answer = { status: number; body: unknown }

describe('pay, when two people act at the same moment', () => {
  let product: Product
  let company: Company
  let hal: Person
  let token: string
  let ws: string
  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    token = company.admin.token
    ws = company.ws
    hal = await hire(product, company, 'Hal')
    const body = { effective_on: '2026-01-01', base_compensation_amount: '25.02', base_compensation_type: 'hourly' as const }
    expect((await product.call(employmentApi.addContract, { token, params: { id: hal.employee }, body })).status).toBe(201)
  })
  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const draft = async (month: string, last: string) => {
    const days = { start: `2026-${month}-01`, end: `2026-${month}-${last}`, pay_date: `2026-${month}-${last}` }
    const answer = await product.call(api.draftPayrun, { token, params: { ws }, body: days })
    expect([answer.status, answer.body]).toMatchObject([201, {}])
    return answer.body.data.id
  }
  const of = (id: string) => ({ token, params: { ws, id } })
  const run = async (id: string) => (await product.call(api.payrun, of(id))).body.data
  const approve = (id: string) => product.call(api.approvePayrun, { ...of(id), body: {} })
  const due = async () =>
    (await product.call(payRunsApi.corrections, { token, params: { ws }, query: { until: '2026-12-31' } })).body.net_pay
  const shift = async (day: string, from: string, to: string) =>
    product.call(attendanceApi.addAttendance, {
      token,
      params: { id: hal.employee },
      body: { in_at: `${day} ${from}`, out_at: `${day} ${to}` },
    })
  /** An hour more, as the employee proposes it. */
  const proposed = async (attendance_id: string, day: string) => {
    const body = { kind: 'change' as const, attendance_id, in_at: `${day} 09:00:00`, out_at: `${day} 18:00:00`, reason: 'Stayed' }
    const asked = await product.call(attendanceApi.proposeCorrection, { token: hal.token, params: { id: hal.employee }, body })
    expect([asked.status, asked.body]).toMatchObject([201, {}])
    return asked.body.data.id
  }
  const correct = (correctionId: string) =>
    product.call(attendanceApi.decideCorrection, {
      token,
      params: { id: hal.employee, correctionId },
      body: { approved: true, rejected: false },
    })

  /** What comes first is in the log, and no table shows it when the other one comes. */
  async function unseen<T>(first: () => Promise<T>, then: () => Promise<T>): Promise<T[]> {
    const before = await product.events(ws)
    product.projector.close()
    try {
      const answers = [first()]
      await until(async () => (await product.events(ws)) > before)
      answers.push(then())
      product.projector.open()
      return await Promise.all(answers)
    } finally {
      product.projector.open()
    }
  }

  it('a correction of attendance just before the approval is paid by that run, which has to be recalculated', async () => {
    const added = await shift('2026-01-05', '09:00:00', '17:00:00')
    const correction = await proposed(added.body.data.id, '2026-01-05')
    const january = await draft('01', '31')
    const [corrected, refused] = await unseen<Answer>(
      () => correct(correction),
      () => approve(january),
    )
    expect(corrected!.status).toBe(200)
    expect(refused).toMatchObject({ status: 409, body: { code: 'payroll.stale' } })
    expect((await product.call(payRunsApi.recalculatePayrun, of(january))).status).toBe(200)
    expect((await approve(january)).status).toBe(200)
    expect(await run(january)).toMatchObject({ status: 'complete', net_pay: '225.18' })
    expect(await due()).toBe('0.00')
  })

  it('a correction just after the approval is owed, and paid by the next run alone, also where two drafts of it are approved at once', async () => {
    const added = await shift('2026-02-05', '09:00:00', '17:00:00')
    const correction = await proposed(added.body.data.id, '2026-02-05')
    const february = await draft('02', '28')
    const both = await unseen<Answer>(
      () => approve(february),
      () => correct(correction),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await run(february)).toMatchObject({ status: 'complete', net_pay: '200.16' })
    expect(await due()).toBe('25.02')

    await shift('2026-03-05', '09:00:00', '17:00:00')
    const drafts = [await draft('03', '31'), await draft('03', '31'), await draft('03', '31')]
    const [one, two] = await unseen<Answer>(
      () => approve(drafts[0]!),
      () => approve(drafts[1]!),
    )
    expect(one!.status).toBe(200)
    expect(two).toMatchObject({ status: 409, body: { code: expect.stringMatching(/^payroll\.(stale|already_paid)$/) } })
    expect(await run(drafts[0]!)).toMatchObject({ status: 'complete', net_pay: '225.18' })
    expect((await approve(drafts[2]!)).status).toBe(409)
    expect(await due()).toBe('0.00')
  })

  it('of many drafts of the same days that are approved at once, one is', async () => {
    await shift('2026-04-06', '09:00:00', '17:00:00')
    const drafts = [await draft('04', '30'), await draft('04', '30'), await draft('04', '30')]
    const before = await product.events(ws)
    const answers = await Promise.all(drafts.map(approve))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await product.events(ws)).toBe(before + 1)
    expect((await Promise.all(drafts.map(run))).map(({ status }) => status).sort()).toEqual(['complete', 'draft', 'draft'])
  })
})
