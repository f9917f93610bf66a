import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { type Company, createCompany } from '../support/people'
import { until } from '../support/until'
import { inBrowser } from './support/in-browser'

const YESTERDAY = addDays(new Date().toISOString().slice(0, 10), -1)
const BEFORE = addDays(YESTERDAY, -1)

describe('selected time entries', () => {
  const web = inBrowser()
  let company: Company

  const as = () => ({ token: company.admin.token, params: { ws: company.ws } })

  const add = (day: string, hour: number, description: string) =>
    web.product.call(timeTrackingApi.addTimeEntry, {
      ...as(),
      body: { start: `${day} ${hour}:00:00`, end: `${day} ${hour}:30:00`, description },
    })

  const entries = async () =>
    (
      await web.product.call(timeTrackingApi.timeEntries, {
        ...as(),
        query: { employee_id: company.admin.employee },
      })
    ).body.data

  beforeAll(async () => {
    company = await createCompany(web.product)
    const client = await web.product.call(clientsApi.addClient, {
      ...as(),
      body: { name: 'Orbit', contact_name: 'Ola' },
    })
    await web.product.call(projectsApi.addProject, {
      ...as(),
      body: { name: 'Website', client_id: client.body.data.id },
    })
    await add(BEFORE, 10, 'Locked')
    for (const [n, description] of ['Mail', 'Plan', 'Review'].entries())
      await add(YESTERDAY, 10 + n, description)
    await web.product.call(timesheetsApi.setTimesheetRules, {
      ...as(),
      body: { locked_until: BEFORE },
    })
  })

  it('get a project together; those that are refused say why and stay selected', async () => {
    const visitor = (await web.visitor({ token: company.admin.token })).expects(/answered 409$/)
    const page = await visitor.open('/timer?range=all')
    await page.getByRole('button', { name: 'Select entries' }).click()
    await page.getByRole('checkbox', { name: 'Select: Mail' }).check()
    const bar = page.getByRole('toolbar', { name: 'Selected entries' })
    await bar.getByText('1 selected').waitFor()
    await bar.getByRole('button', { name: 'Select all' }).click()
    await bar.getByText('4 selected').waitFor()
    await bar.getByRole('button', { name: 'Project' }).click()
    await page.getByRole('option', { name: /Website/ }).click()
    const refused = page.getByRole('dialog')
    await refused.getByText(/^Locked/).waitFor()
    await refused.getByRole('button', { name: 'Close' }).click()
    await page.getByText('3 entries changed').waitFor()
    await bar.getByText('1 selected').waitFor()
    expect(
      (await entries()).map(({ description, project_name }) => [description, project_name]),
    ).toEqual([
      ['Review', 'Website'],
      ['Plan', 'Website'],
      ['Mail', 'Website'],
      ['Locked', null],
    ])
  })

  it('get tags in addition to their own', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open('/timer?range=all')
    const bar = page.getByRole('toolbar', { name: 'Selected entries' })

    for (const [names, tag] of [
      [['Mail'], 'Calls'],
      [['Mail', 'Plan'], 'Office'],
    ] as const) {
      await page.getByRole('button', { name: 'Select entries' }).click()
      for (const name of names)
        await page.getByRole('checkbox', { name: `Select: ${name}` }).check()
      await bar.getByText(`${names.length} selected`).waitFor()
      await bar.getByRole('button', { name: 'Tags' }).click()
      const menu = page.getByRole('dialog', { name: 'Tags' })
      await menu.getByRole('combobox').fill(tag)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'detached' })
      await page
        .locator('[data-entry]')
        .filter({ hasText: `#${tag}` })
        .first()
        .waitFor()
      await bar.getByRole('button', { name: 'Stop selecting' }).click()
    }

    await until(async () => {
      const tags = new Map((await entries()).map((entry) => [entry.description, entry.tags.join()]))
      return tags.get('Mail') === 'Calls,Office' && tags.get('Plan') === 'Office'
    })
  })

  it('are chosen by keys, deleted after a question, and come back by Undo', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open('/timer?range=all')
    await page.locator('[data-entry]').first().waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    const bar = page.getByRole('toolbar', { name: 'Selected entries' })
    await bar.getByText('2 selected').waitFor()
    await bar.getByRole('button', { name: 'Delete' }).click()
    const sure = page.getByRole('alertdialog', { name: 'Delete 2 entries?' })
    await sure.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('2 entries deleted').waitFor()
    expect(await entries()).toHaveLength(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await until(async () => (await entries()).length === 4)
    await bar.getByRole('button', { name: 'Stop selecting' }).click()
    await bar.waitFor({ state: 'detached' })
  })
})
