import { randomUUID } from 'node:crypto'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { payrollApi as api } from '@workledger/contracts/payroll/payroll.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

/** More entries than one answer contains. */
const MANY = 1_200

describe('the largest changes of a pay run, over HTTP', () => {
  let product: Product
  let company: Company
  const people: Record<string, Person> = {}
  let january: string
  let february: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)

    for (const name of ['Raised', 'Cut', 'Left', 'Out', 'Same']) {
      people[name] = await hire(product, company, name)
      await contract(people[name], { base_compensation_amount: '3000' })
    }

    january = await drafted('2026-01', 31)
    const { token } = company.admin
    const body = { notify_employee: false }

    const approved = await product.call(api.approvePayrun, {
      token,
      params: { ws: company.ws, id: january },
      body,
    })

    expect(approved).toMatchObject({ status: 200 })

    await contract(people.Raised!, {
      effective_on: '2026-02-01',
      base_compensation_amount: '4100.50',
    })

    await contract(people.Cut!, { effective_on: '2026-02-01', base_compensation_amount: '2000' })
    people.New = await hire(product, company, 'New')
    await contract(people.New, { effective_on: '2026-02-01', base_compensation_amount: '2500' })
    february = await drafted('2026-02', 28)

    const { rows } = await product.owner.query(
      'select id from read.payrun_entries where payrun_id = $1 and employee_id = $2',
      [february, people.Out!.employee],
    )

    const params = { ws: company.ws, id: february, entryId: rows[0].id }

    const left = await product.call(api.changePayrunEntry, {
      token,
      params,
      body: { should_pay: false },
    })

    expect(left.status).toBe(200)
  })

  afterAll(() => product?.stop())

  const contract = async (who: Person, body: object) => {
    const given = { effective_on: '2026-01-01', base_compensation_type: 'monthly', ...body }

    const added = await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: who.employee },
      body: given as never,
    })

    expect(added.status).toBe(201)
  }

  const drafted = async (month: string, days: number) => {
    const end = `${month}-${days}`

    const answer = await product.call(api.draftPayrun, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { start: `${month}-01`, end, pay_date: end },
    })

    expect(answer).toMatchObject({ status: 201 })

    return answer.body.data.id
  }

  const changes = async (query: object = {}, id = february, token = company.admin.token) =>
    product.call(api.payrunChanges, {
      token,
      params: { ws: company.ws, id },
      query: query as never,
    })

  const told = (answer: Awaited<ReturnType<typeof changes>>) =>
    answer.body.data.map(({ employee, kind, before, net_pay, difference }) => [
      employee.first_name,
      kind,
      before,
      net_pay,
      difference,
    ])

  it('lists people with changed pay, new and former people, the largest difference first', async () => {
    const answer = await changes()

    expect(told(answer)).toEqual([
      ['Out', 'left', '3000.00', '0.00', '-3000.00'],
      ['New', 'new', '0.00', '2500.00', '2500.00'],
      ['Raised', 'changed', '3000.00', '4100.50', '1100.50'],
      ['Cut', 'changed', '3000.00', '2000.00', '-1000.00'],
    ])

    expect(answer.body).toMatchObject({ total: 4, counts: { changed: 2, new: 1, left: 1 } })
    expect(answer.body.data.map(({ entry_id }) => entry_id)).toEqual(
      Array(4).fill(expect.any(String)),
    )
  })

  it('has no changes for a first run, and is closed to others', async () => {
    expect((await changes({}, january)).body).toMatchObject({
      data: [],
      total: 0,
      counts: { changed: 0, new: 0, left: 0 },
    })

    expect((await changes({}, randomUUID())).status).toBe(404)
    expect((await changes({}, february, people.Same!.token)).status).toBe(403)
    expect((await changes({ per_page: 1_001 })).status).toBe(422)
  })

  it(`finds the largest of ${MANY} that changed, whatever their names`, async () => {
    // Writes as many people with entries of both runs directly to the tables, because drafting so
    // many takes too long for a test.
    await product.owner.query(
      `create temp table many as select gen_random_uuid() as id, n from generate_series(1, ${MANY}) as n`,
    )

    const columns = async (table: string) => {
      const { rows } = await product.owner.query(
        "select column_name as name from information_schema.columns where table_schema = 'read' and table_name = $1 and is_generated = 'NEVER'",
        [table],
      )
      return rows.map(({ name }) => name as string)
    }

    const copied = async (table: string, where: string, values: Record<string, string>) => {
      const names = await columns(table)
      const taken = names.map((name) => values[name] ?? `t."${name}"`)
      await product.owner.query(
        `insert into read.${table} (${names.map((name) => `"${name}"`)}) select ${taken} from read.${table} as t, many as m where ${where}`,
      )
    }

    const same = people.Same!.employee

    await copied('employees', `t.id = '${same}'`, {
      id: 'm.id',
      first_name: "'Many'",
      last_name: 'm.n::text',
      oid: 'null',
      user_id: 'null',
    })

    const entry = { id: 'gen_random_uuid()', employee_id: 'm.id' }

    await copied(
      'payrun_entries',
      `t.payrun_id = '${january}' and t.employee_id = '${same}'`,
      entry,
    )

    // Amounts grow with the name: 3,000.01 and up; the last but one has 1 less than the others.
    const net = `case when m.n = ${MANY - 1} then 0.5 else 3000 + m.n / 100.0 end`

    await copied('payrun_entries', `t.payrun_id = '${february}' and t.employee_id = '${same}'`, {
      ...entry,
      net_pay: net,
    })

    const first = await changes({ per_page: 3 })

    expect(told(first)).toEqual([
      ['Out', 'left', '3000.00', '0.00', '-3000.00'],
      ['Many', 'changed', '3000.00', '0.50', '-2999.50'],
      ['New', 'new', '0.00', '2500.00', '2500.00'],
    ])

    expect(first.body).toMatchObject({
      total: MANY + 4,
      counts: { changed: MANY + 2, new: 1, left: 1 },
    })

    const all = [
      ...(await changes({ per_page: 1_000 })).body.data,
      ...(await changes({ per_page: 1_000, page: 2 })).body.data,
    ]

    expect(new Set(all.map(({ employee }) => employee.id)).size).toBe(MANY + 4)
    const sizes = all.map(({ difference }) => Math.abs(Number(difference)))
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  })
})
