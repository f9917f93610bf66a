import { readFile } from 'node:fs/promises'
import { customFieldsApi } from '@workledger/contracts/custom-fields/custom-fields.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { DateTime } from 'luxon'
import { type Company, createCompany } from '../support/people'
import { axeFindings } from './support/axe'
import { atRest, ellipses, overflows } from './support/document'
import { inBrowser } from './support/in-browser'

const month = DateTime.utc().startOf('month').minus({ months: 1 })

const csv = [
  'Employee ID,First name,Last name,E-mail,Department,Designation,Manager,Hire date,Salary,Shirt_size',
  'E-01,Vera,King,vera.king@example.com,Office,Director,,2019-02-04,72000,S',
  'E-02,Otto,Sand,otto.sand@example.com,Workshop,Technician,Vera King,2021-03-01,36000,XL',
  'E-03,Nora,Late,nora.late@example.com,Workshop,Technician,Vera King,soon,36000,M',
].join('\n')

describe('a pay run', () => {
  const web = inBrowser({ workers: true })
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
  })

  it('pays people from a spreadsheet: imported, drafted, explained, recalculated, approved, printed, reversed', async () => {
    const { token } = company.admin
    const { ws } = company
    const page = await (await web.visitor({ token })).open('/admin/employees')
    await page.getByRole('link', { name: 'Import Employees' }).click()
    await page.getByRole('heading', { name: 'Import Employees' }).waitFor()
    const before = await web.product.events(ws)
    await page
      .getByLabel('Choose file')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })

    const problem = page
      .getByRole('list', { name: 'Problems' })
      .getByRole('listitem')
      .filter({ hasText: '"soon" is not a date' })

    await problem.getByText('Hire Date').waitFor()
    await page.getByText('2 departments').waitFor()
    expect(await web.product.events(ws)).toBe(before)
    // A heading such as Salary does not name a period.
    expect(await page.getByRole('button', { name: 'Import 2 rows' }).isDisabled()).toBe(true)
    await page.getByRole('combobox', { name: 'Pay is given' }).click()
    await page.getByRole('option', { name: 'per year' }).click()
    // A column without a field becomes a custom field.
    await page.getByRole('combobox', { name: 'Shirt_size: Field' }).click()
    await page.getByRole('option', { name: 'New custom field…' }).click()
    const field = page.getByRole('dialog', { name: 'Add custom field' })

    for (const answer of ['No', 'Everyone', 'Employee'])
      await field.getByText(answer, { exact: true }).click()

    await field.getByRole('button', { name: 'Save' }).click()
    await page.getByText('New Custom Field Added').waitFor()

    await page
      .getByRole('combobox', { name: 'Shirt_size: Field' })
      .getByText('Shirt size')
      .waitFor()

    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await page.getByText('The import is done').waitFor()
    await page.getByText('1 row was refused.').waitFor()
    await page.getByText('Go to employees').click()
    await page.getByRole('row').filter({ hasText: 'Otto Sand' }).getByText('Workshop').waitFor()
    const people = await web.product.call(peopleApi.employees, { token, params: { ws } })

    expect(people.body.data.map(({ oid, first_name }) => [oid, first_name])).toEqual(
      expect.arrayContaining([
        ['E-01', 'Vera'],
        ['E-02', 'Otto'],
      ]),
    )

    expect(people.body.total).toBe(3)

    const fieldsOf = {
      token,
      params: { id: people.body.data.find(({ oid }) => oid === 'E-02')!.id },
    }

    const values = (await web.product.call(customFieldsApi.customFields, fieldsOf)).body.data
    expect(values.map(({ name, value }) => [name, value])).toEqual([['Shirt size', 'XL']])

    await page.getByRole('link', { name: 'Payroll', exact: true }).click()
    await page.getByRole('button', { name: 'Run Payroll' }).first().click()
    const draft = page.getByRole('dialog', { name: 'Run Payroll' })
    await draft.getByLabel('First day').fill(month.toISODate())
    await draft.getByLabel('Last day').fill(month.endOf('month').toISODate())
    await draft.getByLabel('Pay date').fill(month.endOf('month').toISODate())
    await draft.getByRole('button', { name: 'Save Draft' }).click()
    await page.getByText('Draft Saved Successfully').waitFor()
    const otto = page.getByRole('row').filter({ hasText: 'Otto Sand' })
    expect((await otto.innerText()).replace(/\s+/g, ' ')).toMatch(
      /Otto Sand 3,000\.00 0\.00 0\.00 3,000\.00/,
    )

    await otto.getByText('Otto Sand').click()
    const why = page.getByRole('complementary', { name: 'Why 3,000.00?' })
    await why.getByText(/36,000\.00 × .?\d+ days.? ÷ \d+ ÷ 12 = 3,000\.00/).waitFor()
    await why.getByText('Net pay').waitFor()

    // Next to a page of 1280 px too, the reasons cover nothing and cut no total.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Approve Payroll' }).click({ trial: true })
    await atRest(page)
    expect(await ellipses(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    const [run] = (await web.product.call(payrollApi.payruns, { token, params: { ws } })).body.data
    expect(run).toMatchObject({ status: 'draft', net_pay: '9000.00' })
    // The list counts the open checks of a draft, and the next dialog names the draft.
    await page.getByRole('link', { name: 'Payroll', exact: true }).first().click()
    await page
      .getByText(/^\d checks? open$/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Run Payroll' }).first().click()
    const next = page.getByRole('dialog', { name: 'Run Payroll' })
    await next.getByText(`A ${month.toFormat('LLLL yyyy')} draft exists.`).waitFor()
    await next.getByRole('link', { name: 'Open it' }).click()
    await page.waitForURL(/payroll\/[0-9a-f-]{36}/)
    await otto.waitFor()

    // In Arabic too, with words of that language only and figures still from left to right.
    const amal = await web.visitor({ token, locale: 'ar' })
    await amal.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const arabic = await amal.open(`/admin/payroll/${run!.id}`)
    await arabic.getByRole('row').filter({ hasText: 'Otto Sand' }).getByText('Otto Sand').click()
    const because = arabic.getByRole('complementary', { name: /^لماذا .*3,000\.00/ })
    const sum = because.getByText(/36,000\.00 × /).first()
    await sum.waitFor()

    const lefts = await sum.evaluate((element) => {
      const text = element.firstChild!
      const words = text.textContent!

      return ['36,000.00', '÷ 12', '= '].map((part) => {
        const range = (globalThis as any).document.createRange()
        range.setStart(text, words.indexOf(part))
        range.setEnd(text, words.indexOf(part) + 1)

        return range.getBoundingClientRect().left
      })
    })

    expect(lefts).toEqual([...lefts].sort((a, b) => a - b))

    for (const more of await because.locator('details:not([open]) > summary').all())
      if (await more.isVisible()) await more.click()

    const foreign = (await because.innerText()).match(/[A-Za-z]{2,}/g)
    const ofTheLog = /^(Otto|Sand|PDF|EUR|[A-Z][a-z]+[A-Z]\w+)$/
    expect([...new Set(foreign)].filter((word) => !ofTheLog.test(word))).toEqual([])
    expect(await axeFindings(arabic)).toEqual([])

    // A raise in the same month after the draft: the page asks for a new calculation.
    const ottoId = people.body.data.find(({ oid }) => oid === 'E-02')!.id
    const raise = { effective_on: month.toISODate(), base_compensation_amount: '42000' }

    expect(
      (
        await web.product.call(employmentApi.addContract, {
          token,
          params: { id: ottoId },
          body: raise,
        })
      ).status,
    ).toBe(201)

    await page.reload()
    await page.getByText(/facts? ha(s|ve) changed since this draft was calculated/).waitFor()
    await otto.getByText(/^\d+ facts? changed$/).waitFor()
    await page.getByRole('button', { name: 'Recalculate' }).click()
    await page.getByText('Draft recalculated').waitFor()
    await otto.getByText('3,500.00').first().waitFor()
    await page.getByRole('tab', { name: /^Checks/ }).click()
    await page.getByText('Ada Tester', { exact: true }).first().waitFor()
    await page.getByRole('tab', { name: /^Entries/ }).click()
    // On a phone the net comes first; the approval with the open checks is at the bottom of the
    // page.
    await page.setViewportSize({ width: 390, height: 844 })
    const foot = page.getByRole('region', { name: 'Approve Payroll' })
    await foot.getByRole('link', { name: /checks? open$/ }).click()
    await page.getByRole('tab', { name: /^Checks/, selected: true }).waitFor()
    await page.getByRole('tab', { name: /^Entries/ }).click()

    const card = page
      .getByRole('listitem')
      .filter({ hasText: 'Otto Sand' })
      .filter({ hasText: 'E-02' })

    expect((await card.innerText()).replace(/\s+/g, ' ')).toBe('Otto Sand 3,500.00 E-02')
    await foot.getByRole('button', { name: 'Approve Payroll' }).click()

    await page
      .getByRole('dialog', { name: /^Approve / })
      .getByRole('button', { name: 'Cancel' })
      .click()

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'What if' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await overflows(page, [320, 390])).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await otto.getByText('Otto Sand').click()

    await page.getByRole('button', { name: 'Approve Payroll' }).click()
    const approval = page.getByRole('dialog', { name: /^Approve / })
    await approval.getByText('An approved run never changes.').waitFor()
    await approval.getByText('2 people are paid').waitFor()
    await approval.getByText('9,500.00').first().waitFor()
    await approval.getByRole('button', { name: 'Approve Payroll' }).click()
    await page.getByText('Payroll Approved Successfully').waitFor()
    await page.getByText('approved by Ada Tester').waitFor()
    expect(await page.getByRole('button', { name: 'Approve Payroll' }).count()).toBe(0)

    const approved = await web.product.call(payrollApi.payrun, {
      token,
      params: { ws, id: run!.id },
    })

    expect(approved.body.data).toMatchObject({ status: 'complete', net_pay: '9500.00' })

    const printed = page.waitForEvent('download')
    await page.getByRole('complementary').getByRole('button', { name: 'Payslip (PDF)' }).click()
    const file = await printed
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(5000)

    await page.keyboard.press('Escape')
    await page.getByRole('complementary', { name: /^Why / }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'History' }).click()
    const steps = page.getByRole('dialog', { name: 'History' }).getByRole('listitem')
    await steps.first().getByText('Approved').first().waitFor()
    expect(await steps.first().innerText()).toContain('Ada Tester')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Reverse', exact: true }).click()
    const reversal = page.getByRole('dialog', { name: /^Reverse the pay run/ })
    await reversal.getByLabel('Reason').fill('Paid to the wrong accounts')
    await reversal.getByRole('button', { name: 'Reverse' }).click()
    await page.getByText('Pay reversed').waitFor()
    await page.getByText('−9,500.00').first().waitFor()
    await page.getByText('Reversal', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'reverses another run' }).click()
    // A wholly reversed run has nothing left to reverse.
    await page.getByRole('link', { name: 'partly reversed' }).waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('option', { name: 'History' }).waitFor()
    expect(await page.getByRole('option', { name: 'Reverse', exact: true }).count()).toBe(0)
    await page.keyboard.press('Escape')
    expect((await web.mailTo('otto.sand@example.com', /payslip/i)).text).toContain('Otto')
  })
})
