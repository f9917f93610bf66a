import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { axeInBothThemes } from './support/axe'
import { inBrowser } from './support/in-browser'
import { goOffline, OFFLINE } from './support/offline'
import type { Tab } from './support/visitor'

const PAUSE_MS = 3000

describe('the timer without a connection', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    employee = await hire(web.product, company, 'Eli')
  })

  const entries = async () => {
    const { token, employee: id } = employee
    const { body } = await web.product.call(timeTrackingApi.timeEntries, {
      token,
      params: { ws: company.ws },
      query: { employee_id: id },
    })
    return body.data
  }

  const press = async (page: Tab, description: string) => {
    await page.getByPlaceholder('What are you working on?').fill(description)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByText('Timer started').first().waitFor()
  }

  const stop = (page: Tab) => page.locator('main').getByRole('button', { name: 'Stop' }).click()

  it('starts and stops, and counts from when it was pressed', async () => {
    const visitor = await web.visitor({ token: employee.token })
    const page = await visitor.open('/timer')
    await goOffline(visitor, page)
    const from = Date.now()
    await press(page, 'On the train')
    await page.getByRole('button', { name: '1 action waits for a connection' }).waitFor()
    const work = page.locator('main').getByRole('textbox', { name: 'Description' }).first()
    await work.fill('On the slow train')
    await work.press('Enter')
    await page.getByRole('button', { name: '2 actions wait for a connection' }).waitFor()
    await page.waitForTimeout(PAUSE_MS)
    await stop(page)
    await page.getByRole('button', { name: '3 actions wait for a connection' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kept on this device' })
    await dialog.getByText('Start: On the train').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(await entries()).toEqual([])
    const to = Date.now()
    await page.waitForTimeout(PAUSE_MS)
    await visitor.context.setOffline(false)
    await page.getByText('3 actions sent').waitFor()

    const [entry, ...others] = await entries()
    expect(others).toEqual([])
    expect(entry).toMatchObject({ description: 'On the slow train', duration: expect.any(Number) })
    const at = (instant: string | null) => Date.parse(`${instant!.replace(' ', 'T').slice(0, 19)}Z`)
    expect(at(entry!.start)).toBeGreaterThanOrEqual(from - 1000)
    expect(at(entry!.end)).toBeLessThanOrEqual(to + 1000)
    expect(entry!.duration).toBeGreaterThanOrEqual(PAUSE_MS / 1000 - 1)
    await page.getByRole('button', { name: /for a connection/ }).waitFor({ state: 'detached' })
  })

  it('starts once if the answer to a start was lost', async () => {
    const visitor = (await web.visitor({ token: employee.token })).expects(...OFFLINE)
    const page = await visitor.open('/timer')
    let lost = 0

    await page.route(/time_entries\/start$/, async (route) => {
      await route.fetch()
      lost++
      await route.abort('connectionreset')
    })

    await press(page, 'In a tunnel')
    const note = page.getByRole('button', { name: /waits? for a connection/ })
    await until(async () => lost > 1 && (await note.count()) === 0)
    await stop(page)
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()

    const found = async () =>
      (await entries()).filter(({ description }) => description === 'In a tunnel')
    // The page shows the stop before its answer.
    await until(async () => (await found())[0]?.end)
    expect(await found()).toHaveLength(1)
  })

  it('changes an entry that was started online, and asks if it changed elsewhere', async () => {
    const ada = await hire(web.product, company, 'Ada')
    const who = { token: ada.token, params: { ws: company.ws } }
    const started = await web.product.call(timeTrackingApi.startTimer, {
      ...who,
      body: { description: 'Letters' },
    })
    const { id } = started.body.data
    const now = async () =>
      (await web.product.call(timeTrackingApi.timeEntries, { ...who, query: {} })).body.data
    const visitor = await web.visitor({ token: ada.token })
    const page = await visitor.open('/timer')
    const main = page.locator('main')
    const work = main.getByRole('textbox', { name: 'Description' }).first()
    const type = async (text: string, waiting: RegExp) => {
      await work.fill(text)
      await work.press('Enter')
      await page.getByRole('button', { name: waiting }).waitFor()
    }

    await goOffline(visitor, page)
    await type('Mail', /^1 action waits/)
    await type('Old mail', /^2 actions wait/)
    await main.getByRole('button', { name: 'Billable' }).first().click()
    await page.getByRole('button', { name: /^3 actions wait/ }).waitFor()
    expect(await now()).toMatchObject([{ description: 'Letters' }])
    await visitor.context.setOffline(false)
    await page.getByText('3 actions sent').waitFor()
    expect(await now()).toMatchObject([{ id, description: 'Old mail', billable: 1, revision: 3 }])

    await goOffline(visitor, page)
    await type('On the laptop', /^1 action waits/)
    const elsewhere = await web.product.call(timeTrackingApi.changeTimeEntry, {
      token: ada.token,
      params: { ws: company.ws, id },
      body: { description: 'By phone' },
    })
    expect(elsewhere.status).toBe(200)
    await visitor.context.setOffline(false)
    await page.getByRole('button', { name: '1 action was refused' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kept on this device' })
    await dialog.getByText(/changed elsewhere after you saw it/).waitFor()
    await dialog.getByRole('cell', { name: 'By phone' }).waitFor()
    await dialog.getByRole('cell', { name: 'On the laptop' }).waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await now()).toMatchObject([{ description: 'By phone' }])
    await dialog.getByRole('button', { name: 'Change anyway' }).press('Enter')
    await until(async () => (await now())[0]?.description === 'On the laptop')
    await dialog.waitFor({ state: 'detached' })
    expect(await now()).toHaveLength(1)
  })

  it('keeps what the server refuses, over a reload, until the person decides', async () => {
    const visitor = await web.visitor({ token: employee.token })
    const page = await visitor.open('/timer')
    await goOffline(visitor, page)
    await press(page, 'Without a project')
    await page.waitForTimeout(PAUSE_MS)
    await stop(page)

    const changed = await web.product.call(workspacesApi.changeSettings, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { timer_desc_required: true },
    })
    expect(changed.status).toBe(200)
    await visitor.context.setOffline(false)
    await page
      .getByText(/actions? (was|were) refused/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sign out with 2 unsent actions?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await page.getByRole('button', { name: /(was|were) refused/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Kept on this device' })
    await dialog.getByText('Start: Without a project').waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    // Its stop goes with it.
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await entries()).map(({ description }) => description)).toEqual([
      'In a tunnel',
      'On the slow train',
    ])
    await web.product.call(workspacesApi.changeSettings, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { timer_desc_required: false },
    })
  })

  it('adds and duplicates entries, and sends a refused one again with other times', async () => {
    const mia = await hire(web.product, company, 'Mia')
    const who = { token: mia.token, params: { ws: company.ws } }
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    await web.product.call(timeTrackingApi.addTimeEntry, {
      ...who,
      body: { description: 'Survey', start: hoursAgo(30), end: hoursAgo(29) },
    })
    const listed = async () =>
      (await web.product.call(timeTrackingApi.timeEntries, { ...who, query: {} })).body.data

    const visitor = await web.visitor({ token: mia.token })
    const page = await visitor.open('/timer?range=all')
    // The menu's code comes with the pointer.
    const more = page.locator('[data-entry]').first().getByRole('button', { name: 'More' })
    await more.click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor()
    await goOffline(visitor, page)
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await page.getByRole('button', { name: '1 action waits for a connection' }).waitFor()
    await page.getByRole('button', { name: '+ 1 h' }).first().click()
    await page.getByRole('button', { name: '2 actions wait for a connection' }).waitFor()
    expect(await listed()).toHaveLength(1)

    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10)
    const locked = await web.product.call(timesheetsApi.setTimesheetRules, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { locked_until: yesterday },
    })
    expect(locked.status).toBe(200)
    await visitor.context.setOffline(false)
    await page.getByText('2 actions were refused').first().waitFor()
    await page.getByRole('button', { name: '2 actions were refused' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kept on this device' })
    const duplicate = dialog.getByRole('listitem').filter({ hasText: 'Survey' })
    await duplicate.getByText(/^Time up to .* is locked\./).waitFor()
    await duplicate.getByRole('button', { name: 'Change times' }).press('Enter')
    expect(await axeInBothThemes(page)).toEqual([])
    const time = (ago: number) =>
      new Date(Date.now() - ago * 60_000).toLocaleTimeString('en-GB', {
        timeZone: 'Europe/Lisbon',
        hour: '2-digit',
        minute: '2-digit',
      })
    await duplicate.getByRole('textbox', { name: 'Day' }).fill('tomorrow')
    await duplicate.getByRole('button', { name: 'Send again' }).click()
    await duplicate.getByRole('alert').waitFor()
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Lisbon' })
    await duplicate.getByRole('textbox', { name: 'Day' }).fill(today)
    await duplicate.getByRole('textbox', { name: 'From' }).fill(time(3))
    await duplicate.getByRole('textbox', { name: 'To' }).fill(time(1))
    await page.keyboard.press('Enter')
    await until(async () => (await listed()).length === 2)
    expect((await listed())[0]).toMatchObject({ description: 'Survey', duration: 120 })
    await duplicate.waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    expect(await listed()).toHaveLength(2)
  })
})
