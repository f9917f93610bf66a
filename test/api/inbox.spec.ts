import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { inboxApi as api, type InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { type InboxKind } from '@workledger/contracts/inbox/inbox-kinds'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { month, payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

describe('the inbox, over HTTP', () => {
  let product: Product
  let company: Company
  let other: Company
  /** Decides for Eli; Sam stands in for her. */
  let manager: Person
  let standIn: Person
  let employee: Person
  let colleague: Person
  let officer: Person
  let auditor: Person
  let payroller: Person
  let annual: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    other = await createCompany(product, 'Southwind')
    const roles = await rolesOf(company)
    manager = await hire(product, company, 'Mia', { role_id: roles.get('Manager') })
    standIn = await hire(product, company, 'Sam')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
    colleague = await hire(product, company, 'Zoe')
    officer = await hire(product, company, 'Ann', { role_id: roles.get('Admin') })
    auditor = await hire(product, company, 'Aud', { role_id: roles.get('Auditor') })
    payroller = await hire(product, company, 'Pay', { role_id: roles.get('Payroll Officer') })

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: employee.token,
      params: { ws: company.ws },
    })

    annual = types.body.data.find(({ name }) => name === 'Annual leave')!.id
  }, 120_000)

  afterAll(() => product?.stop())

  async function rolesOf({ ws }: Company): Promise<Map<string, string>> {
    const { rows } = await product.owner.query(
      `select id, name from read.roles where workspace_id = $1`,
      [ws],
    )
    return new Map(rows.map(({ id, name }) => [name, id]))
  }

  const inbox = async (who: Person, query: object = {}, { ws } = company) => {
    const answer = await product.call(api.inbox, {
      token: who.token,
      params: { ws },
      query: query as never,
    })

    expect([answer.status, answer.body]).toMatchObject([200, {}])

    return answer.body
  }

  const items = async (who: Person, kind: InboxKind): Promise<InboxItem[]> =>
    (await inbox(who, { kind })).data

  const records = async (who: Person, kind: InboxKind) =>
    (await items(who, kind)).map(({ record }) => record)

  /** Names of the people in whose inbox a record is. */
  const whose = async (kind: InboxKind, record: string): Promise<string[]> => {
    const everybody = {
      company: company.admin,
      manager,
      standIn,
      employee,
      colleague,
      officer,
      auditor,
      payroller,
    }

    const found = await Promise.all(
      Object.entries(everybody).map(async ([name, who]) =>
        (await records(who, kind)).includes(record) ? [name] : [],
      ),
    )

    expect(await records(other.admin, kind).catch(() => 'none')).toBe('none')

    return found.flat()
  }

  const requestLeave = async (who: Person, start_on: string, finish_on = start_on) => {
    const asked = await product.call(leaveApi.requestLeave, {
      token: who.token,
      params: { id: who.employee },
      body: { leave_type_id: annual, description: 'Holiday', start_on, finish_on, half_day: null },
    })

    expect([asked.status, asked.body]).toMatchObject([201, {}])

    return asked.body.data.id
  }

  const claim = async (who: Person, body: object = {}) => {
    const asked = await product.call(expensesApi.requestExpense, {
      token: who.token,
      params: { id: who.employee },
      body: {
        name: 'Train',
        category: 'travelling',
        description: 'To the client',
        amount: '12.50',
        date: day(-3),
        ...body,
      },
    })

    expect([asked.status, asked.body]).toMatchObject([201, {}])

    return asked.body.data.id
  }

  const propose = async (who: Person, on: string) => {
    const asked = await product.call(attendanceApi.proposeCorrection, {
      token: who.token,
      params: { id: who.employee },
      body: {
        kind: 'add',
        in_at: `${on} 09:00:00`,
        out_at: `${on} 17:00:00`,
        reason: 'Forgot to check in',
      },
    })

    expect([asked.status, asked.body]).toMatchObject([201, {}])

    return asked.body.data.id
  }

  const decideLeave = (
    who: Person,
    leaveId: string,
    approved: boolean,
    { of = employee, revision }: { of?: Person; revision?: number } = {},
  ) =>
    product.call(leaveApi.decideLeave, {
      token: who.token,
      params: { id: of.employee, leaveId },
      body: { approved, rejected: !approved },
      ...(revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } }),
    })

  it('shows a leave to those who decide it, with its facts, until it is decided', async () => {
    const id = await requestLeave(employee, '2027-03-01', '2027-03-05')
    expect(await whose('leave', id)).toEqual(['company', 'manager', 'officer'])
    const [item] = await items(manager, 'leave')

    expect(item).toMatchObject({
      id: `leave:${id}`,
      employee: { id: employee.employee, first_name: 'Eli', last_name: 'Tester' },
      due: '2027-03-01',
      in_place_of: null,
      acts: ['approve', 'reject'],
      facts: {
        kind: 'leave',
        type: 'Annual leave',
        start_on: '2027-03-01',
        finish_on: '2027-03-05',
        days_taken: '5',
        description: 'Holiday',
        document: null,
      },
    })

    const { facts } = item!
    if (facts.kind !== 'leave') throw new Error(facts.kind)
    expect(Number(facts.balance_before) - Number(facts.balance_after)).toBe(5)

    const decided = await decideLeave(manager, id, true, { revision: item!.revision })
    expect([decided.status, decided.body]).toMatchObject([200, {}])
    expect(await whose('leave', id)).toEqual([])
  })

  it('shows a stand-in what the absent manager decides, and nothing else of theirs', async () => {
    const delegated = await product.call(delegationApi.delegateApproval, {
      token: manager.token,
      params: { id: manager.employee },
      body: { delegate_id: standIn.employee, from_on: day(-1), to_on: day(5) },
    })

    expect([delegated.status, delegated.body]).toMatchObject([201, {}])
    const leave = await requestLeave(employee, '2027-04-01')
    const correction = await propose(employee, day(-2))
    const expense = await claim(employee)
    const inPlace = { id: manager.employee, first_name: 'Mia' }
    expect((await items(standIn, 'leave'))[0]).toMatchObject({
      record: leave,
      in_place_of: inPlace,
    })
    expect((await items(manager, 'leave'))[0]).toMatchObject({ record: leave, in_place_of: null })
    expect((await items(company.admin, 'leave'))[0]).toMatchObject({ in_place_of: null })

    expect((await items(standIn, 'correction'))[0]).toMatchObject({
      record: correction,
      in_place_of: inPlace,
    })

    expect(await records(standIn, 'expense')).toEqual([])
    expect(await whose('correction', correction)).toEqual([
      'company',
      'manager',
      'standIn',
      'officer',
    ])
    expect(await whose('expense', expense)).toEqual(['company', 'manager', 'officer', 'payroller'])
    expect((await decideLeave(standIn, leave, false)).status).toBe(200)

    const ended = await product.call(delegationApi.endApprovalDelegation, {
      token: manager.token,
      params: { id: manager.employee, delegationId: delegated.body.data.id },
    })

    expect(ended.status).toBe(204)
    expect((await inbox(standIn)).counts.total).toBe(0)
  })

  it('shows expenses and corrections with what their decision needs', async () => {
    const twin = await claim(employee)
    const [first] = await items(manager, 'expense')

    expect(first).toMatchObject({
      due: day(7),
      acts: ['approve', 'reject'],
      facts: {
        kind: 'expense',
        name: 'Train',
        category: 'travelling',
        amount: '12.50',
        date: day(-3),
        warnings: [{ code: 'expenses.same_claim' }],
      },
    })

    expect((await records(manager, 'expense')).includes(twin)).toBe(true)

    expect((await items(manager, 'correction'))[0]).toMatchObject({
      due: day(-2),
      facts: {
        kind: 'correction',
        change: 'add',
        was: null,
        becomes: { in_at: `${day(-2)} 09:00:00`, out_at: `${day(-2)} 17:00:00` },
        reason: 'Forgot to check in',
      },
    })
  })

  it('shows own requests only to the person whom no other can decide for', async () => {
    const leave = await requestLeave(company.admin, '2027-06-01')
    const expense = await claim(company.admin)
    expect(await whose('leave', leave)).toEqual(['officer'])
    expect(await whose('expense', expense)).toEqual(['officer', 'payroller'])
    expect((await decideLeave(officer, leave, false, { of: company.admin })).status).toBe(200)

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: other.admin.token,
      params: { ws: other.ws },
    })

    const alone = await product.call(leaveApi.requestLeave, {
      token: other.admin.token,
      params: { id: other.admin.employee },
      body: {
        leave_type_id: types.body.data.find(({ name }) => name === 'Annual leave')!.id,
        description: 'Holiday',
        start_on: '2027-06-01',
        finish_on: '2027-06-01',
        half_day: null,
      },
    })

    const { data, counts } = await inbox(other.admin, {}, other)
    expect(data.map(({ record }) => record)).toEqual([alone.body.data.id])
    expect(counts).toMatchObject({ total: 1, leave: 1 })
  })

  it('shows items of checklists to those who do them', async () => {
    const added = await product.call(checklistsApi.addChecklistTemplate, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: {
        name: 'Joining',
        kind: 'joining',
        automatic: false,
        items: [
          { text: 'Order a laptop', owner: 'admin', days: -1 },
          { text: 'Show the office', owner: 'manager', days: 0 },
          { text: 'Read the handbook', owner: 'employee', days: 1 },
        ],
      },
    })

    await product.call(checklistsApi.beginChecklist, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { employee_id: employee.employee, template_id: added.body.data.id, day: day(3) },
    })

    const [laptop] = await items(officer, 'checklist_item')
    const [office] = await items(manager, 'checklist_item')
    const [handbook] = await items(employee, 'checklist_item')

    expect(laptop).toMatchObject({
      due: day(2),
      acts: ['done', 'open'],
      facts: { text: 'Order a laptop', checklist: 'Joining', owner: 'admin', mine: false },
    })

    expect(await whose('checklist_item', laptop!.record)).toEqual(['company', 'officer'])
    expect(await whose('checklist_item', office!.record)).toEqual(['manager'])
    expect(await whose('checklist_item', handbook!.record)).toEqual(['employee'])
    expect(handbook).toMatchObject({ facts: { mine: true } })

    const settled = await product.call(checklistsApi.settleChecklistItem, {
      token: employee.token,
      params: { id: employee.employee, itemId: handbook!.record },
      body: { status: 'done' },
      headers: { 'if-match': `"${handbook!.revision}"` },
    })

    expect([settled.status, settled.body]).toMatchObject([200, {}])
    expect(await whose('checklist_item', handbook!.record)).toEqual([])
  })

  it('shows ends of contracts, probations and documents to those who read and act on them', async () => {
    const token = company.admin.token

    const contract = async (body: object) => {
      const added = await product.call(employmentApi.addContract, {
        token,
        params: { id: employee.employee },
        body: {
          base_compensation_amount: '3000',
          base_compensation_type: 'monthly',
          ...body,
        } as never,
      })

      expect([added.status, added.body]).toMatchObject([201, {}])

      return added.body.data.id
    }

    const ending = await contract({ effective_on: '2026-01-01', end_date: day(20) })
    expect(await whose('contract_end', ending)).toEqual([
      'company',
      'manager',
      'officer',
      'payroller',
    ])

    expect((await items(manager, 'contract_end'))[0]).toMatchObject({
      due: day(20),
      employee: { first_name: 'Eli' },
      acts: ['open'],
      facts: { kind: 'contract_end', ends: 'contract', end_on: day(20) },
    })

    await contract({ effective_on: day(21), end_date: null })
    expect(await whose('contract_end', ending)).toEqual([])

    const set = await product.call(employmentApi.changeProbation, {
      token,
      params: { id: employee.employee },
      body: { probation_end: day(10) },
    })

    expect([set.status, set.body]).toMatchObject([200, {}])
    expect(await whose('contract_end', employee.employee)).toEqual([
      'company',
      'manager',
      'officer',
    ])

    expect((await items(manager, 'contract_end'))[0]).toMatchObject({
      revision: set.body.data.revision,
      facts: { ends: 'probation', end_on: day(10) },
    })

    const document = { name: 'note.pdf', bytes: '%PDF-1.7 note', type: 'application/pdf' }

    const add = async (type: string, expires_on: string) =>
      (
        await upload(product, documentsApi.addDocument, {
          token,
          params: { id: employee.employee },
          fields: { filename: 'Paper', type, expires_on },
          files: { document },
        })
      ).body.data.id as string

    const open = await add('Certificate', day(15))
    const closed = await add('Work permit', day(-3))
    const far = await add('Certificate', day(60))
    expect(await whose('document_end', open)).toEqual(['company', 'manager', 'employee', 'officer'])
    expect(await whose('document_end', closed)).toEqual(['company', 'employee', 'officer'])
    expect(await whose('document_end', far)).toEqual([])
  })

  it('shows a pay run under four eyes to those who may approve it, and flags to auditors', async () => {
    const pay = payOf(product, company)
    await pay.contract(colleague, {
      base_compensation_amount: '2500',
      base_compensation_type: 'monthly',
    })
    const alone = await pay.draft(month('01', '31'))
    expect(await whose('pay_run', alone)).toEqual([])
    expect((await pay.approve(alone)).status).toBe(200)
    const flags = await items(auditor, 'flag')
    const flag = flags.find(({ facts }) => facts.kind === 'flag' && facts.rule === 'same_preparer')!

    expect(flag).toMatchObject({
      due: day(0),
      acts: ['done', 'open'],
      facts: { act: 'pay_approved', by: 'Ada Tester', stream: `payrun-${alone}` },
    })

    // The officer holds view_audit too; the preparer is named by the flag.
    expect(await whose('flag', flag.record)).toEqual(['officer', 'auditor'])

    const looked = await product.call(watchApi.lookAtHit, {
      token: auditor.token,
      params: { ws: company.ws, hit: flag.record },
      body: { looked: true, note: 'Agreed' },
    })

    expect(looked.status).toBe(200)
    expect(await whose('flag', flag.record)).toEqual([])

    const set = await product.call(workspacesApi.changeSettings, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { four_eyes: true },
    })

    expect([set.status, set.body]).toMatchObject([200, {}])
    const draft = await pay.draft(month('02', '28'))
    expect(await whose('pay_run', draft)).toEqual(['officer', 'payroller'])

    expect((await items(payroller, 'pay_run'))[0]).toMatchObject({
      record: draft,
      employee: null,
      due: '2026-02-28',
      acts: ['approve', 'open'],
      facts: {
        start: '2026-02-01',
        end: '2026-02-28',
        prepared_by: 'Ada Tester',
        changes_count: 0,
      },
    })

    const { revision } = (await items(payroller, 'pay_run'))[0]!

    const approved = await product.call(payrollApi.approvePayrun, {
      token: payroller.token,
      params: { ws: company.ws, id: draft },
      body: {},
      headers: { 'if-match': `"${revision}"` },
    })

    expect([approved.status, approved.body]).toMatchObject([200, {}])
    expect(await whose('pay_run', draft)).toEqual([])
  })

  it('pages without loss or doubles, with equal due days and true counts', async () => {
    for (const kind of [0, 1, 2, 3, 4]) {
      await claim(employee, { name: `Taxi ${kind}`, amount: String(20 + kind) })
      await requestLeave(employee, `2027-09-${13 + kind}`)
    }

    const whole = await inbox(company.admin, { limit: 100 })
    expect(whole.next).toBeNull()
    expect(whole.data).toHaveLength(whole.counts.total)

    const byKind = (kind: InboxKind) => whole.data.filter((item) => item.kind === kind).length
    expect(whole.counts).toMatchObject({ leave: byKind('leave'), expense: byKind('expense') })
    const dues = whole.data.map(({ due }) => due)
    expect(dues).toEqual([...dues].sort())
    expect(new Set(dues).size).toBeLessThan(dues.length)
    const read: string[] = []
    let after: string | null | undefined

    do {
      const page = await inbox(company.admin, { limit: 3, ...(after && { after }) })
      expect(page.counts).toEqual(whole.counts)
      read.push(...page.data.map(({ id }) => id))
      after = page.next
    } while (after)

    expect(read).toEqual(whole.data.map(({ id }) => id))
    const some = await inbox(company.admin, { kind: ['leave', 'checklist_item'] })
    expect(new Set(some.data.map(({ kind }) => kind))).toEqual(new Set(['leave', 'checklist_item']))
    expect(some.counts).toEqual(whole.counts)
    const counted = await inbox(company.admin, { limit: 0 })
    expect(counted).toMatchObject({ data: [], counts: whole.counts })
    const taxi = await inbox(company.admin, { q: 'eli taxi' })
    expect(taxi.data).toHaveLength(5)
  })

  it('decides several items, with failures row by row', async () => {
    const leave = await requestLeave(colleague, '2027-10-04')
    const again = await requestLeave(colleague, '2027-10-05')
    const expense = await claim(colleague)
    const correction = await propose(colleague, day(-4))
    const own = await requestLeave(officer, '2027-10-06')
    const before = await inbox(officer, { limit: 100 })
    const listed = new Map(before.data.map((item) => [item.record, item]))
    expect(listed.has(own)).toBe(false)

    const decision = (record: string, change: object = {}) => ({
      id: listed.get(record)!.id,
      revision: listed.get(record)!.revision,
      approve: true,
      ...change,
    })

    const decisions = [
      decision(leave),
      decision(again, { revision: decision(again).revision + 1 }),
      decision(expense, { approve: false, comment: 'No receipt' }),
      decision(correction),
      { id: `leave:${own}`, revision: 0, approve: true },
      { id: 'leave:01900000-0000-7000-8000-0000000f00d5', revision: 0, approve: true },
    ]

    const decide = (who: Person, sent: unknown, headers: Record<string, string> = {}) =>
      product.call(api.decideInboxItems, {
        token: who.token,
        params: { ws: company.ws },
        body: { decisions: sent } as never,
        headers,
      })

    const key = { 'idempotency-key': 'decide these' }
    const first = await decide(officer, decisions, key)
    expect([first.status, first.body]).toMatchObject([200, { decided: 3, refused: 3 }])

    expect(first.body.data.map(({ id, refusal }) => [id, refusal?.code])).toEqual([
      [`leave:${leave}`, undefined],
      [`leave:${again}`, 'state.stale'],
      [`expense:${expense}`, undefined],
      [`correction:${correction}`, undefined],
      [`leave:${own}`, 'leave.own'],
      ['leave:01900000-0000-7000-8000-0000000f00d5', 'not_found'],
    ])

    const events = await product.events(company.ws)
    expect((await decide(officer, decisions, key)).body).toEqual(first.body)
    expect((await decide(officer, decisions)).body.decided).toBe(0)
    expect(await product.events(company.ws)).toBe(events)
    expect((await decide(employee, [decision(again)])).body.data[0]!.refusal?.code).toBe(
      'access.denied',
    )
    expect((await decide(officer, [])).status).toBe(422)
    expect((await decide(officer, Array(101).fill(decision(again)))).status).toBe(422)
    expect((await decide(officer, [{ ...decision(again), id: `pay_run:${again}` }])).status).toBe(
      422,
    )
    const after = await inbox(officer)
    expect(after.counts.total).toBe(before.counts.total - 3)
  })

  it('does not overturn a decision that was made since the inbox was read', async () => {
    const leave = await requestLeave(colleague, '2027-10-11')
    const expense = await claim(colleague)
    const { data } = await inbox(officer, { limit: 100 })

    const decide = async (who: Person, approve: boolean) =>
      (
        await product.call(api.decideInboxItems, {
          token: who.token,
          params: { ws: company.ws },
          body: {
            decisions: [leave, expense].flatMap((record) => {
              const { id, revision } = data.find((item) => item.record === record)!
              // The second names the same item again.
              return [approve, !approve].map((each) => ({ id, revision, approve: each }))
            }),
          } as never,
        })
      ).body.data.map(({ decided, refusal }) => [decided, refusal?.code])

    const first = [
      [true, undefined],
      [false, 'state.conflict'],
    ]

    expect(await decide(officer, true)).toEqual([...first, ...first])
    const before = await product.events(company.ws)
    expect((await decide(company.admin, false)).every(([decided]) => !decided)).toBe(true)
    expect(await product.events(company.ws)).toBe(before)
  })

  it('refuses what it cannot read', async () => {
    for (const query of [
      { kind: 'invoice' },
      { limit: -1 },
      { limit: 101 },
      { after: 'x' },
      { after: '2026-99-99.leave.01900000-0000-7000-8000-0000000f00d5' },
      { page: 2 },
    ]) {
      const answer = await product.call(api.inbox, {
        token: manager.token,
        params: { ws: company.ws },
        query: query as never,
      })

      expect([query, answer.status]).toEqual([query, 422])
    }

    const foreign = await product.call(api.inbox, {
      token: other.admin.token,
      params: { ws: company.ws },
      query: {},
    })

    expect(foreign.status).toBe(404)
  })
})
