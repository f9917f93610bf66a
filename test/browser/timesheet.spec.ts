import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { firstOfWeek } from '@workledger/contracts/kernel/week-start'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { inBrowser } from './support/in-browser'

/** Monday of the week before, so that every day is past. */
const MONDAY = addDays(firstOfWeek(new Date().toISOString().slice(0, 10), 1), -7)

describe('a week in the grid', () => {
  const web = inBrowser()
  let company: Company
  let manager: Person
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    manager = await hire(web.product, company, 'Mia')
    employee = await hire(web.product, company, 'Eli', { manager_id: manager.employee })
    const params = { ws: company.ws }

    await web.product.call(timesheetsApi.setTimesheetRules, {
      token: company.admin.token,
      params,
      body: { on: true },
    })

    await web.product.call(timeTrackingApi.addTimeEntry, {
      token: employee.token,
      params,
      body: { start: `${MONDAY} 09:00:00`, end: `${MONDAY} 10:00:00` },
    })
  })

  it('is typed with the keys, submitted, sent back with a comment and approved', async () => {
    const page = await (await web.visitor({ token: employee.token })).open(
      `/timer/week?day=${MONDAY}`,
    )

    const grid = page.getByRole('group', { name: 'Time by project and day' })
    const cells = grid.getByRole('textbox')
    await cells.first().waitFor()
    expect(await cells.first().inputValue()).toBe('1:00')
    await cells.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('7.5')
    await page.keyboard.press('ArrowRight')
    await grid.getByText('8:30').first().waitFor()

    // The chosen cell's entry can be described; an empty cell has none.
    const note = page.getByRole('textbox', { name: 'Description' })
    expect(await note.isDisabled()).toBe(true)
    await cells.nth(1).focus()
    await note.fill('Planning')
    await page.keyboard.press('Enter')
    await grid.locator('input[title="Planning"]').waitFor()
    expect(await cells.nth(1).inputValue()).toBe('7:30')
    // Its tags by the keys: the number sign follows the description.
    await note.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox').waitFor()
    await page.keyboard.type('planning')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Tags: planning' }).waitFor()
    expect(await cells.nth(1).inputValue()).toBe('7:30')
    await page.getByRole('button', { name: 'Submit week' }).click()
    await page.getByText('Week submitted').waitFor()
    await page.getByRole('button', { name: 'Take back' }).waitFor()
    expect(await cells.first().isEditable()).toBe(false)

    const inbox = await (await web.visitor({ token: manager.token })).open('/inbox?tab=timesheet')
    await inbox.getByRole('button', { name: 'Send back' }).click()
    await inbox.getByText('Say what is missing or wrong.').waitFor()
    await inbox.keyboard.type('Friday is missing')
    await inbox.getByRole('button', { name: 'Send back' }).click()
    await inbox.getByText('Week of Eli Tester sent back').waitFor()
    await inbox.getByText('Nothing waits for you').first().waitFor()

    await page.getByText('Friday is missing').waitFor({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Submit week' }).click()
    await page.getByRole('button', { name: 'Take back' }).waitFor()
    await inbox.reload()
    await inbox.getByRole('button', { name: 'Approve' }).first().click()
    await inbox.getByText('Week of Eli Tester approved').waitFor()
    await page.getByText('Approved', { exact: true }).waitFor({ timeout: 30_000 })

    const weeks = await (await web.visitor({ token: manager.token })).open('/timer/week')
    await weeks.getByRole('link', { name: 'All weeks' }).click()
    await weeks.getByRole('row').filter({ hasText: 'Eli Tester' }).getByText('Approved').click()
    await weeks.waitForURL(`**/timer/week?employee=${employee.employee}&day=${MONDAY}`)
    await weeks.getByRole('button', { name: 'Open again' }).waitFor()
  })

  it('asks for the description of new time where the company wants one', async () => {
    await web.product.call(workspacesApi.changeSettings, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { timer_desc_required: true },
    })

    const as = { token: company.admin.token, params: { ws: company.ws } }
    const client = await web.product.call(clientsApi.addClient, {
      ...as,
      body: { name: 'Orbit', contact_name: 'Ola' },
    })
    await web.product.call(projectsApi.addProject, {
      ...as,
      body: { name: 'Website', client_id: client.body.data.id },
    })

    const day = addDays(MONDAY, -7)
    const page = await (await web.visitor({ token: manager.token })).open(`/timer/week?day=${day}`)
    await page.getByRole('button', { name: 'Project' }).first().click()
    await page.getByRole('option', { name: /Website/ }).click()
    const cells = page.getByRole('group', { name: 'Time by project and day' }).getByRole('textbox')
    await cells.first().focus()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    const note = page.getByPlaceholder('Describe this work to save its time')
    await until(async () => (await note.evaluate((it) => it === document.activeElement)) === true)
    expect(await cells.first().inputValue()).toBe('2:00')
    expect(await cells.first().getAttribute('title')).toBe('Waits for a description')
    await page.getByRole('button', { name: 'Next week' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await cells.first().inputValue()).toBe('2:00')
    await note.focus()
    await page.keyboard.type('Interviews')
    await page.keyboard.press('Enter')
    await page.locator('input[title="Interviews"]').waitFor()
    expect(await cells.first().inputValue()).toBe('2:00')
    await page.reload()
    await page.locator('input[title="Interviews"]').waitFor()
  })

  it.each(['en', 'ar'])(
    'has its shadow at the edge where days are cut, in %s',
    async (language) => {
      const viewport = { width: 320, height: 844 }
      const visitor = await web.visitor({ token: employee.token, viewport })
      await visitor.context.addCookies([{ name: 'language', value: language, url: web.url }])
      const page = await visitor.open(`/timer/week?day=${MONDAY}`)
      await page.locator('[data-edge=end]').waitFor()

      const [left, look] = await page.evaluate<[number, string]>(`(() => {
      const edge = document.querySelector('[data-edge=end]')
      return [edge.getBoundingClientRect().left, getComputedStyle(edge).backgroundImage]
    })()`)

      // It fades from the edge into the table.
      expect(look).toContain(left < viewport.width / 2 ? 'to right' : 'to left')
    },
  )
})
