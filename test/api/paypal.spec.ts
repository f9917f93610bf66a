import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { paypalApi } from '@workledger/contracts/invoicing/paypal.api'
import { type Capture, type PaypalDouble, startPaypalDouble } from '../support/paypal-double'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

describe('payment of invoices by PayPal, against a double of its API', () => {
  let product: Product
  let paypal: PaypalDouble
  let company: Company
  let client: string
  let webhook: string

  beforeAll(async () => {
    paypal = await startPaypalDouble()
    product = await startProduct({ paypal: paypal.hosts })
    company = await createCompany(product)
    client = await addClient(company)
    webhook = paypal.addWebhook(webhookUrl(company))
  })

  afterAll(async () => {
    await product?.stop()
    await paypal?.stop()
  })

  afterEach(() => paypal.feel('well'))

  const webhookUrl = ({ ws }: Company) => `http://localhost:3000/webhooks/paypal/${ws}`
  const of = ({ ws, admin }: Company) => ({ token: admin.token, params: { ws } })

  const addClient = async (who: Company) =>
    (
      await product.call(clientsApi.addClient, {
        ...of(who),
        body: { name: 'Contoso', contact_name: 'Ana Costa', contact_email: 'ana@contoso.example' },
      })
    ).body.data.id

  const credentials = (body: object = {}) =>
    ({ environment: 'sandbox', ...paypal.app, webhook_id: webhook, ...body }) as never
  const connect = (body: object = {}, who = company) =>
    product.call(paypalApi.connectPaypal, { ...of(who), body: credentials(body) })
  const account = async (who = company) =>
    (await product.call(paypalApi.paypalAccount, of(who))).body.data
  const one = async (id: string, who = company) =>
    (await product.call(invoicesApi.invoice, { token: who.admin.token, params: { id } })).body.data

  /** An issued invoice of 100.00, and the key of its page. */
  const issued = async (body: object = {}, who = company, client_id = client) => {
    const dated = {
      client_id,
      invoice_number: 'x',
      invoice_date: day(-3),
      due_date: day(10),
      currency: 'EUR',
      ...body,
    }

    const { id } = (await product.call(invoicesApi.addInvoice, { ...of(who), body: dated })).body
      .data
    const item = { description: 'Design', quantity: 2, unit_price: '50' }

    await product.call(invoicesApi.addInvoiceItem, {
      token: who.admin.token,
      params: { id },
      body: item,
    })

    const { data } = (
      await product.call(invoicesApi.issueInvoice, { token: who.admin.token, params: { id } })
    ).body

    return {
      id,
      number: data.invoice_number!,
      key: new URL(data.public_url!).searchParams.get('key')!,
    }
  }

  type Issued = Awaited<ReturnType<typeof issued>>
  const pay = ({ id, key }: Issued) =>
    product.call(invoicesApi.payWithPaypal, { params: { id }, query: { key } })
  const payable = async ({ id, key }: Issued) =>
    (await product.call(paypalApi.publicInvoicePayment, { params: { id }, query: { key } })).body
      .data.paypal
  const back = ({ id, key }: Issued, token: string) =>
    product.call(paypalApi.returnFromPaypal, { params: { id }, query: { key, token } })
  const orderOf = async (invoice: Issued) =>
    new URL(String((await pay(invoice)).headers.location)).searchParams.get('token')!

  const post = (
    who: Company,
    { text, headers }: { text: string; headers: Record<string, string> },
  ) =>
    product.inject({
      method: 'POST',
      url: `/webhooks/paypal/${who.ws}`,
      headers,
      raw: Buffer.from(text),
    })

  const notify = async (type: string, resource: object) => {
    const { status } = await post(company, paypal.notification(webhook, type, resource))
    await product.settled()
    return status
  }

  const payments = async () => (await product.call(paypalApi.paypalPayments, of(company))).body.data

  const capture = (custom_id: string, more: Partial<Capture> = {}): Capture => ({
    id: `OTHER${Math.random().toString(36).slice(2, 10).toUpperCase()}`,
    status: 'COMPLETED',
    amount: { value: '100.00', currency_code: 'EUR' },
    custom_id,
    create_time: '2026-05-02T23:30:00Z',
    ...more,
  })

  it('has no button without an account or an address', async () => {
    const invoice = await issued()
    expect(await payable(invoice)).toBe(false)
    const answer = await pay(invoice)

    expect([answer.status, String(answer.body)]).toEqual([
      404,
      expect.stringContaining('does not take payments by PayPal'),
    ])

    expect(await account()).toEqual({
      connected: false,
      environment: null,
      client_id: null,
      webhook_id: null,
      connected_at: null,
      webhook_url: webhookUrl(company),
      webhook_events: [
        'CHECKOUT.ORDER.APPROVED',
        'PAYMENT.CAPTURE.COMPLETED',
        'PAYMENT.CAPTURE.REFUNDED',
        'PAYMENT.CAPTURE.REVERSED',
      ],
      stream: `paypal-account-${company.ws}`,
      revision: 0,
    })
  })

  it('goes to PayPal’s payment link with an address only, and the payment is entered by hand', async () => {
    const third = await createCompany(product, 'Linked')
    const invoice = await issued({}, third, await addClient(third))

    const setting = {
      name: 'Linked',
      company_address: 'A',
      paypal_email: 'pay@linked.example',
      due_days: 30,
    }

    await product.call(invoiceSettingApi.changeInvoiceSetting, {
      ...of(third),
      body: setting as never,
    })

    expect(await payable(invoice)).toBe(true)
    const { searchParams, host } = new URL(String((await pay(invoice)).headers.location))

    expect([host, Object.fromEntries(searchParams)]).toEqual([
      'www.paypal.com',
      expect.objectContaining({
        business: 'pay@linked.example',
        amount: '100.00',
        currency_code: 'EUR',
        invoice: invoice.number,
      }),
    ])

    expect(paypal.calls).toEqual([])
  })

  it('takes credentials only once PayPal has accepted them and knows the webhook', async () => {
    const events = await product.events()
    const elsewhere = paypal.addWebhook('https://elsewhere.example/')
    const deaf = paypal.addWebhook(webhookUrl(company), ['PAYMENT.CAPTURE.COMPLETED'])

    const refused: [body: object, status: number, field: string, text: string | RegExp][] = [
      [
        { secret: 'wrong' },
        422,
        'secret',
        'PayPal does not accept this client ID with this secret.',
      ],
      [
        { webhook_id: 'NOBODYS' },
        422,
        'webhook_id',
        'PayPal knows no webhook of this ID for this app.',
      ],
      [
        { webhook_id: elsewhere },
        422,
        'webhook_id',
        `The address of this webhook has to be ${webhookUrl(company)}.`,
      ],
      [{ webhook_id: deaf }, 422, 'webhook_id', /does not report CHECKOUT.ORDER.APPROVED/],
      [
        { webhook_id: '../../v2' },
        422,
        'webhook_id',
        'Please enter the ID that PayPal shows for the webhook.',
      ],
      [{ secret: null }, 422, 'secret', 'Please enter the secret that PayPal shows for your app.'],
      [
        { secret: 'a\r\nb' },
        422,
        'secret',
        'Please enter the secret that PayPal shows for your app.',
      ],
      [
        { client_id: '' },
        422,
        'client_id',
        'Please enter the client ID that PayPal shows for your app.',
      ],
      [{ environment: 'moon' }, 422, 'environment', /./],
    ]

    for (const [body, status, field, text] of refused) {
      const answer = await connect(body)
      expect([body, answer.status, answer.body]).toEqual([body, status, expect.anything()])
      const said = (answer.body as unknown as { errors: Record<string, string[]> }).errors[field]

      expect([body, said]).toEqual([
        body,
        [typeof text === 'string' ? text : expect.stringMatching(text)],
      ])
    }

    paypal.feel('down')

    expect(await connect()).toMatchObject({
      status: 422,
      body: { code: 'invoice.paypal_unreachable' },
    })

    paypal.feel('floods')

    expect(await connect()).toMatchObject({
      status: 422,
      body: { code: 'invoice.paypal_unreachable' },
    })

    expect(await product.events()).toBe(events)
    expect((await product.owner.query('select 1 from vault.workspace_secrets')).rowCount).toBe(0)
  })

  it('keeps the secret sealed and never shows it again', async () => {
    const connected = await connect()

    expect(connected).toMatchObject({
      status: 200,
      body: { data: { connected: true, environment: 'sandbox', client_id: paypal.app.client_id } },
    })

    expect(JSON.stringify([connected.body, await account()])).not.toContain(paypal.app.secret)
    const kept = await product.owner.query(
      'select id::text, workspace::text, sealed from vault.workspace_secrets',
    )
    expect(kept.rows).toHaveLength(1)
    expect(kept.rows[0].workspace).toBe(company.ws)
    expect((kept.rows[0].sealed as Buffer).includes(paypal.app.secret)).toBe(false)
    const rows = await product.stored(() => true)
    expect(rows.map(({ type }) => type)).toContain('PaypalConnected')
    expect(JSON.stringify(rows.map(({ data }) => data))).not.toContain(paypal.app.secret)
    const events = await product.events()
    // Without a new secret the stored one stays in use; it belongs to this client ID only.
    expect((await connect({ secret: undefined })).status).toBe(200)
    expect(await product.events()).toBe(events)
    expect((await connect({ secret: undefined, client_id: 'another' })).status).toBe(422)
    const again = paypal.addWebhook(webhookUrl(company))
    expect((await connect({ webhook_id: again })).status).toBe(200)
    expect((await connect()).status).toBe(200)
    expect((await product.owner.query('select 1 from vault.workspace_secrets')).rowCount).toBe(1)
  })

  it('is only for administrators and invoice managers of the workspace', async () => {
    const employee = await hire(product, company, 'Eli')
    const other = await createCompany(product, 'Other')

    for (const call of [paypalApi.paypalAccount, paypalApi.disconnectPaypal])
      expect(
        (
          await product.call(call as typeof paypalApi.paypalAccount, {
            token: employee.token,
            params: { ws: company.ws },
          })
        ).status,
      ).toBe(403)

    expect(
      (
        await product.call(paypalApi.disconnectPaypal, {
          token: other.admin.token,
          params: { ws: company.ws },
        })
      ).status,
    ).toBe(404)

    expect(await account(other)).toMatchObject({ connected: false })

    expect(await product.call(paypalApi.disconnectPaypal, of(other))).toMatchObject({
      status: 409,
      body: { code: 'invoice.paypal_none' },
    })

    expect(await account()).toMatchObject({ connected: true })
  })

  it('makes an order over the balance, takes it when the payer comes back, and enters the payment once', async () => {
    const invoice = await issued()
    expect(await payable(invoice)).toBe(true)
    const order = await orderOf(invoice)
    // A second click gets the same order.
    expect(await orderOf(invoice)).toBe(order)

    expect(paypal.orders.get(order)).toMatchObject({
      unit: {
        custom_id: invoice.id,
        description: invoice.number,
        amount: { value: '100.00', currency_code: 'EUR' },
      },
      context: {
        cancel_url: `http://localhost:3000/public/invoices/${invoice.id}?key=${invoice.key}`,
      },
    })

    // The payer has not agreed yet.
    const early = await back(invoice, order)

    expect([early.status, String(early.body)]).toEqual([
      422,
      expect.stringContaining('Nothing was paid'),
    ])

    paypal.approve(order)
    paypal.endTokens()
    const returned = await back(invoice, order)

    expect([returned.status, returned.headers.location]).toEqual([
      302,
      `http://localhost:3000/public/invoices/${invoice.id}?key=${invoice.key}`,
    ])

    const taken = paypal.orders.get(order)!.capture!

    expect(await one(invoice.id)).toMatchObject({
      balance: '0.00',
      payments: [{ amount: '100.00', paid_on: '2026-05-02', note: `PayPal ${taken.id}` }],
    })

    const events = await product.events()
    expect(await notify('CHECKOUT.ORDER.APPROVED', { id: order })).toBe(200)
    expect(await notify('PAYMENT.CAPTURE.COMPLETED', taken)).toBe(200)
    expect(await notify('PAYMENT.CAPTURE.COMPLETED', taken)).toBe(200)
    expect((await back(invoice, order)).status).toBe(302)
    expect(await product.events()).toBe(events)
    expect(await payable(invoice)).toBe(false)
    expect((await pay(invoice)).status).toBe(404)
  })

  it('takes no payment of a draft, of one that is paid or credited in full, nor by the key of another invoice', async () => {
    const [paid, credited, other] = [await issued(), await issued(), await issued()]
    const on = (id: string) => ({ token: company.admin.token, params: { id } })

    await product.call(invoicesApi.payInvoice, {
      ...on(paid.id),
      body: { amount: '100', paid_on: day(0) },
    })

    expect(
      (
        await product.call(creditNotesApi.creditInvoice, {
          ...on(credited.id),
          body: { credited_on: day(0), reason: 'Cancelled' },
        })
      ).status,
    ).toBe(201)

    const { id: draft } = (
      await product.call(invoicesApi.addInvoice, {
        ...of(company),
        body: { client_id: client, invoice_number: 'x', invoice_date: day(0), due_date: day(10) },
      })
    ).body.data

    const events = await product.events()
    const orders = paypal.orders.size

    for (const invoice of [paid, credited]) {
      expect(await payable(invoice)).toBe(false)
      const answer = await pay(invoice)

      expect([answer.status, String(answer.body)]).toEqual([
        404,
        expect.stringContaining('nothing left to pay'),
      ])
    }

    for (const invoice of [
      { ...other, id: draft },
      { ...other, id: paid.id },
      { ...other, key: 'none' },
      { ...other, key: '' },
    ]) {
      expect(await pay(invoice)).toMatchObject({
        status: 404,
        body: { code: 'invoice.key', message: 'Invalid Key' },
      })

      // A browser is sent to a page with the reason, in the reader's language.
      const { id, key } = invoice
      const headers = { accept: 'text/html,*/*' }

      const seen = await product.inject({
        method: 'GET',
        url: `/api/v1/public/invoices/${id}/pay/paypal?key=${key}`,
        headers,
      })

      expect([seen.status, seen.headers.location]).toEqual([
        302,
        `http://localhost:3000/public/invoices/${id}?key=${key}`,
      ])
    }

    expect([await product.events(), paypal.orders.size]).toEqual([events, orders])
  })

  it('takes an approved order by its webhook when the payer never comes back', async () => {
    const invoice = await issued()
    const order = await orderOf(invoice)
    paypal.approve(order)
    expect(await notify('CHECKOUT.ORDER.APPROVED', { id: order })).toBe(200)

    expect(await one(invoice.id)).toMatchObject({
      paid: '100.00',
      payments: [{ amount: '100.00' }],
    })
  })

  it('takes nothing for an invoice that was paid meanwhile, nor an order of another invoice', async () => {
    const [invoice, another] = [await issued(), await issued()]
    const order = await orderOf(invoice)
    paypal.approve(order)
    const mixed = await back(another, order)
    expect([mixed.status, paypal.orders.get(order)!.status]).toEqual([404, 'APPROVED'])
    const body = { amount: '40', paid_on: day(0) }

    await product.call(invoicesApi.payInvoice, {
      token: company.admin.token,
      params: { id: invoice.id },
      body,
    })

    const late = await back(invoice, order)

    expect([late.status, String(late.body)]).toEqual([
      422,
      expect.stringContaining('nothing left to pay'),
    ])

    expect(paypal.orders.get(order)!.status).toBe('APPROVED')
    // The rest gets another order.
    const rest = await orderOf(invoice)
    expect(paypal.orders.get(rest)!.unit.amount).toEqual({ value: '60.00', currency_code: 'EUR' })
  })

  it('says that PayPal is still checking, or has declined', async () => {
    for (const [status, code, text] of [
      ['PENDING', 200, 'still checking'],
      ['DECLINED', 422, 'did not take the payment'],
    ] as const) {
      const invoice = await issued()
      const order = await orderOf(invoice)
      paypal.approve(order)
      paypal.captureNext({ status })
      const answer = await back(invoice, order)
      expect([answer.status, String(answer.body)]).toEqual([code, expect.stringContaining(text)])
      expect(await one(invoice.id)).toMatchObject({ paid: '0.00' })
    }
  })

  it('keeps payments that the invoice refuses, with the reason: too much, another currency, an unknown unit', async () => {
    const invoice = await issued()

    const held = async (amount: Capture['amount'], reason: string) => {
      const told = capture(invoice.id, { amount })
      expect(await notify('PAYMENT.CAPTURE.COMPLETED', told)).toBe(200)

      expect((await payments()).find(({ capture_id }) => capture_id === told.id)).toMatchObject({
        invoice_number: invoice.number,
        state: 'held',
        reason,
        currency: amount.currency_code,
      })
    }

    await held({ value: '100.01', currency_code: 'EUR' }, 'invoice.overpaid')
    await held({ value: '100.00', currency_code: 'USD' }, 'invoice.paypal_currency')
    await held({ value: '10.001', currency_code: 'EUR' }, 'validation')
    expect(await one(invoice.id)).toMatchObject({ paid: '0.00', payments: [] })
    // A partial amount is a payment, dated in the company's zone.
    const part = capture(invoice.id, { amount: { value: '30.00', currency_code: 'EUR' } })
    expect(await notify('PAYMENT.CAPTURE.COMPLETED', part)).toBe(200)

    expect(await one(invoice.id)).toMatchObject({
      paid: '30.00',
      payments: [{ amount: '30.00', note: `PayPal ${part.id}` }],
    })
  })

  it('gets a refund before or after the payment, and counts each once', async () => {
    const invoice = await issued()
    const taken = capture(invoice.id)
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${taken.id}` }]

    const refund = {
      ...taken,
      id: 'REFUND1',
      amount: { value: '25.00', currency_code: 'EUR' },
      links,
    }

    expect(await notify('PAYMENT.CAPTURE.REFUNDED', refund)).toBe(200)
    expect(await notify('PAYMENT.CAPTURE.COMPLETED', taken)).toBe(200)
    expect(await notify('PAYMENT.CAPTURE.REFUNDED', refund)).toBe(200)

    expect((await payments()).find(({ capture_id }) => capture_id === taken.id)).toMatchObject({
      state: 'refunded',
      refunded: '25.00',
    })

    const back = { amount: '100.00', reversed_on: '2026-05-03', reversal_reason: 'PayPal REFUND1' }

    const rest = {
      amount: '75.00',
      paid_on: '2026-05-03',
      note: `PayPal ${taken.id}`,
      reversed_on: null,
    }

    expect(await one(invoice.id)).toMatchObject({
      paid: '75.00',
      balance: '25.00',
      payments: [back, rest],
    })

    const all = { ...refund, id: 'REFUND2', amount: { value: '75.00', currency_code: 'EUR' } }
    const events = await product.events()

    for (const _ of ['twice', 'told'])
      expect(await notify('PAYMENT.CAPTURE.REFUNDED', all)).toBe(200)

    expect(await product.events()).toBe(events + 2)
    expect(await one(invoice.id)).toMatchObject({ paid: '0.00', balance: '100.00' })
  })

  it('enters a held payment once the invoice accepts it, and leaves one that was settled elsewhere', async () => {
    const invoice = await issued()
    const byHand = { amount: '100', paid_on: day(0) }
    const of100 = { token: company.admin.token, params: { id: invoice.id } }
    const paid = (await product.call(invoicesApi.payInvoice, { ...of100, body: byHand })).body.data
      .id

    const told = [
      capture(invoice.id),
      capture(invoice.id, { amount: { value: '1.00', currency_code: 'USD' } }),
    ]

    for (const each of told) expect(await notify('PAYMENT.CAPTURE.COMPLETED', each)).toBe(200)
    const row = async (n: number) =>
      (await payments()).find(({ capture_id }) => capture_id === told[n]!.id)!
    const [first, second] = [await row(0), await row(1)]

    const about = ({ id }: { id: string }) => ({
      token: company.admin.token,
      params: { ws: company.ws, id },
    })

    expect((await product.call(paypalApi.retryPaypalPayment, about(first))).body.data).toEqual({
      state: 'held',
    })

    await product.call(invoicesApi.reversePayment, {
      token: company.admin.token,
      params: { id: invoice.id, paymentId: paid },
      body: { reversed_on: day(0), reason: 'Bounced' },
    })

    expect((await product.call(paypalApi.retryPaypalPayment, about(first))).body.data).toEqual({
      state: 'entered',
    })
    expect(await row(0)).toMatchObject({ state: 'entered', reason: null })
    expect(await one(invoice.id)).toMatchObject({ balance: '0.00' })
    expect((await product.call(paypalApi.settlePaypalPayment, about(second))).body.data).toEqual({
      state: 'settled',
    })
    const other = await createCompany(product, 'Others')
    const events = await product.events()

    for (const call of [paypalApi.retryPaypalPayment, paypalApi.settlePaypalPayment])
      for (const row of [first, second])
        expect(await product.call(call, about(row))).toMatchObject({
          status: 409,
          body: { code: 'invoice.paypal_not_held' },
        })

    const foreign = { token: other.admin.token, params: { ws: other.ws, id: first.id } }
    expect((await product.call(paypalApi.settlePaypalPayment, foreign)).status).toBe(404)
    expect(await product.events()).toBe(events)
  })

  it('accepts only PayPal, and PayPal only for the workspace’s own invoices', async () => {
    const invoice = await issued()
    const other = await createCompany(product, 'Foreign')
    const foreign = await issued({}, other, await addClient(other))
    const events = await product.events()
    const good = paypal.notification(webhook, 'PAYMENT.CAPTURE.COMPLETED', capture(invoice.id))

    const forged = [
      { ...good, text: good.text.replace('100.00', '99.00') },
      { ...good, headers: { ...good.headers, 'paypal-transmission-sig': 'AAAA' } },
      { ...good, headers: { ...good.headers, 'paypal-transmission-id': 'other' } },
      {
        ...good,
        headers: { ...good.headers, 'paypal-cert-url': 'https://paypal.com.evil.example/cert' },
      },
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, text: '{"webhook_event":{}},"webhook_event":{' },
      paypal.notification('WEBHOOKOFOTHERS', 'PAYMENT.CAPTURE.COMPLETED', capture(invoice.id)),
    ]

    for (const one of forged) expect((await post(company, one)).status).toBe(400)
    expect((await post(other, good)).status).toBe(404)

    for (const custom_id of [foreign.id, 'not an id', other.ws])
      expect(await notify('PAYMENT.CAPTURE.COMPLETED', capture(custom_id))).toBe(200)

    expect(await notify('PAYMENT.CAPTURE.DENIED', capture(invoice.id))).toBe(200)
    expect(await notify('PAYMENT.CAPTURE.COMPLETED', { id: {}, amount: 'much' })).toBe(200)
    expect((await post(company, { ...good, text: ' '.repeat(300 * 1024) })).status).toBe(413)
    expect(await product.events()).toBe(events)
  })

  it('loses nothing while PayPal is away, and answers other calls meanwhile', async () => {
    const invoice = await issued()
    const taken = capture(invoice.id)
    paypal.feel('down')
    expect(await notify('PAYMENT.CAPTURE.COMPLETED', taken)).toBe(503)
    const answer = await pay(await issued())

    expect([answer.status, String(answer.body)]).toEqual([
      503,
      expect.stringContaining('PayPal does not answer'),
    ])

    paypal.feel('hangs')
    const unpaid = await issued()

    const hanging = Promise.all([
      post(company, paypal.notification(webhook, 'PAYMENT.CAPTURE.COMPLETED', taken)),
      pay(unpaid),
    ])

    await paypal.whenHanging(2)
    expect((await one(invoice.id)).paid).toBe('0.00')
    paypal.feel('well')
    expect((await hanging).map(({ status }) => status)).toEqual([503, 503])
    expect(await notify('PAYMENT.CAPTURE.COMPLETED', taken)).toBe(200)
    expect((await one(invoice.id)).paid).toBe('100.00')
  })

  it('says so if PayPal does not take the currency', async () => {
    const answer = await pay(await issued({ currency: 'KWD' }))
    expect([answer.status, String(answer.body)]).toEqual([
      502,
      expect.stringContaining('PayPal cannot take a payment'),
    ])
  })

  it('is disconnected: the secret is deleted, and notifications are refused', async () => {
    const invoice = await issued()
    const told = paypal.notification(webhook, 'PAYMENT.CAPTURE.COMPLETED', capture(invoice.id))
    expect((await product.call(paypalApi.disconnectPaypal, of(company))).status).toBe(204)
    expect(await account()).toMatchObject({ connected: false, client_id: null })
    expect((await product.owner.query('select 1 from vault.workspace_secrets')).rowCount).toBe(0)
    expect((await post(company, told)).status).toBe(404)
    expect(await payable(invoice)).toBe(false)
  })
})
