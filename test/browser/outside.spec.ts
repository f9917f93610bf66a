import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { colours } from '@workledger/contracts/kernel/colours'
import { candidateLink } from '@workledger/projections/recruiting/candidate-link'
import type { Page } from 'playwright-core'
import { type Company, createCompany } from '../support/people'
import { recruit } from '../support/recruiting'
import { askedSurvey } from '../support/surveys'
import { axeFindings } from './support/axe'
import { atRest, overflows, readIn } from './support/document'
import { inBrowser } from './support/in-browser'

const COMPANY = 'Northwind Cooling Systems'
const PHONE = '+351 1'

/** A page for people without an account: what it is, its address, its company and contact. */
interface Face {
  name: string
  path: string
  sender: string
  contact?: string
}

/** The colour behind the page, as the browser computes it. */
const background = (page: Page) =>
  page.evaluate<string>('getComputedStyle(document.body).backgroundColor')

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

describe('the pages for people without an account', () => {
  const web = inBrowser()
  let faces: Face[]
  let company: Company

  async function issuedInvoice(): Promise<string> {
    const { token } = company.admin
    const params = { ws: company.ws }
    const call = web.product.call
    const helios = { name: 'Helios', contact_name: 'Ola Nord', contact_email: 'ola@helios.test' }
    const client = await call(clientsApi.addClient, { token, params, body: helios })

    const setting = {
      name: COMPANY,
      company_address: 'Rua 2, Lisbon',
      contact_email: 'accounts@northwind.test',
      paypal_email: 'pay@northwind.test',
      due_days: 30,
    }

    const set = await call(invoiceSettingApi.changeInvoiceSetting, {
      token,
      params,
      body: setting as never,
    })

    const dated = {
      client_id: client.body.data.id,
      invoice_number: '1',
      invoice_date: '2026-10-01',
      due_date: '2026-10-31',
    }

    const added = await call(invoicesApi.addInvoice, { token, params, body: dated })
    const of = { token, params: { id: added.body.data.id } }
    const item = { description: 'Work', quantity: '2', unit_price: '50' }
    await call(invoicesApi.addInvoiceItem, { ...of, body: item })
    const issued = await call(invoicesApi.issueInvoice, of)
    expect([set.status, issued.status]).toEqual([200, 200])
    const { pathname, search } = new URL(issued.body.data.public_url!)

    return pathname + search
  }

  beforeAll(async () => {
    company = await createCompany(web.product, COMPANY)
    const { ws } = company

    const survey = await askedSurvey(web.product, company, {
      name: 'Autumn',
      asked: [{ question: 'Is the work manageable?', answer_type: 'rating', answer: '4' }],
    })

    const { openings, candidates } = await recruit(web.product, company, company.admin.employee)
    const chat = await candidateLink(web.product.keys, '', ws, { id: candidates!, revoked: 0 })
    const asked = `/feedback/${ws}/survey/${survey.id}`
    const installation = { sender: 'Workledger' }
    const northwind = { sender: COMPANY, contact: PHONE }

    faces = [
      { name: 'openings', path: `/openings/${ws}`, ...northwind },
      { name: 'job', path: `/openings/${ws}/job/${openings}`, ...northwind },
      { name: 'messages', path: chat, ...northwind },
      { name: 'survey', path: `${asked}/${survey.key}`, ...northwind },
      { name: 'refused survey', path: `${asked}/wrong`, ...installation },
      { name: 'end of a survey', path: '/feedback/thank_you', ...installation },
      {
        name: 'invoice',
        path: await issuedInvoice(),
        sender: COMPANY,
        contact: 'accounts@northwind.test',
      },
      { name: 'refused invoice', path: `/public/invoices/${ws}?key=x`, ...installation },
      { name: 'terms', path: '/terms.html', ...installation },
    ]
  })

  /** Returns what a face lacks, in one theme and language. */
  async function faults(
    { name, path, sender, contact }: Face,
    theme: 'light' | 'dark',
    language: 'en' | 'ar',
  ): Promise<string[]> {
    const visitor = await web.visitor({ colorScheme: theme })
    visitor.expects(/answered 404/)
    await visitor.context.addCookies([{ name: 'language', value: language, url: web.url }])
    const page = await visitor.open(path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await atRest(page)
    const found: string[] = []
    const fault = (words: string) => found.push(`${name}, ${theme}, ${language}: ${words}`)
    if ((await readIn(page)).lang !== language) fault('is in another language')
    const behind = await background(page)
    if (behind !== rgb(colours[theme].bg)) fault(`has ${behind} behind it`)
    const font = await page.evaluate<string>('getComputedStyle(document.body).fontFamily')
    if (!/^['"]?Inter/.test(font)) fault(`is in ${font}`)
    const top = await page.locator('header').first().innerText()
    if (!top.includes(sender)) fault(`does not begin with ${sender}`)
    const foot = await page.locator('footer').last().innerText()
    if (!foot.includes(language === 'en' ? 'Questions?' : 'هل لديك سؤال؟')) fault('cannot be asked')
    if (contact && !foot.includes(contact)) fault(`lacks the contact ${contact}`)
    found.push(...(await axeFindings(page)))
    found.push(...(await overflows(page, [320, 390, 1440])))

    return found
  }

  it('show their company and a way to ask, in the theme and the language of the visitor', async () => {
    const found: string[] = []

    for (const face of faces)
      for (const [theme, language] of [
        ['light', 'ar'],
        ['dark', 'en'],
      ] as const)
        found.push(...(await faults(face, theme, language)))

    expect(found).toEqual([])
  }, 240_000)

  it('are in the theme that the person chose in this browser', async () => {
    const visitor = await web.visitor({ colorScheme: 'dark' })
    const invoice = faces.find(({ name }) => name === 'invoice')!
    const page = await visitor.open(`${invoice.path}&theme=light`)
    await page.getByText(COMPANY).first().waitFor()
    expect(await background(page)).toBe(rgb(colours.light.bg))
    await page.goto(web.url + invoice.path)
    await page.getByText(COMPANY).first().waitFor()
    expect(await background(page)).toBe(rgb(colours.light.bg))
  })

  it('thank for a survey in the name of its company', async () => {
    const page = await (await web.visitor()).open(faces.find(({ name }) => name === 'survey')!.path)

    await page.getByRole('radio', { name: /Agree/ }).first().check({ force: true })
    await page.getByRole('button', { name: 'Send answers' }).click()
    await page.waitForURL('**/feedback/thank_you')
    await page.locator('header').getByText(COMPANY).waitFor()
    await page.locator('footer').getByRole('link', { name: PHONE }).waitFor()
  })
})
