import { auditApi } from '@workledger/contracts/audit/audit.api'
import { checklistsApi as api } from '@workledger/contracts/checklists/checklists.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

describe('checklists, over HTTP', () => {
  let product: Product
  let company: Company
  let manager: Person
  let other: Company
  let joining: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    other = await createCompany(product, 'Other')
    joining = await template('Joining', 'joining')
    await template('Leaving', 'leaving')
  })

  afterAll(() => product?.stop())

  const items = [
    { text: 'Order a laptop', owner: 'admin' as const, days: -7 },
    { text: 'Show the office', owner: 'manager' as const, days: 0 },
    { text: 'Read the handbook', owner: 'employee' as const, days: 5 },
  ]

  const ws = () => ({ token: company.admin.token, params: { ws: company.ws } })
  const add = (body: object) =>
    product.call(api.addChecklistTemplate, { ...ws(), body: body as never })

  const template = async (
    name: string,
    kind: 'joining' | 'leaving',
    of: Company = company,
  ): Promise<string> => {
    const params = { ws: of.ws }

    const added = await product.call(api.addChecklistTemplate, {
      token: of.admin.token,
      params,
      body: { name, kind, automatic: true, items },
    })

    expect(added.status).toBe(201)

    return added.body.data.id
  }

  const listed = async (employee: string) =>
    (
      await product.call(api.checklists, {
        ...ws(),
        query: { employee_id: employee, sort: 'begun_at' },
      })
    ).body.data

  const mine = async (who: Person) =>
    (
      await product.call(api.checklistItems, {
        token: who.token,
        params: { ws: company.ws },
        query: { sort: 'due_on' },
      })
    ).body.data

  const settle = (who: Person, itemId: string, body: object, id = who.employee) =>
    product.call(api.settleChecklistItem, {
      token: who.token,
      params: { id, itemId },
      body: body as never,
    })

  const terminate = (who: Person, terminated_on: string) =>
    product.call(peopleApi.terminateEmployee, {
      ...ws(),
      params: { id: who.employee },
      body: { terminated_on },
    })

  const change = (who: Person, body: object) =>
    product.call(peopleApi.changeEmployee, {
      ...ws(),
      params: { ws: company.ws, id: who.employee },
      body,
    })

  const events = () => product.events()

  it('keep their templates within bounds, and refuse with nothing written', async () => {
    const before = await events()

    const refusals = [
      [
        { name: 'joining', kind: 'joining', automatic: true, items },
        'name',
        'checklist.name_taken',
      ],
      [{ name: '', kind: 'joining', automatic: true, items }, 'name', 'checklist.name'],
      [{ name: 'New', kind: 'holiday', automatic: true, items }, 'kind', 'checklist.kind'],
      [{ name: 'New', kind: 'joining', automatic: true, items: [] }, 'items', 'checklist.no_items'],
      [
        { name: 'New', kind: 'joining', automatic: true, items: Array(51).fill(items[0]) },
        'items',
        'checklist.most_items',
      ],
      [
        {
          name: 'New',
          kind: 'joining',
          automatic: true,
          items: [{ ...items[0], owner: 'person', owner_id: other.admin.employee }],
        },
        'items',
        'checklist.owner',
      ],
    ] as const

    for (const [body, field, code] of refusals)
      expect([code, await add(body)]).toMatchObject([
        code,
        { status: 422, body: { error_codes: { [field]: [{ code }] } } },
      ])

    for (const item of [
      { text: '', owner: 'admin', days: 0 },
      { text: 'x', owner: 'admin', days: 366 },
      { text: 'x', owner: 'person', days: 0 },
    ])
      expect(
        (await add({ name: 'New', kind: 'joining', automatic: true, items: [item] })).status,
      ).toBe(422)

    const strangers = { token: other.admin.token, params: { ws: company.ws, id: joining } }

    expect(
      (await product.call(api.changeChecklistTemplate, { ...strangers, body: { name: 'x' } }))
        .status,
    ).toBe(404)

    expect(await events()).toBe(before)
    const params = { ws: company.ws, id: joining }

    const renamed = await product.call(api.changeChecklistTemplate, {
      ...ws(),
      params,
      body: { name: 'Welcome' },
    })

    expect(renamed.body.data).toMatchObject({ name: 'Welcome', items_count: 3, automatic: true })
  })

  it('begin when an employee joins, move with the first day, and are done by the items’ owners', async () => {
    const eli = await hire(product, company, 'Eli', { manager_id: manager.employee })
    const [begun] = await listed(eli.employee)

    expect(begun).toMatchObject({
      checklist: 'Welcome',
      kind: 'joining',
      because: 'hire',
      status: 'open',
      items_count: 3,
      settled_count: 0,
    })

    await change(eli, { hired_on: day(10) })
    expect(await listed(eli.employee)).toMatchObject([
      { id: begun!.id, day: day(10), next_due_on: day(3) },
    ])
    // A first day long ago prepares nothing.
    await change(eli, { hired_on: '2020-01-01' })
    expect(await listed(eli.employee)).toMatchObject([{ day: day(10) }])

    const [own] = await mine(eli)
    expect(await mine(eli)).toMatchObject([
      { text: 'Read the handbook', owner_id: eli.employee, due_on: day(15), status: 'open' },
    ])
    const [shows] = (await mine(manager)).filter(({ employee_id }) => employee_id === eli.employee)

    expect(shows).toMatchObject({
      text: 'Show the office',
      name: 'Eli Tester',
      owner_id: manager.employee,
    })

    const before = await events()
    expect((await settle(eli, shows!.id, { status: 'done' })).status).toBe(404)
    expect((await settle(eli, own!.id, { status: 'done' }, manager.employee)).status).toBe(403)
    expect((await settle(other.admin, own!.id, { status: 'done' })).status).toBe(404)
    expect((await settle(eli, own!.id, { status: 'not_needed' })).body).toMatchObject({
      error_codes: { reason: [{ code: 'checklist.reason' }] },
    })
    expect((await settle(eli, own!.id, { status: 'perhaps' })).status).toBe(422)
    expect(await events()).toBe(before)

    expect((await settle(eli, own!.id, { status: 'done' })).body.data).toMatchObject({
      status: 'done',
      settled_name: 'Eli Tester',
    })

    expect(
      (await settle(manager, shows!.id, { status: 'not_needed', reason: 'Works from afar' })).body
        .data,
    ).toMatchObject({
      status: 'not_needed',
      reason: 'Works from afar',
    })

    expect((await settle(manager, shows!.id, { status: 'open' })).body.data).toMatchObject({
      status: 'open',
      reason: null,
    })

    const all = (
      await product.call(api.checklistItems, { ...ws(), query: { checklist_id: begun!.id } })
    ).body.data

    for (const { id, status } of all)
      if (status === 'open')
        expect((await settle(company.admin, id, { status: 'done' })).status).toBe(200)

    expect(await listed(eli.employee)).toMatchObject([
      { status: 'done', settled_count: 3, next_due_on: null },
    ])

    const { stream } = (await listed(eli.employee))[0]!

    const history = await product.call(auditApi.history, {
      ...ws(),
      params: { ws: company.ws, stream },
      query: {},
    })

    expect(history.body.data.events.map(({ type }) => type)).toEqual([
      'ChecklistBegun',
      'ChecklistMoved',
      'ChecklistItemDone',
      'ChecklistItemNotNeeded',
      'ChecklistItemReopened',
      'ChecklistItemDone',
      'ChecklistItemDone',
    ])

    expect(history.body.data.events[2]!.actor.name).toBe('Eli Tester')
    const pages = { token: eli.token, params: { ws: company.ws, resource: 'checklists' } }
    expect((await product.call(listsApi.adminList, pages)).status).toBe(403)
  })

  it('begin for a leaver, fall to the administrators without another owner, and end with an undone termination', async () => {
    const lea = await hire(product, company, 'Lea', { manager_id: manager.employee })
    await terminate(lea, day(-1))
    const lists = await listed(lea.employee)

    expect(lists.map(({ kind, status, day }) => [kind, status, day])).toEqual([
      ['joining', 'cancelled', expect.any(String)],
      ['leaving', 'open', day(-1)],
    ])

    const asked = { checklist_id: lists[1]!.id }
    const rows = (await product.call(api.checklistItems, { ...ws(), query: asked })).body.data

    expect(rows.find(({ owner }) => owner === 'employee')).toMatchObject({
      owner_id: null,
      status: 'open',
    })

    expect(rows.find(({ owner }) => owner === 'manager')).toMatchObject({
      owner_id: manager.employee,
    })

    const waiting = (
      await product.call(api.checklistItems, {
        ...ws(),
        query: { ...asked, waits_for: company.admin.employee },
      })
    ).body.data

    expect(waiting.map(({ owner }) => owner).sort()).toEqual(['admin', 'employee'])

    await product.call(peopleApi.unterminateEmployee, {
      ...ws(),
      params: { ws: company.ws, id: lea.employee },
    })

    expect((await listed(lea.employee))[1]).toMatchObject({ status: 'cancelled' })
    expect((await settle(company.admin, rows[0]!.id, { status: 'done' })).body).toMatchObject({
      code: 'checklist.cancelled',
    })
    // The next employment has checklists of its own.
    await terminate(lea, day(-1))

    await product.call(peopleApi.rehireEmployee, {
      ...ws(),
      params: { id: lea.employee },
      body: { hired_on: day(7) },
    })

    expect(
      (await listed(lea.employee))
        .filter(({ status }) => status === 'open')
        .map(({ kind, day }) => [kind, day]),
    ).toEqual([
      ['leaving', day(-1)],
      ['joining', day(7)],
    ])
  })

  it('begin by hand, change their day and are cancelled with a reason', async () => {
    const una = await hire(product, company, 'Una', { hired_on: '2020-01-01' })
    const old = (await listed(una.employee))[0]!
    const at = { ...ws(), params: { ws: company.ws, id: old.id } }
    expect((await product.call(api.cancelChecklist, { ...at, body: { reason: '' } })).status).toBe(
      422,
    )

    const cancelled = await product.call(api.cancelChecklist, {
      ...at,
      body: { reason: 'Worked here before' },
    })

    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', reason: 'Worked here before' })
    expect(
      (await product.call(api.moveChecklist, { ...at, body: { day: day(3) } })).body,
    ).toMatchObject({ code: 'checklist.cancelled' })

    const begin = (body: object) =>
      product.call(api.beginChecklist, {
        ...ws(),
        body: { employee_id: una.employee, template_id: joining, day: day(0), ...body },
      })

    const { status, body } = await begin({})
    expect(status).toBe(201)
    expect((await begin({})).body).toMatchObject({ code: 'checklist.open' })
    expect((await begin({ employee_id: other.admin.employee })).body).toMatchObject({
      error_codes: { employee_id: [{ code: 'checklist.employee' }] },
    })
    expect((await begin({ template_id: old.id })).body).toMatchObject({
      error_codes: { template_id: [{ code: 'checklist.template' }] },
    })
    const params = { ws: company.ws, id: body.data.id }
    const moved = await product.call(api.moveChecklist, { ...ws(), params, body: { day: day(20) } })
    expect(moved.body.data).toMatchObject({ day: day(20), next_due_on: day(13) })

    expect(
      (await product.call(api.moveChecklist, { token: una.token, params, body: { day: day(2) } }))
        .status,
    ).toBe(403)

    await product.call(peopleApi.deleteEmployee, {
      ...ws(),
      params: { ws: company.ws, id: una.employee },
    })

    expect(await listed(una.employee)).toEqual([])
  })

  it('a probation is set within bounds and told with the end of the contract', async () => {
    const pam = await hire(product, company, 'Pam', { hired_on: day(-10) })
    const of = { ...ws(), params: { id: pam.employee } }
    const set = (probation_end: string | null, token = company.admin.token) =>
      product.call(employmentApi.changeProbation, { ...of, token, body: { probation_end } })
    expect((await set(day(-11))).body).toMatchObject({
      error_codes: { probation_end: [{ code: 'contract.probation_before_start' }] },
    })
    expect((await set(day(4000))).body).toMatchObject({
      error_codes: { probation_end: [{ code: 'contract.probation_too_far' }] },
    })
    expect((await set(day(90), pam.token)).status).toBe(403)

    await product.call(employmentApi.addContract, {
      ...of,
      body: { effective_on: day(-10), end_date: day(200) },
    })

    expect((await set(day(90))).body.data).toEqual({
      probation_end: day(90),
      contract_end: day(200),
      revision: expect.any(Number),
    })

    const own = await product.call(employmentApi.probation, { ...of, token: pam.token })

    expect(own.body.data).toEqual({
      probation_end: day(90),
      contract_end: day(200),
      revision: expect.any(Number),
    })

    expect((await set(null)).body.data.probation_end).toBeNull()
  })
})
