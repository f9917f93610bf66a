import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { axeInBothThemes } from './support/axe'
import { inBrowser } from './support/in-browser'
import { goOffline } from './support/offline'
import type { Tab } from './support/visitor'

describe('the running timer in the palette', () => {
  const web = inBrowser()
  let company: Company
  let eli: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    eli = await hire(web.product, company, 'Eli')
    const at = { token: company.admin.token, params: { ws: company.ws } }
    const client = await web.product.call(clientsApi.addClient, {
      ...at,
      body: { name: 'Orbit', contact_name: 'Ola' },
    })

    for (const [name, title] of [
      ['Bridge', 'Draw the piers'],
      ['Tunnel', 'Count the trains'],
    ] as const) {
      const project = await web.product.call(projectsApi.addProject, {
        ...at,
        body: { name, client_id: client.body.data.id },
      })
      const { id } = project.body.data
      const member = { token: at.token, params: { id }, body: { employee_id: eli.employee } }
      await web.product.call(projectsApi.addProjectMember, member)
      const task = await web.product.call(tasksApi.addTask, {
        token: at.token,
        params: { id },
        body: { title, employee_id: eli.employee, start_date: null, due_date: null },
      })
      expect(task.status).toBe(201)
    }
  })

  const running = async () =>
    (
      await web.product.call(timeTrackingApi.runningTimer, {
        token: eli.token,
        params: { ws: company.ws },
        query: {},
      })
    ).body.data

  const start = (description: string) =>
    web.product.call(timeTrackingApi.startTimer, {
      token: eli.token,
      params: { ws: company.ws },
      body: { description },
    })

  /** Opens the palette, and the step that the typed words find, by the keyboard alone. */
  const openStep = async (page: Tab, words: string, name: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search or jump to…' }).getByRole('combobox').waitFor()
    await page.keyboard.type(words)
    await page.getByRole('option', { name, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    const step = page.getByRole('dialog', { name })
    await step.getByRole('combobox').waitFor()

    return step
  }

  it('gets its project, task and tags by the keyboard', async () => {
    await start('Drawing')
    const page = await (await web.visitor({ token: eli.token })).open('/dashboard')
    await page.getByRole('group', { name: 'Timer running' }).waitFor()

    const project = await openStep(page, 'set project', 'Set project of the timer…')
    await project.getByRole('option', { name: 'No project', checked: true }).waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    await page.keyboard.type('bri')
    await project.getByRole('option', { name: 'Bridge Orbit', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await project.waitFor({ state: 'detached' })
    await until(async () => (await running())?.project_name === 'Bridge')

    const task = await openStep(page, 'set task', 'Set task of the timer…')
    await task.getByRole('group', { name: 'Drawing' }).getByRole('option').nth(1).waitFor()
    // A task of another project brings its project.
    await page.keyboard.type('count')
    await task.getByRole('option', { name: /Count the trains/, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await until(async () => (await running())?.task_title === 'Count the trains')
    expect((await running())?.project_name).toBe('Tunnel')

    const tags = await openStep(page, 'set tags', 'Set tags of the timer…')
    await page.keyboard.type('Travel')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Calls')
    await page.keyboard.press('Enter')
    await tags.getByRole('option', { name: '#Calls', checked: true }).waitFor()
    await tags.getByRole('option', { name: 'Set #Travel #Calls', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await tags.waitFor({ state: 'detached' })
    await until(async () => (await running())?.tags.join() === 'Travel,Calls')

    // Escape and Backspace lead back to all results, Escape there out of the palette.
    await openStep(page, 'set tags', 'Set tags of the timer…')
    await page.keyboard.press('Escape')
    const all = page.getByRole('dialog', { name: 'Search or jump to…' })
    await all.waitFor()
    await page.keyboard.press('Escape')
    await all.waitFor({ state: 'detached' })
    await openStep(page, 'set tags', 'Set tags of the timer…')
    await page.keyboard.press('Backspace')
    await all.waitFor()
    expect((await running())?.tags).toEqual(['Travel', 'Calls'])
  })

  it('gets its project by the mouse, and says that it stopped elsewhere', async () => {
    await start('Digging')
    const page = await (await web.visitor({ token: eli.token })).open('/timer')
    await page.live()
    const search = page.getByRole('button', { name: 'Search or jump to…' })
    await search.click()
    await page.getByRole('option', { name: 'Set project of the timer…' }).click()
    const step = page.getByRole('dialog', { name: 'Set project of the timer…' })
    await step.getByRole('button', { name: 'All results' }).click()
    await page.getByRole('option', { name: 'Set project of the timer…' }).click()
    await step.getByRole('option', { name: 'Tunnel' }).click()
    await until(async () => (await running())?.project_name === 'Tunnel')

    await search.click()
    await page.getByRole('option', { name: 'Set task of the timer…' }).click()
    await page.getByRole('option', { name: 'Count the trains' }).waitFor()
    const { id } = (await running())!
    await web.product.call(timeTrackingApi.stopTimer, {
      token: eli.token,
      params: { ws: company.ws, id },
      body: {},
    })
    await page.getByText('The timer stopped meanwhile.').waitFor()
    expect(await page.getByRole('option').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Search or jump to…' }).waitFor()
    expect(await page.getByRole('option', { name: /of the timer…/ }).count()).toBe(0)
  })

  it('keeps what it sets of a timer that was started without a connection', async () => {
    const visitor = await web.visitor({ token: eli.token })
    const page = await visitor.open('/timer')
    // The choices are those of the last connection.
    await page.getByRole('button', { name: 'Project', exact: true }).first().click()
    await page.getByRole('option', { name: 'Bridge' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Project' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Tags', exact: true }).first().click()
    const menu = page.getByRole('dialog', { name: 'Tags' })
    await menu.getByRole('combobox').waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await goOffline(visitor, page)
    await page.getByPlaceholder('What are you working on?').fill('On the train')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('button', { name: '1 action waits for a connection' }).waitFor()

    const project = await openStep(page, 'set project', 'Set project of the timer…')
    await project.getByRole('option', { name: 'Bridge' }).click()
    await page.getByRole('button', { name: '2 actions wait for a connection' }).waitFor()
    await openStep(page, 'set tags', 'Set tags of the timer…')
    await page.keyboard.type('Offline')
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Set #Offline', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '3 actions wait for a connection' }).waitFor()
    await visitor.context.setOffline(false)
    await page.getByText('3 actions sent').waitFor()
    expect(await running()).toMatchObject({
      description: 'On the train',
      project_name: 'Bridge',
      tags: ['Offline'],
    })
  })
})
