import { read, SSF, utils } from '@e965/xlsx'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { importApi } from '@workledger/contracts/people/import.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import Papa from 'papaparse'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

describe('exports', () => {
  let product: Product
  let company: Company
  let employee: Person
  let auditor: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)

    const { rows } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Auditor'`,
      [company.ws],
    )

    auditor = await hire(product, company, 'Aud', { role_id: rows[0].id })
    employee = await hire(product, company, 'Eli', { phone_number: '+351 999' })

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: employee.token,
      params: { ws: company.ws },
    })

    for (const [who, description] of [
      [employee, '=HYPERLINK("http://example.com")'],
      [auditor, 'Two\nlines, "quoted"'],
    ] as const) {
      const body = {
        leave_type_id: types.body.data[0]!.id,
        description,
        start_on: '2027-03-01',
        finish_on: '2027-03-05',
      }
      expect(
        (
          await product.call(leaveApi.requestLeave, {
            token: who.token,
            params: { id: who.employee },
            body,
          })
        ).status,
      ).toBe(201)
    }
  })

  afterAll(() => product?.stop())

  const take = async (who: Person, resource: string, query = '') => {
    const answer = await product.app.inject({
      method: 'GET',
      url: `/api/v1/workspaces/${company.ws}/exports/${resource}${query}`,
      headers: { authorization: `Bearer ${who.token}` },
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      bytes: answer.rawPayload,
      text: answer.body,
    }
  }

  const table = (text: string) =>
    Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
      header: true,
      skipEmptyLines: true,
    }).data

  it('writes CSV with labels, a byte-order mark and harmless cells', async () => {
    const { status, headers, bytes, text } = await take(
      company.admin,
      'leaves',
      '?sort=["name","ASC"]',
    )

    expect(status).toBe(200)

    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })

    expect(headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''leaves-\d{4}-\d\d-\d\d\.csv$/,
    )
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')

    expect(table(text).map((row) => [row.Name, row['First day'], row.Days, row.Reason])).toEqual([
      ['Aud Tester', '2027-03-01', '5', 'Two\nlines, "quoted"'],
      ['Eli Tester', '2027-03-01', '5', `'=HYPERLINK("http://example.com")`],
    ])

    const people = table((await take(company.admin, 'employees')).text)
    expect(people.find((row) => row['First name'] === 'Eli')!.Phone).toBe(`'+351 999`)
    expect(Object.keys(people[0]!)).not.toContain('Department id')
  })

  it('writes XLSX with real days, numbers and truth values, and no formulas', async () => {
    const { headers, bytes } = await take(
      company.admin,
      'leaves',
      '?format=xlsx&filter={"name":"Eli Tester"}',
    )

    expect(headers['content-type']).toContain('spreadsheetml')
    const sheet = Object.values(read(bytes, { cellNF: true }).Sheets)[0]!
    const [head = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 })
    const cell = (label: string) => sheet[utils.encode_cell({ r: 1, c: head.indexOf(label) })]
    expect(cell('First day')).toMatchObject({ t: 'n', z: 'yyyy-mm-dd' })
    expect(SSF.parse_date_code(cell('First day').v)).toMatchObject({ y: 2027, m: 3, d: 1 })
    expect(cell('Days')).toMatchObject({ t: 'n', v: 5 })
    expect(cell('Document')).toMatchObject({ t: 'b', v: false })
    expect(cell('Reason')).toMatchObject({ t: 's', v: '=HYPERLINK("http://example.com")' })
    expect(Object.values(sheet).filter((one: any) => one?.f)).toEqual([])
  })

  it('gives auditors everything, employees their own, and no one another company’s', async () => {
    expect(table((await take(auditor, 'leaves')).text)).toHaveLength(2)
    expect(table((await take(employee, 'leaves')).text).map((row) => row.Name)).toEqual([
      'Eli Tester',
    ])
    expect(await take(employee, 'employees')).toMatchObject({ status: 403 })
    expect(table((await take(employee, 'payslips')).text)).toEqual([])
    const other = await createCompany(product, 'Other')
    expect(await take(other.admin, 'leaves')).toMatchObject({ status: 404 })
    expect(await take(company.admin, 'secrets')).toMatchObject({ status: 404 })
    expect(await take(company.admin, 'leaves', '?format=pdf')).toMatchObject({ status: 422 })
    expect(await take(company.admin, 'leaves', '?filter={"nothing":1}')).toMatchObject({
      status: 422,
    })
  })

  it('is complete beyond one chunk, and comes in again as an import', async () => {
    const rows = Array.from({ length: 1100 }, (_, n) => `First${n},Last${n},N${n}`)

    const imported = await upload(product, importApi.importEmployees, {
      token: company.admin.token,
      params: { ws: company.ws },
      files: {
        file: { name: 'a.csv', bytes: ['First name,Last name,Employee id', ...rows].join('\n') },
      },
    })

    expect(imported.body.data.counts.added).toBe(1100)
    const { bytes, text } = await take(company.admin, 'employees')
    expect(new Set(table(text).map((row) => row['Employee Id'])).size).toBe(1103)

    const again = await upload(product, importApi.importPreview, {
      token: company.admin.token,
      params: { ws: company.ws },
      files: { file: { name: 'a.csv', bytes } },
    })

    expect(again.body.data.counts).toMatchObject({ rows: 1103, add: 0, refused: 0 })

    const { body } = await product.call(peopleApi.employees, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: { per_page: 1 } as never,
    })

    expect(body.total).toBe(1103)
  }, 120_000)
})
