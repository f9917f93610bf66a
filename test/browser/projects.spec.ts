import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { overflows, readIn, settled } from './support/document'
import { inBrowser } from './support/in-browser'
import { readAlone } from './support/read-alone'

describe('a project', () => {
  const web = inBrowser()
  let company: Company
  let eli: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    eli = await hire(web.product, company, 'Eli')
    const client = { name: 'Contoso', contact_name: 'Ana' }

    await web.product.call(clientsApi.addClient, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: client,
    })
  })

  it('is added, has a member and a task, which the keyboard moves until it is done; then it is archived', async () => {
    const ada = await web.visitor({ token: company.admin.token })
    const page = await ada.open('/projects')
    await page.getByText('No projects yet').waitFor()
    await page.getByRole('button', { name: 'Add project' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add project' })
    await dialog.getByRole('button', { name: 'Add project' }).click()
    await dialog.getByText('Please input the Project Name!').waitFor()
    await dialog.getByText('Please choose the Client!').waitFor()
    await dialog.getByLabel('Project name').fill('Reactor')
    await dialog.getByRole('combobox', { name: 'Client' }).click()
    await page.getByRole('option', { name: 'Contoso' }).click()
    await dialog.getByLabel('Estimated hours').fill('100')
    await dialog.getByRole('button', { name: 'Add project' }).click()
    await page.getByText('New Project Added').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Reactor' }).waitFor()

    await page.getByRole('tab', { name: 'Employees' }).click()
    await page.getByRole('button', { name: 'Add Employee' }).first().click()
    const member = page.getByRole('dialog', { name: 'Add Employee' })
    await member.getByLabel('Employee').fill('Eli')
    await page.getByRole('option', { name: /Eli Tester/ }).click()
    await member.getByRole('button', { name: 'Add Employee' }).click()
    await page.getByText('Employee added to the project').waitFor()

    await page.getByRole('tab', { name: 'Task List' }).click()

    for (const title of ['Draw the loop', 'Order the pump']) {
      await page.getByRole('button', { name: 'Add task', exact: true }).first().click()
      const adding = page.getByRole('dialog', { name: 'Add task' })
      await adding.getByLabel('Task Title').fill(title)
      await adding.getByRole('combobox', { name: 'Task Assigned To' }).click()
      await page.getByRole('option', { name: 'Eli Tester' }).click()
      await adding.getByRole('button', { name: 'Add task' }).click()
      await adding.waitFor({ state: 'detached' })
    }

    const todo = page.getByRole('list', { name: 'To do' })
    const doing = page.getByRole('list', { name: 'In progress' })
    const done = page.getByRole('list', { name: 'Done', exact: true })

    const titles = (list: typeof todo) =>
      list
        .getByRole('group')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))

    await todo.getByRole('group', { name: 'Order the pump' }).waitFor()
    await page.getByRole('link', { name: '1 member' }).click()

    await page
      .getByRole('row')
      .filter({ hasText: 'Eli Tester' })
      .getByRole('link', { name: '2', exact: true })
      .waitFor()

    await page.getByRole('tab', { name: 'Task List' }).click()
    await todo.getByRole('group', { name: 'Order the pump' }).waitFor()
    expect(await titles(todo)).toEqual(['Draw the loop', 'Order the pump'])

    // By keyboard: up within the column, then to the neighbouring columns.
    const card = () => page.getByRole('group', { name: 'Order the pump' })

    const dropped = async (...keys: string[]) => {
      const answered = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().includes('/tasks/'),
      )
      for (const key of ['Space', ...keys, 'Space']) await page.keyboard.press(key)
      expect((await answered).status()).toBe(200)
    }

    // The lists arrive late, so the next move builds on the first move's answer.
    let read = () => {}
    const late = new Promise<void>((resolve) => {
      read = resolve
    })

    await readAlone(page, /\/task-list/)

    await page.route(/\/task-list/, async (route) => {
      await late
      await route.fallback()
    })

    await card().focus()
    await dropped('ArrowUp')
    await page.getByText('Tasks Sorted').waitFor()
    expect(await titles(todo)).toEqual(['Order the pump', 'Draw the loop'])
    await card().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.getByText(/In progress.*position 1 of 1/).waitFor()
    await page.keyboard.press('Escape')
    expect(await titles(doing)).toEqual([])
    await dropped('ArrowRight')
    await doing.getByRole('group', { name: 'Order the pump' }).waitFor()
    await page.locator('[aria-label="Order the pump"]:focus').waitFor()
    read()
    await page.unroute(/\/task-list/)
    await dropped('ArrowRight')
    await done.getByRole('group', { name: 'Order the pump' }).waitFor()
    await page.getByText('Task Marked as Completed').waitFor()
    await page.locator('[aria-label="Order the pump"]:focus').waitFor()

    // By pointer.
    const from = (await todo.getByRole('group', { name: 'Draw the loop' }).boundingBox())!
    const to = (await doing.boundingBox())!
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/tasks/'),
    )
    await page.mouse.move(from.x + from.width / 2, from.y + from.height - 8)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + 20, { steps: 6 })
    await page.mouse.up()
    expect((await answered).status()).toBe(200)
    await doing.getByRole('group', { name: 'Draw the loop' }).waitFor()

    // A status with tasks is deleted after one question about their new status.
    await page.getByRole('tab', { name: 'Custom Status' }).click()
    await page.getByRole('button', { name: 'Actions for In progress' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const removal = page.getByRole('dialog', { name: 'Delete the status In progress' })

    await removal
      .getByRole('combobox', { name: 'New status of its tasks' })
      .getByText('To do')
      .waitFor()

    await removal.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Status Deleted Successfully').waitFor()
    await page.getByRole('tab', { name: 'Task List' }).click()
    await todo.getByRole('group', { name: 'Draw the loop' }).waitFor()

    // The task is still there after a reload.
    await page.getByRole('link', { name: 'Order the pump' }).click()
    await page.getByRole('heading', { level: 1, name: 'Order the pump' }).waitFor()
    await page.reload()
    await page.getByText('No Description Provided').waitFor()
    await page.getByText('Start timer', { exact: true }).click()

    await page
      .getByRole('alertdialog', { name: 'Not Assigned to you' })
      .getByRole('button', { name: 'Cancel' })
      .click()

    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Reactor' })
      .click()

    await page.getByRole('button', { name: 'Actions for Reactor' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await page.getByText('Project Archived').waitFor()
    await page.goto(`${web.url}/projects?active=`)
    await page.getByRole('row').filter({ hasText: 'Reactor' }).getByText('50%').waitFor()
    await page.getByRole('button', { name: 'Actions for Reactor' }).click()
    expect(await page.getByRole('menuitem', { name: 'Already archived' }).isDisabled()).toBe(true)
  })

  it('shows who is slower that a task has moved, and fits a phone in Arabic', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const clients = await web.product.call(clientsApi.clients, { token, params, query: {} })

    const added = await web.product.call(projectsApi.addProject, {
      token,
      params,
      body: { name: 'Skid', client_id: clients.body.data[0]!.id },
    })

    const id = added.body.data.id

    const task = (
      await web.product.call(tasksApi.addTask, {
        token,
        params: { id },
        body: { title: 'Weld', start_date: null, due_date: null },
      })
    ).body.data.id

    const ada = (await web.visitor({ token })).expects(/answered 409/)
    const page = await ada.open(`/projects/${id}/project_detail`)
    await page.getByRole('group', { name: 'Weld' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')

    const moved = await web.product.call(tasksApi.changeTask, {
      token: eli.token,
      params: { id, taskId: task },
      body: { status: 'DONE' },
    })

    expect(moved.status).toBe(200)
    await page.keyboard.press('Space')
    await page.getByText('This was changed after it was shown to you.', { exact: false }).waitFor()

    await page
      .getByRole('list', { name: 'Done', exact: true })
      .getByRole('group', { name: 'Weld' })
      .waitFor()

    // Lists change places by pointer and by menu.
    const add = (title: string) =>
      web.product.call(tasksApi.addTask, {
        token,
        params: { id },
        body: { type: 'list', title, start_date: null, due_date: null } as never,
      })

    for (const title of ['Design', 'Build']) expect((await add(title)).status).toBe(201)

    const order = async () => {
      const { body } = await web.product.call(tasksApi.taskLists, {
        token,
        params: { id },
        query: {},
      })
      return body.data.flatMap(({ title }) => title ?? [])
    }

    const [upper, lower] = await order()
    await page.goto(`${web.url}/projects/${id}/project_detail?view=list&show=all`)
    const heading = (name: string) => page.getByRole('heading', { level: 2, name })
    await heading(lower!).dragTo(heading(upper!))
    await page.getByText(`${lower} moved`).waitFor()
    expect(await order()).toEqual([lower, upper])
    await page.getByRole('button', { name: `Actions for ${lower}` }).click()
    const sorted = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/tasks/'),
    )
    await page.getByRole('menuitem', { name: 'Move down' }).click()
    expect((await sorted).status()).toBe(200)
    expect(await order()).toEqual([upper, lower])

    // A task's menu. A list without open tasks is collapsed.
    await page.getByRole('button', { name: 'Show Other tasks' }).click()
    await page.getByRole('button', { name: 'Actions for Weld' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit task' })
    await editing.getByLabel('Task Title').fill('Weld the frame')
    await editing.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Actions for Weld the frame' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    await page.getByRole('dialog', { name: 'History' }).waitFor()
    await page.keyboard.press('Escape')
    const spare = { title: 'Spare part', start_date: null, due_date: null }
    await web.product.call(tasksApi.addTask, { token, params: { id }, body: spare })
    await page.reload()
    await page.getByRole('button', { name: 'Actions for Spare part' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Task Deleted Successfully').waitFor()
    expect(await page.getByRole('group', { name: 'Spare part' }).count()).toBe(0)

    const phone = await web.visitor({
      token: eli.token,
      locale: 'ar',
      viewport: { width: 390, height: 844 },
    })

    await phone.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])

    for (const path of ['', '?view=list&show=all', '?tab=calendar', '?tab=statuses']) {
      const own = await phone.open(`/projects/${id}/project_detail${path}`)
      await settled(own)
      expect(await readIn(own)).toEqual({ lang: 'ar', dir: 'rtl' })
      expect(await overflows(own, [320, 390])).toEqual([])
      await own.close()
    }
  })
})
