import { readFileSync } from 'node:fs'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { type Company, createCompany, hire } from '../support/people'
import { axeInBothThemes } from './support/axe'
import { goWithin, overflows } from './support/document'
import { inBrowser } from './support/in-browser'

const RANGE = 'from=2026-01&to=2026-03'

/** Sales has six people, Studio two and Care three; one of Sales left in February. */
describe('insights', () => {
  const web = inBrowser()
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
    const { ws } = company
    const at = { token: company.admin.token, params: { ws } }
    let people = 0

    const add = async (department: string, count: number) => {
      const body = { name: department } as never
      const department_id = (await web.product.call(structureApi.addDepartment, { ...at, body }))
        .body.data.id

      for (const first_name of Array.from({ length: count }, () => `Person${++people}`)) {
        const person = {
          ...{ first_name, last_name: 'Tester', email: `${first_name}@example.com` },
          hired_on: '2025-01-15',
        }
        const { id } = (await web.product.call(peopleApi.addEmployee, { ...at, body: person })).body
          .data
        await web.product.call(peopleApi.changeEmployee, {
          ...at,
          params: { ws, id },
          body: { department_id },
        })
        await web.product.call(employmentApi.addContract, {
          ...at,
          params: { id },
          body: {
            effective_on: '2025-02-01',
            base_compensation_amount: '1000',
            base_compensation_type: 'monthly',
          },
        })
        if (first_name === 'Person1')
          await web.product.call(peopleApi.terminateEmployee, {
            ...at,
            params: { id },
            body: { terminated_on: '2026-02-27' },
          })
      }
    }

    await add('Sales', 6)
    await add('Studio', 2)
    await add('Care', 3)

    const run = { start: '2026-01-01', end: '2026-01-31', pay_date: '2026-01-31' }
    const { id } = (await web.product.call(payrollApi.draftPayrun, { ...at, body: run })).body.data
    await web.product.call(payrollApi.approvePayrun, {
      ...at,
      params: { ws, id },
      body: { notify_employee: false },
    })

    await web.product.call(timeTrackingApi.addTimeEntry, {
      ...at,
      body: {
        ...{ start: '2026-02-03 09:00:00', end: '2026-02-03 11:00:00' },
        ...{ description: 'Pump', project_id: null },
      },
    })
  })

  it('answer their question above the chart, with the same numbers as a table and as a file', async () => {
    const visitor = await web.visitor({ token: company.admin.token })
    const page = await visitor.open(`/admin/reports/insights?${RANGE}`)
    await page
      .getByRole('heading', {
        name: '10 people worked here at the end of March 2026, 1 fewer than a year before',
      })
      .waitFor()
    await page.getByText('1 person left in January 2026 to March 2026: a turnover of').waitFor()

    const table = page.getByRole('table', { name: 'People' })
    await table.getByRole('row', { name: /February 2026 – 1 10/ }).waitFor()
    await page.locator('.MuiBarChart-root rect').first().waitFor()

    // A heading sorts, the first time from the most on.
    await table.getByRole('button', { name: 'Left' }).click()
    expect(new URL(page.url()).searchParams.get('sort')).toBe('-left')
    await table.getByRole('row').nth(1).filter({ hasText: 'February 2026' }).waitFor()

    await page.getByRole('button', { name: 'Department: All' }).click()
    await page.getByRole('menuitemradio', { name: 'Sales' }).click()
    await page.getByRole('heading', { name: /^5 people worked in .?Sales/ }).waitFor()
    await page.getByRole('button', { name: 'Export' }).click()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem').filter({ hasText: 'CSV' }).click(),
    ])

    expect(readFileSync(await file.path(), 'utf8')).toContain('2026-02,6,0,1,5,18.2')

    // The range stays for the next tab, and the order does not.
    await page.getByRole('tab', { name: 'Cost of pay' }).click()
    await page
      .getByRole('heading', { name: /^Pay cost .?11,000\.00.EUR.? gross in January 2026 to March/ })
      .waitFor()
    expect(new URL(page.url()).search).toBe('?tab=payCost&from=2026-01&to=2026-03')

    const cost = page.getByRole('table', { name: 'Cost of pay' })
    await cost.getByRole('row', { name: /January 2026 Hidden 6,000.00 Hidden 11,000.00/ }).waitFor()
    await page.getByText('Figures of under five people are hidden.').waitFor()
  })

  it('fit in both languages and themes', async () => {
    const visitor = await web.visitor({ token: company.admin.token })
    const page = await visitor.open(`/admin/reports/insights?${RANGE}`)
    const found: string[] = []

    const look = async (search: string, text: string | RegExp) => {
      await goWithin(page, `${web.url}/admin/reports/insights?${RANGE}${search}`)
      await page.getByText(text).first().waitFor()
      found.push(...(await axeInBothThemes(page)))
      found.push(...(await overflows(page, [320, 390, 1440])))
    }

    await look('', 'People at the end of each month')
    await look('&tab=leave', 'No leave in January 2026 to March 2026')
    await look('&tab=overtime', 'No overtime is set up')
    await look('&tab=payCost', 'Gross pay by month and department, EUR')
    await look('&tab=hours', '0.0% of 2 hours tracked in January 2026 to March 2026 were billable')
    await look('&tab=invoices', 'Every invoice is paid')

    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    await page.reload()
    await look('', 'عدد الأشخاص في نهاية كل شهر')
    await look('&tab=payCost', 'إجمالي الأجور حسب الشهر والقسم')
    expect(found).toEqual([])
  })

  it('offer a payroll officer their figures, and an employee none', async () => {
    const roles = await web.product.owner.query(
      'select id, name from read.roles where workspace_id = $1',
      [company.ws],
    )
    const role_id = roles.rows.find(({ name }) => name === 'Payroll Officer').id
    const officer = await hire(web.product, company, 'Pia', { role_id })
    const page = await (await web.visitor({ token: officer.token })).open('/admin/reports/insights')
    await page.getByRole('tab', { name: 'Cost of pay' }).waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Overtime', 'Cost of pay'])

    const employee = await hire(web.product, company, 'Eli')
    const other = await (await web.visitor({ token: employee.token })).open(
      '/admin/reports/insights',
    )
    await other.getByText('No insights for your role').waitFor()
  })
})
