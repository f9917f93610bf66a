import { attendanceApi as api } from '@workledger/contracts/attendance/attendance.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const [year, month] = [Number(yesterday.slice(0, 4)), Number(yesterday.slice(5, 7))]

const said = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
}).format(new Date(yesterday))

describe('attendance', () => {
  const web = inBrowser()
  let company: Company
  let manager: Person
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    manager = await hire(web.product, company, 'Mia')
    employee = await hire(web.product, company, 'Eli', { manager_id: manager.employee })
  })

  const shifts = async () =>
    (
      await web.product.call(api.monthlyAttendance, {
        token: employee.token,
        params: { id: employee.employee },
        query: { year, month },
      })
    ).body.data.attendance.filter(({ date }) => date === yesterday)

  it('a shift is proposed by the employee, approved by the manager, and counted without its break', async () => {
    const eli = await web.visitor({ token: employee.token })
    const own = await eli.open(`/my_profile?tab=attendance&year=${year}&month=${month}`)
    await own.getByRole('button', { name: `Actions for ${said}` }).click()
    await own.getByRole('menuitem', { name: 'Propose a shift' }).click()
    const dialog = own.getByRole('dialog', { name: 'Propose a shift' })
    await dialog.getByRole('button', { name: 'Propose' }).click()
    await dialog.getByText('Time Required!').first().waitFor()
    await dialog.getByLabel('Check-in time').fill('9')
    await dialog.getByLabel('Check-out time').fill('17:30')
    await dialog.getByRole('button', { name: 'Add break' }).click()
    await dialog.getByLabel('Break from').fill('12:00')
    await dialog.getByLabel('to', { exact: true }).fill('12:30')
    await dialog.getByLabel('Reason').fill('The door was broken')
    await dialog.getByRole('button', { name: 'Propose' }).click()
    await own.getByText('Your correction was proposed').waitFor()
    expect(await shifts()).toEqual([])

    const mia = await web.visitor({ token: manager.token })
    const inbox = await mia.open('/requests?tab=corrections')
    const row = inbox.getByRole('row').filter({ hasText: 'Eli Tester' })
    await row.getByText('09:00 – 17:30').waitFor()
    await row.getByRole('button', { name: 'Approve' }).click()
    const decision = inbox.getByRole('dialog', { name: 'Approve this correction?' })
    await decision.getByText('The door was broken').waitFor()
    await decision.getByLabel('Comment').fill('Seen at the gate')
    await decision.getByRole('button', { name: 'Approve' }).click()
    await inbox.getByText('Correction approved: Eli Tester').waitFor()
    await row.getByText('Approved').waitFor()
    expect(await shifts()).toMatchObject([{ seconds: 30_600 }])
    await own.getByText('8:00').first().waitFor()
  })

  it('a break is begun and ended in the header, another is typed, and times that cannot be are refused at their field', async () => {
    const eli = await web.visitor({ token: employee.token })
    eli.expects(/\/breaks answered 422|attendance-corrections answered 422/)
    const tab = await eli.open('/dashboard')
    await tab.getByRole('button', { name: 'Check in' }).click()
    const plan = tab.getByRole('dialog', { name: 'Planned Tasks' })
    await plan.getByLabel('What you plan to do today').fill('Invoices')
    await plan.getByRole('button', { name: 'Check in' }).click()
    await tab.getByText('Planned Task Updated').waitFor()
    await tab.getByRole('button', { name: 'Breaks', exact: true }).click()

    await tab
      .getByRole('dialog', { name: 'Breaks' })
      .getByRole('button', { name: 'Start break' })
      .click()

    await tab.getByText('Break started').waitFor()
    await tab.getByRole('button', { name: /^Breaks: on break since/ }).click()
    const dialog = tab.getByRole('dialog', { name: 'Breaks' })
    await dialog.getByText(/^On break since/).waitFor()
    await dialog.getByRole('button', { name: 'End break' }).click()
    await tab.getByText('Break ended').waitFor()
    await tab.getByRole('button', { name: 'Breaks', exact: true }).click()
    await dialog.getByRole('button', { name: 'Add break' }).click()
    await dialog.getByLabel('Break from').last().fill('0:01')
    await dialog.getByLabel('to', { exact: true }).last().fill('0:00')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText(/A break (must be within its shift|ends after it starts)/).waitFor()
    await dialog.getByRole('button', { name: 'Remove this break' }).last().click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await tab.getByText('Breaks saved').waitFor()

    const current = await web.product.call(api.currentAttendance, {
      token: employee.token,
      params: { id: employee.employee },
    })

    expect(current.body.data).toMatchObject({ running: true, break_since: null })
    expect(current.body.data!.breaks).toHaveLength(1)

    await tab.setViewportSize({ width: 390, height: 844 })
    await tab.goto(`${web.url}/my_profile?tab=attendance&year=${year}&month=${month}`)
    const day = tab
      .getByRole('listitem')
      .filter({ has: tab.getByRole('button', { name: `Actions for ${said}` }) })
    await day.getByText('09:00 – 17:30').waitFor()
    await day.getByRole('button', { name: `Actions for ${said}` }).click()
    await tab.getByRole('menuitem', { name: 'History of 09:00 – 17:30' }).click()
    await tab.getByRole('dialog', { name: 'History' }).getByText('Correction approved').waitFor()

    await tab
      .getByRole('dialog', { name: 'History' })
      .getByRole('button', { name: 'Close' })
      .click()

    await day.getByRole('button', { name: `Actions for ${said}` }).click()
    await tab.getByRole('menuitem', { name: 'Propose a shift' }).click()
    const shift = tab.getByRole('dialog', { name: 'Propose a shift' })
    await shift.getByLabel('Check-in time').fill('05:00')
    await shift.getByLabel('Check-out time').fill('05:00')
    await shift.getByLabel('Reason').fill('Inventory')
    await shift.getByRole('button', { name: 'Propose' }).click()
    const complaint = await shift.getByText('A shift lasts at least one second.').getAttribute('id')
    expect(await shift.getByLabel('Check-out time').getAttribute('aria-describedby')).toContain(
      complaint,
    )
    await shift.getByLabel('Check-out time').fill('04:00')
    await shift.getByRole('button', { name: 'Propose' }).click()
    await shift.getByText('The end is before the start.').waitFor()
    await shift.getByRole('button', { name: 'Cancel' }).click()
  })

  it('an administrator sets rules, corrects a shift, and brings a deleted one back', async () => {
    const ada = (await web.visitor({ token: company.admin.token })).expects(
      /attendance-rules-\S+ answered 404/,
    )
    const general = await ada.open('/admin/general?tab=attendance')
    await general.getByRole('button', { name: 'History of the rules' }).click()
    await general.getByText('No changes yet.').waitFor()

    await general
      .getByRole('dialog', { name: 'History' })
      .getByRole('button', { name: 'Close' })
      .click()

    await general.getByRole('button', { name: 'New version' }).click()
    const rules = general.getByRole('dialog', { name: 'New version' })
    await rules.getByLabel('Effective On').fill(`${year}-01-01`)
    await rules.getByRole('button', { name: 'Add step' }).click()
    await rules.getByLabel('After hours of work').fill('6')
    await rules.getByLabel('Minutes of break in total').fill('45')
    await rules.getByLabel('Maximum work per day (hours)').fill('7.5')
    await rules.getByRole('button', { name: 'Save' }).click()
    await general.getByText('Attendance rules saved').waitFor()
    await general.getByText('45 min after 6 h').waitFor()
    await general.getByRole('button', { name: 'History of the rules' }).click()
    const told = general.getByRole('dialog', { name: 'History' })
    await told.getByText('45 min after 6 h').waitFor()
    await told.getByRole('button', { name: 'Close' }).click()

    const profile = await ada.open(
      `/admin/employees/${employee.employee}/profile?tab=attendance&year=${year}&month=${month}`,
    )
    // Half an hour was typed, so the rule adds another quarter.
    await profile.getByText('15 min by the rule').waitFor()
    await profile.getByText('Over the daily limit').waitFor()
    const menu = profile.getByRole('button', { name: `Actions for ${said}` })
    await menu.click()
    await profile.getByRole('menuitem', { name: 'Edit attendance' }).click()
    const dialog = profile.getByRole('dialog', { name: 'Edit attendance' })
    await dialog.getByLabel('Check-out time').fill('16:30')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await profile.getByText('Attendance Updated Successfully').waitFor()
    await profile.getByText('09:00 – 16:30').waitFor()
    await menu.click()
    await profile.getByRole('menuitem', { name: 'Delete 09:00 – 16:30' }).click()

    await profile
      .getByRole('alertdialog', { name: 'Delete this shift?' })
      .getByRole('button', { name: 'Delete' })
      .click()

    await profile.getByText('Shift deleted: 09:00 – 16:30').waitFor()
    expect(await shifts()).toEqual([])
    await profile.getByRole('button', { name: 'Undo' }).click()
    await profile.getByText('09:00 – 16:30').first().waitFor()
    expect(await shifts()).toMatchObject([{ seconds: 27_000 }])

    const days = await ada.open('/admin/attendance?tab=days&period=year')
    await days.getByRole('row').filter({ hasText: 'Eli Tester' }).getByText('6:45').waitFor()
    const all = await ada.open('/admin/attendance')
    await all.getByText('No pending corrections').waitFor()
  })

  it('a check-out that comes too late leads to where its time is proposed, also from the dialog of the task log', async () => {
    const settings = { token: company.admin.token, params: { ws: company.ws } }

    await web.product.call(workspacesApi.changeSettings, {
      ...settings,
      body: { enable_attendance_task: true },
    })

    const flo = await hire(web.product, company, 'Flo')

    await web.product.call(api.checkIn, {
      token: flo.token,
      params: { id: flo.employee },
      body: {},
    })

    const page = await (await web.visitor({ token: flo.token }))
      .expects(/attendances-checkout answered 409/)
      .open('/dashboard')
    const message = 'You checked in more than 24 h ago. Propose the time you left.'

    const refusal = {
      message,
      code: 'attendance.forgotten',
      params: { hours: 24 },
      errors: {},
      error_codes: {},
    }

    await page.route('**/attendances-checkout', (route) =>
      route.fulfill({ status: 409, json: refusal }),
    )
    await page.getByRole('button', { name: 'Check out' }).click()
    const dialog = page.getByRole('dialog', { name: 'Check out' })
    await dialog.getByLabel('What you did today').fill('Pumps')
    await dialog.getByLabel('Work Plan for next working day').fill('Valves')
    await dialog.getByRole('button', { name: 'Check out' }).click()
    await page.waitForURL('**/my_profile?tab=attendance')
    await page.getByText(message).waitFor()
    await dialog.waitFor({ state: 'detached' })
  })
})
