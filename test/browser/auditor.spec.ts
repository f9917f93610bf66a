import { readFile } from 'node:fs/promises'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { createCompany, hire, type Person } from '../support/people'
import { recruit } from '../support/recruiting'
import { nextMonday } from './support/days'
import { goWithin } from './support/document'
import { inBrowser } from './support/in-browser'

/** Buttons and entries that only read: filters, exports, menus, history, links to other pages. */
const reading =
  /^(From |Employee Data|Search|Export|View|History|Contract history$|Print|Download|Why|Close|Clear|Previous|Next|Show|Try again|Back|Zoom|Fit|Actions for|Profile|Employee Card|Requests|Invoices|Open$|Open profile|Eli Tester$|Preview|Copy public link|Projections|All messages|Columns|Density|Board$|List$|Table$|Cards$|Copy link$|Evidence pack$|Open in Audit$|Compare$|Compare with the last run$|Save filter$|Samples$|Monitoring rules$|Download resume$|Refresh$|More$)|: |per page$/

/**
 * Returns the buttons of the page, of its menu and of its first row's menu that are not known to be read-only.
 */
async function writes(page: Page): Promise<string[]> {
  const pressed = `[...document.querySelectorAll('main :is(button, [role=button]):not(:disabled):not(th *)')]
    .filter((one) => one.checkVisibility() && one.role !== 'tab' && !one.closest('[role=tablist]'))
    .map((one) => (one.getAttribute('aria-label') ?? one.innerText).trim())`
  const found = await page.evaluate<string[]>(pressed)
  const fields = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main form :is(input, textarea, [role=combobox]):not(:disabled, [aria-disabled=true], [aria-hidden=true])')].map((one) => 'field ' + one.name)`,
  )

  const rowMenu = page
    .locator('main tbody tr')
    .first()
    .getByRole('button', { name: /Actions for|^Invoice |Tester$/ })

  const pageMenu = page.getByRole('main').getByRole('button', { name: 'More', exact: true })

  for (const menu of [rowMenu, pageMenu]) {
    if ((await menu.count()) === 0) continue
    await menu.first().click()
    await page.getByRole('menuitem').first().waitFor()

    found.push(
      ...(await page.evaluate<string[]>(
        `[...document.querySelectorAll('[role=menuitem]:not([aria-disabled=true])')].map((one) => one.innerText.trim())`,
      )),
    )

    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }

  return [...found.filter((name) => !reading.test(name)), ...fields]
}

describe('an auditor in the console', () => {
  const web = inBrowser()
  let auditor: Person
  let pages: string[]

  beforeAll(async () => {
    const { product } = web
    const company = await createCompany(product)
    const { admin, ws } = company
    const as = { token: admin.token, params: { ws } }

    const { rows } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Auditor'`,
      [ws],
    )

    auditor = await hire(product, company, 'Clara', { role_id: rows[0].id })
    const employee = await hire(product, company, 'Eli')
    const types = await product.call(leaveRulesApi.leaveTypes, as)

    await product.call(leaveApi.requestLeave, {
      token: employee.token,
      params: { id: employee.employee },
      body: {
        leave_type_id: types.body.data[0]!.id,
        start_on: nextMonday(0),
        finish_on: nextMonday(0),
        description: 'Moving house',
      },
    })

    const pay = {
      effective_on: '2026-01-01',
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    } as const

    await product.call(employmentApi.addContract, {
      token: admin.token,
      params: { id: employee.employee },
      body: pay,
    })

    const client = { name: 'Helios', contact_name: 'Ola Nord', contact_email: 'ola@helios.test' }
    const added = await product.call(clientsApi.addClient, { ...as, body: client })
    const dated = { invoice_number: '1', invoice_date: '2026-10-01', due_date: '2026-10-31' }

    const invoice = await product.call(invoicesApi.addInvoice, {
      ...as,
      body: { client_id: added.body.data.id, ...dated },
    })

    const run = await product.call(payrollApi.draftPayrun, {
      ...as,
      body: { start: '2026-09-01', end: '2026-09-30', pay_date: '2026-09-30' },
    })

    expect([added.status, invoice.status, run.status]).toEqual([201, 201, 201])
    const recruited = await recruit(product, company, employee.employee)
    const opening = `/ats/${recruited.openings}/detail`

    pages = [
      '/employees',
      '/employees?tab=chart',
      ...['', '?tab=work', '?tab=contract'].map(
        (tab) => `/employees/${employee.employee}/profile${tab}`,
      ),
      `/employees/${employee.employee}/requests`,
      `/employees/${employee.employee}/requests?tab=payslips`,
      '/leaves',
      '/clients',
      '/invoice',
      '/invoice?tab=settings',
      `/invoice/${invoice.body.data.id}/preview`,
      '/payroll',
      `/payroll/${run.body.data.id}`,
      '/payroll_settings',
      ...[
        '',
        '?tab=offices',
        '?tab=departments',
        '?tab=designations',
        '?tab=roles',
        '?tab=settings',
      ].map((tab) => `/general${tab}`),
      ...['', '?tab=templates', '?tab=settings'].map((tab) => `/ats${tab}`),
      ...['', '?tab=fields', '?tab=applicants', '?tab=applicants&view=list'].map(
        (tab) => opening + tab,
      ),
      `${opening}/candidate_detail?candidate=${recruited.candidates}`,
      `${opening}/candidate_detail/${recruited.candidates}/messaging`,
      '/operations',
      '/operations?tab=messages',
    ]
  })

  it('sees every page and is offered nothing that the server would refuse', async () => {
    const page = await (await web.visitor({ token: auditor.token })).tab()
    const offered: string[] = []

    for (const path of pages) {
      if (page.url() === 'about:blank') await page.goto(`${web.url}/admin${path}`)
      await goWithin(page, `${web.url}/admin${path}`)
      expect([path, await page.getByText('You are not allowed to see this page.').count()]).toEqual(
        [path, 0],
      )
      for (const one of await writes(page)) offered.push(`${path} ${one}`)
    }

    expect(offered).toEqual([])
  }, 120_000)

  it('takes evidence packs of an invoice and a pay run away from their histories', async () => {
    const page = await (await web.visitor({ token: auditor.token })).tab()

    for (const record of pages.filter((path) => /^\/(invoice|payroll)\/[^?]/.test(path))) {
      await page.goto(`${web.url}/admin${record}`)
      await page.getByRole('button', { name: 'History' }).first().click()
      const panel = page.getByRole('dialog', { name: 'History' })

      const [taken] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: 'Evidence pack', exact: true }).click(),
      ])

      expect(taken.suggestedFilename()).toMatch(/^evidence-(invoice|payrun)-[0-9a-f-]{36}\.zip$/)
      expect(Object.keys(unzipSync(await readFile(await taken.path())))).toContain('verify.mjs')
    }
  })

  it('learns that a page only writes', async () => {
    const page = await (await web.visitor({ token: auditor.token })).tab()

    for (const path of ['/employees/import', '/invoice/new', '/ats/add']) {
      await page.goto(`${web.url}/admin${path}`)
      await page.getByText('You are not allowed to see this page.').waitFor()
    }
  })
})
