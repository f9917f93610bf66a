import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { recurringApi } from '@workledger/contracts/invoicing/recurring.api'
import { writtenDay, writtenSpan } from '@workledger/contracts/kernel/written'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { daysFrom } from '@workledger/domain/invoicing/reminders'
import { RecurringInvoices } from '@workledger/jobs/invoicing/recurring-invoices'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { Pool } from 'pg'
import { Faults } from '../support/faults'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { parseMail } from './mailbox'
import { startWorkers } from './workers'

const EMAIL = 'ana@contoso.example'

describe('recurring invoices', () => {
  const faults = new Faults()
  let product: Product
  let company: Company
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool
  let client: string

  beforeAll(async () => {
    product = await startProduct({ faults })
    workers = await startWorkers(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
    company = await createCompany(product)
    client = await addClient({ contact_email: EMAIL })
  })

  afterAll(async () => {
    await vault?.end()
    await workers?.close()
    await product?.stop()
  })

  /** Counts invoicing events only, because mails in progress write to the log too. */
  const written = async (): Promise<number> =>
    (
      await product.stored(
        ({ workspace, type }) =>
          workspace === company.ws && /^(Invoice|Recurring|Reference)/.test(type),
      )
    ).length

  const admin = () => ({ token: company.admin.token })
  const ws = () => ({ ws: company.ws })

  const addClient = async (more: object = {}, who = company) =>
    (
      await product.call(clientsApi.addClient, {
        token: who.admin.token,
        params: { ws: who.ws },
        body: { name: 'Contoso', contact_name: 'Ana', ...more },
      })
    ).body.data.id

  const today = () => new Date().toISOString().slice(0, 10)

  /** Runs the schedule like a separate worker, which knows no other one. */
  const at = (instant: string) => {
    const context = { ask: (workspace: string, query: any) => query(workers.reads.of([workspace])) }
    return new RecurringInvoices({
      vault,
      commands: new SystemCommands(product.store),
      context,
    }).run(new Date(instant))
  }

  const look = (day: string) => at(`${day}T12:00:00Z`)

  const lines = [
    {
      description: 'Retainer {month} {year} ({period}), {other}',
      quantity: '2',
      unit: 'MON',
      unit_price: '50',
    },
  ]

  const body = (more: object = {}) => ({
    client_id: client,
    currency: 'EUR',
    due_days: 14,
    lines,
    every: 1,
    unit: 'week' as const,
    first_on: today(),
    ...more,
  })

  const add = (more: object = {}) =>
    product.call(recurringApi.addRecurringInvoice, {
      ...admin(),
      params: ws(),
      body: body(more) as never,
    })

  const started = async (more: object = {}) => (await add(more)).body.data.id
  const one = async (id: string) =>
    (await product.call(recurringApi.recurringInvoice, { ...admin(), params: { id } })).body.data

  const made = async (recurring: string) => {
    await product.settled()

    const { rows } = await product.owner.query(
      'select id from read.invoices where recurring_id = $1 order by invoice_date, id',
      [recurring],
    )

    return Promise.all(
      rows.map(
        async ({ id }) =>
          (await product.call(invoicesApi.invoice, { ...admin(), params: { id } })).body.data,
      ),
    )
  }

  it('make a draft on each day, once in any number of workers and runs, linked both ways', async () => {
    const source = (
      await product.call(invoicesApi.addInvoice, {
        ...admin(),
        params: ws(),
        body: { client_id: client, invoice_number: 'x', invoice_date: today(), due_date: today() },
      })
    ).body.data.id

    const id = await started({ first_on: daysFrom(today(), 3), made_from: source })

    expect(await one(id)).toMatchObject({
      made_from: source,
      next_on: daysFrom(today(), 3),
      amount: '100.00',
      status: 'active',
      made: 0,
    })

    expect(
      (await product.call(invoicesApi.invoice, { ...admin(), params: { id: source } })).body.data
        .repeated_by,
    ).toBe(id)

    await look(daysFrom(today(), 2))
    expect(await made(id)).toEqual([])
    const day = daysFrom(today(), 3)
    await Promise.all([look(day), look(day)])
    await look(day)
    const [first, ...others] = await made(id)
    expect(others).toEqual([])
    const [month, year] = [writtenDay('en', day, 'month').split(' ')[0], day.slice(0, 4)]

    expect(first).toMatchObject({
      recurring_id: id,
      invoice_number: null,
      invoice_date: day,
      due_date: daysFrom(day, 14),
      amount: '100.00',
      invoice_status_id: 1,
      items: [
        {
          description: `Retainer ${month} ${year} (${writtenSpan('en', day, daysFrom(day, 6), 'long')}), {other}`,
          unit: 'MON',
        },
      ],
    })

    expect(await one(id)).toMatchObject({ next_on: daysFrom(day, 7), last_on: day, made: 1 })

    // A deleted draft does not come back, and the client stays named.
    await product.call(invoicesApi.deleteInvoice, {
      ...admin(),
      params: { ...ws(), id: first!.id },
    })

    await look(day)
    expect(await made(id)).toEqual([])

    expect(
      (await product.call(clientsApi.deleteClient, { ...admin(), params: { ...ws(), id: client } }))
        .status,
    ).toBe(409)

    // Missed days are made up for in order.
    await look(daysFrom(day, 22))
    expect((await made(id)).map(({ invoice_date }) => invoice_date)).toEqual(
      [7, 14, 21].map((days) => daysFrom(day, days)),
    )
    await product.call(recurringApi.endRecurringInvoice, { ...admin(), params: { id } })
    await look(daysFrom(day, 60))
    expect(await made(id)).toHaveLength(3)
    expect(await one(id)).toMatchObject({ status: 'ended', next_on: null })
  })

  it('are issued and sent automatically, or stay drafts with the reason', async () => {
    const id = await started({ send: true, times: 1 })
    await look(today())
    const [sent] = await made(id)

    expect(sent).toMatchObject({
      invoice_number: expect.stringMatching(/^INV-/),
      emailed_at: expect.any(String),
    })

    await until(async () => {
      const folder = join(product.dataDir, 'outbox')
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
      const mails = await Promise.all(
        files.map(async (file) => parseMail(await readFile(join(folder, file)))),
      )

      return mails.some(
        ({ to, subject }) => to === EMAIL && subject.includes(sent!.invoice_number!),
      )
    })

    // VAT needs the company's address, which is missing.
    const taxed = await started({
      send: true,
      lines: [{ ...lines[0], vat_category: 'S', vat_rate: '19' }],
    })

    await look(today())
    const [draft] = await made(taxed)
    expect(draft).toMatchObject({ invoice_number: null, invoice_status_id: 1 })

    expect(await one(taxed)).toMatchObject({
      held: {
        invoice_id: draft!.id,
        due_on: today(),
        reason: { code: 'invoice.seller_address', message: expect.stringContaining('address') },
      },
    })

    await product.call(recurringApi.endRecurringInvoice, { ...admin(), params: { id: taxed } })
  })

  it('cut off after any append, make each invoice once when they go on', async () => {
    await product.call(invoiceSettingApi.changeInvoiceSetting, {
      ...admin(),
      params: ws(),
      body: {
        name: 'Northwind',
        company_address: 'Rua 1',
        paypal_email: 'pay@northwind.example',
        due_days: 14,
        number_prefix: 'CUT-',
      } as never,
    })

    const ids: string[] = []

    for (let struck = true; struck; ) {
      ids.push(await started({ send: true, times: 1 }))
      await product.settled()
      faults.killAfter(ids.length)
      await look(today()).catch(() => {})
      await until(async () => faults.struck || (await product.settledWithin(100)))
      struck = faults.struck
      faults.revive()
      await product.restartProcesses()
      await product.settled()
      // Another worker, or the same once more.
      await look(today())
    }

    // The day, the client, the draft, its close, the number, the issue and the mail.
    expect(ids.length).toBeGreaterThan(7)
    // In sequence, because they share one connection to the database.
    const all: Awaited<ReturnType<typeof made>>[] = []
    for (const id of ids) all.push(await made(id))
    expect(all.map((invoices) => invoices.length)).toEqual(ids.map(() => 1))
    const numbers = all.map(([invoice]) => invoice!.invoice_number)
    expect(numbers).toEqual(ids.map((_, n) => `CUT-${String(n + 1).padStart(4, '0')}`))
    expect(all.every(([invoice]) => invoice!.items.length === 1 && invoice!.emailed_at)).toBe(true)
  }, 120_000)

  it('come on the day of the workspace, from the morning there, in its language', async () => {
    const there = await createCompany(product, 'Kiritimati')
    const { token } = there.admin
    const params = { ws: there.ws }
    const change = { timezone: 'Pacific/Kiritimati', locale: 'ar' as const }
    expect(
      (await product.call(workspacesApi.changeWorkspace, { token, params, body: change })).status,
    ).toBe(200)
    const day = daysFrom(today(), 5)

    const first = body({
      first_on: day,
      client_id: await addClient({}, there),
      lines: [{ ...lines[0], description: '{month} {year}' }],
    })

    expect(
      (
        await product.call(recurringApi.addRecurringInvoice, {
          token,
          params,
          body: first as never,
        })
      ).status,
    ).toBe(201)

    const drafts = async () => {
      await product.settled()
      return (await product.call(invoicesApi.invoices, { token, params, query: {} })).body.data
    }

    // Fourteen hours ahead of UTC: six in the morning, then seven.
    await at(`${daysFrom(day, -1)}T16:00:00Z`)
    expect(await drafts()).toEqual([])
    await at(`${daysFrom(day, -1)}T17:00:00Z`)
    const [draft] = await drafts()
    expect(draft).toMatchObject({ invoice_date: day })
    const { items } = (
      await product.call(invoicesApi.invoice, { token, params: { id: draft!.id } })
    ).body.data
    expect(items[0]!.description).toBe(writtenDay('ar', day, 'month'))
  })

  it('make up for 24 days at most', async () => {
    const id = await started()
    await look(daysFrom(today(), 7 * 30))
    const invoices = await made(id)
    expect(invoices.map(({ invoice_date }) => invoice_date)).toEqual(
      Array.from({ length: 24 }, (_, n) => daysFrom(today(), 7 * (n + 7))),
    )
    expect(await one(id)).toMatchObject({ made: 31, next_on: daysFrom(today(), 7 * 31) })
    await product.call(recurringApi.endRecurringInvoice, { ...admin(), params: { id } })
  }, 120_000)

  it('pause, continue without the days between, and change for later invoices', async () => {
    const id = await started({ first_on: daysFrom(today(), 1) })
    const call = (endpoint: typeof recurringApi.pauseRecurringInvoice) =>
      product.call(endpoint, { ...admin(), params: { id } })

    expect((await call(recurringApi.pauseRecurringInvoice)).body.data).toMatchObject({
      status: 'paused',
      next_on: null,
    })

    await look(daysFrom(today(), 1))
    expect(await made(id)).toEqual([])

    expect((await call(recurringApi.resumeRecurringInvoice)).body.data).toMatchObject({
      status: 'active',
      next_on: daysFrom(today(), 1),
    })

    await look(daysFrom(today(), 1))

    const change = (update: object) =>
      product.call(recurringApi.changeRecurringInvoice, {
        ...admin(),
        params: { id },
        body: update as never,
      })

    const answer = await change({
      lines: [{ description: 'Other', quantity: '1', unit_price: '7.5' }],
      times: 2,
    })

    expect(answer.body.data).toMatchObject({
      amount: '7.50',
      times: 2,
      next_on: daysFrom(today(), 8),
    })

    await look(daysFrom(today(), 8))
    expect((await made(id)).map(({ amount }) => amount)).toEqual(['100.00', '7.50'])
    expect(await one(id)).toMatchObject({ status: 'ended', made: 2 })

    expect(await call(recurringApi.pauseRecurringInvoice)).toMatchObject({
      status: 409,
      body: { code: 'recurring.ended' },
    })
  })

  it('refuse impossible values with the reason, and write nothing', async () => {
    const silent = await addClient({ name: 'Silent' })
    const other = await createCompany(product, 'Southwind')
    const employee = await hire(product, company, 'Eli')
    const foreign = await addClient({}, other)
    const id = await started({ first_on: '2199-01-31' })
    const before = await written()

    for (const [more, sentence] of [
      [{ first_on: daysFrom(today(), -1) }, 'The first day is today or later.'],
      [{ until: daysFrom(today(), -1) }, 'The last day is before the first.'],
      [{ every: 13 }, 'Choose every 1 to 12 weeks, months or years.'],
      [{ every: 0 }, 'Choose every 1 to 12 weeks, months or years.'],
      [{ unit: 'day' }, 'Choose every 1 to 12 weeks, months or years.'],
      [{ times: 0 }, 'Choose between 1 and 999 times.'],
      [{ lines: [] }, 'A recurring invoice needs at least one item.'],
      [
        { lines: Array.from({ length: 201 }, () => lines[0]) },
        'A recurring invoice has at most 200 items.',
      ],
      [{ client_id: silent, send: true }, 'Client Email not set. Please set it in Clients.'],
      [{ client_id: foreign }, 'Please select the Client name!'],
      [{ made_from: other.ws }, 'This is not a known id.'],
      [{ lines: [{ ...lines[0], tax1: true }] }, 'Please enter Tax Name'],
    ] as const) {
      const answer = await add(more)
      expect([more, answer.status, JSON.stringify(answer.body)]).toEqual([
        more,
        422,
        expect.stringContaining(sentence),
      ])
    }

    const read = (token: string) =>
      product.call(recurringApi.recurringInvoice, { token, params: { id } })
    const end = (token: string) =>
      product.call(recurringApi.endRecurringInvoice, { token, params: { id } })
    expect([(await read(other.admin.token)).status, (await end(other.admin.token)).status]).toEqual(
      [404, 404],
    )
    expect([(await read(employee.token)).status, (await end(employee.token)).status]).toEqual([
      403, 403,
    ])
    expect(await written()).toBe(before)

    const list = await product.call(recurringApi.recurringInvoices, {
      ...admin(),
      params: ws(),
      query: { status: 'active', q: 'retainer' },
    })

    expect(list.body).toMatchObject({
      total: 1,
      data: [{ id, client: 'Contoso', every: 1, unit: 'week', first_on: '2199-01-31' }],
    })
  })
})
