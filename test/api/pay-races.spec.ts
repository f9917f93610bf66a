import { OneAtATime } from '@workledger/api/kernel/commands/one-at-a-time'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { month, type Pay, payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'

type Answer = { status: number; body: unknown }

describe('pay, when two people act at the same moment', () => {
  let product: Product
  let company: Company
  let hal: Person
  let pay: Pay
  let token: string
  let ws: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    token = company.admin.token
    ws = company.ws
    hal = await hire(product, company, 'Hal')
    pay = payOf(product, company)
    await pay.contract(hal, { base_compensation_amount: '25.02', base_compensation_type: 'hourly' })
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  /** One more hour, proposed by the employee. */
  const proposed = async (attendance_id: string, day: string) => {
    const body = {
      kind: 'change' as const,
      attendance_id,
      in_at: `${day} 09:00:00`,
      out_at: `${day} 18:00:00`,
      reason: 'Stayed',
    }

    const asked = await product.call(attendanceApi.proposeCorrection, {
      token: hal.token,
      params: { id: hal.employee },
      body,
    })

    expect([asked.status, asked.body]).toMatchObject([201, {}])

    return asked.body.data.id
  }

  const correct = (correctionId: string) =>
    product.call(attendanceApi.decideCorrection, {
      token,
      params: { id: hal.employee, correctionId },
      body: { approved: true, rejected: false },
    })

  /** Runs the second call while the log has the first one but no table shows it. */
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
    const added = await pay.shift(hal, '2026-01-05', '09:00:00', '17:00:00')
    const correction = await proposed(added, '2026-01-05')
    const january = await pay.draft(month('01', '31'))

    const [corrected, refused] = await unseen<Answer>(
      () => correct(correction),
      () => pay.approve(january),
    )

    expect(corrected!.status).toBe(200)
    expect(refused).toMatchObject({ status: 409, body: { code: 'payroll.stale' } })
    expect((await product.call(payRunsApi.recalculatePayrun, pay.on(january))).status).toBe(200)
    expect((await pay.approve(january)).status).toBe(200)
    expect(await pay.run(january)).toMatchObject({ status: 'complete', net_pay: '225.18' })
    expect((await pay.due()).net_pay).toBe('0.00')
  })

  it('a correction just after the approval is owed, and only the next run pays it, even if two drafts of it are approved at once', async () => {
    const added = await pay.shift(hal, '2026-02-05', '09:00:00', '17:00:00')
    const correction = await proposed(added, '2026-02-05')
    const february = await pay.draft(month('02', '28'))

    const both = await unseen<Answer>(
      () => pay.approve(february),
      () => correct(correction),
    )

    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await pay.run(february)).toMatchObject({ status: 'complete', net_pay: '200.16' })
    expect((await pay.due()).net_pay).toBe('25.02')

    await pay.shift(hal, '2026-03-05', '09:00:00', '17:00:00')

    const drafts = [
      await pay.draft(month('03', '31')),
      await pay.draft(month('03', '31')),
      await pay.draft(month('03', '31')),
    ]

    const [one, two] = await unseen<Answer>(
      () => pay.approve(drafts[0]!),
      () => pay.approve(drafts[1]!),
    )

    expect(one!.status).toBe(200)

    expect(two).toMatchObject({
      status: 409,
      body: { code: expect.stringMatching(/^payroll\.(stale|already_paid)$/) },
    })

    expect(await pay.run(drafts[0]!)).toMatchObject({ status: 'complete', net_pay: '225.18' })
    expect((await pay.approve(drafts[2]!)).status).toBe(409)
    expect((await pay.due()).net_pay).toBe('0.00')
  })

  it('of many drafts of the same days that are approved at once, one is', async () => {
    await pay.shift(hal, '2026-04-06', '09:00:00', '17:00:00')

    const drafts = [
      await pay.draft(month('04', '30')),
      await pay.draft(month('04', '30')),
      await pay.draft(month('04', '30')),
    ]

    const before = await product.events(ws)
    const answers = await Promise.all(drafts.map((id) => pay.approve(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await product.events(ws)).toBe(before + 1)

    expect((await Promise.all(drafts.map(pay.run))).map(({ status }) => status).sort()).toEqual([
      'complete',
      'draft',
      'draft',
    ])
  })

  it('an approval that comes while another one is under way is refused in words, and goes through afterwards', async () => {
    const id = await pay.draft(month('05', '31'))
    const before = await product.events(ws)
    const meanwhile = await product.app.get(OneAtATime).run('approval', ws, () => pay.approve(id))

    expect(meanwhile?.done).toMatchObject({
      status: 409,
      body: {
        code: 'payroll.approving',
        message: 'Another pay run is being approved. Please try again in a few seconds.',
      },
    })

    expect(await product.events(ws)).toBe(before)
    expect(await pay.approve(id)).not.toMatchObject({ body: { code: 'payroll.approving' } })
  })
})
