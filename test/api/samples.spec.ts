import { createHash, createHmac } from 'node:crypto'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import type { Population } from '@workledger/contracts/samples/sample-kinds'
import { samplesApi as api } from '@workledger/contracts/samples/samples.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const today = new Date().toISOString().slice(0, 10)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('samples of auditors', () => {
  let product: Product
  let company: Company
  let other: Company
  let auditor: Person
  let colleague: Person
  let employee: Person
  const pages: string[] = []

  beforeAll(async () => {
    const nothing = async () => Buffer.alloc(0)
    const page = async (_: unknown, html: string) => Buffer.from(`%PDF ${pages.push(html)}`)
    product = await startProduct({
      pdf: { payslip: nothing, payStatement: nothing, invoice: nothing, page },
    })
    company = await createCompany(product)
    other = await createCompany(product, 'Southwind')

    const { rows } = await product.owner.query(
      `select id, name from read.roles where workspace_id = $1`,
      [company.ws],
    )

    const role = (name: string) => ({ role_id: rows.find((row) => row.name === name).id })
    auditor = await hire(product, company, 'Aud', role('Auditor'))
    colleague = await hire(product, company, 'Ann', role('Admin'))
    employee = await hire(product, company, 'Eli')
    await contract(employee, '3000')
    await contract(colleague, '4000')
  }, 60_000)

  afterAll(() => product?.stop())

  const by = (who: Person, params: object = {}) => ({
    token: who.token,
    params: { ws: company.ws, ...params } as never,
  })

  const contract = async (who: Person, amount: string, effective_on = '2026-01-01') => {
    const body = {
      effective_on,
      base_compensation_amount: amount,
      base_compensation_type: 'monthly' as const,
    }

    const added = await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: who.employee },
      body,
    })

    expect(added.status).toBe(201)
  }

  const asked = (population: Population, more: object = {}) => ({
    name: 'Tested',
    population,
    from: today,
    to: inDays(1),
    size: 500,
    ...more,
  })

  const draw = (population: Population, more: object = {}, who = auditor) =>
    product.call(api.drawSample, { ...by(who), body: asked(population, more) as never })

  const drawn = async (population: Population, more: object = {}): Promise<string> => {
    const answer = await draw(population, more)
    expect([answer.status, answer.body]).toMatchObject([201, { data: { id: expect.any(String) } }])
    return answer.body.data.id
  }

  const one = async (id: string) => (await product.call(api.sample, by(auditor, { id }))).body.data

  const items = async (id: string, query: object = {}) => {
    const answer = await product.call(api.sampleItems, {
      ...by(auditor, { id }),
      query: { sort: 'number', ...query } as never,
    })

    expect([answer.status, answer.body]).toMatchObject([200, {}])
    return answer.body.data
  }

  const item = async (id: string, of: string) =>
    (await product.call(api.sampleItem, by(auditor, { id, item: of }))).body.data
  const mark = (id: string, of: string, mark: string | null, who = auditor) =>
    product.call(api.markSampleItem, { ...by(who, { id, item: of }), body: { mark } as never })
  const note = (id: string, of: string, note: string) =>
    product.call(api.noteSampleItem, { ...by(auditor, { id, item: of }), body: { note } })

  const taken = (path: string) =>
    product.app.inject({
      url: `/api/v1/workspaces/${company.ws}/audit/samples/${path}`,
      headers: { authorization: `Bearer ${auditor.token}` },
    })

  const whys = ({ checks }: { checks: { attribute: string; result: string; why: string }[] }) =>
    checks.map(({ attribute, result, why }) => `${attribute} ${result} ${why}`)

  it('of pay: found against the contract, the draft and the payslip', async () => {
    const { token } = company.admin

    const run = await product.call(payrollApi.draftPayrun, {
      token,
      params: { ws: company.ws },
      body: { start: '2026-02-01', end: '2026-02-28', pay_date: '2026-02-27' },
    })

    const { id } = run.body.data

    const entries = await product.call(payrollApi.payrunEntries, {
      token,
      params: { ws: company.ws, id },
      query: {},
    })

    const own = entries.body.data.find((entry) => entry.employee_id === employee.employee)!

    // The approver changes an entry, with no reason.
    const changed = await product.call(payrollApi.changePayrunEntry, {
      token: colleague.token,
      params: { ws: company.ws, id, entryId: own.id },
      body: { allowances: [{ name: 'Travel', amount: '80' }] } as never,
    })

    expect(changed.status).toBe(200)

    const approved = await product.call(payrollApi.approvePayrun, {
      token: colleague.token,
      params: { ws: company.ws, id },
      body: {},
    })

    expect(approved.status).toBe(200)

    const sample = await drawn('pay')

    expect(await one(sample)).toMatchObject({
      population: 'pay',
      size: 2,
      population_size: 2,
      open: 2,
      status: 'in_progress',
      drawn_by: 'Aud Tester',
      zone: 'Europe/Lisbon',
      totals: [{ currency: 'EUR', amount: '7080.00' }],
      sums: [{ currency: 'EUR', amount: '7080.00' }],
    })

    const rows = await items(sample)

    expect(
      rows.map(({ name, amount, currency, day }) => [name, amount, currency, day]).sort(),
    ).toEqual([
      ['Ann Tester', '4000.00', 'EUR', '2026-02-28'],
      ['Eli Tester', '3080.00', 'EUR', '2026-02-28'],
    ])

    const of = (name: string) => rows.find((row) => row.name.startsWith(name))!.id
    const eli = await item(sample, of('Eli'))

    expect(whys(eli)).toEqual([
      'A fail approver_prepared',
      'B pass basic_agrees',
      'C none not_hourly',
      'D fail reason_missing',
      'E pass payslip_equals',
    ])

    expect(eli.was.lines).toEqual([
      { code: 'basic', name: null, type: 'money', before: '3000.00', after: '3000.00' },
      { code: 'allowance', name: 'Travel', type: 'money', before: null, after: '80.00' },
      { code: 'gross', name: null, type: 'money', before: '3000.00', after: '3080.00' },
      { code: 'net', name: null, type: 'money', before: '3000.00', after: '3080.00' },
    ])

    expect(eli.steps.map(({ type, actor }) => [type, actor.name])).toEqual([
      ['PayRunDrafted', 'Ada Tester'],
      ['PayRunEntryChanged', 'Ann Tester'],
      ['PayRunApproved', 'Ann Tester'],
    ])

    expect(whys(await item(sample, of('Ann')))).toEqual([
      'A pass independent',
      'B pass basic_agrees',
      'C none not_hourly',
      'D none not_changed',
      'E pass payslip_equals',
    ])
  })

  it('of leaves, expenses, invoices and contract changes', async () => {
    const { token } = company.admin

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token,
      params: { ws: company.ws },
    })

    const leave = await product.call(leaveApi.requestLeave, {
      token: employee.token,
      params: { id: employee.employee },
      body: {
        leave_type_id: types.body.data[0]!.id,
        description: 'Sea',
        start_on: inDays(30),
        finish_on: inDays(34),
      } as never,
    })

    const leaveId = leave.body.data.id
    const decide = { token, params: { id: employee.employee, leaveId } }

    expect(
      (
        await product.call(leaveApi.decideLeave, {
          ...decide,
          body: { approved: true, rejected: false } as never,
        })
      ).status,
    ).toBe(200)

    const leaves = await drawn('leaves')
    const [row] = await items(leaves)

    expect(row).toMatchObject({
      name: 'Eli Tester',
      day: inDays(30),
      amount: null,
      a: 'pass',
      c: 'pass',
      e: 'pass',
    })

    const told = await item(leaves, row!.id)

    expect(whys(told)).toEqual(
      expect.arrayContaining([
        'A pass independent',
        'C pass asked_before',
        'D none no_document_needed',
        'E pass unchanged',
      ]),
    )

    expect(told.was.lines[0]).toEqual({
      code: 'first_day',
      name: null,
      type: 'day',
      before: inDays(30),
      after: inDays(30),
    })

    expect(told.steps.map(({ type }) => type)).toEqual(['LeaveRequested', 'LeaveApproved'])

    expect(
      (
        await product.call(leaveApi.decideLeave, {
          ...decide,
          body: { approved: false, rejected: true } as never,
        })
      ).status,
    ).toBe(200)

    const [later] = await items(await drawn('leaves'))
    // It was approved; the attribute says that something followed.
    expect(later).toMatchObject({ e: 'fail' })

    const claim = await product.call(expensesApi.requestExpense, {
      token: employee.token,
      params: { id: employee.employee },
      body: {
        name: 'Train',
        category: 'travelling',
        description: 'To the client',
        amount: '12.50',
        date: today,
      } as never,
    })

    const expenseId = claim.body.data.id

    const pay = {
      token,
      params: { id: employee.employee, expenseId },
      body: { approved: true, rejected: false } as never,
    }

    expect((await product.call(expensesApi.decideExpense, pay)).status).toBe(200)
    const expenses = await drawn('expenses')
    const [spent] = await items(expenses)

    expect(spent).toMatchObject({
      name: 'Eli Tester',
      what: 'Train',
      amount: '12.50',
      a: 'pass',
      b: 'fail',
      c: 'none',
      d: 'none',
      e: 'pass',
    })

    const client = await product.call(clientsApi.addClient, {
      token,
      params: { ws: company.ws },
      body: { name: 'Contoso', contact_name: 'Ana' } as never,
    })

    const invoice = async () => {
      const body = {
        client_id: client.body.data.id,
        invoice_number: 'draft',
        invoice_date: today,
        due_date: today,
      }

      const { id } = (
        await product.call(invoicesApi.addInvoice, { token, params: { ws: company.ws }, body })
      ).body.data
      const line = { description: 'Work', quantity: 2, unit_price: '50', amount: '1' } as never

      expect(
        (await product.call(invoicesApi.addInvoiceItem, { token, params: { id }, body: line }))
          .status,
      ).toBe(201)

      const { revision } = (await product.call(invoicesApi.invoice, { token, params: { id } })).body
        .data

      const issue = {
        token: colleague.token,
        params: { id },
        headers: { 'if-match': `"${revision}"` },
      }

      expect((await product.call(invoicesApi.issueInvoice, issue)).status).toBe(200)
    }

    await invoice()
    await invoice()
    const issued = await items(await drawn('invoices'))

    expect(
      issued.map(({ name, amount, a, b, c, d, e }) => [name, amount, a + b + c + d + e]),
    ).toEqual([
      ['Contoso', '100.00', 'passpasspasspasspass'],
      ['Contoso', '100.00', 'passpasspasspasspass'],
    ])

    await contract(employee, '9000', '2026-02-01')
    const changes = await drawn('contracts')
    const raised = (await items(changes)).find(({ amount }) => amount === '9000')!

    expect(whys(await item(changes, raised.id))).toEqual([
      'A pass independent',
      'B fail not_signed',
      'C fail dated_back',
      'D none no_band',
      'E fail paid_before',
    ])
  })

  it('come out the same from seed, population and position, by the published lines only', async () => {
    const id = await drawn('contracts', { size: 2, seed: '7f3a-91c2' })
    const sample = await one(id)
    expect(sample).toMatchObject({ seed: '7F3A-91C2', size: 2, algorithm: 'hmac-sha256@1' })
    const file = await taken(`${id}/population`)
    expect(file.headers['content-disposition']).toContain('population-7F3A-91C2.txt')
    expect(createHash('sha256').update(file.body).digest('hex')).toBe(sample.digest)
    const keys = file.body.trimEnd().split('\n')
    expect(keys).toHaveLength(sample.population_size)
    const place = (key: string) => createHmac('sha256', sample.seed).update(key).digest('hex')
    const chosen = keys.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)).slice(0, 2)

    const { rows } = await product.owner.query(
      `select id from read.watched_acts where id = any($1)`,
      [chosen],
    )

    expect(rows).toHaveLength(2)
    const paper = (await taken(`${id}/working_paper?format=csv`)).body
    for (const key of chosen) expect(paper).toContain(key)
    // Later events do not change the draw's population.
    await contract(colleague, '4100', '2026-03-01')
    expect((await taken(`${id}/population`)).body).toBe(file.body)
    const [head] = await product.stored(({ position }) => position === sample.position)
    expect(head!.hash.toString('hex')).toBe(sample.head_hash)

    const more = await product.call(api.samplePopulation, {
      ...by(auditor),
      query: { population: 'contracts', from: today, to: today },
    })

    expect(more.body.data.size).toBeGreaterThanOrEqual(sample.population_size)
  })

  it('are worked through with marks and notes, finished, reopened and deleted', async () => {
    const id = await drawn('pay', { name: 'February' })
    const [first, second] = await items(id)
    const finish = () => product.call(api.finishSample, by(auditor, { id }))
    expect((await mark(id, first!.id, 'pass')).status).toBe(200)

    expect(await finish()).toMatchObject({
      status: 409,
      body: { code: 'sample.open_items', params: { open: 1 } },
    })

    // It belongs to the person who drew it, even among holders of view_audit.
    const theirs = { status: 403, body: { code: 'sample.author' } }
    expect(await mark(id, first!.id, 'pass', colleague)).toMatchObject(theirs)

    for (const call of [api.finishSample, api.reopenSample, api.deleteSample])
      expect(
        await product.call(call as typeof api.deleteSample, by(colleague, { id })),
      ).toMatchObject(theirs)

    expect((await mark(id, second!.id, 'exception')).status).toBe(200)
    expect(await finish()).toMatchObject({ status: 409, body: { code: 'sample.notes_missing' } })
    expect((await note(id, second!.id, '  =Raised with Tom.  ')).status).toBe(200)
    expect(await items(id, { mark: 'exception' })).toMatchObject([
      { id: second!.id, note: '=Raised with Tom.', marked_by: 'Aud Tester' },
    ])
    expect(await one(id)).toMatchObject({ passed: 1, exceptions: 1, notes: 0, open: 0 })
    // The note is encrypted with its person's key.
    const written = await product.stored(
      ({ type, stream }) => type === 'SampleNoteWritten' && stream === `sample-${id}`,
    )
    expect(written).toHaveLength(1)
    expect(JSON.stringify(written)).not.toContain('Raised')
    expect(await finish()).toMatchObject({ status: 200, body: { data: { status: 'finished' } } })
    const before = await product.events(company.ws)

    expect(await mark(id, first!.id, null)).toMatchObject({
      status: 409,
      body: { code: 'sample.finished' },
    })

    expect(await note(id, first!.id, 'Late')).toMatchObject({
      status: 409,
      body: { code: 'sample.finished' },
    })

    expect(await finish()).toMatchObject({ status: 409, body: { code: 'sample.finished' } })
    expect(await product.events(company.ws)).toBe(before)

    const csv = (await taken(`${id}/working_paper?format=csv`)).body

    for (const text of [
      'Working paper,February',
      'Tested by, date',
      "'=Raised with Tom.",
      'Approved by someone other than the preparer',
    ])
      expect(csv).toContain(text)

    const xlsx = await taken(`${id}/working_paper?format=xlsx`)
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const printed = await taken(`${id}/working_paper?format=pdf&language=ar`)
    expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { seed, digest, head_hash, position } = await one(id)

    for (const text of [
      'dir="rtl"',
      'February',
      'ورقة عمل',
      seed,
      digest,
      head_hash,
      position,
      'Raised with Tom.',
    ])
      expect(pages.at(-1)).toContain(text)

    expect((await product.call(api.reopenSample, by(auditor, { id }))).status).toBe(200)
    expect((await product.call(api.reopenSample, by(auditor, { id }))).body).toMatchObject({
      code: 'sample.in_progress',
    })
    expect((await mark(id, first!.id, null)).status).toBe(200)
    expect((await product.call(api.deleteSample, by(auditor, { id }))).status).toBe(204)
    expect((await product.call(api.sample, by(auditor, { id }))).status).toBe(404)
    expect(await mark(id, first!.id, 'pass')).toMatchObject({ status: 404 })
  })

  it('refuse impossible values, and write nothing', async () => {
    const before = await product.events(company.ws)

    const refused: [object, string][] = [
      [{ size: 0 }, 'size'],
      [{ size: 501 }, 'size'],
      [{ seed: 'ABCD' }, 'seed'],
      [{ name: ' ' }, 'name'],
      [{ from: inDays(2), to: inDays(1) }, 'to'],
      [{ from: '2020-01-01', to: '2020-01-31' }, 'from'],
    ]

    for (const [change, field] of refused) {
      const { status, body } = await draw('contracts', change)
      expect([status, Object.keys((body as any).errors ?? {})]).toEqual([422, [field]])
    }

    expect(await draw('contracts', {}, employee)).toMatchObject({ status: 403 })
    const id = await drawn('contracts', { size: 1 })
    const [only] = await items(id)
    const after = await product.events(company.ws)
    expect(after).toBe(before + 1)
    expect(await note(id, only!.id, 'x'.repeat(4001))).toMatchObject({ status: 422 })
    expect(await mark(id, only!.id, 'fail')).toMatchObject({ status: 422 })
    expect(
      await product.call(api.sample, { token: other.admin.token, params: { ws: other.ws, id } }),
    ).toMatchObject({ status: 404 })

    const theirs = {
      token: other.admin.token,
      params: { ws: other.ws, id, item: only!.id },
      body: { mark: 'pass' as const },
    }

    expect(await product.call(api.markSampleItem, theirs)).toMatchObject({ status: 404 })
    expect(await product.events(company.ws)).toBe(after)
  })
})
