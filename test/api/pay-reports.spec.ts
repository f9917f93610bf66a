import { read, utils } from '@e965/xlsx'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { payReportsApi as api } from '@workledger/contracts/payroll/pay-reports.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { type WhatIfChange, whatIfApi } from '@workledger/contracts/payroll/what-if.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import Papa from 'papaparse'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('the reports of payroll, over HTTP', () => {
  let product: Product
  let company: Company
  let ws: string
  let token: string
  let manager: Person
  let officer: Person
  let ada: Person
  let bob: Person
  let sales: string
  let pension: string
  const printed: unknown[] = []

  beforeAll(async () => {
    const payStatement = async (...asked: unknown[]) => {
      printed.push(asked)
      return Buffer.from('%PDF-1.7')
    }

    const nothing = async () => Buffer.alloc(0)
    product = await startProduct({
      pdf: { payslip: nothing, invoice: nothing, page: nothing, payStatement },
    })
    company = await createCompany(product)
    ws = company.ws
    token = company.admin.token

    const roles = await product.owner.query(
      'select id, name from read.roles where workspace_id = $1',
      [ws],
    )

    const role_id = roles.rows.find(({ name }) => name === 'Payroll Officer').id

    const department = async (name: string) =>
      (
        await product.call(structureApi.addDepartment, {
          token,
          params: { ws },
          body: { name } as never,
        })
      ).body.data.id

    sales = await department('Sales')
    manager = await hire(product, company, 'Mia')
    officer = await hire(product, company, 'Pia', { role_id })

    ada = await hire(product, company, 'Ada', {
      manager_id: manager.employee,
      department_id: sales,
    })

    bob = await hire(product, company, 'Bob')
    const category = { token, params: { ws }, body: { name: 'Pension' } }
    pension = (await product.call(payrollCategoriesApi.addDeduction, category)).body.data.id

    const contract = await terms(ada, {
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    })

    await terms(bob, { base_compensation_amount: '2000', base_compensation_type: 'monthly' })
    const params = { id: ada.employee, contractId: contract }

    const body = {
      type: 'deduction' as const,
      category_id: pension,
      amount: '10',
      calculation_type: 'percent' as const,
    }

    expect((await product.call(employmentApi.addAdjustment, { token, params, body })).status).toBe(
      201,
    )
  })

  afterAll(() => product?.stop())

  const terms = async (who: Person, body: object) => {
    const call = {
      token,
      params: { id: who.employee },
      body: { effective_on: '2025-01-01', ...body },
    }

    const added = await product.call(employmentApi.addContract, call)
    expect(added.status).toBe(201)

    return added.body.data.id
  }

  const draft = async (month: string, days: string, pay_date = `${month}-${days}`) => {
    const body = { start: `${month}-01`, end: `${month}-${days}`, pay_date }
    const answer = await product.call(payrollApi.draftPayrun, { token, params: { ws }, body })
    expect([answer.status, answer.body]).toMatchObject([201, {}])

    return answer.body.data.id
  }

  const approve = async (id: string) =>
    expect(
      (
        await product.call(payrollApi.approvePayrun, {
          token,
          params: { ws, id },
          body: { notify_employee: false },
        })
      ).status,
    ).toBe(200)

  const run = async (id: string) =>
    (await product.call(payrollApi.payrun, { token, params: { ws, id } })).body.data
  const journal = (id: string, who = officer) =>
    product.call(api.payrunJournal, { token: who.token, params: { ws, id } })

  const file = async (url: string, who: Person) => {
    const answer = await product.app.inject({
      method: 'GET',
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${who.token}` },
    })

    const name = decodeURIComponent(
      String(answer.headers['content-disposition']).split("''")[1] ?? '',
    )
    return { status: answer.statusCode, name, bytes: answer.rawPayload, text: answer.body }
  }

  const table = (text: string) =>
    Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
      header: true,
      skipEmptyLines: true,
    }).data

  const slipsOf = async (who: Person) =>
    (
      await product.call(payrollApi.payslips, {
        token: who.token,
        params: { id: who.employee },
        query: { sort: 'pay_date' },
      })
    ).body.data

  const detail = (who: Person, payslipId: string, of = who) =>
    product.call(api.payslip, { token: who.token, params: { id: of.employee, payslipId } })
  let january: string

  it('a journal by department and category adds up to the run, and stays the same when a person moves', async () => {
    january = await draft('2026-01', '31')
    await approve(january)

    await product.call(peopleApi.changeEmployee, {
      token,
      params: { ws, id: ada.employee },
      body: { department_id: null },
    })

    const { status, body } = await journal(january)
    expect(status).toBe(200)
    const { data } = body
    const { basic_pay, gross_pay, net_pay } = await run(january)

    expect(data.totals).toEqual({
      basic_pay,
      gross_pay,
      deductions: '300.00',
      expenses: '0.00',
      net_pay,
    })

    expect(data).toMatchObject({
      currency: 'EUR',
      count: 2,
      departments: [
        {
          department_id: sales,
          department: 'Sales',
          count: 1,
          totals: { gross_pay: '3000.00', net_pay: '2700.00' },
          lines: [
            { side: 'basic', name: 'Basic pay', count: 1, amount: '3000.00' },
            {
              side: 'deduction',
              category_id: pension,
              name: 'Pension',
              count: 1,
              amount: '300.00',
            },
          ],
        },
        { department_id: null, department: null, totals: { net_pay: '2000.00' } },
      ],
    })

    expect(await journal(january, manager)).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    })

    const other = await createCompany(product, 'Other')
    expect((await journal(january, other.admin)).status).toBe(404)
  })

  it('the journal is a CSV and a spreadsheet with real numbers', async () => {
    const path = `/workspaces/${ws}/payroll/payruns/${january}/journal/file`
    const csv = await file(path, officer)
    expect([csv.status, csv.name]).toEqual([200, 'journal-2026-01-01-2026-01-31.csv'])
    const rows = table(csv.text)

    expect(
      rows
        .slice(0, 2)
        .map((row) => [
          row.Department,
          row.Kind,
          row.Category,
          row.People,
          row.Amount,
          row.Currency,
        ]),
    ).toEqual([
      ['Sales', 'Basic pay', 'Basic pay', '1', '3000.00', 'EUR'],
      ['Sales', 'Deduction', 'Pension', '1', '300.00', 'EUR'],
    ])

    expect(rows.at(-1)).toMatchObject({
      Department: 'All departments',
      Kind: 'Total',
      Category: 'Net pay',
      Amount: '4700.00',
    })

    const arabic = await file(`${path}?language=ar`, officer)
    expect(arabic.text.startsWith('\ufeff')).toBe(true)
    const arabicLines = arabic.text.trim().split('\r\n')
    expect(arabicLines[0]).toBe('القسم,النوع,الفئة,الأشخاص,المبلغ,العملة')
    expect(arabicLines[1]).toBe('Sales,الراتب الأساسي,الراتب الأساسي,1,3000.00,EUR')
    expect(arabicLines.at(-1)).toBe('كل الأقسام,المجموع,صافي الراتب,2,4700.00,EUR')

    const { bytes } = await file(`${path}?format=xlsx`, officer)
    const sheet = Object.values(read(bytes).Sheets)[0]!
    const cells = utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
    expect(cells.at(-1)).toEqual(['All departments', 'Total', 'Net pay', 2, 4700, 'EUR'])
    expect((await file(`${path}?format=pdf`, officer)).status).toBe(422)
    expect((await file(path, ada)).status).toBe(403)
  })

  it('a payslip shows the year to date by its pay date, with corrections and reversals', async () => {
    // Paid in the year before, so this year's statement leaves it out.
    await approve(await draft('2025-12', '31'))
    await terms(ada, { effective_on: '2026-01-16', base_compensation_amount: '3300' })
    const february = await draft('2026-02', '28')
    await approve(february)
    const slips = await slipsOf(ada)

    expect(slips.map(({ payrun }) => payrun.pay_date)).toEqual([
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
    ])

    const [, first, second] = slips

    expect((await detail(ada, first!.id)).body.data).toMatchObject({
      year: 2026,
      lines: [
        { name: 'Basic pay', amount: '3000.00', year_to_date: '3000.00' },
        { name: 'Pension', amount: '300.00', year_to_date: '300.00' },
      ],
      year_to_date: { gross_pay: '3000.00', deductions: '300.00', net_pay: '2700.00' },
    })

    // 3,300 plus 150 for eleven of January's 22 working days; a new version has no pension unless
    // it names one.
    const { lines, totals, year_to_date } = (await detail(ada, second!.id)).body.data
    expect(totals).toMatchObject({ gross_pay: second!.gross_pay, net_pay: second!.net_pay })
    expect(Number(year_to_date.net_pay)).toBeCloseTo(2700 + Number(second!.net_pay), 2)

    expect(lines.find(({ name }) => name === 'Basic pay')).toMatchObject({
      amount: '3450.00',
      year_to_date: '6450.00',
    })

    const params = { ws, id: february }
    const body = { pay_date: '2026-03-05', entry_id: second!.id }
    expect(
      (await product.call(payRunsApi.reversePayrun, { token, params, body: body as never })).status,
    ).toBe(201)
    const reversal = (await slipsOf(ada)).at(-1)!

    expect(reversal).toMatchObject({
      payrun: { pay_date: '2026-03-05' },
      net_pay: `-${second!.net_pay}`,
      reversal: true,
      reversed: false,
    })

    // Each reversing payslip names the one that it reverses.
    const taken = (await slipsOf(ada)).filter(({ reversed }) => reversed)
    expect(taken).toEqual([expect.objectContaining({ id: second!.id, reversal: false })])

    expect((await detail(ada, reversal.id)).body.data.year_to_date).toMatchObject({
      gross_pay: '3000.00',
      net_pay: '2700.00',
    })

    expect((await detail(officer, second!.id, ada)).status).toBe(200)
    expect((await detail(manager, second!.id, ada)).status).toBe(403)
    expect((await detail(bob, second!.id)).status).toBe(404)
  })

  it('an annual statement is had by its employee and by payroll officers, for each year that was paid', async () => {
    const years = (who: Person) =>
      product.call(api.payYears, { token: who.token, params: { id: ada.employee } })

    expect((await years(ada)).body.data).toEqual([
      {
        year: 2026,
        currency: 'EUR',
        payslips_count: 3,
        gross_pay: '3000.00',
        deductions: '300.00',
        expenses: '0.00',
        net_pay: '2700.00',
      },
      {
        year: 2025,
        currency: 'EUR',
        payslips_count: 1,
        gross_pay: '3000.00',
        deductions: '300.00',
        expenses: '0.00',
        net_pay: '2700.00',
      },
    ])

    expect((await years(officer)).status).toBe(200)

    for (const who of [manager, bob])
      expect(await years(who)).toMatchObject({ status: 403, body: { code: 'access.denied' } })

    const path = `/employees/${ada.employee}/pay-statements/2026`
    const csv = await file(`${path}?format=csv`, ada)
    expect([csv.status, csv.name]).toEqual([200, 'pay-statement-2026.csv'])
    const rows = table(csv.text)

    expect(rows[0]).toEqual({
      'Pay date': '2026-01-31',
      'First day': '2026-01-01',
      'Last day': '2026-01-31',
      Kind: 'Basic pay',
      Name: 'Basic pay',
      Amount: '3000.00',
      Currency: 'EUR',
    })

    expect(rows.at(-1)).toMatchObject({ Kind: 'Total', Name: 'Net pay', Amount: '2700.00' })

    const arabic = await file(`${path}?format=csv&language=ar`, ada)
    expect(arabic.text.trim().split('\r\n').at(-1)).toMatch(/,المجموع,صافي الراتب,2700.00,EUR$/)
    expect(await file(path, officer)).toMatchObject({ status: 200, name: 'pay-statement-2026.pdf' })
    expect(printed).toEqual([[{ company: ws, person: expect.any(String) }, ada.employee, 2026]])
    expect((await file(path, manager)).status).toBe(403)
    expect(
      (await file(`/employees/${ada.employee}/pay-statements/2024?format=csv`, ada)).status,
    ).toBe(404)
    expect(
      (await file(`/employees/${ada.employee}/pay-statements/12?format=csv`, ada)).status,
    ).toBe(404)
  })

  it('answers a what-if next to the draft, and writes nothing', async () => {
    const april = await draft('2026-04', '30')
    const before = await product.events(ws)

    const ask = (changes: WhatIfChange[], id = april, who = officer) =>
      product.call(whatIfApi.whatIf, {
        token: who.token,
        params: { ws, id },
        body: { changes } as never,
      })

    const { gross_pay, net_pay } = await run(april)

    const raise = {
      change: 'raise' as const,
      employee_id: bob.employee,
      from: '2026-04-01',
      rate: '2200',
    }

    const one = (await ask([raise])).body.data

    expect(one).toMatchObject({
      start: '2026-04-01',
      end: '2026-04-30',
      currency: 'EUR',
      now: { gross_pay, net_pay },
      difference: { gross_pay: '200.00', net_pay: '200.00' },
      count: 1,
      people: [
        {
          ...{
            employee: { first_name: 'Bob' },
            now: { net_pay: '2000.00' },
            then: { net_pay: '2200.00' },
          },
          lines: [
            { side: 'basic', name: null, now: '2000.00', then: '2200.00', difference: '200.00' },
          ],
        },
      ],
    })

    expect(Number(one.then.net_pay)).toBeCloseTo(Number(net_pay) + 200, 2)
    // From 1 January, two closed months are owed 200 each too.
    const dated = (await ask([{ ...raise, from: '2026-01-01' }])).body.data
    expect(dated.difference.net_pay).toBe('600.00')

    expect(
      dated.people[0]!.lines.map(({ side, start, difference }) => [side, start, difference]),
    ).toEqual([
      ['basic', null, '200.00'],
      ...['2026-01-01', '2026-02-01'].map((start) => ['correction', start, '200.00']),
    ])

    const bonus = {
      change: 'adjustment' as const,
      type: 'allowance' as const,
      name: 'Bonus',
      calculation_type: 'fixed' as const,
      value: '50',
    }

    expect((await ask([{ ...bonus, employee_id: null }, raise])).body.data).toMatchObject({
      count: 2,
      difference: { net_pay: '300.00' },
    })

    expect((await ask([{ ...bonus, employee_id: null, value: '0' }])).body.data).toMatchObject({
      count: 0,
      people: [],
    })

    const category = {
      change: 'category' as const,
      category_id: pension,
      calculation_type: 'fixed' as const,
      value: '1',
    }

    expect((await ask([category])).status).toBe(200)
    expect(await ask([{ ...raise, rate: '-1' }])).toMatchObject({ status: 422 })
    expect(await ask([])).toMatchObject({ status: 422 })

    expect(await ask([raise], january)).toMatchObject({
      status: 409,
      body: { code: 'payroll.complete' },
    })

    expect((await ask([raise], april, manager)).status).toBe(403)
    expect(await product.events(ws)).toBe(before)
    expect(await run(april)).toMatchObject({ gross_pay, net_pay, changes_count: 0 })
  })
})
