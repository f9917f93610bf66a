import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { shippedLanguages } from '@workledger/contracts/kernel/area-words'
import { languages } from '@workledger/contracts/kernel/languages'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import type { Person } from '../support/people'
import { axeFindings, axeInBothThemes, inTheme } from './support/axe'
import { atRest, goWithin, overflows, readIn, settled } from './support/document'
import { everyPage } from './support/every-page'
import { focusFaults } from './support/focus'
import { inBrowser } from './support/in-browser'
import { LONG } from './support/long'

/**
 * The long form checks every tab; the short form checks the tabs named here, and leaves out a
 * width.
 */
const widths = LONG ? [320, 390, 1024, 1440] : [320, 1440]

/** The tabs of the open page, without the selected one. */
const otherTabs = `[...document.querySelectorAll('[role=tab][id^=tab-]:not([aria-disabled=true], [aria-selected=true])')].map(({ id }) => id.slice(4))`

/** Every page of both apps, with names and reasons long enough to break a layout. */
describe('pages', () => {
  const web = inBrowser()
  let admin: Person
  let ws: string
  let pages: string[]
  let publicPages: string[]
  /** Addresses of an opening and of its candidate. */
  let opening: string
  let candidate: string

  beforeAll(async () => {
    const every = await everyPage(web.product)
    admin = every.admin
    ws = every.ws
    pages = every.pages
    publicPages = every.publicPages
    opening = every.opening
    candidate = every.candidate
  })

  /**
   * Returns everything wider than its window on every second page in one language, and axe's
   * findings. A page is light in a wide window, or dark in a narrow one.
   */
  async function faults(language: string, dir: string, half: 0 | 1): Promise<string[]> {
    const signedIn = await web.visitor({ token: admin.token })
    const signedOut = await web.visitor()

    const visits = [
      [signedIn, pages],
      [
        signedOut,
        [
          '/signin',
          '/signup',
          '/forgot-password',
          '/reset-password?token=x',
          '/thank_you',
          ...publicPages,
        ],
      ],
    ] as const

    const found: string[] = []

    for (const [visitor, all] of visits) {
      const paths = all.filter((_, index) => index % 2 === half)
      const queued = new Set(all)
      await visitor.context.addCookies([{ name: 'language', value: language, url: web.url }])
      const page = await visitor.tab()

      for (const [index, path] of paths.entries()) {
        await page.setViewportSize({ width: 1440, height: 900 })
        if (page.url() === 'about:blank') await page.goto(web.url + path)
        await goWithin(page, web.url + path)
        expect(await readIn(page)).toEqual({ lang: language, dir })

        if (LONG)
          for (const tab of await page.evaluate<string[]>(otherTabs)) {
            const other = `${path.split('?')[0]}?tab=${tab}`
            if (!queued.has(other)) paths.push(other)
            queued.add(other)
          }

        if (LONG || index % 2 === 0) found.push(...(await axeFindings(page)))
        found.push(...(await overflows(page, widths)))

        if (LONG || index % 2 === 1) {
          await page.setViewportSize({ width: 390, height: 844 })
          await inTheme(page, 'dark')
          found.push(...(await axeFindings(page)))
          await inTheme(page, 'light')
        }
      }
    }

    return found
  }

  const fit = `fit into windows of ${widths.join(', ')} px, and axe finds nothing wrong`

  // Run together, since a page mostly waits for its last requests.
  if (LONG)
    it.each(shippedLanguages)(
      `in %s ${fit}`,
      async (language) => {
        const { dir } = languages[language]
        const all = [faults(language, dir, 0), faults(language, dir, 1)]
        expect((await Promise.all(all)).flat()).toEqual([])
      },
      1_500_000,
    )
  else
    it(`in English and in Arabic ${fit}`, async () => {
      const all = [faults('en', 'ltr', 0), faults('ar', 'rtl', 1)]
      expect((await Promise.all(all)).flat()).toEqual([])
    }, 1_500_000)

  it('have no faults in anything that opens over them either', async () => {
    const page = await (await web.visitor({ token: admin.token })).open('/admin/general')
    await settled(page)

    for (const theme of ['light', 'dark'] as const) {
      await inTheme(page, theme)
      await page.keyboard.press('Control+k')
      await page.getByRole('option').first().waitFor()
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  it('have nothing wrong in the dialogs and histories of the console, nor on a pay run and a public invoice, in Arabic', async () => {
    const { token } = admin
    const params = { ws }
    const body = { start: '2026-09-01', end: '2026-09-30', pay_date: '2026-09-30' }
    const run = await web.product.call(payrollApi.draftPayrun, { token, params, body })

    const helios = {
      name: 'Helios',
      contact_name: 'Ola Nord',
      contact_email: 'ola@helios.test',
      address: 'Rua 1, Lisbon',
    }

    const client = await web.product.call(clientsApi.addClient, { token, params, body: helios })

    const dated = {
      client_id: client.body.data.id,
      invoice_number: '1',
      invoice_date: '2026-10-01',
      due_date: '2026-10-31',
    }

    const invoice = await web.product.call(invoicesApi.addInvoice, { token, params, body: dated })
    expect([run.status, client.status, invoice.status]).toEqual([201, 201, 201])

    const visitor = await web.visitor({ token })
    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const page = await visitor.open('/admin/clients')
    const found: string[] = []

    /**
     * Opens an address, presses the named buttons, and checks both themes. Leaving a page closes
     * its dialog, so no two consecutive calls share a page.
     */
    const look = async (
      path: string,
      ...presses: readonly [role: 'button' | 'menuitem', name: RegExp][]
    ) => {
      await goWithin(page, `${web.url}/admin${path}`)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      for (const [role, name] of presses) await page.getByRole(role, { name }).first().click()
      if (presses.length > 0) await page.getByRole('dialog').waitFor()
      await atRest(page)
      if (presses.length > 0) found.push(...(await focusFaults(page)))
      found.push(...(await axeInBothThemes(page)))
    }

    await look('/employees', ['button', /أضف موظفًا/])
    await look(`/employees/${admin.employee}/profile`, ['button', /السجل/])
    await look('/clients', ['button', /أضف عميلًا/])
    await look('/general?tab=offices', ['button', /أضف مكتبًا/])
    await look('/ats?tab=templates', ['button', /أضف قالبًا/])
    await look(`${opening}?tab=fields`, ['button', /أضف حقلًا/])
    await look(candidate, ['button', /حدّد موعد مقابلة/])
    await look(`/payroll/${run.body.data.id}`)
    await look(candidate, ['button', /^رفض$/])
    await look(`/payroll/${run.body.data.id}`, ['button', /السجل/])
    await look(candidate, ['button', /^توظيف$/])
    await look(`/payroll/${run.body.data.id}`, ['button', /اعتمد الرواتب/])
    await look(`/invoice/${invoice.body.data.id}`)
    await look(`/invoice/${invoice.body.data.id}/preview`, ['button', /السجل/])
    const id = invoice.body.data.id

    await web.product.call(invoicesApi.addInvoiceItem, {
      token,
      params: { id },
      body: { description: 'Work', quantity: '2', unit_price: '50' },
    })

    const setting = {
      name: 'Northwind',
      company_address: 'Rua 2, Lisbon',
      paypal_email: 'pay@northwind.test',
      due_days: 30,
    }

    await web.product.call(invoiceSettingApi.changeInvoiceSetting, {
      token,
      params,
      body: setting as never,
    })

    const issued = await web.product.call(invoicesApi.issueInvoice, { token, params: { id } })
    expect(issued.status).toBe(200)
    await page.goto(new URL(issued.body.data.public_url!, web.url).href)
    await settled(page)
    found.push(...(await axeFindings(page)))
    expect(found).toEqual([])
  }, 120_000)

  it('change to Arabic from the menu and stay in it', async () => {
    const page = await (await web.visitor({ token: admin.token })).open('/dashboard')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await page.getByText('مرحبًا \u2068Ada Tester\u2069!').waitFor()
    expect(await readIn(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    await page.goto(`${web.url}/admin/leaves`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await readIn(page)).toEqual({ lang: 'ar', dir: 'rtl' })
  })
})
