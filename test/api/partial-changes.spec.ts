import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { endpoints } from '@workledger/contracts/registry'
import * as z from 'zod'
import { type Product, startProduct } from '../support/product'
import { createWorld, paramsOf, type World } from '../support/world'

/** Calls that are no partial change, each with its actual kind. */
const whole: Record<string, string> = {
  orderCustomFieldTypes: 'an order',
  orderSurveyQuestions: 'an order',
  changeBankAccount: 'an account, which is given whole with the password',
  changeCompanyAccount: 'an account, which is given whole',
  changeLedgerBooks: 'accounts for the books, which are given all at once',
  changePayBooks: 'accounts for the books, which are given all at once',
  changeCompanyLocalAccount: 'an account, which is given whole',
  connectPaypal: 'credentials, which belong together',
  setSignOnProvider: 'credentials, which belong together',
  updateTaskLog: 'names the attendance that it is about',
  correctAttendance: 'a shift, which is given whole',
  mapGroup: 'what a group gives, which is chosen whole',
  settleChecklistItem: 'a decision',
  giveFeedback: 'an opinion, which is given whole',
  setWatchRule: 'a switch',
  lookAtHit: 'a decision',
  setCustomFields: 'a set of values',
  setCompanyFields: 'a set of values',
  typeBreaks: 'the breaks of a shift',
}

const puts = endpoints.filter(({ method, body }) => method === 'PUT' && body)

const fieldsOf = ({ body }: Endpoint) => {
  const { properties = {}, required = [] } = z.toJSONSchema(body!, {
    io: 'input',
    unrepresentable: 'any',
  }) as {
    properties?: Record<string, { default?: unknown }>
    required?: string[]
  }

  const defaults = Object.entries(properties).flatMap(([name, field]) =>
    'default' in field ? [name] : [],
  )
  return { names: Object.keys(properties), required, defaults }
}

const partial = puts.filter(
  (endpoint) => fieldsOf(endpoint).names.length > 1 && !(endpoint.name in whole),
)

describe('a change of some fields', () => {
  it.each(partial.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s asks for none and presumes none',
    (_, endpoint) => {
      const { required, defaults } = fieldsOf(endpoint)
      expect({ required, defaults }).toEqual({ required: [], defaults: [] })
    },
  )

  it('has no exception that is not needed', () => {
    expect(
      Object.keys(whole).filter((name) => !puts.some((endpoint) => endpoint.name === name)),
    ).toEqual([])
  })
})

describe('a field that is left out stays', () => {
  let product: Product
  let world: World

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
  })

  afterAll(() => product?.stop())

  const send = async (name: string, body: object) => {
    const endpoint = endpoints.find((one) => one.name === name)!
    const own = name === 'changeAuditFilter' ? { id: world.ids.audit_filters! } : {}
    const params = { ...paramsOf(endpoint, world, '').params, ...own }

    const { status, body: answer } = await product.call(
      endpoint as never,
      { token: world.company.admin.token, params, body } as never,
    )

    return {
      status,
      data: (answer as { data?: Record<string, unknown>; errors?: object })?.data ?? answer,
    }
  }

  it.each([
    ['changeHoliday', { part: '0.5' }, { name: 'Carnival' }],
    ['changeHoliday', { location_id: null }, { date: '2027-02-09' }],
    [
      'changeLeave',
      { start_on: '2027-03-01', finish_on: '2027-03-01', half_day: 'first_half' },
      { description: 'Changed alone' },
    ],
    [
      'changeLeaveType',
      { half_days: false, paid_percent: '50', document_required: true },
      { accrues: false },
    ],
    [
      'changeLeavePolicy',
      { unlimited: true, allow_negative: true, carry_over_days: '3' },
      { description: 'Changed alone' },
    ],
    [
      'changeLeaveAdjustment',
      { days: '2', description: 'Given', valid_to: '2027-06-30' },
      { days: '3' },
    ],
    ['changeExpense', { amount: '12.50', date: '2026-01-05' }, { name: 'Changed alone' }],
    [
      'changeAdjustment',
      { amount: '7%', timing: 'each_run', proration: 'full' },
      { valid_from: '2026-02-01' },
    ],
    [
      'changeInvoiceSetting',
      { name: 'Legal', company_address: 'A', paypal_email: 'pay@example.com', due_days: 9 },
      { city: 'Porto' },
    ],
    ['changeReminderSetting', { enabled: false, steps: [] }, { enabled: false }],
    [
      'renameAllowance',
      { overtime: { after_hours: '8', per: 'day', factor: '1.5' } },
      { name: 'Changed alone' },
    ],
    ['renameAllowance', { name: 'Again' }, { overtime: null }],
    ['changeAuditFilter', { shared: true }, { name: 'Changed alone' }],
    ['changeAnnouncement', { text_ar: 'نص', text_fr: 'Texte' }, { text: 'Changed alone' }],
    ['changeAnnouncement', { text_it: 'Testo' }, { text_fr: null }],
  ] as const)('%s %j, then %j', async (name, first, then) => {
    const before = await send(name, first)
    expect(before).toMatchObject({ status: 200 })
    const after = await send(name, then)
    expect(after).toMatchObject({ status: 200 })

    const moving = [
      ...Object.keys(then),
      'updated_at',
      'revision',
      'versions',
      'days_taken',
      'next_invoice_number',
      'title',
    ]

    const still = (data: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(data).filter(([field]) => !moving.includes(field)))
    expect(still(after.data)).toEqual(still(before.data))
  })

  it('is still required if it was never set, and refused if it is wrong', async () => {
    expect(await send('changeExpense', { amount: '-1' })).toMatchObject({
      status: 422,
      data: { errors: { amount: [expect.any(String)] } },
    })

    expect(await send('changeLeave', { finish_on: '2027-02-01' })).toMatchObject({
      status: 422,
      data: { errors: { finish_on: [expect.any(String)] } },
    })

    expect(await send('changeExpense', { name: '' })).toMatchObject({
      status: 422,
      data: { errors: { name: [expect.any(String)] } },
    })
  })
})
