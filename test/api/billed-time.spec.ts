import { Ctx } from '@workledger/api/kernel/http/context'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { unbilledTimeApi as api } from '@workledger/contracts/invoicing/unbilled-time.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { reportsApi } from '@workledger/contracts/reports/reports.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { plainLine } from '@workledger/domain/invoicing/nothing-said'
import { types } from '../support/multi-step/company'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'

const HOUR = 3600

describe('unbilled time becomes lines of invoices, over HTTP', () => {
  let product: Product
  let company: Company
  let employee: Person
  let client: string
  let website: string
  let app: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli')
    client = await addClient('Helios', { hrate: '40' })
    website = await addProject('Website', client, { rate: '90' })
    app = await addProject('App', client)
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const at = () => ({ token: company.admin.token, params: { ws: company.ws } })
  const by = (id: string) => ({ token: company.admin.token, params: { id } })

  const addClient = async (name: string, body: object = {}) =>
    (
      await product.call(clientsApi.addClient, {
        ...at(),
        body: { name, contact_name: 'Ola', ...body },
      })
    ).body.data.id

  const addProject = async (name: string, client_id: string, body: object = {}) =>
    (
      await product.call(projectsApi.addProject, {
        ...at(),
        body: { name, client_id, billable: true, ...body },
      })
    ).body.data.id

  const track = async (project_id: string, day: string, minutes: number, body: object = {}) => {
    const end = new Date(Date.parse(`${day}T09:00:00Z`) + minutes * 60_000)
      .toISOString()
      .slice(0, 19)
    const entry = { start: `${day} 09:00:00`, end, project_id, description: 'Work', ...body }

    const added = await product.call(timeTrackingApi.addTimeEntry, {
      token: employee.token,
      params: { ws: company.ws },
      body: entry,
    })

    expect(added.status).toBe(201)

    return added.body.data.id
  }

  const draft = async (client_id = client, body: object = {}) => {
    const dated = {
      client_id,
      invoice_number: 'x',
      invoice_date: '2026-04-30',
      due_date: '2026-05-30',
      ...body,
    }
    return (await product.call(invoicesApi.addInvoice, { ...at(), body: dated })).body.data.id
  }

  const preview = (query: object = {}) =>
    product.call(api.unbilledTime, { ...at(), query: { client_id: client, ...query } as never })
  const unbilled = async (query: object = {}) => (await preview(query)).body.data.seconds
  const add = (id: string, body: object) =>
    product.call(api.addUnbilledTime, { ...by(id), body: body as never })

  /** Adds exactly the time that the preview shows. */
  const addSeen = async (
    id: string,
    choice: { project_ids?: string[]; rounding?: number; group?: string } = {},
  ) => {
    const { project_ids, ...rest } = choice
    const { entries, seconds } = (
      await preview({ ...rest, ...(project_ids && { project_ids: project_ids.join() }) })
    ).body.data
    return add(id, { ...choice, entries, seconds })
  }

  const one = async (id: string) => (await product.call(invoicesApi.invoice, by(id))).body.data
  const issue = (id: string) => product.call(invoicesApi.issueInvoice, by(id))

  const entry = async (id: string) => {
    const { body } = await product.call(timeTrackingApi.timeEntries, {
      token: employee.token,
      params: { ws: company.ws },
      query: {},
    })
    return body.data.find((each) => each.id === id)!
  }

  const change = (id: string) =>
    product.call(timeTrackingApi.changeTimeEntry, {
      token: employee.token,
      params: { ws: company.ws, id },
      body: { description: 'Other' },
    })

  const remove = (id: string) =>
    product.call(timeTrackingApi.deleteTimeEntry, {
      token: employee.token,
      params: { ws: company.ws, id },
    })

  it('is shown by group with hours and amounts, without unbillable or running time', async () => {
    await track(website, '2026-04-01', 61)
    await track(website, '2026-04-02', 30)
    await track(app, '2026-04-02', 45)
    await track(website, '2026-04-03', 600, { billable: 0 })

    await product.call(timeTrackingApi.startTimer, {
      token: employee.token,
      params: { ws: company.ws },
      body: { description: 'Now', project_id: website },
    })

    expect((await preview()).body.data).toMatchObject({
      ...{ entries: 3, seconds: 136 * 60, quantity: '2.27', amount: '166.50', currency: 'EUR' },
      lines: [
        { description: 'App', entries: 1, quantity: '0.75', unit_price: '40', amount: '30.00' },
        {
          description: 'Website',
          entries: 2,
          seconds: 91 * 60,
          quantity: '1.5167',
          unit_price: '90',
          amount: '136.50',
        },
      ],
    })

    expect(
      (await preview({ group: 'entry', rounding: 15, from: '2026-04-02' })).body.data,
    ).toMatchObject({
      ...{ entries: 2, quantity: '1.25', amount: '75.00' },
      lines: [
        { description: '2026-04-02 · Eli Tester · Work', quantity: '0.50' },
        { quantity: '0.75' },
      ],
    })

    expect((await preview({ project_ids: app })).body.data).toMatchObject({ entries: 1 })

    // A rate is in the company's currency, so a person types it for another one.
    expect((await preview({ currency: 'USD' })).body).toMatchObject({
      code: 'validation',
      errors: { rate: [expect.stringContaining('USD')] },
    })

    expect((await preview({ currency: 'USD', rate: '100' })).body.data).toMatchObject({
      amount: '226.67',
      currency: 'USD',
    })

    const of = async (id: string) =>
      (await product.call(api.unbilledTimeOfProject, by(id))).body.data

    expect(await of(website)).toEqual({
      entries: 2,
      seconds: 91 * 60,
      rate: '90.00',
      amount: '136.50',
      currency: 'EUR',
    })

    expect(await of(app)).toMatchObject({ rate: '40.00', amount: '30.00' })

    // The report uses the same hourly rate: the project's, else the client's.
    const asked = {
      start_date: '2026-04-01',
      end_date: '2026-04-30',
      grouping: 'project',
      sub_grouping: 'employee',
    }

    expect(
      (await product.call(reportsApi.workGroups, { ...at(), body: asked as never })).body.data
        .amount,
    ).toBe('166.50')
  })

  it('is billed once, said of its entries, and left as it is; a deleted line makes it unbilled again', async () => {
    const all = await unbilled()
    const id = await draft()
    const before = await product.events(company.ws)
    expect((await addSeen(id, { project_ids: [website] })).status).toBe(201)
    // A reservation, a line, and the time that the line bills.
    expect(await product.events(company.ws)).toBe(before + 3)
    const { items, amount } = await one(id)

    expect(items).toMatchObject([
      {
        description: 'Website',
        quantity: '1.5167',
        unit: 'HUR',
        unit_price: '90',
        time_entries: 2,
      },
    ])

    expect(amount).toBe('136.50')
    expect(await unbilled()).toBe(all - 91 * 60)

    const billed = await track(website, '2026-04-04', 60)
    const another = await draft()
    await addSeen(another)
    expect(await unbilled()).toBe(0)
    expect(await entry(billed)).toMatchObject({ billed: true, invoice_number: null })
    const events = await product.events(company.ws)

    for (const refused of [await change(billed), await remove(billed)])
      expect(refused).toMatchObject({ status: 409, body: { code: 'timer.billed_draft' } })

    expect(
      await product.call(invoicesApi.changeInvoice, {
        ...at(),
        params: { ws: company.ws, id: another },
        body: { client_id: await addClient('Other') },
      }),
    ).toMatchObject({
      ...{ status: 409, body: { code: 'invoice.time_client' } },
    })

    expect(await product.events(company.ws)).toBe(events + 1)

    for (const item of (await one(another)).items)
      await product.call(invoicesApi.deleteInvoiceItem, {
        token: company.admin.token,
        params: { id: another, itemId: item.id },
      })

    expect(await unbilled()).toBe((60 + 45) * 60)
    expect(await entry(billed)).toMatchObject({ billed: false, invoice_number: null })
    expect((await change(billed)).status).toBe(200)
    await product.call(invoicesApi.deleteInvoice, { ...at(), params: { ws: company.ws, id } })
    expect(await unbilled()).toBe(all + HOUR)
  })

  it('goes to one of two invoices that take it at once, and the other one is refused', async () => {
    const drafts = [await draft(), await draft()]
    const { entries, seconds } = (await preview()).body.data
    const answers = await Promise.all(drafts.map((id) => add(id, { entries, seconds })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const lost = answers.find(({ status }) => status === 409)!
    expect(['invoice.time_billed', 'invoice.time_changed']).toContain(
      (lost.body as unknown as { code: string }).code,
    )

    const items = await Promise.all(
      drafts.map(async (id) =>
        (await one(id)).items.reduce((sum, item) => sum + item.time_entries, 0),
      ),
    )

    expect(items.toSorted()).toEqual([0, entries])
    expect(await unbilled()).toBe(0)

    for (const id of drafts)
      await product.call(invoicesApi.deleteInvoice, { ...at(), params: { ws: company.ws, id } })

    expect(await unbilled()).toBe(seconds)
  })

  it('is added to a draft as shown, in bounds; otherwise nothing is written', async () => {
    const id = await draft()
    const { entries, seconds } = (await preview()).body.data
    const issued = await draft()

    await product.call(invoicesApi.addInvoiceItem, {
      ...by(issued),
      body: { description: 'x', quantity: '1', unit_price: '1' },
    })

    await issue(issued)
    const stranger = await createCompany(product, 'Southwind')
    const events = await product.events()

    const as = (token: string, invoice = id) =>
      product.call(api.addUnbilledTime, {
        token,
        params: { id: invoice },
        body: { entries, seconds },
      })

    for (const [answer, status, code] of [
      [await add(id, { entries, seconds: seconds + 1 }), 409, 'invoice.time_changed'],
      [await add(id, { entries: entries - 1, seconds }), 409, 'invoice.time_changed'],
      [await add(id, { entries: 10_001, seconds }), 422, 'validation'],
      [await add(id, { entries, seconds, rounding: 7 }), 422, 'validation'],
      [await add(id, { entries, seconds, group: 'day' }), 422, 'validation'],
      [await add(id, { entries, seconds, rate: '-1' }), 422, 'validation'],
      [
        await add(id, { entries, seconds, from: '2026-05-01', to: '2026-04-01' }),
        422,
        'validation',
      ],
      [await add(issued, { entries, seconds }), 409, 'invoice.issued'],
      [await as(employee.token), 403, 'access.denied'],
      [await as(stranger.admin.token), 404, 'not_found'],
      [
        await preview({ client_id: '0190a1b2-0000-7000-8000-000000000001' }),
        422,
        'invoice.client_unknown',
      ],
    ] as const)
      expect([answer.status, (answer.body as { code?: string }).code]).toEqual([status, code])

    expect(await product.events()).toBe(events)

    expect(
      (
        await product.call(api.unbilledTimeOfProject, {
          ...by(website),
          token: stranger.admin.token,
        })
      ).status,
    ).toBe(404)
  })

  it('stays with an issued invoice until all of it is credited', async () => {
    const id = await draft()
    const billed = await track(website, '2026-04-07', 90)
    const all = await unbilled()
    await addSeen(id, { rounding: 6, group: 'task' })
    await issue(id)
    const { invoice_number, items } = await one(id)
    expect(await entry(billed)).toMatchObject({ billed: true, invoice_number })

    const details = await product.call(reportsApi.workDetails, {
      ...at(),
      body: { start_date: '2026-04-07', end_date: '2026-04-07' },
    })

    expect(details.body.data).toMatchObject([{ id: billed, billed: true, invoice_number }])

    for (const refused of [await change(billed), await remove(billed)])
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'timer.billed', message: expect.stringContaining(invoice_number!) },
      })

    const credit = (body: object = {}) =>
      product.call(creditNotesApi.creditInvoice, {
        ...by(id),
        body: { credited_on: '2026-05-02', ...body },
      })

    await credit({ items: [{ id: items[0]!.id, quantity: '0.1' }] })
    expect(await unbilled()).toBe(0)
    await credit()
    expect(await unbilled()).toBe(all)
    expect(await entry(billed)).toMatchObject({ billed: false, invoice_number: null })
    expect((await addSeen(await draft())).status).toBe(201)
    expect(await unbilled()).toBe(0)
  })

  it('is free again with its line, while other lines stay billed', async () => {
    const id = await draft()

    const [first, second] = [
      await track(website, '2026-04-13', 60),
      await track(website, '2026-04-14', 30),
    ]

    await addSeen(id, { group: 'entry' })
    await issue(id)
    const { items } = await one(id)
    const line = items.find(
      ({ time_entries, quantity }) => time_entries > 0 && Number(quantity) === 1,
    )!

    const credit = (quantity: string) =>
      product.call(creditNotesApi.creditInvoice, {
        ...by(id),
        body: { credited_on: '2026-05-02', items: [{ id: line.id, quantity }] },
      })

    expect((await credit('0.4')).status).toBe(201)
    expect([(await entry(first)).billed, (await entry(second)).billed]).toEqual([true, true])
    expect((await credit('0.6')).status).toBe(201)
    expect([(await entry(first)).billed, (await entry(second)).billed]).toEqual([false, true])
    expect((await addSeen(await draft())).status).toBe(201)

    // Crediting the rest later takes no time from its new invoice.
    expect(
      (
        await product.call(creditNotesApi.creditInvoice, {
          ...by(id),
          body: { credited_on: '2026-05-03' },
        })
      ).status,
    ).toBe(201)

    expect([(await entry(first)).billed, (await entry(second)).billed]).toEqual([true, false])
  })

  it('is not issued when a billed entry has changed', async () => {
    const id = await draft()
    await track(website, '2026-04-08', 30)
    await addSeen(id)

    // Simulates a change of the entry at the moment of billing.
    await product.owner.query(
      `update read.billed_time set seconds = seconds - 1 where invoice_id = $1`,
      [id],
    )

    const events = await product.events(company.ws)
    expect(await issue(id)).toMatchObject({ status: 409, body: { code: 'invoice.time_stale' } })
    expect(await product.events(company.ws)).toBe(events)
  })

  it('is released if its invoice can no longer take it', async () => {
    const client_id = await addClient('Orbit')
    const project = await addProject('Skid', client_id, { rate: '50' })
    const entry_id = await track(project, '2026-04-09', 60)
    const invoice_id = await draft(client_id)

    await product.call(invoicesApi.addInvoiceItem, {
      ...by(invoice_id),
      body: { description: 'x', quantity: '1', unit_price: '1' },
    })

    await issue(invoice_id)
    // The invoice was issued between preview and reservation.
    const ctx = Ctx.begin('system')

    const line = {
      ...plainLine,
      item_id: ctx.newId(),
      description: 'Skid',
      quantity: '1.00',
      unit: 'HUR',
      unit_price: '50',
    }

    await product.store.append({
      workspace: company.ws,
      stream: `billed-time-${client_id}`,
      expected: -1,
      events: [
        {
          type: 'TimeBilled',
          data: { client_id, invoice_id, lines: [{ ...line, entries: { [entry_id]: HOUR } }] },
        },
      ],
      meta: {
        actor: 'system',
        command_id: ctx.newId(),
        correlation_id: ctx.newId(),
        occurred_at: ctx.now.toISOString(),
      },
    })

    await until(async () =>
      (await types(product, `billed-time-${client_id}`)).includes('BilledTimeReleased'),
    )
    await until(async () => (await preview({ client_id })).body.data.entries === 1)
    const next = await draft(client_id)
    expect((await add(next, { entries: 1, seconds: HOUR })).body.data.items).toMatchObject([
      { description: 'Skid', amount: '50.00' },
    ])
    expect((await one(invoice_id)).items).toHaveLength(1)
  })
})
