import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { Page } from 'playwright-core'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { axeInBothThemes } from './support/axe'
import { nextMonday } from './support/days'
import { overflows, settled } from './support/document'
import { inBrowser } from './support/in-browser'
import { LONG } from './support/long'

/** Mia, without a role for it, manages Eli; Zoe is a colleague. */
describe('the directory', () => {
  const web = inBrowser()
  let company: Company
  let mia: Person
  let eli: Person
  let zoe: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    mia = await hire(web.product, company, 'Mia', { manager_id: company.admin.employee })
    eli = await hire(web.product, company, 'Eli', { manager_id: mia.employee })
    zoe = await hire(web.product, company, 'Zoe')
    const { token, employee } = eli

    const types = await web.product.call(leaveRulesApi.leaveTypes, {
      token,
      params: { ws: company.ws },
    })

    const body = {
      leave_type_id: types.body.data[0]!.id,
      start_on: nextMonday(0),
      finish_on: nextMonday(1),
      description: 'Sea',
    }

    expect(
      (await web.product.call(leaveApi.requestLeave, { token, params: { id: employee }, body }))
        .status,
    ).toBe(201)
  })

  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

  it('shows all people their colleagues and the managers, without a Live View', async () => {
    const page = await (await web.visitor({ token: zoe.token })).open('/dashboard')

    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Employees' })
      .click()

    await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor()
    await row(page, 'Eli Tester').getByRole('link', { name: eli.email }).waitFor()
    expect(await row(page, 'Eli Tester').getByRole('link', { name: 'Eli Tester' }).count()).toBe(0)
    expect(await page.getByRole('tab', { name: 'Live View' }).isDisabled()).toBe(true)
    expect(await page.getByRole('tab', { name: 'Team' }).count()).toBe(0)
    await page.getByRole('searchbox', { name: 'Search Employee' }).fill('zo')
    await page.waitForURL(/q=zo/)
    await row(page, 'Eli Tester').waitFor({ state: 'detached' })
    // The address of a forbidden tab shows the first tab.
    await page.goto(`${web.url}/employees?tab=live`)
    await page.getByRole('tab', { name: 'Directory', selected: true }).waitFor()

    await page.getByRole('tab', { name: 'Org Chart' }).click()
    const item = (name: string) => page.getByRole('treeitem', { name })
    await item('Eli Tester').waitFor()
    await item('Ada Tester').focus()
    const focused = () => page.evaluate<string>('document.activeElement.textContent')

    for (const [key, name] of [
      ['ArrowDown', 'Mia Tester'],
      ['ArrowRight', 'Eli Tester'],
      ['ArrowLeft', 'Mia Tester'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused()).toContain(name)
    }

    await page.keyboard.press('ArrowLeft')
    await item('Eli Tester').waitFor({ state: 'detached' })
    expect(await item('Mia Tester').getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('ArrowRight')
    await item('Eli Tester').waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${web.url}/my_profile`)
  })

  it('changes in a manager’s Live View while a report comes, works and goes', async () => {
    const page = await (await web.visitor({ token: mia.token })).open('/employees?tab=live')
    await row(page, 'Eli Tester').getByText('Never checked in').waitFor()
    expect(await row(page, 'Zoe Tester').count()).toBe(0)
    await page.live()
    let asked = 0
    page.on('request', (request) => /\/employees\?/.test(request.url()) && asked++)
    const own = await (await web.visitor({ token: eli.token })).open('/dashboard')
    await own.getByRole('button', { name: 'Check in' }).click()
    const plan = own.getByRole('dialog')
    await plan.getByRole('textbox').first().fill('The plans')
    await plan.getByRole('button', { name: 'Check in' }).click()
    await row(page, 'Eli Tester')
      .getByText(/^Since \d\d:\d\d$/)
      .waitFor()
    const { token, employee } = eli
    const body = { description: 'Reading the plans' }
    await web.product.call(timeTrackingApi.startTimer, { token, params: { ws: company.ws }, body })
    await row(page, 'Eli Tester').getByText('Reading the plans').waitFor()

    await web.product.call(attendanceApi.checkOut, {
      token,
      params: { id: employee },
      body: { out_location: null },
    })

    await row(page, 'Eli Tester')
      .getByText(/^Left \d\d:\d\d$/)
      .waitFor()
    expect(asked).toBe(0)
    await page.getByRole('button', { name: 'Now: All' }).click()
    await page.getByRole('menuitemradio', { name: 'Checked in', exact: true }).click()
    await page.waitForURL(/checked_in=1/)
    await row(page, 'Eli Tester').waitFor({ state: 'detached' })
    await web.product.call(attendanceApi.checkIn, { token, params: { id: employee }, body: {} })
    await row(page, 'Eli Tester').waitFor()
  })

  it('leads managers to their people’s profiles and requests, without closed data', async () => {
    const page = await (await web.visitor({ token: mia.token })).open('/employees?tab=team')
    expect(await row(page, 'Zoe Tester').count()).toBe(0)
    await row(page, 'Eli Tester').getByRole('link', { name: '1 pending request' }).click()
    await page.waitForURL(`${web.url}/admin/employees/${eli.employee}/requests`)
    await row(page, 'Sea').waitFor()
    await page.getByRole('link', { name: 'Employee Data' }).click()
    await page.waitForURL(`${web.url}/admin/employees/${eli.employee}/profile`)
    await page.getByRole('heading', { level: 1, name: 'Eli Tester' }).waitFor()

    for (const tab of ['Work', 'Contract', 'Attendance', 'Personal']) {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      await page.getByRole('tab', { name: tab, exact: true, selected: true }).waitFor()
      await settled(page)
    }

    for (const tab of ['Bank account', 'Family'])
      expect(await page.getByRole('tab', { name: tab }).count()).toBe(0)

    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Employees' })
      .click()

    await page.waitForURL(`${web.url}/employees`)
    await page.goto(`${web.url}/employees/${zoe.employee}/profile`)
    await page.getByText('You are not allowed to see this page.').waitFor()
  })

  it('is in the console for administrators, with all people in Live View', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/employees?tab=live',
    )
    await page.waitForURL(`${web.url}/admin/employees?tab=live`)
    await row(page, 'Zoe Tester').getByText('Never checked in').waitFor()
    await page.live()

    await web.product.call(attendanceApi.checkIn, {
      token: zoe.token,
      params: { id: zoe.employee },
      body: {},
    })

    await row(page, 'Zoe Tester')
      .getByText(/^Since /)
      .waitFor()
    await page.getByRole('tab', { name: 'Employees' }).click()
    await row(page, 'Zoe Tester').getByText('Active').first().waitFor()
  })

  it('fits into windows of 320, 390 and 1440 px in both languages and themes, and axe finds nothing wrong', async () => {
    const found: string[] = []

    for (const [language, tabs] of [
      ['en', ['directory', 'live']],
      ['ar', ['team', 'chart']],
    ] as const) {
      const visitor = await web.visitor({ token: mia.token })
      await visitor.context.addCookies([{ name: 'language', value: language, url: web.url }])
      const page = await visitor.tab()

      for (const tab of LONG ? ['directory', 'team', 'live', 'chart'] : tabs) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(`${web.url}/employees?tab=${tab}`)
        await settled(page)
        found.push(...(await overflows(page, [320, 1440, 390])), ...(await axeInBothThemes(page)))
      }
    }

    expect(found).toEqual([])
  })
})
