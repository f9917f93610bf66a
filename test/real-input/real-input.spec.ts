import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { customFieldsApi } from '@workledger/contracts/custom-fields/custom-fields.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payReportsApi } from '@workledger/contracts/payroll/pay-reports.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { importApi } from '@workledger/contracts/people/import.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import Papa from 'papaparse'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'
import { money, monthAfter, months, owed, type PlainPerson, peopleOf, rounded } from './plain'

/**
 * `npm run real-input -- FILE` takes a file of people with the columns of `people.csv`, which `npm
 * test` uses.
 */
const file = process.env.REAL_INPUT ?? join(__dirname, 'people.csv')

const RAISED = 10

describe('a year of pay from a file of people', () => {
  jest.setTimeout(300_000)
  const csv = readFileSync(file, 'utf8')
  const people = peopleOf(csv)
  let product: Product
  let company: Company
  let token: string
  const ids = new Map<string, string>()

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    token = company.admin.token
  })

  afterAll(() => product?.stop())

  const params = () => ({ ws: company.ws })

  const ok = <T extends { status: number; body: any }>(answer: T, status = 200): T['body'] => {
    expect([answer.status, answer.body]).toMatchObject([status, {}])
    return answer.body
  }

  const draft = async ({ start, end }: { start: string; end: string }) =>
    ok(
      await product.call(payrollApi.draftPayrun, {
        token,
        params: params(),
        body: { start, end, pay_date: end },
      }),
      201,
    ).data.id as string

  const entriesOf = async (id: string) => {
    const query = { per_page: 1000 }
    return ok(
      await product.call(payrollApi.payrunEntries, { token, params: { ...params(), id }, query }),
    ).data
  }

  const exported = async (url: string) => {
    const answer = await product.inject({ method: 'GET', url: `/api/v1${url}`, token })
    expect(answer.status).toBe(200)
    return parsed(String(answer.body))
  }

  const parsed = (text: string, delimiter = '') =>
    Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
      header: true,
      skipEmptyLines: true,
      delimiter,
    }).data

  const cents = (texts: readonly (string | undefined)[]) =>
    texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0)

  it('imports every row under one policy, with the holidays of the United States in 2018', async () => {
    const files = { file: { name: 'people.csv', bytes: csv } }
    const { data } = ok(
      await upload(product, importApi.importEmployees, { token, params: params(), files }),
    )
    expect(data.counts).toMatchObject({ added: people.length, refused: 0 })
    const policies = new Set<string | null>()

    for (const employee_status of ['active', 'terminated'] as const) {
      const query = { employee_status, per_page: 1000 }

      for (const row of ok(
        await product.call(peopleApi.employees, { token, params: params(), query }),
      ).data) {
        if (row.oid) ids.set(row.oid, row.id)
        policies.add(row.time_off_policy_id ?? null)
      }
    }

    expect(people.filter(({ oid }) => !ids.has(oid))).toEqual([])
    expect(policies.size).toBe(1)
    const offices = ok(await product.call(structureApi.offices, { token, params: params() })).data

    const offered = ok(
      await product.call(leaveRulesApi.publicHolidays, {
        token,
        query: { country: 'US', year: 2018 },
      }),
    ).data

    const holidays = offered.map(({ name, date }: { name: string; date: string }) => ({
      name,
      date,
    }))

    const office = { ...params(), id: offices[0]!.id }

    const imported = ok(
      await product.call(leaveRulesApi.importHolidays, {
        token,
        params: office,
        body: { holidays },
      }),
    )

    expect(imported.data).toEqual({ added: 11, skipped: 0 })
  })

  it('pays each of twelve months to the cent, and journal and exports say the same', async () => {
    let year = 0

    for (const month of months) {
      const id = await draft(month)
      const found = new Map(
        (await entriesOf(id)).map((entry: any) => [entry.employee_id, entry.net_pay]),
      )

      const right = people.flatMap((person) => {
        const amount = owed(person, month)
        return amount === undefined ? [] : [[ids.get(person.oid)!, money(amount)] as const]
      })

      expect(found).toEqual(new Map(right))
      const run = { ...params(), id }

      const approved = ok(
        await product.call(payrollApi.approvePayrun, {
          token,
          params: run,
          body: { notify_employee: false },
        }),
      )

      const total = people.reduce((sum, person) => sum + (owed(person, month) ?? 0), 0)
      // A person who leaves on a Sunday the 1st gets no transfer.
      const paid = right.filter(([, amount]) => amount !== '0.00').length
      year += total

      expect(approved.data).toMatchObject({
        status: 'complete',
        gross_pay: money(total),
        net_pay: money(total),
        paid_count: paid,
      })

      const journal = ok(
        await product.call(payReportsApi.payrunJournal, { token, params: run }),
      ).data
      expect(journal.totals).toMatchObject({ gross_pay: money(total), net_pay: money(total) })
      expect(cents(journal.departments.map(({ totals }: any) => totals.net_pay))).toBe(total)
      const rows = await exported(
        `/workspaces/${company.ws}/exports/payrun-entries?filter=${JSON.stringify({ payrun_id: id })}`,
      )
      expect([rows.length, cents(rows.map((row) => row['Net pay']))]).toEqual([right.length, total])

      if (process.env.REAL_INPUT)
        console.log(
          `${month.start.slice(0, 7)}: ${right.length} people, ${money(total)}; so far ${money(year)}`,
        )
    }
  })

  it('brings custom fields in, out and into a second company, and shows two of them only to administrators', async () => {
    const [one, other] = [
      await createCompany(product, 'One'),
      await createCompany(product, 'Other'),
    ]

    for (const { ws, admin } of [one, other])
      for (const name of ['State', 'MaritalDesc', 'RaceDesc', 'RecruitmentSource']) {
        const visible_to = ['RaceDesc', 'RecruitmentSource'].includes(name) ? 'admin' : 'everyone'

        const body = {
          name,
          type: 'string',
          category: 'employee',
          editable: 'admin',
          mandatory: false,
          visible_to,
        } as const

        ok(
          await product.call(customFieldsApi.addCustomFieldType, {
            token: admin.token,
            params: { ws },
            body,
          }),
          201,
        )
      }

    const bring = async ({ ws, admin }: Company, bytes: string) => {
      const files = { file: { name: 'people.csv', bytes } }

      const { data } = ok(
        await upload(product, importApi.importEmployees, {
          token: admin.token,
          params: { ws },
          files,
        }),
      )

      expect(data.counts).toMatchObject({ added: people.length, refused: 0 })
    }

    const take = async ({ ws, admin }: Company) => {
      const url = `/api/v1/workspaces/${ws}/exports/employees?sort=["oid","ASC"]`
      return String((await product.inject({ method: 'GET', url, token: admin.token })).body)
    }

    const rows = (text: string) =>
      parsed(text).flatMap(({ Added: _, ...row }) =>
        people.some(({ oid }) => oid === row['Employee Id']) ? [row] : [],
      )

    await bring(one, csv)
    const file = await take(one)
    const found = new Map(rows(file).map((row) => [row['Employee Id'], row]))

    for (const line of parsed(csv, ';')) {
      const {
        'State (custom field)': state,
        MaritalDesc,
        RaceDesc,
        RecruitmentSource,
      } = found.get(line.EmpID!)!
      expect([state, MaritalDesc, RaceDesc, RecruitmentSource]).toEqual(
        [line.State, line.MaritalDesc, line.RaceDesc, line.RecruitmentSource].map((cell) =>
          cell!.trim(),
        ),
      )
    }

    await bring(other, file)
    expect(rows(await take(other))).toEqual(rows(file))
    const colleague = await hire(product, one, 'Eli')

    const own = ok(
      await product.call(customFieldsApi.customFields, {
        token: colleague.token,
        params: { id: colleague.employee },
      }),
    ).data

    expect(own.map(({ name }: { name: string }) => name)).toEqual(['State', 'MaritalDesc'])
  })

  it('pays a raise that is dated back to October with the next run, to the cent', async () => {
    const raised = people
      .filter(({ yearly, to }) => yearly !== null && to === null)
      .slice(0, RAISED)
    expect(raised).toHaveLength(RAISED)

    const more = ({ yearly, ...person }: PlainPerson): PlainPerson => ({
      ...person,
      yearly: rounded(yearly! * 10_317, 10_000),
    })

    for (const person of raised) {
      const contract = {
        effective_on: '2018-10-01',
        base_compensation_amount: money(more(person).yearly!),
        base_compensation_type: 'yearly' as const,
      }
      ok(
        await product.call(employmentApi.addContract, {
          token,
          params: { id: ids.get(person.oid)! },
          body: contract,
        }),
        201,
      )
    }

    const due = new Map(
      raised.map((person) => {
        const behind = months
          .slice(9)
          .reduce((sum, month) => sum + owed(more(person), month)! - owed(person, month)!, 0)
        return [ids.get(person.oid)!, behind]
      }),
    )

    const all = [...due.values()].reduce((a, b) => a + b, 0)
    const query = { until: months.at(-1)!.end }
    const corrections = ok(
      await product.call(payRunsApi.corrections, { token, params: params(), query }),
    )
    expect([corrections.total, corrections.net_pay]).toEqual([RAISED, money(all)])
    const entries = await entriesOf(await draft(monthAfter))
    const found = entries.flatMap(({ employee_id, basic_pay, net_pay }: any) =>
      basic_pay === net_pay ? [] : [[employee_id, cents([net_pay]) - cents([basic_pay])] as const],
    )
    expect(new Map(found)).toEqual(due)
    if (process.env.REAL_INPUT) console.log(`Corrections of ${RAISED} people: ${money(all)}`)
    expect(product.errors).toEqual([])
  })
})
