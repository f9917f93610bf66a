import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('a working day', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    employee = await hire(web.product, company, 'Eli')
  })

  const current = async () => {
    const { token, employee: id } = employee
    return (await web.product.call(attendanceApi.currentAttendance, { token, params: { id } })).body
      .data
  }

  const entries = async () => {
    const { token, employee: id } = employee
    const query = { employee_id: id }

    return (
      await web.product.call(timeTrackingApi.timeEntries, {
        token,
        params: { ws: company.ws },
        query,
      })
    ).body.data
  }

  const taskLogs = async (enable_attendance_task: boolean) => {
    const { ws, admin } = company

    const changed = await web.product.call(workspacesApi.changeSettings, {
      token: admin.token,
      params: { ws },
      body: { enable_attendance_task },
    })

    expect(changed.status).toBe(200)
  }

  it('begins with a check-in and ends with a check-out, in one press each', async () => {
    await taskLogs(false)
    const page = await (await web.visitor({ token: employee.token })).open('/dashboard')
    await page.getByRole('button', { name: 'Check in' }).click()
    const out = page.getByRole('button', { name: 'Check out' })
    await out.waitFor()
    // Its clock runs; a phone shows hours and minutes.
    const clock = out.getByText(/^0:0\d:\d\d$/).first()
    const before = await clock.innerText()
    await page.waitForFunction(([text]) => !document.body.innerText.includes(text!), [before])
    expect(await current()).toMatchObject({ in_at: expect.any(String), out_at: null })
    await page.reload()
    await out.click()
    await page.getByRole('button', { name: 'Check in' }).waitFor()
    expect(await current()).toMatchObject({ out_at: expect.any(String) })
  })

  it('asks for plans and results if the workspace keeps task logs', async () => {
    await taskLogs(true)
    const page = await (await web.visitor({ token: employee.token })).open('/dashboard')
    await page.getByRole('button', { name: 'Check in' }).click()
    const plan = page.getByRole('dialog', { name: 'Planned Tasks' })
    await plan.getByLabel('What you plan to do today').fill('Write the offer')
    await plan.getByRole('button', { name: 'Check in' }).click()
    await page.getByText('Planned Task Updated').waitFor()
    expect(await current()).toMatchObject({ attendance_task: { check_in_task: 'Write the offer' } })
    const before = await web.product.events(company.ws)
    await page.getByRole('button', { name: 'Check out' }).click()
    const done = page.getByRole('dialog', { name: 'Check out' })
    await done.getByText('Planned: Write the offer').waitFor()
    await done.getByLabel('What you did today').fill('Wrote the offer')
    await done.getByLabel('Work Plan for next working day').fill('Send the offer')
    await done.getByRole('button', { name: 'Check out' }).click()
    await page.getByText('Information Updated').waitFor()
    await page.getByRole('button', { name: 'Check in' }).waitFor()
    expect(await web.product.events(company.ws)).toBe(before + 2)
  })

  it('is timed in two tabs that stay in step', async () => {
    const visitor = await web.visitor({ token: employee.token })
    const one = await visitor.open('/timer')
    const two = await visitor.open('/dashboard')
    await Promise.all([one.live(), two.live()])
    await one.getByRole('combobox', { name: 'Description' }).fill('Cooling loop review')
    await one.getByRole('button', { name: 'Start', exact: true }).click()
    await one.getByText('Timer started').waitFor()
    // The other tab shows it in its header and title, and ends it.
    const chip = two.getByRole('group', { name: 'Timer running' })
    await chip.getByText('Cooling loop review').waitFor()
    await two.waitForFunction(`document.title.endsWith('Cooling loop review')`)
    expect(await entries()).toMatchObject([{ description: 'Cooling loop review', end: null }])
    await chip.getByRole('button', { name: 'Stop' }).click()
    await chip.waitFor({ state: 'detached' })
    await one.getByRole('button', { name: 'Start', exact: true }).waitFor()
    const today = one.getByRole('region', { name: 'Today' })
    await today.getByRole('button', { name: 'Resume' }).waitFor()
    expect(await entries()).toMatchObject([
      { description: 'Cooling loop review', end: expect.any(String) },
    ])
  })

  it('is corrected afterwards in place', async () => {
    const page = await (await web.visitor({ token: employee.token })).open('/timer')
    const today = page.getByRole('region', { name: 'Today' })
    const field = today.getByRole('textbox', { name: 'Description' })
    await field.fill('Cooling loop review, second look')
    await field.press('Enter')
    await page.getByText('Timer Entry Updated').waitFor()
    expect(await entries()).toMatchObject([{ description: 'Cooling loop review, second look' }])
    const menu = () => today.getByRole('button', { name: 'More' }).first().click()
    await menu()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await page.getByText('Entry Duplicated Successfully').waitFor()

    // The message covers the header and no entry.
    const [said, first] = [
      page.getByRole('status').filter({ hasText: 'Duplicated' }).locator('> *').last(),
      page.getByRole('main').getByRole('listitem').first(),
    ]

    const [below, top] = [await said.boundingBox(), await first.boundingBox()]
    expect(below!.y + below!.height).toBeLessThanOrEqual(top!.y)
    expect(await entries()).toHaveLength(2)
    // The same work twice on a day is one line with both entries.
    const repeated = today.getByRole('button', { name: '2 Cooling loop review, second look' })
    await repeated.waitFor()
    expect(await today.getByRole('button', { name: 'More' }).count()).toBe(0)
    await repeated.click()
    await menu()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Eli Tester').first().waitFor()
    await page.keyboard.press('Escape')
    await history.waitFor({ state: 'detached' })
    await menu()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('Time Entry Deleted Successfully').waitFor()
    await today.getByRole('listitem').nth(1).waitFor({ state: 'detached' })
    expect(await entries()).toHaveLength(1)
  })

  it('is offered again while it is typed, with its project', async () => {
    const page = await (await web.visitor({ token: employee.token })).open('/timer')
    await page.getByRole('region', { name: 'Today' }).waitFor()
    const field = page.getByRole('combobox', { name: 'Description' })
    await field.fill('second loop')
    await page.getByRole('option', { name: 'Cooling loop review, second look' }).waitFor()
    await field.press('ArrowDown')
    await field.press('Enter')
    expect(await field.inputValue()).toBe('Cooling loop review, second look')
    expect(await page.getByRole('listbox').count()).toBe(0)
    expect(await entries()).toHaveLength(1)
    // The week's own list shows a started entry at once, and Enter starts it.
    await field.press('Enter')
    await page.getByText('Timer started').waitFor()
    // The bar shows the start first, its row afterwards.
    const now = page.getByRole('region', { name: 'Today' }).getByText('now')
    await now.waitFor()
    expect(await now.count()).toBe(1)
  })

  it('takes a project with the mouse, in browsers too whose scrolling returns a promise', async () => {
    const at = { token: company.admin.token, params: { ws: company.ws } }

    const client_id = (
      await web.product.call(clientsApi.addClient, {
        ...at,
        body: { name: 'Helios', contact_name: 'Ola' },
      })
    ).body.data.id

    for (const name of ['Wharf', 'Yard'])
      expect(
        (await web.product.call(projectsApi.addProject, { ...at, body: { name, client_id } }))
          .status,
      ).toBe(201)

    const page = await (await web.visitor({ token: company.admin.token })).open('/timer')

    await page.evaluate(`{
      const { scrollIntoView } = Element.prototype
      Element.prototype.scrollIntoView = function (...how) {
        scrollIntoView.apply(this, how)
        return Promise.resolve()
      }
    }`)

    const bar = page
      .getByRole('form', { name: 'Timer' })
      .or(page.locator('form').filter({ has: page.getByLabel('Started at') }))
    await bar.getByRole('button', { name: 'Project' }).click()
    const menu = page.getByRole('dialog', { name: 'Project' })
    await menu.getByRole('option', { name: 'Wharf' }).hover()
    await menu.getByRole('option', { name: 'Yard' }).hover()
    await menu.getByRole('option', { name: 'Yard' }).click()
    await bar.getByRole('button', { name: 'Project: Yard' }).waitFor()
    expect(await page.getByText('Something went wrong').count()).toBe(0)
  })
})
