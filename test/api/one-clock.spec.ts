import { Sessions } from '@workledger/api/access/sessions'
import { InProcess } from '@workledger/api/kernel/http/in-process'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { month, type Pay, payOf } from '../support/pay'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const IBAN = 'DE89370400440532013000'

describe('one clock and one order', () => {
  let product: Product
  let company: Company
  let pay: Pay
  let emi: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    pay = payOf(product, company)
    emi = await hire(product, company, 'Emi')

    await pay.contract(emi, {
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
      currency: 'EUR',
    })
  }, 60_000)

  afterAll(() => product?.stop())

  const changeAccount = (key: string, body: object, headers: Record<string, string> = {}) =>
    product.call(paymentsApi.changeBankAccount, {
      token: company.admin.token,
      params: { id: emi.employee },
      body: { holder: 'Emi', iban: IBAN, ...body } as never,
      headers: { 'idempotency-key': key, ...headers },
    })

  const keys = async () =>
    (await product.owner.query('select count(*)::int as n from vault.idempotency')).rows[0].n
  const accountEvents = () => product.stored(({ type }) => type === 'BankAccountChanged')

  /** Runs a call at an earlier time, as only a forged clock could. */
  const earlier: InProcess['call'] = async (endpoint, input) => {
    const session = (await product.app.get(Sessions).find(company.admin.token))!
    return product.app
      .get(InProcess)
      .call(endpoint, { ...input, session, at: new Date('2026-01-05T08:00:00Z') })
  }

  it('forgets a refused attempt: neither its time nor its command is used by a later one with the same key', async () => {
    const refused = await changeAccount('later', { current_password: 'not the password' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'access.current_password' } })
    expect(await keys()).toBe(0)

    const from = Date.now()
    expect((await changeAccount('later', { current_password: PASSWORD })).status).toBe(200)
    const [event] = await accountEvents()
    expect(Date.parse(event!.meta.occurred_at)).toBeGreaterThanOrEqual(from)

    const replayed = await changeAccount('later', { current_password: PASSWORD })
    expect([replayed.status, replayed.headers['idempotent-replayed']]).toEqual([200, 'true'])
    expect(await accountEvents()).toHaveLength(1)
  })

  it('takes a request with another If-Match for another request', async () => {
    const sent = { current_password: PASSWORD, bic: 'COBADEFFXXX' }
    expect((await changeAccount('matched', sent)).status).toBe(200)

    expect(await changeAccount('matched', sent, { 'if-match': '"7"' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency.reused' },
    })
  })

  it('shows an account that changed after the last run was approved, and a contract after it was paid, whatever their times say', async () => {
    const january = await pay.draft({ ...month('01', '31'), currency: 'EUR' })
    expect((await pay.approve(january)).status).toBe(200)
    const account = { holder: 'Emi', iban: 'NL91ABNA0417164300', current_password: PASSWORD }

    await earlier(paymentsApi.changeBankAccount, {
      params: { id: emi.employee },
      body: account as never,
    })

    const terms = {
      effective_on: '2026-01-10',
      base_compensation_amount: '4000',
      base_compensation_type: 'monthly',
      currency: 'EUR',
    }

    await earlier(employmentApi.addContract, { params: { id: emi.employee }, body: terms as never })

    const february = await pay.draft({ ...month('02', '28'), currency: 'EUR' })
    const { body } = await product.call(payRunsApi.payrunChecks, pay.on(february))
    const changed = body.data.checks.find(({ code }) => code === 'payroll.check.account_changed')
    expect(changed).toMatchObject({ count: 1, people: [{ employee: { id: emi.employee } }] })

    const hits = await product.call(watchApi.watchHits, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: { rule: 'after_approval' } as never,
    })

    expect(hits.body.data.map(({ kind }) => kind)).toEqual(['contract_changed'])
  })
})
