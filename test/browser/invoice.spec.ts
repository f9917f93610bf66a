import { readFile } from 'node:fs/promises'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import type { Page } from 'playwright-core'
import { type Company, createCompany } from '../support/people'
import { inBrowser } from './support/in-browser'

const EMAIL = 'accounts@orbit.example'

/** Changes an item while the server fails, reads the reason, and lets the server try again. */
async function failsToCalculate(page: Page) {
  const items = page.getByRole('region', { name: 'Items' })
  const calculation = /\/invoice-calculation/
  await page.route(calculation, (route) => route.fulfill({ status: 500, json: {} }))
  await items.getByLabel('Quantity 2').fill('3')
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  // Sums of other values would be wrong.
  expect(await page.getByText('1,006.16').count()).toBe(0)
  await page.unroute(calculation)
  await again.click()
  await again.waitFor({ state: 'detached' })
  await items.getByLabel('Quantity 2').fill('2')
  await page.getByText('1,006.16').waitFor()
}

describe('an invoice', () => {
  const web = inBrowser({ workers: true })
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
  })

  it('is drafted, issued by sending it, opened by the client and paid', async () => {
    const { token } = company.admin
    const { ws } = company
    const visitor = (await web.visitor({ token })).expects(/invoice-calculation answered 500/)
    const page = await visitor.open('/admin/clients')
    await page.getByRole('button', { name: 'Add Client' }).first().click()
    const client = page.getByRole('dialog', { name: 'Add Client' })
    await client.getByLabel('Client name').fill('Orbit Foods')
    await client.getByRole('textbox', { name: 'Contact', exact: true }).fill('Olga Orbit')
    await client.getByLabel('Contact’s email').fill(EMAIL)
    await client.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Client Added Successfully').waitFor()
    await page.getByRole('row').filter({ hasText: 'Orbit Foods' }).waitFor()
    const clients = await web.product.call(clientsApi.clients, { token, params: { ws } })
    expect(clients.body.data).toMatchObject([{ name: 'Orbit Foods', contact_email: EMAIL }])

    await page.getByRole('link', { name: 'Invoice', exact: true }).click()
    await page.getByRole('link', { name: 'Create Invoice' }).first().click()

    // The list, which may stay for a moment, can be filtered by client too.
    await page
      .getByRole('group', { name: 'Details' })
      .getByRole('combobox', { name: 'Client' })
      .click()

    await page.getByRole('option', { name: 'Orbit Foods' }).click()

    for (const [charge, name, rate] of [
      ['Tax 1', 'VAT', '23'],
      ['Tax 2', 'Levy', '2'],
      ['Discount', 'Partner', '10'],
    ] as const) {
      const group = page.getByRole('group', { name: charge, exact: true })
      await group.getByRole('textbox').nth(0).fill(name)
      await group.getByRole('textbox').nth(1).fill(rate)
    }

    const items = page.getByRole('region', { name: 'Items' })

    for (const [line, description, quantity, price, charges] of [
      [1, 'Cooling loop design', '10', '85.50', ['Tax 1', 'Tax 2', 'Discount']],
      [2, 'Site visit', '2', '20', ['Tax 1', 'Discount']],
    ] as const) {
      const field = items.getByLabel(`Description ${line}`)
      if ((await field.count()) === 0) await items.getByRole('button', { name: 'Add item' }).click()
      await field.fill(description)
      await items.getByLabel(`Quantity ${line}`).fill(quantity)
      await items.getByLabel(`Unit price ${line}`).fill(price)
      for (const charge of charges) await items.getByLabel(`${charge} ${line}`).check()
    }

    // The server's sums of the typed values, before anything is saved.
    await page.getByText('1,006.16').waitFor()
    await failsToCalculate(page)
    expect(
      (await web.product.call(invoicesApi.invoices, { token, params: { ws } })).body.total,
    ).toBe(0)
    await page.getByRole('button', { name: 'Save Invoice' }).click()
    await page.getByText('Invoice Saved').waitFor()
    // 895.00 less 10 %; on the rest 23 % (176.99 + 8.28) and 2 % of the first line (15.39), each
    // rounded on its line.
    await page.getByText('1,006.16').first().waitFor()

    await page.getByRole('button', { name: 'Send email' }).click()
    const question = page.getByRole('alertdialog', { name: 'Send this invoice to Orbit Foods?' })
    await question.getByText('Sending issues it').waitFor()
    await question.getByRole('button', { name: 'Send email' }).click()
    await page.getByText('Email has been sent').waitFor()
    const mail = await web.mailTo(EMAIL, /invoice/i)
    expect(mail.raw).toContain('application/pdf')

    const one = async () => {
      const { body } = await web.product.call(invoicesApi.invoices, { token, params: { ws } })
      return (
        await web.product.call(invoicesApi.invoice, { token, params: { id: body.data[0]!.id } })
      ).body.data
    }

    expect(await one()).toMatchObject({
      invoice_status_id: invoiceStatuses.sent,
      amount: '1006.16',
      invoice_number: expect.stringMatching(/1$/),
    })

    // The client has no account, only the key in the mail.
    const olga = await (await web.visitor()).open(web.linkIn(mail))
    const printed = olga.frameLocator('iframe')
    await printed.getByText('Cooling loop design').waitFor()
    await printed.getByText('1,006.16').first().waitFor()
    await olga.getByRole('button', { name: 'Print Invoice' }).waitFor()

    // In the PDF's own fonts, not the system's.
    const fonts = await olga.locator('iframe').evaluate(async (frame) => {
      const known = (frame as unknown as { contentDocument: { fonts: any } }).contentDocument.fonts
      await known.ready

      return [...known]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
    })

    expect(fonts).toContain('Inter')
    expect(await one()).toMatchObject({ invoice_status_id: invoiceStatuses.viewed })

    await page.goto(`${web.url}/admin/invoice`)
    const row = page.getByRole('row').filter({ hasText: 'Orbit Foods' })
    await row.getByText('Viewed').waitFor()
    await page.goto(`${web.url}/admin/invoice/${(await one()).id}/preview`)
    await page.getByRole('button', { name: 'Record payment' }).click()
    const payment = page.getByRole('dialog', { name: 'Record payment' })
    await payment.getByLabel('Amount').fill('1006.16')
    await payment.getByRole('button', { name: 'Record payment' }).click()
    await page.getByText('Payment recorded').waitFor()
    await page.getByText('Paid', { exact: true }).first().waitFor()
    expect(await one()).toMatchObject({ invoice_status_id: invoiceStatuses.paid, balance: '0.00' })

    await page.getByRole('button', { name: /^Actions for invoice/ }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download PDF' }).click()
    expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })

    for (const step of ['Drafted', 'Issued', 'Viewed by the client', 'Payment recorded'])
      await history.getByText(step).first().waitFor()
  })

  it('says Draft if it has no number yet, and is paid first once it is overdue', async () => {
    const { token } = company.admin
    const { ws } = company
    const at = { token, params: { ws } }

    const client_id = (
      await web.product.call(clientsApi.addClient, {
        ...at,
        body: { name: 'Perigee', contact_name: 'Pia' },
      })
    ).body.data.id

    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

    const drafted = async (date: string, due_date: string) => {
      const body = { client_id, invoice_number: 'wish', invoice_date: date, due_date }
      const { id } = (await web.product.call(invoicesApi.addInvoice, { ...at, body })).body.data
      const item = { description: 'Design', quantity: '2', unit_price: '50' }

      expect(
        (
          await web.product.call(invoicesApi.addInvoiceItem, {
            token,
            params: { id },
            body: item as never,
          })
        ).status,
      ).toBe(201)

      return id
    }

    // An invoice's date may not precede the last of its series, so this one is made late, where it
    // is read.
    const late = await drafted(day(0), day(0))
    expect(
      (await web.product.call(invoicesApi.issueInvoice, { token, params: { id: late } })).status,
    ).toBe(200)

    await web.product.owner.query(
      'update read.invoices set due_date = due_date - 10 where id = $1',
      [late],
    )

    await drafted(day(-40), day(10))
    const { invoice_number } = (
      await web.product.call(invoicesApi.invoice, { token, params: { id: late } })
    ).body.data

    const page = await (await web.visitor({ token })).open(`/admin/invoice?client_id=${client_id}`)
    const row = (status: string) =>
      page.getByRole('row').filter({ has: page.getByText(status, { exact: true }) })
    await row('Overdue').getByRole('link', { name: invoice_number! }).waitFor()
    await row('Draft').getByRole('link', { name: 'No number', exact: true }).waitFor()
    expect(await page.getByText('wish').count()).toBe(0)
    await page.getByText('Overdue (1)').waitFor()
    await row('Draft').getByRole('button', { name: 'Actions for the draft for Perigee' }).click()
    await page.getByRole('menuitem').first().getByText('Edit', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await row('Overdue')
      .getByRole('button', { name: `Actions for invoice ${invoice_number}` })
      .click()
    await page.getByRole('menuitem').first().getByText('Record payment').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await row('Overdue').getByRole('link', { name: invoice_number! }).click()
    // It is the only filled button.
    const pay = page.getByRole('button', { name: 'Record payment' })
    await pay.waitFor()
    const filled = await page.locator('.MuiButton-contained').allInnerTexts()
    expect(filled).toEqual(['Record payment'])
    await pay.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click()
    await page.getByText('Payment recorded').waitFor()
    await page.getByText('Paid', { exact: true }).first().waitFor()
  })

  it('opens with no other key', async () => {
    const stranger = (await web.visitor()).expects(/preview(\?key=wrong)? answered 404/)
    const { token } = company.admin

    const invoices = await web.product.call(invoicesApi.invoices, {
      token,
      params: { ws: company.ws },
    })

    const page = await stranger.open(`/public/invoices/${invoices.body.data[0]!.id}?key=wrong`)
    await page.getByText('Something went wrong. Please try again.').waitFor()
    // The payment address in a mail does not open it either.
    await page.goto(`${web.url}/public/invoices/${invoices.body.data[0]!.id}/pay/paypal?key=wrong`)
    await page.getByText('Something went wrong. Please try again.').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/public/invoices/${invoices.body.data[0]!.id}`)
    await page.goto(`${web.url}/public/invoices/${invoices.body.data[0]!.id}`)
    await page.getByText('Invalid Key').waitFor()
  })
})
