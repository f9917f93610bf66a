import { auditApi } from '@workledger/contracts/audit/audit.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoiceStatuses as is } from '@workledger/contracts/invoicing/invoice-statuses'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import type { CallOf } from '@workledger/contracts/kernel/endpoint'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { unknownCompany, unknownSeller } from '@workledger/domain/invoicing/nothing-said'
import { Client } from 'pg'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

const setting = {
  name: 'Northwind Design Lda',
  company_address: 'Rua Augusta 24\n1100-053 Lisboa',
  paypal_email: 'pay@northwind.example',
  terms: 'Payable within 30 days.',
  due_days: 30,
}

describe('clients and invoices, over HTTP', () => {
  let product: Product
  let company: Company
  let other: Company
  let employee: Person
  let client: string
  const pdfs: string[] = []

  beforeAll(async () => {
    product = await startProduct({
      pdf: {
        payslip: async () => Buffer.alloc(0),
        payStatement: async () => Buffer.alloc(0),
        page: async () => Buffer.alloc(0),
        invoice: async (_, id) => Buffer.from(`%PDF ${pdfs.push(id)}`),
      },
    })

    company = await createCompany(product)
    other = await createCompany(product, 'Southwind')
    employee = await hire(product, company, 'Eli')
    client = (
      await addClient({ contact_email: 'ana@contoso.example', address: 'Av. da Liberdade 1' })
    ).body.data.id
  })

  afterAll(() => product?.stop())

  const admin = () => ({ token: company.admin.token })

  const addClient = (body: object = {}, who = company) =>
    product.call(clientsApi.addClient, {
      token: who.admin.token,
      params: { ws: who.ws },
      body: { name: 'Contoso', contact_name: 'Ana Costa', ...body },
    })

  const draft = (body: object = {}) =>
    product.call(invoicesApi.addInvoice, {
      ...admin(),
      params: { ws: company.ws },
      body: {
        client_id: client,
        invoice_number: 'draft',
        invoice_date: day(-40),
        due_date: day(10),
        ...body,
      },
    })

  const addItem = (id: string, body: object = {}) =>
    product.call(invoicesApi.addInvoiceItem, {
      ...admin(),
      params: { id },
      body: { description: 'Design', quantity: 2, unit_price: '50', amount: '1', ...body } as never,
    })

  const change = (id: string, body: object) =>
    product.call(invoicesApi.changeInvoice, { ...admin(), params: { ws: company.ws, id }, body })
  const one = async (id: string) =>
    (await product.call(invoicesApi.invoice, { ...admin(), params: { id } })).body.data
  const issue = (id: string, token = company.admin.token) =>
    product.call(invoicesApi.issueInvoice, { token, params: { id } })

  const pay = (id: string, amount: string) =>
    product.call(invoicesApi.payInvoice, {
      ...admin(),
      params: { id },
      body: { amount, paid_on: day(0) },
    })

  const ready = async (body: object = {}) => {
    const { id } = (await draft(body)).body.data
    await addItem(id)
    return id
  }

  const keyOf = (url: string | null) => new URL(url!).searchParams.get('key')!

  const preview = (id: string, key?: string) =>
    product.inject({
      method: 'GET',
      url: `/api/v1/public/invoices/${id}/preview${key === undefined ? '' : `?key=${key}`}`,
    })

  const paypal = (id: string, key: string) =>
    product.inject({ method: 'GET', url: `/api/v1/public/invoices/${id}/pay/paypal?key=${key}` })

  it('answers all clients if no page is requested', async () => {
    for (let n = 0; n < 20; n++) await addClient({ name: `Many ${n}` })

    const asked = (query: object) =>
      product.call(clientsApi.clients, {
        token: employee.token,
        params: { ws: company.ws },
        query: { q: 'Many', ...query },
      })

    expect((await asked({})).body).toMatchObject({ total: 20, meta: { last_page: 1 } })
    expect((await asked({})).body.data).toHaveLength(20)
    expect((await asked({ page: 2, per_page: 15 })).body.data).toHaveLength(5)
    expect((await asked({ per_page: 1001 })).status).toBe(422)
  })

  it('keeps clients, whom only admins change', async () => {
    const { id } = (await addClient({ name: 'Fabrikam', hrate: '80' })).body.data

    const changed = await product.call(clientsApi.changeClient, {
      ...admin(),
      params: { ws: company.ws, id },
      body: { contact_phone: '+351 2', hrate: '' },
    })

    expect(changed.body.data).toMatchObject({
      name: 'Fabrikam',
      contact_phone: '+351 2',
      hrate: null,
      stream: `client-${id}`,
    })

    const found = await product.call(clientsApi.clients, {
      token: employee.token,
      params: { ws: company.ws },
      query: { q: 'fabri' },
    })

    // A person who manages neither projects nor invoices sees names, but no contacts and rates, in
    // the call and in the list.
    expect(found.body).toMatchObject({ total: 1, data: [{ id, name: 'Fabrikam' }] })
    expect(found.body.data[0]).not.toHaveProperty('contact_name')
    const row = { params: { ws: company.ws, resource: 'clients', id } }
    const seen = (token: string) =>
      product.call(listsApi.adminOne, { token, ...row }).then(({ body }) => Object.keys(body))

    expect(await seen(employee.token)).toEqual([
      'id',
      'name',
      'created_at',
      'updated_at',
      'stream',
      'revision',
    ])

    expect(await seen(company.admin.token)).toEqual(
      expect.arrayContaining(['contact_name', 'contact_phone', 'hrate']),
    )
    const events = await product.events(company.ws)

    const refused = [
      [
        await product.call(clientsApi.addClient, {
          ...admin(),
          params: { ws: company.ws },
          body: {} as never,
        }),
        422,
        'Please input the client Name!',
      ],
      [await addClient({ contact_email: 'nonsense' }), 422, 'The input is not valid E-mail!'],
      [
        await product.call(clientsApi.deleteClient, {
          token: employee.token,
          params: { ws: company.ws, id },
        }),
        403,
        'You are not allowed to do this.',
      ],
      [
        await product.call(clientsApi.deleteClient, {
          token: other.admin.token,
          params: { ws: other.ws, id },
        }),
        404,
        'Not found.',
      ],
    ] as const

    for (const [answer, status, message] of refused)
      expect(answer).toMatchObject({ status, body: { message } })

    expect(await product.events(company.ws)).toBe(events)

    expect(
      (await product.call(clientsApi.deleteClient, { ...admin(), params: { ws: company.ws, id } }))
        .status,
    ).toBe(204)
  })

  it('starts with 30 days and names missing settings', async () => {
    const ws = { ws: company.ws }
    const before = await product.call(invoiceSettingApi.invoiceSetting, { ...admin(), params: ws })

    expect(before.body.data).toMatchObject({
      name: null,
      due_days: 30,
      next_invoice_number: 'INV-0001',
    })

    const empty = await product.call(invoiceSettingApi.changeInvoiceSetting, {
      ...admin(),
      params: ws,
      body: {} as never,
    })

    expect(empty).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: ["Please enter company's legal name"],
          company_address: ["Please enter company's address"],
          paypal_email: ['Please enter paypal email'],
        },
      },
    })

    const saved = await product.call(invoiceSettingApi.changeInvoiceSetting, {
      ...admin(),
      params: ws,
      body: { ...setting, paypal_email: 'x@y.example' },
    })

    expect(saved.body.data).toMatchObject({
      name: setting.name,
      paypal_email: 'x@y.example',
      tax_rate1: null,
    })

    const tax = (body: object) =>
      product.call(invoiceSettingApi.changeInvoiceSetting, {
        ...admin(),
        params: ws,
        body: body as never,
      })

    expect(await tax({ tax_rate1: '23' })).toMatchObject({
      status: 422,
      body: { errors: { tax_name1: ['Please enter Tax Name'] } },
    })

    expect(await tax({ tax_name1: 'VAT', tax_rate1: '0', tax_category1: 'S' })).toMatchObject({
      status: 422,
      body: { errors: { tax_rate1: ['The standard category needs a rate above 0.'] } },
    })

    const usual = { tax_name1: 'VAT', tax_rate1: '23', tax_category1: 'S', tax_reason1: null }
    expect((await tax(usual)).body.data).toMatchObject(usual)
    expect(
      (await tax({ tax_name1: '', tax_rate1: '', tax_category1: '' })).body.data,
    ).toMatchObject({ tax_name1: null, tax_rate1: null })

    await product.call(invoiceSettingApi.changeInvoiceSetting, {
      ...admin(),
      params: ws,
      body: setting,
    })
  })

  it('goes from draft to paid, with the server’s own total, and its history says how', async () => {
    const { id } = (await draft({ amount: '99999' })).body.data
    const item = (
      await addItem(id, { quantity: '3', unit_price: '33.33', tax1: true, tax2: 1, discount: true })
    ).body.data.id

    expect(await change(id, { public_notes: 'Thanks' })).toMatchObject({
      status: 422,
      body: { message: 'Please enter Tax Name' },
    })

    const rates = {
      tax_name1: 'VAT',
      tax_rate1: '20',
      tax_name2: 'Eco',
      tax_rate2: 5,
      discount_name: 'Loyalty',
      discount_rate: '10',
      amount: '1',
    }

    expect((await change(id, rates)).body.data).toMatchObject({
      amount: '112.49',
      balance: '112.49',
      invoice_status_id: is.draft,
      public_url: null,
    })

    const drafts = await product.call(invoicesApi.invoicePreview, { ...admin(), params: { id } })
    expect(String(drafts.body)).toContain('Draft')
    const issued = await issue(id)

    expect(issued.body.data).toMatchObject({
      invoice_number: 'INV-0001',
      invoice_status_id: is.sent,
      days_old: 40,
      totals: {
        subtotal: '99.99',
        discount: '10.00',
        tax1: '18.00',
        tax2: '4.50',
        total: '112.49',
      },
      items: [{ id: item, amount: '99.99', total: '112.49' }],
    })

    // The preview of unsaved content has the same sums and writes nothing.
    const { amount: _, ...charges } = rates
    const line = { quantity: '3', unit_price: '33.33', tax1: true, tax2: true, discount: true }

    const calculate = (change: object, token = company.admin.token) => {
      const body = { currency: 'EUR', ...charges, lines: [line], ...change } as CallOf<
        typeof invoicesApi.calculateInvoice
      >['body']
      return product.call(invoicesApi.calculateInvoice, { token, params: { ws: company.ws }, body })
    }

    const events = await product.events()

    expect((await calculate({})).body.data).toEqual({
      lines: [{ amount: '99.99', total: '112.49' }],
      totals: issued.body.data.totals,
    })

    expect((await calculate({ lines: [] })).body.data.totals.total).toBe('0.00')

    for (const wrong of [
      { lines: [{ ...line, quantity: '-1' }] },
      { lines: Array(501).fill(line) },
      { tax_rate1: '101' },
      { currency: 'EURO' },
    ])
      expect((await calculate(wrong)).status).toBe(422)

    expect((await calculate({}, employee.token)).status).toBe(403)
    expect(await product.events()).toBe(events)
    const key = keyOf(issued.body.data.public_url)
    const page = await preview(id, key)

    expect(page).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' },
    })

    expect(String(page.body).replaceAll('\u00a0', ' ')).toContain('112.49 EUR')
    expect(String(page.body)).not.toContain('<script')
    expect((await one(id)).invoice_status_id).toBe(is.viewed)
    expect((await pay(id, '100')).status).toBe(201)

    expect(await one(id)).toMatchObject({
      invoice_status_id: is.partial,
      paid: '100.00',
      balance: '12.49',
    })

    expect(await pay(id, '12.5')).toMatchObject({
      status: 422,
      body: { message: 'The payment is more than the balance of 12.49 EUR.' },
    })

    expect((await pay(id, '12.49')).status).toBe(201)
    expect(await one(id)).toMatchObject({ invoice_status_id: is.paid, balance: '0.00' })

    expect(await paypal(id, key)).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })

    const history = await product.call(auditApi.history, {
      ...admin(),
      params: { ws: company.ws, stream: `invoice-${id}` },
      query: {},
    })

    expect(history.body.data.events.map(({ type }) => type)).toEqual([
      'InvoiceDrafted',
      'InvoiceItemAdded',
      'InvoiceChanged',
      'InvoiceClosed',
      'InvoiceIssued',
      'InvoiceViewed',
      'InvoicePaymentRecorded',
      'InvoicePaymentRecorded',
    ])
  })

  it('is approved by its client between being sent and paid', async () => {
    const approve = (id: string) =>
      product.call(invoicesApi.approveInvoice, { ...admin(), params: { id } })
    const id = await ready({ due_date: day(30) })
    const before = await product.events()

    expect(await approve(id)).toMatchObject({
      status: 409,
      body: { code: 'invoice.not_approvable' },
    })

    expect(await product.events()).toBe(before)
    const { public_url } = (await issue(id)).body.data
    expect((await approve(id)).body.data.invoice_status_id).toBe(is.approved)
    await preview(id, keyOf(public_url))
    const events = await product.events()
    expect((await approve(id)).body.data.invoice_status_id).toBe(is.approved)
    expect(await product.events()).toBe(events)
    const query = { filter: { status: is.approved } } as never

    const listed = await product.call(invoicesApi.invoices, {
      ...admin(),
      params: { ws: company.ws },
      query,
    })

    expect(listed.body.data.map((row) => row.id)).toEqual([id])
    expect((await pay(id, '1')).status).toBe(201)
    expect((await one(id)).invoice_status_id).toBe(is.partial)
  })

  it('never changes an issued invoice, and deletes only drafts', async () => {
    const id = await ready()
    const item = (await one(id)).items[0]!.id
    await issue(id)
    const events = await product.events(company.ws)
    const message = 'An issued invoice can no longer be changed or deleted.'

    const refused = [
      await change(id, { public_notes: 'x' }),
      await addItem(id),
      await product.call(invoicesApi.changeInvoiceItem, {
        ...admin(),
        params: { id, itemId: item },
        body: { quantity: '5' },
      }),
      await product.call(invoicesApi.deleteInvoiceItem, {
        ...admin(),
        params: { id, itemId: item },
      }),
      await product.call(invoicesApi.deleteInvoice, { ...admin(), params: { ws: company.ws, id } }),
    ]

    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { message, code: 'invoice.issued' } })

    expect(await issue(id)).toMatchObject({ status: 409, body: { code: 'invoice.already_issued' } })

    const inUse = await product.call(clientsApi.deleteClient, {
      ...admin(),
      params: { ws: company.ws, id: client },
    })

    expect(inUse).toMatchObject({ status: 409, body: { code: 'client.in_use' } })
    expect(await product.events(company.ws)).toBe(events)
    const draftId = await ready()

    expect(
      (
        await product.call(invoicesApi.deleteInvoice, {
          ...admin(),
          params: { ws: company.ws, id: draftId },
        })
      ).status,
    ).toBe(204)

    expect(
      (await product.call(invoicesApi.invoice, { ...admin(), params: { id: draftId } })).status,
    ).toBe(404)
  })

  it('shows an issued invoice unchanged, whatever happens to client and setting', async () => {
    const id = await ready()
    const { public_url } = (await issue(id)).body.data

    await product.call(clientsApi.changeClient, {
      ...admin(),
      params: { ws: company.ws, id: client },
      body: { name: 'Contoso <b>Group</b>' },
    })

    expect(String((await preview(id, keyOf(public_url))).body)).toContain('>Contoso<')
    const later = await ready()

    const page = await product.call(invoicesApi.invoicePreview, {
      ...admin(),
      params: { id: later },
    })

    expect(String(page.body)).toContain('Contoso &lt;b&gt;Group')

    await product.call(clientsApi.changeClient, {
      ...admin(),
      params: { ws: company.ws, id: client },
      body: { name: 'Contoso' },
    })
  })

  it('refuses with the documented status and sentence, and writes nothing', async () => {
    const id = await ready()
    const empty = (await draft()).body.data.id
    const foreign = (await addClient({}, other)).body.data.id
    const events = await product.events()
    const call = <T>(answer: T, status: number, text: string) => ({ answer, status, text })
    const raw = (body: object, url = `/api/v1/workspaces/${company.ws}/invoices`) =>
      product.inject({ method: 'POST', url, token: company.admin.token, body })

    const refused = [
      call(
        await raw({ invoice_number: 'x', invoice_date: day(0), due_date: day(0) }),
        422,
        'Please select the Client name!',
      ),
      call(await draft({ client_id: foreign }), 422, 'Please select the Client name!'),
      call(await draft({ invoice_number: ' ' }), 422, 'Please input the invoice number'),
      call(await draft({ invoice_date: 'soon' }), 422, 'Please select the Issue Date!'),
      call(await draft({ due_date: '' }), 422, 'Please select Due Date'),
      call(await draft({ due_date: day(-41) }), 422, 'The due date is before the issue date.'),
      call(await draft({ tax_rate1: '101' }), 422, 'A rate is between 0 and 100.'),
      call(
        await addItem(id, { description: '  ' }),
        422,
        'Please input the data or delete this field.',
      ),
      call(await addItem(id, { quantity: 'many' }), 422, 'Please input the valid data.'),
      call(await addItem(id, { unit_price: '-1' }), 422, 'Please input the valid data.'),
      call(await addItem(id, { unit_price: '-many' }), 422, 'Please input the valid data.'),
      call(await issue(empty), 422, 'An invoice needs at least one item.'),
      call(await pay(id, '1'), 409, 'A draft takes no payments; issue it first.'),
      call(await pay(id, '0'), 422, 'Please input the valid data.'),
      call(await issue(id, employee.token), 403, 'You are not allowed to do this.'),
      call(await issue(id, other.admin.token), 404, 'Not found.'),
      call(await issue('0190a1b2-0000-7000-8000-000000000001'), 404, 'Not found.'),
      call(await preview(id), 404, 'Invalid Key'),
      call(await preview(id, 'wrong'), 404, 'Invalid Key'),
      call(
        await product.inject({
          method: 'GET',
          url: `/api/v1/workspaces/${company.ws}/invoices?filter[client_id]=x`,
          token: company.admin.token,
        }),
        422,
        'This is not a known id.',
      ),
    ]

    for (const { answer, status, text } of refused)
      expect([answer.status, answer.body.message]).toEqual([status, text])

    expect(await product.events()).toBe(events)
  })

  it('mails an invoice to a client who has an address, and issues it first', async () => {
    const silent = (await addClient({ name: 'Silent' })).body.data.id
    const id = await ready({ client_id: silent })
    const email = () =>
      product.call(invoicesApi.emailInvoice, { ...admin(), params: { id }, body: {} })
    const events = await product.events(company.ws)

    expect(await email()).toMatchObject({
      status: 422,
      body: { message: 'Client Email not set. Please set it in Clients.' },
    })

    expect(await product.events(company.ws)).toBe(events)

    await product.call(clientsApi.changeClient, {
      ...admin(),
      params: { ws: company.ws, id: silent },
      body: { contact_email: 'Sil@example.com' },
    })

    expect(await email()).toMatchObject({ status: 200, body: { message: 'Email has been sent' } })
    expect(await email()).toMatchObject({ status: 200 })
    const log = await product.store.readStream(company.ws, `invoice-${id}`)

    expect(log.map(({ type }) => type).slice(-4)).toEqual([
      'InvoiceClosed',
      'InvoiceIssued',
      'InvoiceEmailRequested',
      'InvoiceEmailRequested',
    ])

    expect(log.at(-1)!.data).toMatchObject({ client_id: silent, email: 'sil@example.com' })
    const rows = await product.stored(({ stream }) => stream === `invoice-${id}`)
    expect(rows.map(({ type }) => type)).toContain('InvoiceEmailRequested')
    expect(JSON.stringify(rows.map(({ data }) => data))).not.toMatch(/sil@example|Ana Costa/)
  })

  it('opens by its key until that ends, and sends the client to PayPal with the rest', async () => {
    const id = await ready({ currency: 'JPY' })
    const key = keyOf((await issue(id)).body.data.public_url)
    const answer = await paypal(id, key)
    expect(answer.status).toBe(302)
    const { searchParams } = new URL(String(answer.headers.location))

    expect(Object.fromEntries(searchParams)).toMatchObject({
      business: setting.paypal_email,
      amount: '100',
      currency_code: 'JPY',
    })

    const vault = new Client(product.database.ownerUrl)
    await vault.connect()

    await vault.query(
      `update vault.link_keys set expires_at = now() - interval '1 minute' where subject = $1`,
      [id],
    )

    await vault.end()
    expect(await preview(id, key)).toMatchObject({ status: 410, body: { code: 'link.expired' } })
    expect(await paypal(id, key)).toMatchObject({ status: 410 })
    // Looking the link up again extends it by a year.
    expect(keyOf((await one(id)).public_url)).toBe(key)
    expect((await preview(id, key)).status).toBe(200)
  })

  it('lists with totals, filters and derived states', async () => {
    const overdue = await ready({ invoice_date: day(-40), due_date: day(-30) })
    await issue(overdue)

    const list = async (query: object) =>
      (
        await product.call(invoicesApi.invoices, {
          ...admin(),
          params: { ws: company.ws },
          query: query as never,
        })
      ).body

    expect((await one(overdue)).invoice_status_id).toBe(is.overdue)
    expect((await list({ filter: { status: is.overdue } })).data.map(({ id }) => id)).toEqual([
      overdue,
    ])

    await product.call(invoicesApi.payInvoice, {
      ...admin(),
      params: { id: overdue },
      body: { amount: '1.00', paid_on: day(-1) },
    })

    const states = (status: number) =>
      list({ filter: { status } }).then(({ data }) => data.map(({ id }) => id))
    expect(await states(is.overdue)).toContain(overdue)
    expect(await states(is.partial)).toContain(overdue)
    const unpaid = await list({ filter: { status: is.unpaid }, sort: '-amount', per_page: 2 })
    expect(unpaid.data.length).toBe(2)
    expect(unpaid.total).toBeGreaterThan(2)
    expect(
      (await list({ filter: { invoice_number: 'inv-0001', client_id: client } })).data,
    ).toMatchObject([{ invoice_number: 'INV-0001', paid: '112.49' }])

    expect(
      (
        await list({
          filter: { invoice_number: '', client_id: '' },
          sort: 'days_old',
          q: 'contoso',
        })
      ).total,
    ).toBeGreaterThan(3)

    for (const sort of [
      'invoice_number',
      'client',
      '-invoice_status_id',
      'balance',
      'paid',
      'due_date',
    ])
      expect((await list({ sort })).data.length).toBeGreaterThan(3)

    const console = await product.inject({
      method: 'GET',
      url: `/api/v1/admin/${company.ws}/invoices?filter={"invoice_status_id":-1}`,
      token: company.admin.token,
    })

    expect(console.body).toMatchObject([{ id: overdue, balance: '99.00' }])
  })

  it('is taken back by credit notes with numbers of their own, and counts payments and reversals', async () => {
    const fresh = await createCompany(product, 'Credits')
    const { token } = fresh.admin
    const clientId = (await addClient({ contact_email: 'ana@contoso.example' }, fresh)).body.data.id
    const dates = { invoice_date: day(-20), due_date: day(-5) }

    const body = {
      ...dates,
      client_id: clientId,
      invoice_number: 'x',
      tax_name1: 'VAT',
      tax_rate1: '19',
      currency: 'EUR',
    }

    const { id } = (
      await product.call(invoicesApi.addInvoice, { token, params: { ws: fresh.ws }, body })
    ).body.data
    const item = { description: 'Design', quantity: '3', unit_price: '33.33', tax1: true }
    const item_id = (
      await product.call(invoicesApi.addInvoiceItem, { token, params: { id }, body: item })
    ).body.data.id

    const credit = (more: object, who = token) =>
      product.call(creditNotesApi.creditInvoice, {
        token: who,
        params: { id },
        body: { credited_on: day(0), ...more },
      })

    const shown = async () =>
      (await product.call(invoicesApi.invoice, { token, params: { id } })).body.data
    const sums = async () =>
      (await product.call(invoicesApi.invoiceSums, { token, params: { ws: fresh.ws } })).body.data
    expect(await credit({})).toMatchObject({ status: 409, body: { code: 'invoice.credit_draft' } })
    await issue(id, token)
    expect(await sums()).toEqual([
      { currency: 'EUR', outstanding: '118.99', overdue: '118.99', overdue_count: 1 },
    ])

    const paymentId = (
      await product.call(invoicesApi.payInvoice, {
        token,
        params: { id },
        body: { amount: '100', paid_on: day(-2) },
      })
    ).body.data.id

    const note = (
      await credit({ items: [{ id: item_id, quantity: '1' }], reason: 'One too many', send: true })
    ).body.data.id

    expect(await shown()).toMatchObject({
      credited: '39.66',
      balance: '-20.67',
      invoice_status_id: is.paid,
      credit_notes: [
        {
          id: note,
          number: 'CN-0001',
          amount: '39.66',
          reason: 'One too many',
          emailed_at: expect.any(String),
        },
      ],
      creditable: [{ id: item_id, quantity: '2' }],
    })

    expect(await sums()).toEqual([])

    const page = await product.call(creditNotesApi.creditNotePreview, {
      token,
      params: { id, creditNoteId: note },
    })

    expect(String(page.body).replaceAll('\u00a0', ' ')).toMatch(
      /Credit note[\s\S]*CN-0001[\s\S]*INV-0001[\s\S]*39\.66 EUR[\s\S]*One too many/,
    )

    const reverse = (reason: string) =>
      product.call(invoicesApi.reversePayment, {
        token,
        params: { id, paymentId },
        body: { reversed_on: day(0), reason },
      })

    const events = await product.events(fresh.ws)
    expect(await reverse(' ')).toMatchObject({ status: 422, body: { message: 'Say why.' } })

    const early = await product.call(invoicesApi.payInvoice, {
      token,
      params: { id },
      body: { amount: '1', paid_on: day(2) },
    })

    expect(early.body).toMatchObject({
      errors: {
        paid_on: ['A payment is recorded once it was made: choose today or an earlier day.'],
      },
    })

    for (const reversed_on of [day(-3), day(2)])
      expect(
        (
          await product.call(invoicesApi.reversePayment, {
            token,
            params: { id, paymentId },
            body: { reversed_on, reason: 'x' },
          })
        ).body,
      ).toMatchObject({
        errors: { reversed_on: ['Choose a day from that of the payment up to today.'] },
      })

    // If a misspelt name were ignored, the whole invoice would be credited.
    expect(await credit({ lines: [{ id: item_id, quantity: '1' }] })).toMatchObject({
      status: 422,
      body: { errors: { lines: ['This field is not known.'] } },
    })

    expect(await credit({ items: [{ id: item_id, quantity: '2.5' }] })).toMatchObject({
      status: 422,
      body: { message: 'You can credit at most 2 of “Design”.' },
    })

    expect(await credit({ credited_on: day(-21) })).toMatchObject({ status: 422 })
    expect(await credit({}, other.admin.token)).toMatchObject({ status: 404 })
    expect(await product.events(fresh.ws)).toBe(events)

    expect((await reverse('Bounced')).body.data).toMatchObject({
      paid: '0.00',
      balance: '79.33',
      invoice_status_id: is.overdue,
      payments: [
        { id: paymentId, amount: '100.00', reversed_on: day(0), reversal_reason: 'Bounced' },
      ],
    })

    expect(await reverse('Again')).toMatchObject({
      status: 409,
      body: { code: 'invoice.reversed' },
    })

    expect((await credit({})).status).toBe(201)

    expect(await shown()).toMatchObject({
      credited: '118.99',
      balance: '0.00',
      invoice_status_id: is.credited,
      creditable: [],
    })

    expect(await credit({})).toMatchObject({ status: 409, body: { code: 'invoice.credited' } })

    const list = async (query: object = {}, who = token, ws = fresh.ws) =>
      (
        await product.call(creditNotesApi.creditNotes, {
          token: who,
          params: { ws },
          query: { sort: '-credit_note_number', ...query },
        })
      ).body

    const rest = {
      credit_note_number: 'CN-0002',
      invoice_id: id,
      invoice_number: 'INV-0001',
      client: 'Contoso',
      reason: null,
    }

    const first = {
      id: note,
      credit_note_number: 'CN-0001',
      amount: '39.66',
      currency: 'EUR',
      credited_on: day(0),
    }

    expect((await list()).data).toMatchObject([
      { ...rest, amount: '79.33' },
      { ...first, reason: 'One too many', emailed_at: expect.any(String) },
    ])

    expect((await list({ client_id: note })).data).toEqual([])
    expect((await list({}, other.admin.token, other.ws)).data).toEqual([])
    expect(await list({}, other.admin.token)).toMatchObject({ code: 'not_found' })
  })

  it('states VAT only with the data that the law requires of both, and numbers by the workspace’s settings', async () => {
    const fresh = await createCompany(product, 'Taxed')
    const { token } = fresh.admin
    const ws = { ws: fresh.ws }

    const clientId = (
      await addClient(
        { address: 'Calle 1', country: 'ES', vat_id: 'es x1234567x', buyer_reference: 'PO 7' },
        fresh,
      )
    ).body.data.id

    const set = (more: object) =>
      product.call(invoiceSettingApi.changeInvoiceSetting, {
        token,
        params: ws,
        body: { ...setting, ...more } as never,
      })

    expect(await set({ vat_id: 'PT1' })).toMatchObject({
      status: 422,
      body: { errors: { vat_id: [expect.stringContaining('not a VAT ID')] } },
    })

    expect(await set({ iban: 'PT50000201231234567890155' })).toMatchObject({ status: 422 })
    expect(await set({ number_prefix: 'R2' })).toMatchObject({ status: 422 })

    const body = {
      client_id: clientId,
      invoice_number: 'x',
      invoice_date: '2026-05-04',
      due_date: '2026-06-04',
    }

    const { id } = (await product.call(invoicesApi.addInvoice, { token, params: ws, body })).body
      .data

    const add = (more: object) =>
      product.call(invoicesApi.addInvoiceItem, {
        token,
        params: { id },
        body: { description: 'Hours', quantity: '1', unit: 'HUR', unit_price: '0.10', ...more },
      })

    for (let n = 0; n < 100; n++)
      expect((await add({ vat_category: 'S', vat_rate: '5' })).status).toBe(201)

    expect(await add({ vat_category: 'AE', vat_rate: '5' })).toMatchObject({
      status: 422,
      body: { errors: { vat_rate: [expect.any(String)] } },
    })

    await add({ vat_category: 'AE', vat_rate: '0', unit_price: '50' })

    expect(await issue(id, token)).toMatchObject({
      status: 422,
      body: { code: 'invoice.seller_address' },
    })

    expect(
      (
        await set({
          country: 'PT',
          vat_id: 'PT 501 964 843',
          number_prefix: 'F/',
          number_yearly: true,
          number_start: 40,
        })
      ).body.data,
    ).toMatchObject({
      vat_id: 'PT501964843',
      next_invoice_number: expect.stringMatching(/^F\/\d{4}-0040$/),
    })

    const issued = (await issue(id, token)).body.data

    // Five per cent of ten, rounded once, not half a cent rounded up a hundred times.
    expect(issued).toMatchObject({
      invoice_number: 'F/2026-0040',
      buyer_reference: 'PO 7',
      totals: {
        net: '60.00',
        tax: '0.50',
        total: '60.50',
        taxes: [
          { category: 'S', rate: '5', taxable: '10.00', amount: '0.50' },
          { category: 'AE', rate: '0', taxable: '50.00', amount: '0.00' },
        ],
      },
    })
  })

  it('prints a PDF for admins', async () => {
    const id = await ready()

    const answer = await product.inject({
      method: 'GET',
      url: `/api/v1/invoices/${id}/pdf`,
      token: company.admin.token,
    })

    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    expect(pdfs).toEqual([id])

    expect(
      (
        await product.inject({
          method: 'GET',
          url: `/api/v1/invoices/${id}/pdf`,
          token: employee.token,
        })
      ).status,
    ).toBe(403)
  })

  it('gives numbers without gaps to invoices that are issued at the same time', async () => {
    const fresh = await createCompany(product, 'Gapless')
    const clientId = (await addClient({}, fresh)).body.data.id
    const token = fresh.admin.token
    const ids: string[] = []

    for (let n = 0; n < 12; n++) {
      const body = {
        client_id: clientId,
        invoice_number: 'x',
        invoice_date: day(0),
        due_date: day(1),
      }

      const { id } = (
        await product.call(invoicesApi.addInvoice, { token, params: { ws: fresh.ws }, body })
      ).body.data

      await product.call(invoicesApi.addInvoiceItem, {
        token,
        params: { id },
        body: { description: 'x', quantity: 1, unit_price: 1 },
      })

      ids.push(id)
    }

    // Each is issued twice at once, as by two tabs.
    const answers = await Promise.all([...ids, ...ids].map((id) => issue(id, token)))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)

    const numbers = await Promise.all(
      ids.map(
        async (id) =>
          (await product.call(invoicesApi.invoice, { token, params: { id } })).body.data
            .invoice_number,
      ),
    )

    expect(numbers.toSorted()).toEqual(ids.map((_, n) => `INV-${String(n + 1).padStart(4, '0')}`))
  })

  it('is finished automatically when only its first append was made', async () => {
    const fresh = await createCompany(product, 'Crash')
    const token = fresh.admin.token
    const clientId = (await addClient({}, fresh)).body.data.id

    const body = {
      client_id: clientId,
      invoice_number: 'x',
      invoice_date: day(0),
      due_date: day(1),
    }

    const make = async () => {
      const { id } = (
        await product.call(invoicesApi.addInvoice, { token, params: { ws: fresh.ws }, body })
      ).body.data

      await product.call(invoicesApi.addInvoiceItem, {
        token,
        params: { id },
        body: { description: 'x', quantity: 1, unit_price: 1 },
      })

      return id
    }

    const [first, second] = [await make(), await make()]

    // The remains of an issue whose server died: closed, without a number.
    const parties = {
      seller: { ...unknownSeller, name: 'Crash' },
      client: {
        ...unknownCompany,
        client_id: clientId,
        name: 'Contoso',
        contact_name: null,
        contact_email: null,
      },
    }

    const history = await product.store.readStream(fresh.ws, `invoice-${first}`)
    const state = (history as never[]).reduce(invoiceDecider.evolve, invoiceDecider.initial)

    const events = invoiceDecider.decide(state, {
      type: 'close',
      invoice_id: first,
      send: false,
      ...parties,
    })

    const at = new Date().toISOString()

    const meta = {
      actor: 'system',
      command_id: crypto.randomUUID(),
      correlation_id: crypto.randomUUID(),
      occurred_at: at,
    }

    const expected = history.at(-1)!.revision

    await product.store.append({
      workspace: fresh.ws,
      stream: `invoice-${first}`,
      expected,
      events: events as never,
      meta,
    })

    expect((await issue(second, token)).body.data.invoice_number).toBe('INV-0002')
    const { data } = (await product.call(invoicesApi.invoice, { token, params: { id: first } }))
      .body
    expect(data.invoice_number).toBe('INV-0001')

    expect(await issue(first, token)).toMatchObject({
      status: 409,
      body: { code: 'invoice.already_issued' },
    })
  })
})
