import { attendanceApi as api } from '@workledger/contracts/attendance/attendance.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const [year, month] = [Number(yesterday.slice(0, 4)), Number(yesterday.slice(5, 7))]
const said = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(yesterday),
)

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
    (await web.product.call(api.monthlyAttendance, { token: employee.token, params: { id: employee.employee }, query: { year, month } }))
      .body.data.attendance

  it('a shift is proposed by the employee, approved by the manager, and counted without its break', async () => {
    const eli = await web.visitor({ token: employee.token })
    const own = await eli.open(`/my_profile?tab=attendance&year=${year}&month=${month}`)
    await own.getByRole('button', { name: `Actions for ${said}` }).click()
    await own.getByRole('menuitem', { name: 'Propose a Shift' }).click()
    const dialog = own.getByRole('dialog', { name: 'Propose a Shift' })
    await dialog.getByRole('button', { name: 'Propose' }).click()
    await dialog.getByText('Time Required!').first().waitFor()
    await dialog.getByLabel('In Time').fill('9')
    await dialog.getByLabel('Out Time').fill('17:30')
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
    await own.getByText('8:00:00').first().waitFor()
  })

  it('an administrator sets rules, corrects a shift, and brings a deleted one back', async () => {
    const ada = await web.visitor({ token: company.admin.token })
    const general = await ada.open('/admin/general?tab=attendance')
    await general.getByRole('button', { name: 'New version' }).click()
    const rules = general.getByRole('dialog', { name: 'New version' })
    await rules.getByLabel('Holds from').fill(`${year}-01-01`)
    await rules.getByRole('button', { name: 'Add a step' }).click()
    await rules.getByLabel('After hours of work').fill('6')
    await rules.getByLabel('Minutes of break in all').fill('45')
    await rules.getByLabel('Most work in a day (hours)').fill('7.5')
    await rules.getByRole('button', { name: 'Save' }).click()
    await general.getByText('Attendance rules saved').waitFor()
    await general.getByText('45 min after 6 h').waitFor()

    const profile = await ada.open(`/admin/employees/${employee.employee}/profile?tab=attendance&year=${year}&month=${month}`)
    // Half an hour was typed, so the rule takes another quarter.
    await profile.getByText('0:15 by the rule').waitFor()
    await profile.getByText('Over the daily limit').waitFor()
    const menu = profile.getByRole('button', { name: `Actions for ${said}` })
    await menu.click()
    await profile.getByRole('menuitem', { name: 'Edit Attendance' }).click()
    const dialog = profile.getByRole('dialog', { name: 'Edit Attendance' })
    await dialog.getByLabel('Out Time').fill('16:30')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await profile.getByText('Attendance Updated Successfully').waitFor()
    await profile.getByText('09:00 – 16:30').waitFor()
    await menu.click()
    await profile.getByRole('menuitem', { name: 'Delete 09:00 – 16:30' }).click()
    await profile.getByRole('alertdialog', { name: 'Delete this shift?' }).getByRole('button', { name: 'Delete' }).click()
    await profile.getByText('Shift deleted: 09:00 – 16:30').waitFor()
    expect(await shifts()).toEqual([])
    await profile.getByRole('button', { name: 'Undo' }).click()
    await profile.getByText('09:00 – 16:30').first().waitFor()
    expect(await shifts()).toMatchObject([{ seconds: 27_000 }])

    const days = await ada.open('/admin/attendance?tab=days&period=year')
    await days.getByRole('row').filter({ hasText: 'Eli Tester' }).getByText('6:45:00').waitFor()
    const all = await ada.open('/admin/attendance')
    await all.getByText('No pending corrections').waitFor()
  })
})
