import { auditApi } from '@workledger/contracts/audit/audit.api'
import { expenseApprovalApi } from '@workledger/contracts/expenses/expense-approval.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { together } from '../support/together'

const today = () => new Date().toISOString().slice(0, 10)

describe('expenses approved in steps', () => {
  let product: Product
  let company: Company
  let jonas: Person
  let hugo: Person
  let hanna: Person
  let eli: Person
  let finance: string
  let rule: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    const { ws, admin } = company

    const role = await product.call(structureApi.addRole, {
      token: admin.token,
      params: { ws },
      body: { name: 'Finance', permissions: ['manage_employee'] },
    })

    finance = role.body.data.id
    jonas = await hire(product, company, 'Jonas')
    hugo = await hire(product, company, 'Hugo', { role_id: finance })
    hanna = await hire(product, company, 'Hanna', { role_id: finance })
    eli = await hire(product, company, 'Eli', { manager_id: jonas.employee })
    rule = await addRule({})
  })

  afterAll(() => product?.stop())

  const managerThenFinance = () => [{ who: 'manager' }, { who: 'role', role_id: finance }]

  const tryRule = (change: object) =>
    product.call(expenseApprovalApi.addExpenseApprovalRule, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { name: 'Large', from_amount: '100', steps: managerThenFinance(), ...change } as never,
    })

  const addRule = async (change: object) => {
    const added = await tryRule(change)
    if (added.status !== 201) throw new Error(JSON.stringify(added.body))
    return added.body.data.id
  }

  const claim = async (amount: string, change: object = {}, who = eli) => {
    const made = await product.call(expensesApi.requestExpense, {
      token: who.token,
      params: { id: who.employee },
      body: {
        name: 'Train',
        category: 'travelling',
        description: 'Client visit',
        amount,
        date: '2026-05-30',
        ...change,
      } as never,
    })

    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    return made.body.data.id
  }

  const decide = (
    id: string,
    by: Person,
    body: object = {},
    { of = eli, seen }: { of?: Person; seen?: number } = {},
  ) =>
    product.call(expensesApi.decideExpense, {
      token: by.token,
      params: { id: of.employee, expenseId: id },
      body: { approved: true, rejected: false, ...body } as never,
      ...(seen === undefined ? {} : { headers: { 'if-match': `"${seen}"` } }),
    })

  const read = (id: string, by: Person, of = eli) =>
    product.call(expensesApi.expense, {
      token: by.token,
      params: { id: of.employee, expenseId: id },
    })

  const recordsOf = async ({ token }: Person) => {
    const { body } = await product.call(inboxApi.inbox, {
      token,
      params: { ws: company.ws },
      query: { kind: ['expense'] },
    })

    return body.data.map(({ record }) => record)
  }

  const preview = (query: object, who = eli) =>
    product.call(expenseApprovalApi.previewExpenseSteps, {
      token: who.token,
      params: { id: eli.employee },
      query: { category: 'travelling', amount: '100', ...query } as never,
    })

  it('shows who decides before it is sent, and asks one after the other', async () => {
    expect((await preview({})).body.data).toMatchObject([
      { who: 'manager', people: [{ first_name: 'Jonas' }], state: 'waiting' },
      { who: 'role', role: 'Finance', people: [], state: 'coming' },
    ])

    expect((await preview({}, hugo)).status).toBe(403)
    const id = await claim('100')
    expect(await recordsOf(jonas)).toEqual([id])
    expect(await recordsOf(hugo)).toEqual([])
    expect(await recordsOf(company.admin)).toEqual([])

    expect(await decide(id, jonas, { comment: 'Fine' })).toMatchObject({
      status: 200,
      body: { data: { approved: false, rejected: false, status: 'pending', payment: 'none' } },
    })

    expect(await recordsOf(jonas)).toEqual([])
    expect(await recordsOf(hanna)).toEqual([id])
    expect((await read(id, hugo)).body.data).toMatchObject({ your_step: true })

    // Not paid before its last step.
    const paid = await product.call(expensesApi.reimburseExpense, {
      token: company.admin.token,
      params: { id: eli.employee, expenseId: id },
      body: { date: '2026-06-01', note: 'Early' },
    })

    expect(paid).toMatchObject({ status: 409, body: { code: 'expenses.not_approved' } })

    expect(await decide(id, hugo)).toMatchObject({
      status: 200,
      body: { data: { approved: true, payment: 'due', your_step: false } },
    })

    expect((await read(id, eli)).body.data.steps).toMatchObject([
      { state: 'approved', approvals: [{ by: { first_name: 'Jonas' } }] },
      { state: 'approved', approvals: [{ by: { first_name: 'Hugo' } }] },
    ])
  })

  it('has one decision below the bound, and steps at the bound exactly', async () => {
    const below = await claim('99.99')
    const at = await claim('100.00')
    expect((await decide(below, jonas)).body.data).toMatchObject({ approved: true, steps: [] })
    expect((await decide(at, jonas)).body.data).toMatchObject({ approved: false })
    await decide(at, hugo, { approved: false, rejected: true })
  })

  it('compares another currency at its rate, and takes no rate into other steps', async () => {
    const unknown = await claim('1', { currency: 'JPY' })
    expect((await read(unknown, eli)).body.data.steps).toHaveLength(2)
    await decide(unknown, jonas, { approved: false, rejected: true })

    const low = await claim('100', { currency: 'CHF', rate: '0.5' })
    expect((await read(low, eli)).body.data.steps).toEqual([])

    expect(await decide(low, jonas, { rate: '1' })).toMatchObject({
      status: 409,
      body: { code: 'expenses.rate_steps' },
    })

    expect((await decide(low, jonas, { rate: '0.9999' })).body.data).toMatchObject({
      approved: true,
      base_amount: '99.99',
    })

    const high = await claim('100', { currency: 'CHF' })
    expect(await decide(high, jonas)).toMatchObject({
      status: 422,
      body: { code: 'expenses.rate_missing' },
    })
    expect((await decide(high, jonas, { rate: '1.1' })).body.data).toMatchObject({
      approved: false,
      base_amount: '110.00',
    })
    expect(await decide(high, hugo, { rate: '1.2' })).toMatchObject({
      status: 409,
      body: { code: 'expenses.rate_approved' },
    })
    expect((await decide(high, hugo)).body.data).toMatchObject({
      approved: true,
      base_amount: '110.00',
    })
  })

  it('is decided only by the people of the step, in the state that they saw', async () => {
    const id = await claim('200')
    const seen = (await read(id, jonas)).body.data
    expect(await decide(id, hugo)).toMatchObject({ status: 403 })
    expect(await decide(id, company.admin)).toMatchObject({
      status: 403,
      body: { code: 'expenses.not_your_step' },
    })
    expect((await decide(id, eli)).status).toBe(403)
    expect(await decide(id, jonas, { step: 2 })).toMatchObject({ status: 409 })

    const twice = await together(product, [
      () => decide(id, jonas, { step: 1 }),
      () => decide(id, jonas, { step: 1 }),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])

    // The claim changes under the second step: it begins with the first again.
    const changed = await product.call(expensesApi.changeExpense, {
      token: eli.token,
      params: { id: eli.employee, expenseId: id },
      body: { amount: '250' } as never,
    })

    const { revision, steps } = changed.body.data
    expect(steps.map(({ state }) => state)).toEqual(['waiting', 'coming'])
    expect(await decide(id, hugo, { step: 2 }, { seen: revision })).toMatchObject({ status: 409 })
    expect(await decide(id, jonas, {}, { seen: seen.revision })).toMatchObject({ status: 409 })
    expect(await decide(id, jonas)).toMatchObject({ status: 409 })
    const after = (by: Person, body = {}) => decide(id, by, body, { seen: revision })
    expect((await after(jonas)).body.data).toMatchObject({ approved: false })
    expect((await after(hugo, { approved: false, rejected: true })).body.data).toMatchObject({
      rejected: true,
    })

    // After a rejection it begins with the first step.
    expect((await after(hugo)).status).toBe(403)
    const again = await after(jonas, { status_before: 'rejected' })
    expect(again.body.data).toMatchObject({ status: 'pending' })
    const done = await after(hanna, { status_before: 'pending' })
    expect(done.body.data).toMatchObject({ approved: true })
  })

  it('keeps its steps when the rule changes or goes, and shows the history', async () => {
    const id = await claim('300')

    const changed = await product.call(expenseApprovalApi.changeExpenseApprovalRule, {
      token: company.admin.token,
      params: { ws: company.ws, id: rule },
      body: { steps: [{ who: 'people', people: [hanna.employee] }] } as never,
    })

    expect(changed).toMatchObject({
      status: 200,
      body: { data: { currency: 'EUR', from_amount: '100.00', named: [{ who: 'people' }] } },
    })

    expect((await decide(id, jonas)).body.data).toMatchObject({ approved: false })
    expect((await decide(id, hugo)).body.data).toMatchObject({ approved: true })
    const later = await claim('300')
    expect((await decide(later, hanna)).body.data).toMatchObject({ approved: true })

    const history = await product.call(auditApi.history, {
      token: company.admin.token,
      params: { ws: company.ws, stream: `expense-${id}` },
      query: {},
    })

    expect(history.body.data.events.map(({ type }) => type).sort()).toEqual([
      'ExpenseApproved',
      'ExpenseRequested',
      'ExpenseStepApproved',
    ])

    await product.call(expenseApprovalApi.changeExpenseApprovalRule, {
      token: company.admin.token,
      params: { ws: company.ws, id: rule },
      body: { steps: managerThenFinance() } as never,
    })
  })

  it('passes a step whose only person asks, and gives the last word to an administrator', async () => {
    const own = await claim('500', {}, hugo)
    // Hugo has no manager; of the role only Hanna is left.
    expect((await read(own, hanna, hugo)).body.data).toMatchObject({ your_step: true })
    expect((await decide(own, hugo, {}, { of: hugo })).status).toBe(403)
    expect((await decide(own, hanna, {}, { of: hugo })).body.data).toMatchObject({ approved: true })
  })

  it('takes a step from a person whose role is taken away, or who left, and gives it to a stand-in', async () => {
    const id = await claim('400')
    await decide(id, jonas)

    const delegated = await product.call(delegationApi.delegateApproval, {
      token: hanna.token,
      params: { id: hanna.employee },
      body: { delegate_id: jonas.employee, from_on: today(), to_on: today() },
    })

    expect(delegated.status).toBe(201)

    const other = await product.call(structureApi.addRole, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { name: 'Sales', permissions: ['manage_employee'] },
    })

    const moved = await product.call(peopleApi.changeEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: hugo.employee },
      body: { role_id: other.body.data.id },
    })

    expect(moved.status).toBe(200)

    expect((await decide(id, hugo)).status).toBe(403)
    expect(await recordsOf(hugo)).toEqual([])
    // Jonas stands in for Hanna, so he decides the second step, too.
    expect(await decide(id, jonas)).toMatchObject({
      status: 200,
      body: { data: { approved: true } },
    })
  })

  it('gives no right to another receipt or claim of the same person', async () => {
    const small = await claim('5')
    const large = await claim('600')
    expect((await read(large, hanna)).status).toBe(200)
    expect((await read(small, hanna)).status).toBe(404)

    const receipt = await product.call(expensesApi.expenseDocument, {
      token: hanna.token,
      params: { id: eli.employee, expenseId: small },
    } as never)

    expect(receipt.status).toBe(404)
    expect((await decide(small, hanna)).status).toBe(403)
  })

  it('refuses rules without people, twice for the same claims, and by others than admins', async () => {
    expect(await tryRule({ name: 'Twin' })).toMatchObject({
      status: 422,
      body: { code: 'expenses.rule_overlaps' },
    })
    expect(await tryRule({ name: 'Places', from_amount: '1.005' })).toMatchObject({
      status: 422,
      body: { code: 'expenses.places' },
    })
    expect(
      await tryRule({ name: 'Nobody', from_amount: '7', steps: [{ who: 'people', people: [] }] }),
    ).toMatchObject({ status: 422 })
    expect(
      await tryRule({
        name: 'Gone',
        from_amount: '7',
        steps: [{ who: 'role', role_id: eli.employee }],
      }),
    ).toMatchObject({ status: 422, body: { code: 'expenses.step_role' } })
    expect(await tryRule({ name: 'Six', steps: Array(6).fill({ who: 'manager' }) })).toMatchObject({
      status: 422,
    })

    const byManager = await product.call(expenseApprovalApi.addExpenseApprovalRule, {
      token: jonas.token,
      params: { ws: company.ws },
      body: { name: 'Mine', from_amount: '1', steps: [{ who: 'manager' }] } as never,
    })

    expect(byManager.status).toBe(403)
  })
})
