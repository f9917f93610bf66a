import { readFile } from 'node:fs/promises'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('the reports of payroll', () => {
  const web = inBrowser({ workers: true })
  let company: Company
  let bea: Person
  let january: string
  let february: string
  let draft: (month: string, day: string) => Promise<string>

  beforeAll(async () => {
    company = await createCompany(web.product)
    const { ws } = company
    const { token } = company.admin

    const department = await web.product.call(structureApi.addDepartment, {
      token,
      params: { ws },
      body: { name: 'Workshop' },
    })

    bea = await hire(web.product, company, 'Bea', { department_id: department.body.data.id })

    const pension = await web.product.call(payrollCategoriesApi.addDeduction, {
      token,
      params: { ws },
      body: { name: 'Pension' },
    })

    const terms = {
      effective_on: '2025-01-01',
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly' as const,
    }

    const contract = await web.product.call(employmentApi.addContract, {
      token,
      params: { id: bea.employee },
      body: terms,
    })

    await web.product.call(employmentApi.addAdjustment, {
      token,
      params: { id: bea.employee, contractId: contract.body.data.id },
      body: {
        type: 'deduction',
        category_id: pension.body.data.id,
        amount: '10',
        calculation_type: 'percent',
      },
    })

    draft = async (month, day) => {
      const body = {
        start: `2026-${month}-01`,
        end: `2026-${month}-${day}`,
        pay_date: `2026-${month}-${day}`,
      }
      return (await web.product.call(payrollApi.draftPayrun, { token, params: { ws }, body })).body
        .data.id
    }

    const approve = (id: string) =>
      web.product.call(payrollApi.approvePayrun, {
        token,
        params: { ws, id },
        body: { notify_employee: false },
      })

    january = await draft('01', '31')
    await approve(january)

    const account = {
      holder: 'Bea Tester',
      iban: 'DE89370400440532013000',
      bic: null,
      account_number: null,
      routing: null,
    }

    await web.product.call(paymentsApi.changeBankAccount, {
      token: bea.token,
      params: { id: bea.employee },
      body: { ...account, current_password: PASSWORD },
    })

    february = await draft('02', '28')
  })

  it('shows and exports a run’s journal, and shows a raise’s cost without writing it', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      `/admin/payroll/${january}?tab=journal`,
    )
    const categories = page.getByRole('table', { name: 'By category' })
    await categories.getByRole('row').filter({ hasText: 'Pension' }).getByText('300.00').waitFor()

    await page
      .getByRole('table', { name: 'By department' })
      .getByRole('row')
      .filter({ hasText: 'Workshop' })
      .getByText('2,700.00')
      .waitFor()

    await page.getByRole('button', { name: /^Department/ }).click()
    await page.getByRole('menu').getByText('Workshop').click()
    await page.waitForURL(/department=/)
    const taken = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV', exact: true }).click()
    const csv = await readFile(await (await taken).path(), 'utf8')
    expect(csv).toContain('All departments,Total,Net pay,1,2700.00,EUR')

    await page.goto(`${web.url}/admin/payroll/${february}`)
    const before = await web.product.events(company.ws)
    await page.getByRole('button', { name: 'What if' }).click()
    const dialog = page.getByRole('dialog', { name: 'What if' })
    await dialog.getByRole('combobox', { name: 'Employee' }).fill('Bea')
    await page.getByRole('option').filter({ hasText: 'Bea Tester' }).first().click()
    await dialog.getByText('What the run of February 2026 would pay').waitFor()
    await dialog.getByText('Now 3,000.00.').waitFor()
    await dialog.getByLabel('New rate').fill('3500')
    await dialog.getByRole('button', { name: 'Calculate' }).click()
    const people = dialog.getByRole('table', { name: 'Difference' })
    await people.getByText('+450.00').waitFor()

    expect(
      (await people.innerText()).replace(/[\u2066\u2069]/g, '').replace(/\s+/g, ' '),
    ).toContain(
      'Bea Tester 2,700.00 3,150.00 +450.00 Basic pay 3,000.00 3,500.00 +500.00 Pension −300.00 −350.00 −50.00',
    )

    expect(await web.product.events(company.ws)).toBe(before)
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.goto(`${web.url}/admin/payroll/${january}?tab=pay`)
    await page.getByRole('button', { name: /^CSV, 1 payment/ }).click()

    await page
      .getByText(/SHA-256/)
      .first()
      .waitFor()

    await page.getByRole('button', { name: 'History of payments' }).click()
    await page.getByRole('dialog', { name: 'History' }).getByText('File made').waitFor()
  })

  it('pays overtime by a category, and refuses names that are there already', async () => {
    const visitor = (await web.visitor({ token: company.admin.token })).expects(
      /categories\/\w+\/data answered 422/,
    )
    const page = await visitor.open('/admin/payroll_settings')
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Save' })

    const open = async (what: string) => {
      await page.getByRole('button', { name: `Add ${what}` }).click()
      await dialog
        .getByRole('textbox', { name: /Name/ })
        .fill(what === 'Allowance' ? 'Overtime' : 'Pension')
    }

    await open('Allowance')
    await dialog.getByLabel('Pays overtime to hourly employees').check()
    await dialog.getByLabel('Hours before overtime').fill('200')
    await dialog.getByLabel('Factor').fill('0.5')
    await save.click()
    await dialog.getByText('At most 168 hours a week, or 24 a day.').waitFor()
    await dialog.getByText('Enter a factor from 1 to 10.').waitFor()
    await dialog.getByLabel('Hours before overtime').fill('38.5')
    await dialog.getByLabel('Factor').fill('1.25')
    await save.click()
    await page.getByText('Allowance Added Successfully').waitFor()

    await page
      .getByRole('row')
      .filter({ hasText: 'Overtime' })
      .getByText('After 38.5 h a week, × 1.25')
      .waitFor()

    await open('Allowance')
    await save.click()
    await page.getByText(/^Failed to Add Allowance/).waitFor()
    await page.goto(`${web.url}/admin/payroll_settings?tab=deductions`)
    await open('Deduction')
    await save.click()
    await page.getByText(/^Failed to Add Deduction/).waitFor()
  })

  it('keeps the account that pay comes from with its history, until it is removed', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/payroll_settings?tab=account',
    )
    await page.getByText('Enter the company account that SEPA files pay from.').waitFor()
    await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
    await page.getByLabel('Your current password').fill(PASSWORD)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Save' }).click()
    await page.getByText('The company account is saved.').waitFor()
    await page.getByText('•••• 4300').waitFor()
    await page.getByRole('button', { name: 'Remove account' }).click()
    const asked = page.getByRole('dialog', { name: 'Remove the company account?' })
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Remove account' }).click()
    await asked.getByLabel('Your current password').fill(PASSWORD)
    await asked.getByRole('button', { name: 'Remove account' }).click()
    await page.getByText('Enter the company account that SEPA files pay from.').waitFor()
    await page.getByRole('button', { name: 'History of the company account' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Account removed').waitFor()
    await history.getByText('Account entered or changed').waitFor()
    expect(await history.innerText()).not.toContain('0417')
  })

  it('books a closed run once its accounts are entered', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      `/admin/payroll/${january}?tab=journal`,
    )

    await page.getByText('Consultant and client numbers of DATEV').waitFor()
    await page.getByRole('link', { name: 'Open the settings' }).click()
    await page.getByLabel('Basic pay').fill('6020')
    await page.getByLabel('Allowances').fill('6030')
    await page.getByLabel('Deductions').fill('3730')
    await page.getByLabel('Reimbursed expenses').fill('6670')
    await page.getByLabel('Net pay owed').fill('3720')
    await page.getByLabel('Clearing account (DATEV)').fill('3790')
    await page.getByLabel('Consultant number').fill('12')
    await page.getByLabel('Client number').fill('55003')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Save' }).click()
    await page.getByText('A consultant number of DATEV has 4 to 7 digits.').waitFor()
    await page.getByLabel('Consultant number').fill('29098')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Save' }).click()
    await page.getByText('The accounts are saved.').waitFor()
    await page.getByRole('button', { name: 'History of the accounts' }).click()
    const past = page.getByRole('dialog', { name: 'History' })
    await past.getByText(/Basic pay: 6020/).waitFor()
    await page.keyboard.press('Escape')
    await past.waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByText('Debits and credits').waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download file' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^EXTF_pay-2026-01-01/)
  })

  it('keeps the accounts that pay pounds and dollars', async () => {
    const visitor = await web.visitor({ token: company.admin.token })
    visitor.expects(/company-account\/local answered 422/)
    const page = await visitor.open('/admin/payroll_settings?tab=account')

    const enter = page.getByRole('button', { name: 'Enter account' })
    await enter.first().click()
    const dialog = page.getByRole('dialog', { name: 'Bacs, for pounds' })
    await dialog.getByLabel('Sort code').fill('08-99-99')
    await dialog.getByLabel('Account number').fill('66374959')
    await dialog.getByLabel('Service user number').fill('123456')
    await dialog.getByLabel('Your current password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('This account number does not fit the sort code').waitFor()
    await dialog.getByLabel('Account number').fill('66374958')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('•••• 4958').waitFor()
    await enter.click()
    const dollars = page.getByRole('dialog', { name: 'ACH, for US dollars' })
    await dollars.getByLabel('Routing number').fill('021000021')
    await dollars.getByLabel('Account number').fill('987654321')
    await dollars.getByLabel('Company identification').fill('1234567890')
    await dollars.getByLabel('Your current password').fill(PASSWORD)
    await dollars.getByRole('button', { name: 'Save' }).click()
    await page.getByText('•••• 4321').waitFor()
  })

  it('gives employees the year to date, an annual statement, and the removal of their account with its history', async () => {
    const page = await (await web.visitor({ token: bea.token })).open('/requests?tab=payslips')
    await page.getByRole('row').filter({ hasText: '1–31 Jan 2026' }).getByText('3,000.00').click()
    const slip = page.getByRole('dialog', { name: /^Payslip of/ })
    const lines = slip.getByRole('table', { name: 'Year to date, 2026' })

    await lines
      .getByRole('row')
      .filter({ hasText: 'Pension' })
      .getByText('300.00')
      .first()
      .waitFor()

    await slip.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: /^Why: payslip of/ }).click()
    const why = page.getByRole('dialog')

    await why
      .getByText(/= 3,000\.00/)
      .first()
      .waitFor()

    await page.keyboard.press('Escape')
    const printed = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Statement of 2026 as PDF' }).click()
    const file = await printed
    expect(file.suggestedFilename()).toBe('pay-statement-2026.pdf')
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

    await page.goto(`${web.url}/my_profile?tab=bank`)
    await page.getByText('•••• 3000').waitFor()
    await page.getByRole('button', { name: 'Remove account' }).click()
    const removal = page.getByRole('dialog', { name: 'Remove the bank account?' })
    await removal.getByText('You get an email about it.').waitFor()
    await removal.getByLabel('Your current password').fill(PASSWORD)
    await removal.getByRole('button', { name: 'Remove account' }).click()
    await page.getByText('The bank account is removed.').waitFor()
    await page.getByText('No bank account yet').waitFor()
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Account removed').waitFor()
    await history.getByText('Account entered or changed').waitFor()
    expect((await web.mailTo(bea.email, /bank account at .* was removed/)).text).toContain(
      'Nothing is transferred',
    )
  })

  it('leaves out of a draft whom another run has paid already', async () => {
    const again = await draft('01', '31')
    const page = await (await web.visitor({ token: company.admin.token })).open(
      `/admin/payroll/${again}?tab=checks`,
    )
    const twice = page.getByRole('region', {
      name: /Another run has already paid 1 person for some of these days/,
    })
    await twice.getByRole('button', { name: 'Exclude 1' }).click()
    await page.getByText('1 entry is excluded').waitFor()
    await twice.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await twice.getByRole('button', { name: 'Exclude 1' }).click()
    await page.getByText('1 entry is excluded').waitFor()
    await twice.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Payees changed').nth(2).waitFor()
    await history.getByText('Another run has paid these days').first().waitFor()
    const params = { ws: company.ws, id: again }

    expect(
      (await web.product.call(payrollApi.payrun, { token: company.admin.token, params })).body.data
        .paid_count,
    ).toBe(0)
  })

  it('takes one payslip back in a run of its own', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      `/admin/payroll/${january}`,
    )
    const row = page.getByRole('row').filter({ hasText: 'Bea Tester' })
    await row.getByRole('button', { name: 'Bea Tester' }).click()
    await page.getByRole('menuitem', { name: 'Reverse this payslip' }).click()
    const dialog = page.getByRole('dialog', { name: /^Reverse the payslip of/ })
    await dialog.getByLabel('Reason').fill('Paid twice')
    await dialog.getByRole('button', { name: 'Reverse' }).click()
    await page.getByText('Pay reversed').waitFor()
    await page.getByText('−2,700.00').first().waitFor()
    await page.goto(`${web.url}/admin/payroll/${january}`)
    await row.getByText('Reversed').waitFor()
    // This page and the next draft name the people whose days no run pays now.
    const unpaid = page.getByRole('alert').filter({ hasText: 'No run has paid 1 person again' })
    await unpaid.getByText(/Bea Tester\W+January 2026/).waitFor()
    await unpaid.getByRole('button', { name: 'Run Payroll' }).click()
    const drafting = page.getByRole('dialog', { name: 'Run Payroll' })
    await drafting.getByRole('button', { name: 'Save Draft' }).click()
    await page.getByText('Draft Saved Successfully').waitFor()
    await page.waitForURL((url) => !url.pathname.endsWith(january))
    await page.getByRole('heading', { name: 'January 2026' }).waitFor()
    await page.goto(`${web.url}/admin/payroll/${february}?tab=checks`)

    await page
      .getByRole('region', { name: /No run has paid 1 person again/ })
      .getByText('Bea Tester')
      .waitFor()

    await page.goto(`${web.url}/admin/payroll/${january}`)
    await row.getByRole('button', { name: 'Bea Tester' }).click()
    await page.getByRole('menuitem', { name: 'Payslip (PDF)' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Reverse this payslip' }).count()).toBe(0)
  })
})
