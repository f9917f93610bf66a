import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { noteMessages } from '../support/database-messages'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

/** Statements of loops that run anyway, now and then. */
const POLLS = /^(after|select position from|access lease|select b\.projection|select key,)/

describe('messages to the database', () => {
  const noted = noteMessages()
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
  })

  afterAll(async () => {
    await product?.stop()
    noted.stop()
  })

  const start = (description: string) =>
    product.call(timeTrackingApi.startTimer, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { description },
    })

  it('of one start of the timer are one append, one notice and one batch of rows', async () => {
    for (const description of ['First', 'Second', 'Third']) {
      expect((await start(description)).status).toBe(201)
      await product.settled()
    }

    const { statements, writes } = await noted.during(async () => {
      expect((await start('Fourth')).status).toBe(201)
      await product.settled()
    })

    const of = (wanted: string) =>
      statements
        .filter(({ role, statement }) => role === wanted && !POLLS.test(statement))
        .map(({ statement }) => statement)

    expect(of('wl_request')).toEqual([])
    expect(of('wl_log')).toEqual(['append_known', 'notify'])

    expect(of('wl_projector').map((name) => name.replace(/ \d+$/, ''))).toEqual(['write'])

    const polled = statements.filter(
      ({ role, statement }) => role === 'wl_projector' && POLLS.test(statement),
    )

    expect(writes.filter((role) => role === 'wl_projector')).toHaveLength(1 + polled.length)
  })
})
