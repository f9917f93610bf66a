import { read, utils } from '@e965/xlsx'
import { Commands } from '@workledger/api/kernel/commands/commands'
import { Ctx } from '@workledger/api/kernel/http/context'
import { openApiDocument } from '@workledger/api/kernel/openapi/document'
import { headingsIn } from '@workledger/contracts/headings'
import { isFilterable, isSortable } from '@workledger/contracts/kernel/define-list'
import type { ListColumn } from '@workledger/contracts/kernel/list-columns'
import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { areaOfList, endpoints, lists, records } from '@workledger/contracts/registry'
import { recordViewsDecider } from '@workledger/domain/audit/record-views'
import { paypalPaymentDecider } from '@workledger/domain/invoicing/paypal-payment'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { deliveryDecider } from '@workledger/domain/operations/delivery'
import { uuid } from '@workledger/event-store/ids'
import Papa from 'papaparse'
import { makeOperator } from '../support/operators'
import type { Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { share } from '../support/share'
import { createWorld, paramsOf, type World } from '../support/world'

/** Returns a row without the workspace's custom columns. */
const withoutAdded = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !key.startsWith('field_')))

/**
 * The promises of each declared list, checked against the real database, the exports and the
 * documentation.
 */
describe('every declared list', () => {
  let product: Product
  let world: World
  let other: World
  const document = openApiDocument({ endpoints, lists, records }) as any

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
    other = await createWorld(product, false)
    await makeOperator(product, world.company.admin)

    for (const { company, ids, employee } of [world, other]) {
      const params = { ws: company.ws, id: ids.payruns! }

      const approved = await product.call(payrollApi.approvePayrun, {
        token: company.admin.token,
        params,
        body: {},
      })

      expect(approved.status).toBe(200)
      // Rows that no call creates directly here.
      const commands = product.app.get(Commands, { strict: false })
      const [delivery_id, person_id] = [uuid(), company.admin.employee]
      const paypal_payment_id = uuid()

      const taken = {
        capture_id: 'CAPTURE',
        amount: '10.00',
        currency: 'EUR',
        paid_on: '2026-05-02',
      }

      const receive = {
        type: 'receive',
        paypal_payment_id,
        invoice_id: ids.invoices!,
        ...taken,
      } as const

      await commands
        .in(Ctx.begin('test'), company.ws)
        .run(paypalPaymentDecider, paypal_payment_id, receive)

      const { rows: users } = await product.owner.query(
        'select user_id from read.employees where id = $1',
        [person_id],
      )

      const view = {
        type: 'view',
        employee_id: employee.employee,
        viewer_id: users[0].user_id,
        area: 'leave',
        viewed_at: '2026-05-02T09:00:00Z',
      } as const

      await commands
        .in(Ctx.begin('test'), company.ws)
        .run(recordViewsDecider, employee.employee, view)

      const facts = {
        today: '2026-01-01',
        employed: { from: null, to: null },
        since: 2025,
        policies: [],
      }

      const close = {
        type: 'close-year',
        employee_id: employee.employee,
        year: 2025,
        facts,
      } as const

      await commands.in(Ctx.begin('test'), company.ws).run(leaveLedger, employee.employee, close)

      const mail = {
        kind: 'mail',
        template: 'bank-account-changed',
        to: 'new@example.com',
        about: null,
        day: null,
        record_id: null,
        notice: true,
      } as const

      const intend = { type: 'intend', delivery_id, person_id, ...mail } as const
      await commands.in(Ctx.begin('test'), company.ws).run(deliveryDecider, delivery_id, intend)
    }
  })

  afterAll(() => product?.stop())

  const list = async (who: Person, resource: string, asked: Record<string, unknown> = {}) => {
    const query = Object.fromEntries(
      Object.entries({ range: [0, 999], ...asked }).map(([key, value]) => [
        key,
        JSON.stringify(value),
      ]),
    )

    const { status, body } = await product.call(listsApi.adminList, {
      token: who.token,
      params: { ws: world.company.ws, resource },
      query,
    })

    return { status, rows: body as Record<string, any>[] }
  }

  const found = async (who: Person, resource: string, asked: Record<string, unknown>) => {
    const { status, rows } = await list(who, resource, asked)
    expect([resource, asked, status]).toEqual([resource, asked, 200])
    return rows
  }

  /** For each of a list's own filters, a value that some rows do not have. */
  const samples = (): Record<string, unknown> => ({
    invoice_number: 'no such number',
    status: -2,
    year: 1999,
    project_id: world.employee.employee,
    not_of: world.employee.employee,
    only: 'held',
    of_office: world.employee.employee,
    employee_status: 'terminated',
    warning: 'any',
    active: false,
    from: '2199-01-01',
    to: '1999-01-01',
    decided_by: world.employee.employee,
    team: true,
    waits: true,
    mine: true,
    checked_in: true,
    department_id: world.employee.employee,
    location_id: world.employee.employee,
    when: 'past',
    waits_for: world.employee.employee,
    led_by: world.company.admin.employee,
    search: 'no person of this name',
    due: true,
    proposed: true,
    tag: 'no such tag',
  })

  const ids = (rows: Record<string, any>[]) => rows.map(({ id }) => id)
  const each = lists.map((one) => [one.name, one, Object.entries<ListColumn>(one.columns)] as const)

  it.each(each)(
    '%s: rows are as declared, each is found by each of its values, and sorted by each column',
    async (name, one, columns) => {
      const { admin } = world.company
      const rows = await found(admin, name, {})
      // The sample company has rows in every list, so no check below is empty.
      expect([name, rows.length]).not.toEqual([name, 0])
      for (const row of rows) one.row.strict().parse(withoutAdded(row))

      const single = {
        token: admin.token,
        params: { ws: world.company.ws, resource: name, id: rows[0]!.id },
      }

      expect((await product.call(listsApi.adminOne, single)).body).toEqual(rows[0])

      for (const [key, column] of columns) {
        if (isSortable(column)) {
          const up = ids(await found(admin, name, { sort: [key, 'ASC'] }))
          const down = await found(admin, name, { sort: [key, 'DESC'] })
          expect([key, [...up].sort()]).toEqual([key, ids(rows).sort()])
          const values = down.map((row) => row[key]).filter((value) => value !== null)
          // Texts follow the order of the database's language.
          const numbers = column.type === 'number' || column.type === 'money'

          if (numbers)
            expect([key, values.map(Number)]).toEqual([
              key,
              values.map(Number).sort((a, b) => b - a),
            ])
          else if (column.type === 'day' || column.type === 'instant')
            expect([key, values]).toEqual([key, [...values].sort().reverse()])
        } else
          expect([key, (await list(admin, name, { sort: [key, 'ASC'] })).status]).toEqual([
            key,
            422,
          ])

        if (isFilterable(column))
          for (const value of share([...new Set(rows.map((row) => row[key]))], 5)) {
            const same = rows.filter((row) => row[key] === value)
            expect([
              key,
              value,
              ids(await found(admin, name, { filter: { [key]: value } })).sort(),
            ]).toEqual([key, value, ids(same).sort()])
          }
        else if (!one.filters[key])
          expect([key, (await list(admin, name, { filter: { [key]: 'x' } })).status]).toEqual([
            key,
            422,
          ])

        const words = column.searchable && rows.map((row) => row[key]).find(Boolean)

        if (words)
          expect([key, (await found(admin, name, { filter: { q: words } })).length]).not.toEqual([
            key,
            0,
          ])
      }
    },
  )

  const filtered = each.flatMap(([name, one]) =>
    Object.keys(one.filters).map((key) => [name, key] as const),
  )

  it.each(filtered)('%s: its filter %s', async (name, key) => {
    const all = await found(world.company.admin, name, {})
    const some = await found(world.company.admin, name, { filter: { [key]: samples()[key] } })
    expect(some.length).toBeLessThan(all.length)
    expect(
      (await list(world.company.admin, name, { filter: { [key]: { an: 'object' } } })).status,
    ).toBe(422)
  })

  const calls = endpoints.flatMap((endpoint) =>
    endpoint.list ? [[endpoint.name, endpoint] as const] : [],
  )

  it.each(calls)(
    'the call %s answers its list: every sort, every filter, and everything where no pages are declared',
    async (name, endpoint) => {
      const one = lists.find((list) => list.name === endpoint.list)!
      const { token } = ['payslips', 'timeEntries'].includes(name)
        ? world.employee
        : world.company.admin
      const { params } = paramsOf(endpoint, world, '')
      const ask = (query: Record<string, unknown>) =>
        product.call(endpoint, { token, params, query } as never) as Promise<any>
      const { body } = await ask({})

      expect([name, body.meta.per_page, body.data.length]).toEqual([
        name,
        one.perPage ?? WHOLE_LIST,
        body.total,
      ])

      expect(body.data).toContainEqual(expect.objectContaining({ id: expect.any(String) }))
      const { get } = document.paths[`/api/v1${endpoint.path}`]
      const asked = get.parameters.filter((parameter: any) => parameter.in === 'query')
      const taken = Object.fromEntries(
        asked.map((parameter: any) => [parameter.name, parameter.schema]),
      )

      for (const sort of taken.sort.enum) {
        const sorted = await ask({ sort })
        expect([sort, sorted.status, sorted.body.total]).toEqual([sort, 200, body.total])
      }

      expect(await ask({ sort: 'nothing' })).toMatchObject({
        status: 422,
        body: { errors: { sort: [expect.stringContaining('Sort by one of')] } },
      })

      expect((await ask({ q: 'nowhere to be found' })).body.data).toEqual([])

      const filters =
        taken.filter?.properties ??
        Object.fromEntries(
          Object.entries(taken).filter(([key]) => one.columns[key] || one.filters[key]),
        )

      const row = (await found(world.company.admin, one.name, {}))[0]!

      for (const key of Object.keys(filters)) {
        const filter = { [key]: row[key] ?? samples()[key] ?? '' }
        expect([key, (await ask(taken.filter ? { filter } : filter)).status]).toEqual([key, 200])
      }
    },
  )

  it.each(each)('%s: what it takes and answers is in openapi.json', (name, _, columns) => {
    const { get } = document.paths[`/api/v1/admin/{ws}/${name}`]
    const named = ({ $ref }: { $ref: string }) =>
      document.components.schemas[$ref.split('/').at(-1)!]
    const taken = (what: string) =>
      named(get.parameters.find((parameter: any) => parameter.name === what).schema)
    const keys = (rule: (column: ListColumn) => boolean) =>
      columns.filter(([, column]) => rule(column)).map(([key]) => key)
    expect(taken('sort').prefixItems[0].enum).toEqual(keys(isSortable))
    expect(Object.keys(taken('filter').properties)).toEqual(
      expect.arrayContaining(keys(isFilterable)),
    )
    const row = named(get.responses[200].content['application/json'].schema.items)
    expect(Object.keys(row.properties)).toEqual(expect.arrayContaining(columns.map(([key]) => key)))
    expect(
      document.paths[`/api/v1/workspaces/{ws}/exports/${name}`].get.responses[200].content,
    ).toHaveProperty('application/octet-stream')
  })

  it.each(each)(
    '%s: goes into a file with every row, and an id where others follow it',
    async (name, _, columns) => {
      const { admin } = world.company
      const rows = await found(admin, name, {})
      const url = `/api/v1/workspaces/${world.company.ws}/exports/${name}`
      const headers = { authorization: `Bearer ${admin.token}` }
      const csv = await product.app.inject({ method: 'GET', url, headers })
      const [head, ...lines] = Papa.parse<string[]>(csv.body.replace(/^\ufeff/, ''), {
        skipEmptyLines: true,
      }).data
      const followed = (exported: unknown) => exported === 'followed'

      const taken = columns.filter(
        ([, { type, exported }]) =>
          exported !== false && type !== 'json' && (type !== 'uuid' || followed(exported)),
      )

      // The workspace's custom columns come last.
      const added = name === 'employees' ? ['Badge'] : []

      expect(head).toEqual([
        ...headingsIn('en', { list: name, area: areaOfList.get(name)! }, taken),
        ...added,
      ])

      expect(lines).toHaveLength(rows.length)
      const xlsx = await product.app.inject({ method: 'GET', url: `${url}?format=xlsx`, headers })
      const sheets = read(xlsx.rawPayload)
      expect(
        utils.sheet_to_json(sheets.Sheets[sheets.SheetNames[0]!]!, { header: 1 }),
      ).toHaveLength(rows.length + 1)
    },
  )

  const ofInstallation = each.filter(([, { who }]) => who === 'operator')

  it.each(ofInstallation)('%s: gives pages, records and files only to operators', async (name) => {
    const [row] = await found(world.company.admin, name, {})
    const [here, there] = [world.company.ws, other.company.ws]

    for (const [token, ws] of [
      [world.colleague.token, here],
      [world.manager.token, here],
      [other.company.admin.token, there],
    ] as const) {
      const asked = { token, params: { ws, resource: name, id: row!.id } }

      const answers = [
        await product.call(listsApi.adminList, { ...asked, query: {} }),
        await product.call(listsApi.adminOne, asked),
        await product.call(listsApi.exportList, { ...asked, query: { format: 'csv' } }),
        await product.call(endpoints.find(({ list }) => list === name)!, { token } as never),
      ]

      expect([name, answers.map(({ status }) => status)]).toEqual([name, [403, 403, 403, 403]])
    }
  })

  const ofWorkspace = each.filter(([, { who }]) => who !== 'operator')

  it.each(ofWorkspace)(
    '%s: shows no row to a person who may not see it',
    async (name, one, columns) => {
      const of = async (token: string, ws: string) =>
        product.call(listsApi.adminList, {
          token,
          params: { ws, resource: name },
          query: { range: '[0,999]' },
        })

      const foreign = ids((await of(other.company.admin.token, other.company.ws)).body)
      expect(foreign).toContainEqual(expect.any(String))
      const here = await found(world.company.admin, name, {})
      expect(ids(here).filter((id) => foreign.includes(id))).toEqual([])
      expect((await of(other.company.admin.token, world.company.ws)).status).toBe(404)
      expect(await found(world.company.admin, name, { filter: { id: foreign } })).toEqual([])
      const [first] = foreign

      const single = {
        token: world.company.admin.token,
        params: { ws: world.company.ws, resource: name, id: first! },
      }

      expect((await product.call(listsApi.adminOne, single)).status).toBe(404)

      const plain = await list(world.colleague, name)
      expect(plain.status).toBe(one.who === 'admin' ? 403 : 200)
      if (one.who === 'admin') return
      const close = columns.filter(([, column]) => column.close).map(([key]) => key)
      const owned =
        columns.some(([key]) => key === 'employee_id') &&
        !['tasks', 'project-members'].includes(name)

      for (const row of plain.rows) {
        if (owned) expect(row.employee_id).toBe(world.colleague.employee)

        if (row.id !== world.colleague.employee)
          expect(Object.keys(row).filter((key) => close.includes(key))).toEqual([])
      }

      for (const key of close) {
        expect([key, (await list(world.colleague, name, { sort: [key, 'ASC'] })).status]).toEqual([
          key,
          422,
        ])
        expect([
          key,
          (await list(world.colleague, name, { filter: { [key]: null } })).status,
        ]).toEqual([key, 422])
      }

      if (owned)
        expect(here.some(({ employee_id }) => employee_id !== world.colleague.employee)).toBe(true)
    },
  )
})
