import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import type { Page } from 'playwright-core'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { nextMonday } from './support/days'
import { settled } from './support/document'
import { inBrowser } from './support/in-browser'
import { Keyboard } from './support/keyboard'

/** Returns what has the focus: its name, else its tag. */
const focused = (page: Page) =>
  page.evaluate<string>(`(() => {
    const { activeElement: here } = document
    return here.id || here.ariaLabel || here.innerText?.trim() || here.localName
  })()`)

describe('the focus', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    employee = await hire(web.product, company, 'Eli', { manager_id: company.admin.employee })
  })

  /** Opens a page, with the part of the shell that keeps the focus. */
  const open = async ({ token }: Person, path: string) => {
    const visitor = await web.visitor({ token })
    const page = await visitor.tab()
    const kept = page.waitForResponse(/\/assets\/later-/)
    await page.goto(web.url + path)
    await kept
    await settled(page)
    return { page, keys: new Keyboard(page) }
  }

  it.each([
    '/dashboard',
    '/calendar',
    '/requests',
    '/timer',
    '/my_profile',
    '/admin/employees',
    '/admin/general',
    '/admin/operations',
  ])('begins %s at the skip link, which leads to the content', async (path) => {
    const { page, keys } = await open(company.admin, path)
    await keys.press('Tab')
    expect(await focused(page)).toBe('Skip to content')
    await keys.press('Enter', 'Tab')
    expect(await page.locator('main :focus').count()).toBe(1)
  })

  it('goes from a deleted row to the next, and from the last into its list', async () => {
    const own = { token: employee.token, params: { id: employee.employee } }

    const types = await web.product.call(leaveRulesApi.leaveTypes, {
      token: own.token,
      params: { ws: company.ws },
    })

    for (const week of [1, 2, 3]) {
      const day = nextMonday(week)
      const leave = { leave_type_id: types.body.data[0]!.id, start_on: day, finish_on: day }
      const body = { ...leave, description: `Week ${week}` }
      expect((await web.product.call(leaveApi.requestLeave, { ...own, body })).status).toBe(201)
    }

    const { page, keys } = await open(employee, '/requests')
    const rows = page.getByRole('row').filter({ hasText: /Week \d/ })
    await rows.nth(2).waitFor()
    await keys.reach(rows.first().getByRole('button', { name: 'More', exact: true }))

    for (const left of [2, 1]) {
      await keys.pick(page.locator(':focus'), 'Delete')
      await keys.push(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
      await until(async () => (await rows.count()) === left)
      await until(async () => (await focused(page)) === 'More')
      expect(await page.locator('[data-row]:has(:focus)').innerText()).toMatch(/Week \d/)
    }

    await keys.pick(page.locator(':focus'), 'Delete')
    await keys.push(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await rows.first().waitFor({ state: 'detached' })
    await until(async () => (await page.locator('main:focus, main :focus').count()) === 1)
  })

  it('goes from a button that turns off to the one beside it', async () => {
    const { page, keys } = await open(company.admin, '/employees?tab=chart')
    const further = page.getByRole('button', { name: 'Zoom out' })
    await keys.reach(further)
    for (let presses = 0; presses < 12 && (await further.isEnabled()); presses++)
      await keys.press('Enter')
    await until(async () => (await focused(page)) === 'Zoom in')
  })

  it('begins in the page to which a row leads', async () => {
    const { page, keys } = await open(company.admin, '/admin/employees')
    await page.locator('[data-row]').first().waitFor()
    await keys.reach(page.getByRole('link', { name: 'Eli Tester' }).first())
    await keys.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Eli Tester' }).waitFor()
    await until(async () => (await focused(page)) === 'content')
  })
})
