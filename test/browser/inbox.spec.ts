import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import type { Page } from 'playwright-core'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { axeInBothThemes } from './support/axe'
import { nextMonday } from './support/days'
import { overflows } from './support/document'
import { inBrowser } from './support/in-browser'

describe('the inbox', () => {
  const web = inBrowser()
  let company: Company
  let manager: Person
  let employee: Person
  let annual: string

  beforeAll(async () => {
    company = await createCompany(web.product)
    manager = await hire(web.product, company, 'Mia')
    employee = await hire(web.product, company, 'Eli', { manager_id: manager.employee })

    const types = await web.product.call(leaveRulesApi.leaveTypes, {
      token: employee.token,
      params: { ws: company.ws },
    })

    annual = types.body.data.find(({ name }) => name === 'Annual leave')!.id
  })

  const own = () => ({ token: employee.token, params: { id: employee.employee } })

  const askLeave = async (week: number, description: string) => {
    const day = nextMonday(week)

    const { status, body } = await web.product.call(leaveApi.requestLeave, {
      ...own(),
      body: { leave_type_id: annual, start_on: day, finish_on: day, description },
    })

    expect(status).toBe(201)
    return body.data.id
  }

  const claim = async (name: string, amount: string, currency?: string) => {
    const { status } = await web.product.call(expensesApi.requestExpense, {
      ...own(),
      body: {
        name,
        category: 'travelling',
        description: 'A visit',
        amount,
        date: nextMonday(-2),
        ...(currency && { currency }),
      },
    })

    expect(status).toBe(201)
  }

  const correct = async (week: number) => {
    const day = nextMonday(week)

    const { status } = await web.product.call(attendanceApi.proposeCorrection, {
      ...own(),
      body: {
        kind: 'add',
        in_at: `${day} 08:00:00`,
        out_at: `${day} 16:00:00`,
        breaks: [],
        reason: 'The device was off',
      },
    })

    expect(status).toBe(201)
  }

  const leaves = async () => (await web.product.call(leaveApi.leaves, own())).body.data
  const expenses = async () => (await web.product.call(expensesApi.expenses, own())).body.data
  const corrections = async () =>
    (await web.product.call(attendanceApi.correctionsOf, own())).body.data

  const list = (page: Page) => page.getByRole('region', { name: 'Waiting for you' })
  const row = (page: Page, text: string) =>
    list(page).getByRole('listitem').filter({ hasText: text })
  const decision = (page: Page) => page.getByRole('region', { name: 'Decision' })
  const badge = (page: Page) =>
    page.getByRole('link', { name: /^Inbox/ }).locator('b', { hasText: /\d/ })

  it('is empty for a person for whom nothing waits, and leads to the requests by its badge', async () => {
    const page = await (await web.visitor({ token: manager.token })).open('/dashboard')
    await page.getByRole('heading', { name: 'Welcome Mia Tester!' }).waitFor()
    expect(await badge(page).count()).toBe(0)
    await page.keyboard.press('g')
    await page.keyboard.press('i')
    await page.getByText('Nothing waits for you').waitFor()
    await page.live()

    // It fills without a reload.
    await askLeave(1, 'Skiing')
    await row(page, 'Annual leave').waitFor()
    expect(await badge(page).innerText()).toBe('1')
  })

  it('shows by due date what a decision changes, and decides with the mouse, with Undo', async () => {
    await claim('Train to Porto', '42.5')
    await correct(-3)
    const page = await (await web.visitor({ token: manager.token })).open('/inbox')
    await row(page, 'Train to Porto').waitFor()
    await page.getByRole('tab', { name: 'All 3' }).waitFor()
    await page.getByRole('heading', { name: 'Later' }).waitFor()

    await row(page, 'Annual leave').getByRole('button').click()
    await decision(page).getByText('Skiing').waitFor()
    await decision(page).getByText('24 → 23 left').waitFor()
    await decision(page).getByText('No one else is away then.').waitFor()
    expect(await axeInBothThemes(page)).toEqual([])

    await decision(page).getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Leave requested').waitFor()
    await page.keyboard.press('Escape')
    await history.waitFor({ state: 'detached' })

    await decision(page).getByLabel('Comment').fill('Enjoy the snow')
    await decision(page).getByRole('button', { name: 'Reject' }).click()
    await page.getByText('Leave Rejected: Eli Tester').waitFor()
    await row(page, 'Annual leave').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, 'Annual leave').waitFor()
    expect(await leaves()).toMatchObject([{ status: 'pending' }])

    await row(page, 'Annual leave').getByRole('button').click()
    await decision(page).getByLabel('Comment').fill('Enjoy the snow')
    await decision(page).getByRole('button', { name: 'Approve' }).click()
    await until(async () => (await leaves())[0]?.status === 'approved')
    expect(await leaves()).toMatchObject([{ comment: 'Enjoy the snow' }])
    await page.getByRole('tab', { name: 'All 2' }).waitFor()
    expect(await badge(page).innerText()).toBe('2')
  })

  it('is worked through by keyboard alone', async () => {
    await askLeave(2, 'A wedding')
    const page = await (await web.visitor({ token: manager.token })).open('/inbox')
    await row(page, 'Train to Porto').waitFor()
    const here = () => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '')

    /** Moves to the row with this text. */
    const moveTo = async (text: string) => {
      for (let step = 0; step < 4; step++) await page.keyboard.press('k')

      for (let step = 0; step < 4; step++) {
        if ((await here()).includes(text)) return
        await page.keyboard.press('j')
      }

      expect(await here()).toContain(text)
    }

    await moveTo('Attendance correction')
    await decision(page).getByText('The device was off').waitFor()
    await decision(page).getByText('No shift').waitFor()
    await page.keyboard.press('a')
    await page.getByText('Correction approved: Eli Tester').waitFor()
    await until(async () => (await corrections())[0]?.status === 'approved')

    await moveTo('Train to Porto')
    await page.keyboard.press('r')
    await page.getByText('Expense Rejected: Eli Tester').waitFor()
    await page.keyboard.press('u')
    await row(page, 'Train to Porto').waitFor()
    await moveTo('Train to Porto')
    await page.keyboard.press('a')
    await until(async () => (await expenses())[0]?.status === 'approved')

    // Enter goes on to the words of the current row's decision.
    await moveTo('Annual leave')
    await page.keyboard.press('Enter')
    await page.keyboard.type('ar')
    expect(await decision(page).getByLabel('Comment').inputValue()).toBe('ar')
    expect(await leaves()).toContainEqual(expect.objectContaining({ status: 'pending' }))
  })

  it('says when someone else decides, and asks for a missing rate', async () => {
    await claim('Hotel in London', '100', 'GBP')
    const page = await (await web.visitor({ token: manager.token })).open('/inbox')
    await row(page, 'Hotel in London').waitFor()
    await row(page, 'Annual leave').waitFor()
    await page.live()

    const pending = (await leaves()).find(({ status }) => status === 'pending')!

    const decided = await web.product.call(leaveApi.decideLeave, {
      token: company.admin.token,
      params: { id: employee.employee, leaveId: pending.id },
      body: { approved: true, rejected: false },
      shown: pending,
    })

    expect(decided.status).toBe(200)
    await page.getByText(/Decided by someone else: .?Eli Tester/).waitFor()
    await row(page, 'Annual leave').waitFor({ state: 'detached' })

    await row(page, 'Hotel in London').getByRole('button').click()
    await page.keyboard.press('a')
    await page.getByText('Please enter the rate from GBP to', { exact: false }).waitFor()
    await page.keyboard.type('1.2')
    await decision(page).getByRole('button', { name: 'Approve' }).click()
    await until(async () => (await expenses()).every(({ status }) => status === 'approved'))
    await page.getByText('Nothing waits for you').first().waitFor()
  })

  it('decides several at once, and lists the refused ones', async () => {
    const lost = await askLeave(3, 'One')
    await askLeave(4, 'Two')
    await claim('Taxi', '20')
    const visitor = await web.visitor({ token: manager.token })
    const page = await visitor.open('/inbox')
    await row(page, 'Taxi').waitFor()

    for (const box of await list(page).getByRole('checkbox').all()) await box.check()
    const bar = page.getByRole('toolbar', { name: 'Actions for the selection' })
    await bar.getByText('3 selected').waitFor()
    visitor.expects(/approve answered 4\d\d/)
    await bar.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('3 requests approved').waitFor()

    await web.product.call(leaveApi.deleteLeave, {
      token: employee.token,
      params: { id: employee.employee, leaveId: lost },
    })

    const refused = page.getByRole('dialog', { name: '1 was refused' })
    await refused.getByText('Eli Tester, \u2068Annual leave').waitFor()
    await refused.getByRole('button', { name: 'Close' }).click()
    await until(async () => (await leaves()).every(({ status }) => status === 'approved'))
  })

  it('shows one card at a time on a phone, also in the console', async () => {
    await askLeave(5, 'A concert')
    await claim('Bus', '3')

    const visitor = await web.visitor({
      token: company.admin.token,
      viewport: { width: 390, height: 844 },
    })

    const page = await visitor.open('/admin/inbox')
    await page.getByRole('button', { name: '1 of 2' }).waitFor()
    expect(await overflows(page, [320, 390])).toEqual([])
    const first = await decision(page).getByRole('heading').first().innerText()
    expect(first).toBe('Eli Tester')
    await page.getByRole('button', { name: 'Next item' }).click()
    await page.getByRole('button', { name: '2 of 2' }).waitFor()
    await page.getByRole('button', { name: '2 of 2' }).click()
    await page.getByRole('menuitemradio', { name: /Bus/ }).click()
    await decision(page).getByText('Bus').waitFor()
    await page
      .getByRole('region', { name: 'Inbox' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await page.getByText('Expense Approved: Eli Tester').waitFor()
    await decision(page).getByText('A concert').waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
  })
})
