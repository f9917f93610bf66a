import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { remindersApi } from '@workledger/contracts/invoicing/reminders.api'
import { daysFrom } from '@workledger/domain/invoicing/reminders'
import { InvoiceReminders } from '@workledger/jobs/invoicing/invoice-reminders'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { Pool } from 'pg'
import { Faults } from '../support/faults'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { type Mail, parseMail } from './mailbox'
import { startWorkers } from './workers'

const EMAIL = 'ana@contoso.example'

describe('reminders of invoices', () => {
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
    const body = { name: 'Contoso', contact_name: 'Ana <b>Costa</b>', contact_email: EMAIL }
    client = (
      await product.call(clientsApi.addClient, { ...admin(), params: { ws: company.ws }, body })
    ).body.data.id
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
  const today = () => new Date().toISOString().slice(0, 10)
  const shown = async () =>
    void (await product.progress.waitFor((await product.store.head())!, 30_000))

  /** Runs the schedule like a separate worker, which knows no other one, at noon so many days ahead. */
  const look = async (days: number, hour = '12:00') => {
    const context = { ask: (workspace: string, query: any) => query(workers.reads.of([workspace])) }

    const one = new InvoiceReminders({
      vault,
      commands: new SystemCommands(product.store),
      context,
    })

    await one.run(new Date(`${daysFrom(today(), days)}T${hour}:00Z`))
    await shown()
  }

  const issue = async (due: number, price = '100') => {
    const params = { ws: company.ws }
    const dates = { invoice_date: daysFrom(today(), -10), due_date: daysFrom(today(), due) }
    const body = { client_id: client, invoice_number: 'x', currency: 'EUR', ...dates }
    const { id } = (await product.call(invoicesApi.addInvoice, { ...admin(), params, body })).body
      .data

    await product.call(invoicesApi.addInvoiceItem, {
      ...admin(),
      params: { id },
      body: { description: 'x', quantity: 1, unit_price: price },
    })

    expect(
      (await product.call(invoicesApi.issueInvoice, { ...admin(), params: { id } })).status,
    ).toBe(200)

    return id
  }

  const set = (enabled: boolean, ...days: number[]) =>
    product.call(remindersApi.changeReminderSetting, {
      ...admin(),
      params: { ws: company.ws },
      body: {
        enabled,
        steps: days.map((each) => ({
          days: each,
          subject: `{invoice_number}: step ${each}`,
          text: 'Hello {contact_name},\n<script>alert(1)</script> {outstanding} of {total}, {days} days, {unknown}',
        })),
      },
    })

  const one = async (id: string) =>
    (await product.call(invoicesApi.invoice, { ...admin(), params: { id } })).body.data

  const reminded = async (id: string) =>
    (await product.store.readStream(company.ws, `invoice-${id}`))
      .filter(({ type }) => type === 'InvoiceReminderRequested')
      .map(({ data }) => data.days)

  const outbox = async (): Promise<Mail[]> => {
    const folder = join(product.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])
    const mails = files.filter((file) => file.endsWith('.eml'))

    return Promise.all(mails.map(async (file) => parseMail(await readFile(join(folder, file)))))
  }

  const mailsAbout = async (number: string) =>
    (await outbox()).filter(({ to, subject }) => to === EMAIL && subject.startsWith(`${number}:`))

  it('go out once for each step with the rest to pay, in any number of workers and runs', async () => {
    expect((await set(true, 3, -2)).status).toBe(200)
    const id = await issue(10)
    const number = (await one(id)).invoice_number!
    expect((await one(id)).reminders).toEqual({ on: true, next_on: daysFrom(today(), 8), sent: [] })
    await look(7)
    expect(await reminded(id)).toEqual([])
    // No reminders at night.
    await look(8, '01:00')
    expect(await reminded(id)).toEqual([])
    await Promise.all([look(8), look(8)])
    await look(9)
    expect(await reminded(id)).toEqual([-2])
    const [first] = await until(
      async () => (await mailsAbout(number)).length === 1 && mailsAbout(number),
    )
    expect(first!.subject).toBe(`${number}: step -2`)
    expect(first!.text.replaceAll('\u00a0', ' ')).toContain(
      '100.00 EUR of 100.00 EUR, 2 days, {unknown}',
    )
    // Typed texts and names are not executed.
    expect(first!.html).toContain('&lt;script&gt;')
    expect(first!.html).not.toMatch(/<script>|<b>Costa/)
    expect(first!.raw).toContain('application/pdf')

    const pay = { amount: '30', paid_on: today() }

    expect(
      (await product.call(invoicesApi.payInvoice, { ...admin(), params: { id }, body: pay }))
        .status,
    ).toBe(201)

    expect((await one(id)).reminders).toMatchObject({
      next_on: daysFrom(today(), 13),
      sent: [{ days: -2, by_hand: false }],
    })

    await look(13)
    const found = await until(
      async () => (await mailsAbout(number)).length === 2 && mailsAbout(number),
    )
    expect(
      found.find(({ subject }) => subject.endsWith('step 3'))!.text.replaceAll('\u00a0', ' '),
    ).toContain('70.00 EUR of 100.00 EUR, 3 days')
    await look(14)
    await look(300)
    expect(await reminded(id)).toEqual([-2, 3])
    expect((await one(id)).reminders.next_on).toBeNull()
    expect(await mailsAbout(number)).toHaveLength(2)
  })

  it('skip invoices that are paid, switched off, or were overdue at their issue or the switch', async () => {
    await set(false, 3)
    const early = await issue(-5)
    await set(true, 3, 5)
    const [late, muted, paid] = [await issue(-4), await issue(2), await issue(2)]

    const mute = (remind: boolean) =>
      product.call(remindersApi.switchReminders, {
        ...admin(),
        params: { id: muted },
        body: { remind },
      })

    expect((await mute(false)).body.data.reminders).toMatchObject({ on: false, next_on: null })

    await product.call(invoicesApi.payInvoice, {
      ...admin(),
      params: { id: paid },
      body: { amount: '100', paid_on: today() },
    })

    await look(0)
    expect([await reminded(early), await reminded(late)]).toEqual([[5], []])
    await look(6)
    expect(await Promise.all([early, late, muted, paid].map(reminded))).toEqual([[5], [5], [], []])
    // Switched on again, it still skips the step that passed meanwhile.
    expect((await mute(true)).body.data.reminders.next_on).toBe(daysFrom(today(), 5))
    await look(7)
    expect(await reminded(muted)).toEqual([5])
  })

  it('interrupted after any of its appends, sends the rest when it runs again, and nothing twice', async () => {
    await set(true, 20)
    const ids = [await issue(1), await issue(1), await issue(1)]

    for (let whole = false; !whole; ) {
      faults.killAfter(1)

      whole = await look(21).then(
        () => true,
        () => false,
      )

      faults.revive()
    }

    await shown()
    await look(21)
    expect(await Promise.all(ids.map(reminded))).toEqual([[20], [20], [20]])

    for (const id of ids) {
      const number = (await one(id)).invoice_number!
      await until(async () => (await mailsAbout(number)).length > 0)
      expect(await mailsAbout(number)).toHaveLength(1)
    }
  })

  it('can be sent by hand, in the product’s words by default, and only for a debt', async () => {
    await set(false, 3)
    const id = await issue(10)
    const remind = (token = company.admin.token) =>
      product.call(remindersApi.remindOfInvoice, { token, params: { id }, body: {} })
    const employee = await hire(product, company, 'Eli')
    const other = await createCompany(product, 'Southwind')
    const events = await written()
    expect(await remind(employee.token)).toMatchObject({ status: 403 })
    expect(await remind(other.admin.token)).toMatchObject({ status: 404 })
    expect(await written()).toBe(events)
    expect(await remind()).toMatchObject({ status: 200, body: { message: 'Email has been sent' } })
    const number = (await one(id)).invoice_number!
    const mail = await until(async () =>
      (await outbox()).find(({ subject }) => subject.includes(`Reminder of invoice ${number}`)),
    )
    expect(mail.text.replaceAll('\u00a0', ' ')).toMatch(/100\.00 EUR of invoice/)
    expect((await one(id)).reminders.sent).toEqual([
      { days: null, sent_on: today(), by_hand: true },
    ])

    await product.call(creditNotesApi.creditInvoice, {
      ...admin(),
      params: { id },
      body: { credited_on: today() },
    })

    expect(await remind()).toMatchObject({ status: 409, body: { code: 'invoice.settled' } })
  })

  it('are set within their bounds, and otherwise nothing is written', async () => {
    const before = await written()
    const step = { days: 3, subject: 'Pay', text: 'Please' }

    const send = (body: object) =>
      product.call(remindersApi.changeReminderSetting, {
        ...admin(),
        params: { ws: company.ws },
        body: body as never,
      })

    for (const [body, sentence] of [
      [{ enabled: true, steps: [] }, 'Add a reminder before you switch them on.'],
      [
        { enabled: true, steps: [{ ...step, days: -31 }] },
        'A reminder goes out between 30 days before and 365 days after the due date.',
      ],
      [
        { enabled: true, steps: [{ ...step, days: 366 }] },
        'A reminder goes out between 30 days before and 365 days after the due date.',
      ],
      [{ enabled: true, steps: [step, step] }, 'Two reminders go out on the same day (3).'],
      [{ enabled: true, steps: [{ ...step, subject: ' ' }] }, 'Please enter the subject.'],
      [
        { enabled: true, steps: [{ ...step, subject: 'a\nBcc: b@example.com' }] },
        'A subject is one line.',
      ],
      [{ enabled: true, steps: [{ ...step, text: 'x'.repeat(4001) }] }, 'At most 4000 characters.'],
      [
        { enabled: true, steps: Array.from({ length: 5 }, (_, days) => ({ ...step, days })) },
        'There are at most four reminders.',
      ],
    ] as const) {
      const answer = await send(body)
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        422,
        expect.stringContaining(sentence),
      ])
    }

    expect(await written()).toBe(before)
  })
})
