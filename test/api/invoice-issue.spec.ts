import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { eInvoiceApi } from '@workledger/contracts/invoicing/einvoice.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { remindersApi } from '@workledger/contracts/invoicing/reminders.api'
import { unbilledTimeApi } from '@workledger/contracts/invoicing/unbilled-time.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const place = { address: 'Rua Augusta 24', city: 'Lisboa', country: 'PT' }

describe('issuing an invoice, over HTTP', () => {
  let product: Product
  let company: Company
  let employee: Person
  let client: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli')

    client = (
      await product.call(clientsApi.addClient, {
        ...at(),
        body: { name: 'Contoso', contact_name: 'Ana' },
      })
    ).body.data.id
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const at = () => ({ token: company.admin.token, params: { ws: company.ws } })
  const by = (id: string) => ({ token: company.admin.token, params: { id } })

  const draft = async (body: object = {}, item: object | null = {}) => {
    const dated = {
      client_id: client,
      invoice_number: 'x',
      invoice_date: day(-3),
      due_date: day(400),
      currency: 'EUR',
      ...body,
    }

    const { id } = (await product.call(invoicesApi.addInvoice, { ...at(), body: dated as never }))
      .body.data
    const line = { description: 'Design', quantity: '2', unit_price: '50', ...item }
    if (item) await product.call(invoicesApi.addInvoiceItem, { ...by(id), body: line as never })

    return id
  }

  const issue = (id: string) => product.call(invoicesApi.issueInvoice, by(id))
  const missing = async (id: string) =>
    (await product.call(invoicesApi.invoiceIssueCheck, by(id))).body.data
  const one = async (id: string) => (await product.call(invoicesApi.invoice, by(id))).body.data
  const change = (id: string, body: object) =>
    product.call(invoicesApi.changeInvoice, { ...at(), params: { ws: company.ws, id }, body })
  const credit = (id: string, credited_on: string) =>
    product.call(creditNotesApi.creditInvoice, { ...by(id), body: { credited_on } as never })

  it('says everything that is missing in one list, in the check and in the refusal, and then goes through', async () => {
    const id = await draft({}, { vat_category: 'S', vat_rate: '23' })
    const list = await missing(id)

    expect(list).toMatchObject({
      ready: false,
      missing: [
        { code: 'invoice.seller_address', place: 'setting', client_id: null },
        { code: 'invoice.seller_vat', place: 'setting' },
        { code: 'invoice.buyer_address', place: 'client', client_id: client },
      ],
    })

    const events = await product.events(company.ws)
    const refused = await issue(id)

    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { invoice: list.missing.map(({ message }) => message) } },
    })

    expect(await product.events(company.ws)).toBe(events)

    const setting = {
      name: 'Northwind',
      company_address: 'Rua 1',
      country: 'PT',
      vat_id: 'PT502011378',
      paypal_email: 'pay@n.example',
      due_days: 14,
    }

    await product.call(invoiceSettingApi.changeInvoiceSetting, { ...at(), body: setting as never })

    await product.call(clientsApi.changeClient, {
      ...at(),
      params: { ws: company.ws, id: client },
      body: place as never,
    })

    expect(await missing(id)).toEqual({ ready: true, missing: [] })
    expect((await issue(id)).status).toBe(200)
    expect(await missing(id)).toEqual({ ready: true, missing: [] })

    expect(await missing(await draft({}, null))).toMatchObject({
      ready: false,
      missing: [{ code: 'invoice.empty', place: 'invoice' }],
    })
  })

  it('mails the present address, says if it is another than at issue, and none that was not shown', async () => {
    const move = (contact_email: string) =>
      product.call(clientsApi.changeClient, {
        ...at(),
        params: { ws: company.ws, id: client },
        body: { contact_email },
      })

    await move('ana@contoso.example')
    const id = await draft()
    expect((await one(id)).issued_to).toBeNull()
    await issue(id)
    expect(await one(id)).toMatchObject({
      issued_to: 'ana@contoso.example',
      client: { contact_email: 'ana@contoso.example' },
    })

    const calls = [
      (body: object) => product.call(invoicesApi.emailInvoice, { ...by(id), body }),
      (body: object) => product.call(remindersApi.remindOfInvoice, { ...by(id), body }),
    ]

    for (const send of calls)
      expect((await send({ email: 'ana@contoso.example' })).status).toBe(200)
    await move('mallory@elsewhere.example')
    const before = await product.events(company.ws)

    for (const send of calls)
      expect(await send({ email: 'ana@contoso.example' })).toMatchObject({
        status: 409,
        body: {
          code: 'invoice.email_changed',
          message: expect.stringContaining('mallory@elsewhere.example'),
        },
      })

    expect(await product.events(company.ws)).toBe(before)
    for (const send of calls) expect((await send({})).status).toBe(200)
    const sent = await product.store.readStream(company.ws, `invoice-${id}`)
    const mails = sent
      .filter(({ type }) => /^Invoice(Email|Reminder)Requested$/.test(type))
      .map(({ data }) => data)
    const moved = { email: 'mallory@elsewhere.example', issued_to: 'ana@contoso.example' }

    expect(mails).toMatchObject([{ email: moved.issued_to }, {}, moved, moved])
    expect(mails[0]).not.toHaveProperty('issued_to')
    await move('ana@contoso.example')
  })

  it('refuses a date that is still to come, or older than that of the last document, and offers today', async () => {
    const early = await draft({ invoice_date: day(-30) })
    const events = await product.events(company.ws)
    const refused = await issue(early)

    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { invoice_date: [expect.stringContaining(day(0))] } },
    })

    expect(refused.body).toMatchObject({
      error_codes: { invoice_date: [{ code: 'invoice.issue_early', params: { today: day(0) } }] },
    })
    const late = await draft({ invoice_date: day(200) })
    expect(await missing(late)).toMatchObject({
      missing: [{ code: 'invoice.issue_future', field: 'invoice_date', params: { today: day(0) } }],
    })
    expect((await issue(late)).status).toBe(422)
    expect(await product.events(company.ws)).toBe(events + 3)
    // The last one's day and today are both allowed.
    expect((await change(early, { invoice_date: day(-3) })).status).toBe(200)
    expect((await issue(early)).status).toBe(200)
    expect((await change(late, { invoice_date: day(0) })).status).toBe(200)
    expect((await issue(late)).status).toBe(200)
    // Credit notes have a series of their own.
    const status = async (on: string) => (await credit(late, on)).status
    expect(await status(day(1))).toBe(422)
    expect(await status(day(-1))).toBe(422)
    expect((await credit(early, day(-2))).status).toBe(201)
    const another = await draft({ invoice_date: day(0) })
    expect((await issue(another)).status).toBe(200)
    expect((await credit(another, day(0))).status).toBe(201)
  })

  it('continues after an earlier version’s invoice with a future date, which can be credited today', async () => {
    const id = await draft({ invoice_date: day(0) })
    expect((await issue(id)).status).toBe(200)

    // As an earlier version wrote it.
    await product.owner.query(
      `update read.invoices set invoice_date = $2::date, document = jsonb_set(document, '{invoice_date}', to_jsonb($3::text)) where id = $1`,
      [id, day(300), day(300)],
    )

    const next = await draft({ invoice_date: day(0) })
    expect((await issue(next)).status).toBe(200)
  })

  it('states the supply dates of tracked time while its lines exist, and none without time', async () => {
    const project = await product.call(projectsApi.addProject, {
      ...at(),
      body: { name: 'Web', client_id: client, billable: true, rate: '90' },
    })

    const project_id = project.body.data.id

    const track = async (on: string, description: string) => {
      const entry = { start: `${on} 09:00:00`, end: `${on} 09:20:00`, project_id, description }
      expect(
        (
          await product.call(timeTrackingApi.addTimeEntry, {
            token: employee.token,
            params: { ws: company.ws },
            body: entry,
          })
        ).status,
      ).toBe(201)
    }

    for (const on of [-9, -8, -5]) await track(day(on), `Day ${on}`)
    const id = await draft({ invoice_date: day(0) }, null)
    const query = { client_id: client, group: 'entry' }
    const { entries, seconds } = (
      await product.call(unbilledTimeApi.unbilledTime, { ...at(), query: query as never })
    ).body.data

    await product.call(unbilledTimeApi.addUnbilledTime, {
      ...by(id),
      body: { group: 'entry', entries, seconds } as never,
    })

    const before = await one(id)
    expect(before).toMatchObject({ supply_from: day(-9), supply_to: day(-5), amount: '90.00' })
    const remove = before.items.find(({ description }) => description.includes('Day -5'))!

    await product.call(invoicesApi.deleteInvoiceItem, {
      token: company.admin.token,
      params: { id, itemId: remove.id },
    })

    expect(await one(id)).toMatchObject({ supply_from: day(-9), supply_to: day(-8) })
    // Typed dates win until they are cleared.
    await change(id, { supply_to: day(-1) })
    expect(await one(id)).toMatchObject({ supply_from: day(-9), supply_to: day(-1) })
    await change(id, { supply_to: null })

    for (const { id: itemId } of (await one(id)).items)
      await product.call(invoicesApi.changeInvoiceItem, {
        token: company.admin.token,
        params: { id, itemId },
        body: { vat_category: 'S', vat_rate: '23' } as never,
      })

    expect((await issue(id)).status).toBe(200)
    expect(await one(id)).toMatchObject({ supply_from: day(-9), supply_to: day(-8) })

    const xml = async (of: string) =>
      String(
        (
          await product.inject({
            method: 'GET',
            url: `/api/v1/invoices/${of}/e-invoice/ubl`,
            token: company.admin.token,
          })
        ).body,
      )

    const written = await xml(id)
    expect(written).toContain(`<cbc:StartDate>${day(-9)}</cbc:StartDate>`)
    expect(written).toContain(`<cbc:EndDate>${day(-8)}</cbc:EndDate>`)

    const page = await product.inject({
      method: 'GET',
      url: `/api/v1/invoices/${id}/preview`,
      token: company.admin.token,
    })

    expect(page.body).toContain('Supplied')
    const plain = await draft({ invoice_date: day(0) }, { vat_category: 'S', vat_rate: '23' })
    expect((await issue(plain)).status).toBe(200)
    expect((await product.call(eInvoiceApi.eInvoice, by(plain))).body.data.ready).toBe(true)
    expect(await xml(plain)).not.toContain('ActualDeliveryDate')
  })

  it('takes an amount off, and something off its items, but never more than there is', async () => {
    const id = await draft(
      {
        invoice_date: day(0),
        discount_name: 'Loyalty',
        discount_rate: '10',
        discount_amount: '15',
      },
      { discount: true },
    )

    expect(await one(id)).toMatchObject({
      discount_amount: '15.00',
      amount: '75.00',
      totals: { subtotal: '100.00', discount: '25.00' },
    })

    const back = { description: 'Returned', quantity: '-3', unit_price: '50' }
    const added = await product.call(invoicesApi.addInvoiceItem, { ...by(id), body: back as never })
    expect(added.status).toBe(201)
    expect((await missing(id)).missing).toMatchObject([
      { code: 'invoice.below_zero', message: expect.stringContaining('credit note') },
    ])
    expect(await issue(id)).toMatchObject({ status: 422, body: { code: 'invoice.below_zero' } })

    const smaller = {
      token: company.admin.token,
      params: { id, itemId: added.body.data.id },
      body: { quantity: '-1' },
    }

    expect((await product.call(invoicesApi.changeInvoiceItem, smaller as never)).status).toBe(200)
    expect((await issue(id)).status).toBe(200)
    expect(await one(id)).toMatchObject({ amount: '25.00' })
    // A price is never below zero.
    const wrong = { description: 'Returned', quantity: '1', unit_price: '-50' }

    expect(
      (
        await product.call(invoicesApi.addInvoiceItem, {
          ...by(await draft()),
          body: wrong as never,
        })
      ).status,
    ).toBe(422)
  })

  it('states VAT of an invoice in another currency in the company’s own too', async () => {
    const id = await draft(
      { invoice_date: day(0), currency: 'USD' },
      { vat_category: 'S', vat_rate: '23' },
    )

    expect(await missing(id)).toMatchObject({
      missing: [{ code: 'invoice.exchange_missing', field: 'exchange_rate' }],
    })
    const rate = { exchange_rate: '0.92', exchange_source: 'ECB', exchange_on: day(-1) }
    expect((await change(id, { ...rate, exchange_on: '1999-01-04' })).status).toBe(200)
    expect(await missing(id)).toMatchObject({
      missing: [{ code: 'invoice.exchange_old', field: 'exchange_on' }],
    })
    expect((await change(id, rate)).body.data).toMatchObject(rate)
    expect((await issue(id)).status).toBe(200)

    const ubl = await product.inject({
      method: 'GET',
      url: `/api/v1/invoices/${id}/e-invoice/ubl`,
      token: company.admin.token,
    })

    expect(String(ubl.body)).toContain('<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>')
    expect(String(ubl.body)).toContain('<cbc:TaxAmount currencyID="EUR">21.16</cbc:TaxAmount>')

    const page = await product.inject({
      method: 'GET',
      url: `/api/v1/invoices/${id}/preview`,
      token: company.admin.token,
    })

    expect(String(page.body)).toContain('ECB')
    // Without VAT there is no amount to state.
    expect((await missing(await draft({ invoice_date: day(0), currency: 'USD' }))).ready).toBe(true)
  })
})
