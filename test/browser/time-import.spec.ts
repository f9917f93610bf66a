import { firstOfWeek } from '@workledger/contracts/kernel/week-start'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

/** Monday of the week before, so that every day is past. */
const MONDAY = addDays(firstOfWeek(new Date().toISOString().slice(0, 10), 1), -7)

const HEADINGS =
  '"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)"'

/** Clockify's dates, month first. */
const clockify = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

describe('an import of time', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    employee = await hire(web.product, company, 'Eli', { hired_on: addDays(MONDAY, -400) })
  })

  it('is previewed, corrected, carried out and undone', async () => {
    const row = (user: string, email: string) =>
      `"Site","Big Company","Work","","${user}","","${email}","","Yes","${clockify(MONDAY)}","09:00 AM","${clockify(MONDAY)}","10:00 AM","01:00:00"`

    const text = [HEADINGS, row('Eli', employee.email), row('Who Else', '')].join('\n')
    const page = await (await web.visitor({ token: company.admin.token })).open('/timer')

    await page.getByRole('link', { name: 'Import time' }).click()
    await page.getByRole('heading', { name: 'Imports of time' }).waitFor()
    await page.getByRole('link', { name: 'Import time' }).first().click()

    await page.locator('input[type=file]').setInputFiles({
      name: 'Clockify_Time_Report_Detailed.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })

    await page.getByText('No employee is chosen for Who Else.').waitFor()
    const begin = page.getByRole('button', { name: 'Import 1 entry' })

    // Some Mondays can be read in two ways.
    if (Number(MONDAY.slice(8)) <= 12 && MONDAY.slice(5, 7) !== MONDAY.slice(8)) {
      expect(await begin.isDisabled()).toBe(true)
      await page.getByRole('combobox', { name: 'Dates are written' }).click()
      await page.getByRole('option', { name: /^Month first/ }).click()
    }

    await begin.click()
    await page.getByText('The time was imported').waitFor()
    await page.getByRole('heading', { name: 'Import from Clockify' }).waitFor()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Undo the import' }).click()
    await page.getByText('1 entry is removed.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText('1 entry was removed').waitFor()
    await page.getByText('Undone').first().waitFor()
  })
})
