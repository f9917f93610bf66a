import { auditApi } from '@workledger/contracts/audit/audit.api'
import { auditEventsApi as api } from '@workledger/contracts/audit/audit-events.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { endpoints } from '@workledger/contracts/registry'
import { stringify } from 'qs'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'
import { until } from '../support/until'

const nothing = { q: null, person: null, area: null, type: null, actor: null, from: null, to: null }

describe('the auditors’ room', () => {
  let product: Product
  let company: Company
  let other: Company
  let auditor: Person
  let second: Person
  let employee: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    other = await createCompany(product, 'Southwind')

    const { rows } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Auditor'`,
      [company.ws],
    )

    auditor = await hire(product, company, 'Audrey', { role_id: rows[0].id })
    second = await hire(product, company, 'Basil', { role_id: rows[0].id })
    employee = await hire(product, company, 'Eli')
  })

  afterAll(() => product?.stop())

  const find = async (query: object, token = auditor.token, { ws } = company) => {
    const { status, body } = await product.call(api.auditEvents, {
      token,
      params: { ws },
      query: query as never,
    })

    expect([status, (body as any).code]).toEqual([200, undefined])
    return body
  }

  /** Positions of a workspace's events, in log order. */
  const positions = async (ws: string) => {
    const found: string[] = []

    for (let after: string | null = null; ; ) {
      const page = await product.store.readAll(after, 1_000)
      if (page.length === 0) return found
      found.push(...page.flatMap(({ workspace, position }) => (workspace === ws ? [position] : [])))
      after = page.at(-1)!.position
    }
  }

  const types = async (query: object) =>
    (await find({ per_page: 200, ...query })).data.map(({ type }) => type)

  describe('searches events', () => {
    it('page by page in both orders, each event once, without another company’s', async () => {
      for (const sort of ['-position', 'position', '-occurred_at', 'occurred_at'] as const) {
        const seen: string[] = []
        let after: string | undefined

        do {
          const { data, next } = await find({ sort, after, per_page: 7 })
          seen.push(...data.map(({ position }) => position))
          after = next ?? undefined
        } while (after !== undefined)

        const all = await positions(company.ws)
        expect([sort, [...seen].sort((a, b) => Number(a) - Number(b))]).toEqual([sort, all])
        if (sort === 'position') expect(seen).toEqual(all)
        if (sort === '-position') expect(seen).toEqual(all.toReversed())
      }

      const theirs = await find({}, other.admin.token, other)
      expect(theirs.data.map(({ position }) => position).toReversed()).toEqual(
        await positions(other.ws),
      )
      expect(JSON.stringify(theirs)).not.toContain(employee.employee)
    })

    it('by person, kind, area, actor, day and words', async () => {
      const of = await find({ person: employee.employee })

      expect(of.data.map(({ type }) => type)).toEqual([
        'EmployeeJoined',
        'EmployeeInvited',
        'EmployeeAdded',
        'DirectoryKeyTaken',
        'DirectoryKeyTaken',
      ])

      for (const { people } of of.data)
        expect(people).toContainEqual({ id: employee.employee, name: 'Eli Tester' })

      expect(new Set(await types({ type: 'EmployeeAdded' }))).toEqual(new Set(['EmployeeAdded']))
      expect(await types({ area: 'structure' })).toContain('RoleAdded')
      expect(await types({ area: 'structure' })).not.toContain('EmployeeAdded')
      expect(await types({ area: 'billing' })).not.toContain('EmployeeAdded')
      const byAdmin = await find({ actor: company.admin.employee })
      expect(byAdmin.data.filter(({ type }) => type === 'EmployeeInvited')).toHaveLength(3)
      expect(new Set(byAdmin.data.map(({ actor }) => actor.name))).toEqual(new Set(['Ada Tester']))
      expect(
        (await find({ actor: 'system' })).data.every(({ actor }) => actor.name === 'Workledger'),
      ).toBe(true)
      const today = new Date().toISOString().slice(0, 10)
      expect(await types({ from: today, to: today })).toHaveLength(
        (await positions(company.ws)).length,
      )
      expect((await find({ to: '2020-01-01' })).data).toEqual([])
      // Words find names of events, names of people, and plain words of events.
      expect(new Set(await types({ q: 'role added' }))).toEqual(new Set(['RoleAdded']))
      expect(new Set(await types({ q: 'Payroll' }))).toContain('RoleAdded')
      expect(await types({ q: 'eli' })).toEqual(await types({ person: employee.employee }))
      expect((await find({ q: 'eli', type: 'RoleAdded' })).data).toEqual([])
      expect((await find({ q: "'; drop table" })).data).toEqual([])

      expect(
        (await find({ stream: `employee-${employee.employee}` })).data.every(
          ({ area }) => area === 'people',
        ),
      ).toBe(true)
    })

    it('names the record of an event, and finds all events of a record by its name', async () => {
      const { ws, admin } = company

      const made = async (name: string, params: object, body: object = {}) => {
        const endpoint = endpoints.find((each) => each.name === name)!
        const sent = { token: admin.token, params, body: { ...sampleBody(endpoint), ...body } }
        const answer = await product.call(endpoint as never, sent as never)
        expect([name, answer.status < 300, answer.body]).toEqual([name, true, expect.anything()])

        return (answer.body as any).data.id as string
      }

      const client_id = await made('addClient', { ws }, { name: 'Client' })
      const id = await made('addInvoice', { ws }, { client_id })

      const item = await made(
        'addInvoiceItem',
        { id },
        { name: 'Item', quantity: '2', unit_price: '10' },
      )

      await made('issueInvoice', { id })
      await made('payInvoice', { id }, { amount: '1' })

      await made(
        'creditInvoice',
        { id },
        {
          credited_on: new Date().toISOString().slice(0, 10),
          items: [{ id: item, quantity: '1' }],
        },
      )

      const { rows } = await product.owner.query(
        'select invoice_number from read.invoices where id = $1',
        [id],
      )

      const number = rows[0].invoice_number
      const all = (await find({ stream: `invoice-${id}`, per_page: 200 })).data
      expect(all.length).toBeGreaterThan(4)
      expect(new Set(all.map(({ record }) => record?.name))).toEqual(
        new Set([`${number} · Client`]),
      )
      expect(all[0]!.record).toMatchObject({ id, kind: 'invoices' })
      const found = (await find({ q: number, per_page: 200 })).data.map(({ position }) => position)
      expect(found).toEqual(expect.arrayContaining(all.map(({ position }) => position)))

      // A leave's days, with its employee.
      const { body } = await product.call(leaveRulesApi.leaveTypes, {
        token: admin.token,
        params: { ws },
      })

      const leave = {
        leave_type_id: body.data[0]!.id,
        start_on: '2027-06-07',
        finish_on: '2027-06-11',
        description: 'x',
      }

      const lea = await hire(product, company, 'Lea')
      await made('addLeave', { id: lea.employee }, leave)
      const [requested] = (await find({ type: 'LeaveRequested' })).data

      expect(requested).toMatchObject({
        people: [{ name: 'Lea Tester' }],
        record: { name: '2027-06-07 – 2027-06-11' },
      })

      expect(await types({ q: '2027-06-11' })).toContain('LeaveRequested')
    })

    it('by group: pay, contracts, leave and approvals, or technical events', async () => {
      const core = new Set(await types({ group: 'core' }))
      expect(core).toContain('LeaveRequested')
      expect(core).not.toContain('RoleAdded')
      expect(core).not.toContain('DirectoryKeyTaken')
      const technical = new Set(
        (await find({ group: 'technical', per_page: 200 })).data.map(({ area }) => area),
      )

      for (const area of technical) expect(['operations', 'access', 'references']).toContain(area)
      // A type or an area says more than a group.
      expect(await types({ group: 'technical', type: 'RoleAdded' })).toContain('RoleAdded')
    })

    it('of an invoice by its number through an index, however many events there are', async () => {
      const { rows } = await product.owner.query(
        'select id, workspace_id, invoice_number from read.invoices where invoice_number is not null limit 1',
      )

      const [{ id, workspace_id, invoice_number }] = rows
      const found = await find({ q: invoice_number.toLowerCase(), per_page: 200 })
      expect(found.data.length).toBeGreaterThan(4)
      expect(found.data.map(({ record }) => record)).not.toContain(null)

      // The table of records has every event that names an invoice in any field.
      const { rows: named } = await product.owner.query(
        `select v.type, (
           select count(*)::int from read.audit_event_records r
           where r.record_id = i.id and r.position = v.position) as kept
         from read.audit_events v join read.invoices i on i.id = any (v.records)`,
      )
      expect(named.length).toBeGreaterThan(4)
      expect(named.filter(({ kept }) => kept !== 1)).toEqual([])

      // Without an index, each search would read every event of the company.
      await product.owner.query('set enable_seqscan = off')
      const plan = await product.owner.query(
        `explain select position from read.audit_event_records where workspace_id = '${workspace_id}' and record_id = '${id}'`,
      )
      await product.owner.query('reset enable_seqscan')
      expect(JSON.stringify(plan.rows)).toContain('audit_event_records')
      expect(JSON.stringify(plan.rows)).toMatch(/record_id = /)
      expect(JSON.stringify(plan.rows)).toMatch(/Index Cond/)
    })

    it('only for auditors and administrators, with the fault of a wrong search', async () => {
      const params = { ws: company.ws }

      const asked = async (query: object, token = auditor.token) => {
        const { status, body } = await product.call(api.auditEvents, {
          token,
          params,
          query: query as never,
        })
        return [status, Object.keys((body as any).errors ?? {})]
      }

      expect(await asked({}, employee.token)).toEqual([403, []])
      expect(await asked({}, other.admin.token)).toEqual([404, []])

      for (const query of [
        { type: 'Nonsense' },
        { area: 'nowhere' },
        { person: 'x' },
        { actor: 'x' },
        { after: 'x' },
        { from: '2026-02-01', to: '2026-01-01' },
        { sort: 'type' },
        { per_page: 201 },
        { q: 'x'.repeat(201) },
      ])
        expect([query, (await asked(query))[0]]).toEqual([query, 422])
    })

    it('holds nothing that erasing a person would have to take out', async () => {
      const { rows } = await product.owner.query(
        `select string_agg(words, ' ') as words from read.audit_events`,
      )
      expect(rows[0].words).toContain('Payroll Officer')

      for (const name of ['Eli', 'Audrey', employee.email])
        expect(rows[0].words).not.toContain(name)
    })

    it('to take away as CSV and XLSX', async () => {
      const get = (query: object, token = auditor.token) =>
        product.app.inject({
          url: `/api/v1${api.exportAuditEvents.path.replace('{ws}', company.ws)}${stringify(query, { addQueryPrefix: true })}`,
          headers: { authorization: `Bearer ${token}` },
        })

      const csv = await get({ q: 'role added' })

      expect([csv.statusCode, csv.headers['content-type']]).toEqual([
        200,
        'text/csv; charset=utf-8',
      ])

      const [head, ...lines] = csv.payload.trim().split('\r\n')
      expect(head).toContain('Position,Event,Area')
      expect(lines).toHaveLength((await find({ q: 'role added', per_page: 200 })).data.length)
      const xlsx = await get({ format: 'xlsx' })
      expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
      expect((await get({ after: 'x', area: 'nowhere' })).statusCode).toBe(422)
      expect((await get({}, employee.token)).statusCode).toBe(403)
    })
  })

  describe('keeps searches', () => {
    const params = () => ({ ws: company.ws })

    const save = (name: string, shared: boolean, { token } = auditor) =>
      product.call(api.saveAuditFilter, {
        token,
        params: params(),
        body: { name, shared, filters: { ...nothing, q: 'approved' } },
      })

    const titles = async ({ token }: Person) =>
      (await product.call(api.auditFilters, { token, params: params() })).body.data.map(
        ({ title, own }) => [title, own],
      )

    it('of one’s own, and shows others those that are shared', async () => {
      const own = await save('Approvals', false)
      expect(own.status).toBe(201)
      expect(((await save('Approvals', false)).body as any).code).toBe('audit.filter_taken')
      const shared = await save('For all', true)

      expect(await titles(auditor)).toEqual([
        ['Approvals', true],
        ['For all', true],
      ])

      expect(await titles(second)).toEqual([['For all', false]])
      const id = shared.body.data.id
      const body = { name: 'For me', shared: false, filters: { ...nothing, area: 'leave' } }

      for (const { token } of [second, company.admin])
        expect(
          (await product.call(api.changeAuditFilter, { token, params: { ...params(), id }, body }))
            .status,
        ).toBe(404)

      const changed = await product.call(api.changeAuditFilter, {
        token: auditor.token,
        params: { ...params(), id },
        body,
      })

      expect(changed.body.data).toMatchObject({
        title: 'For me',
        shared: false,
        filters: { area: 'leave' },
        own: true,
      })

      expect(await titles(second)).toEqual([])

      expect(
        (
          await product.call(api.deleteAuditFilter, {
            token: second.token,
            params: { ...params(), id },
          })
        ).status,
      ).toBe(404)

      expect(
        (
          await product.call(api.deleteAuditFilter, {
            token: auditor.token,
            params: { ...params(), id },
          })
        ).status,
      ).toBe(204)

      expect(await titles(auditor)).toEqual([['Approvals', true]])
      expect((await save('Mine', false, employee)).status).toBe(403)
    })
  })

  describe('shows people the auditors’ views', () => {
    const views = async (token = employee.token) =>
      (
        await product.call(api.recordViews, { token, params: { id: employee.employee } })
      ).body.data.map(({ viewer, area }) => [viewer, area])

    const viewsOnce = async (count: number) =>
      (await until(async () => (await views()).length >= count && views())).sort()

    it('once an hour for each auditor and area, without an administrator’s views', async () => {
      expect(await views()).toEqual([])
      const at = { id: employee.employee }

      for (let n = 0; n < 2; n++) {
        await product.call(peopleApi.employee, {
          token: company.admin.token,
          params: { ws: company.ws, ...at },
        })
        await product.call(peopleApi.employee, {
          token: auditor.token,
          params: { ws: company.ws, ...at },
        })
      }

      expect(await viewsOnce(1)).toEqual([['Audrey Tester', 'people']])
      const stream = { ws: company.ws, stream: `leave-${employee.employee}` }

      await product.call(auditApi.stream, {
        token: auditor.token,
        params: { ...stream, stream: `employee-${employee.employee}` },
      })

      await product.call(listsApi.adminOne, {
        token: second.token,
        params: { ws: company.ws, resource: 'employees', id: employee.employee },
      })

      expect(await viewsOnce(2)).toEqual([
        ['Audrey Tester', 'people'],
        ['Basil Tester', 'people'],
      ])

      expect(
        (await product.call(api.recordViews, { token: auditor.token, params: at })).status,
      ).toBe(200)
      expect(
        (await product.call(api.recordViews, { token: other.admin.token, params: at })).status,
      ).toBe(404)
    })
  })

  describe('tells a record', () => {
    const read = async (stream: string, query: object = {}) => {
      const { status, body } = await product.call(auditApi.stream, {
        token: auditor.token,
        params: { ws: company.ws, stream },
        query: query as never,
      })

      expect(status).toBe(200)
      return body.data
    }

    it('of a leave with its employee, the names of its ids, both times, and the approver’s view', async () => {
      const { token } = company.admin

      const types = await product.call(leaveRulesApi.leaveTypes, {
        token,
        params: { ws: company.ws },
      })

      const annual = types.body.data.find(({ name }) => name === 'Annual leave')!.id

      const ask = (who: Person) =>
        product.call(leaveApi.requestLeave, {
          token: who.token,
          params: { id: who.employee },
          body: {
            leave_type_id: annual,
            description: 'Away',
            start_on: '2027-03-01',
            finish_on: '2027-03-05',
            half_day: null,
          },
        })

      const decide = async (who: Person) => {
        const params = { id: who.employee, leaveId: (await ask(who)).body.data.id }
        expect(
          (
            await product.call(leaveApi.decideLeave, {
              token,
              params,
              body: { approved: true, rejected: false },
            })
          ).status,
        ).toBe(200)
      }

      await decide(second)
      await decide(employee)
      const { record, events, revision, state } = await read(`leave-${employee.employee}`, {
        at: 1,
      })

      expect([revision, record]).toMatchObject([
        1,
        {
          category: 'leave',
          area: 'leave',
          employee: { id: employee.employee, name: 'Eli Tester' },
          entries: null,
        },
      ])

      expect(record.names[annual]).toBe('Annual leave')
      expect(JSON.stringify(state)).toContain('"approved"')
      const [requested, approved] = events
      expect([requested!.effective_on, requested!.saw]).toEqual(['2027-03-01', null])

      expect(approved!.saw).toMatchObject({
        kind: 'leave',
        days: '5',
        year: 2027,
        balance_before: '29',
        balance_after: '24',
        policy: expect.any(String),
        overlaps: [
          { employee_id: second.employee, start_on: '2027-03-01', finish_on: '2027-03-05' },
        ],
        overlaps_count: 1,
      })

      const params = { ws: company.ws, stream: `leave-${employee.employee}` }
      const own = await product.call(auditApi.history, { token: employee.token, params })
      expect(
        own.body.data.events.map((event) => 'saw' in event || 'effective_on' in event),
      ).toEqual([false, false])
    })

    it('of a pay run with its former entries, and the approver’s view', async () => {
      const { token } = company.admin

      const contract = {
        effective_on: '2026-01-01',
        base_compensation_amount: '4000',
        base_compensation_type: 'monthly',
      } as never

      expect(
        (
          await product.call(employmentApi.addContract, {
            token,
            params: { id: employee.employee },
            body: contract,
          })
        ).status,
      ).toBe(201)

      const ws = company.ws

      const run = async (start: string, end: string) => {
        const days = { start, end, pay_date: end }
        const { id } = (
          await product.call(payrollApi.draftPayrun, { token, params: { ws }, body: days })
        ).body.data

        expect(
          (await product.call(payrollApi.approvePayrun, { token, params: { ws, id }, body: {} }))
            .status,
        ).toBe(200)

        return id
      }

      const before = await run('2026-02-01', '2026-02-28')
      const id = await run('2026-03-01', '2026-03-31')
      const newest = await read(`payrun-${id}`)

      expect(newest.events.map(({ type }) => type)).toEqual([
        'PayRunStarted',
        'PayRunEntriesDrafted',
        'PayRunDrafted',
        'PayRunApproved',
      ])

      expect(newest.events.at(-1)!.saw).toMatchObject({
        kind: 'payrun',
        currency: 'EUR',
        net_pay: '4000.00',
        previous: { payrun_id: before, start: '2026-02-01', end: '2026-02-28', net_pay: '4000.00' },
        accepted: [],
        four_eyes: false,
      })

      expect((await read(`payrun-${id}`, { at: 0 })).record.entries).toMatchObject({ total: 0 })
      const { entries } = (await read(`payrun-${id}`, { at: 1 })).record

      expect(entries).toMatchObject({
        currency: 'EUR',
        total: 1,
        rows: [
          {
            employee_id: employee.employee,
            should_pay: true,
            pay: { basic_pay: '4000.00', allowances: '0.00', net_pay: '4000.00' },
          },
        ],
      })
    })
  })
})
