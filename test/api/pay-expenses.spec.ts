import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi as api } from '@workledger/contracts/payroll/payroll.api'
import { month, type Pay, payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('expenses in a pay run, over HTTP', () => {
  let product: Product
  let company: Company
  let eli: Person
  let ann: Person
  let pay: Pay
  let token: string
  let ws: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    token = company.admin.token
    ws = company.ws
    pay = payOf(product, company)
    eli = await hire(product, company, 'Eli')
    ann = await hire(product, company, 'Ann')
    await pay.contract(eli, { base_compensation_amount: '3000', base_compensation_type: 'monthly' })
  })

  afterAll(() => product?.stop())

  const approvedClaim = async (who: Person, body: object = {}, decision: object = {}) => {
    const typed = {
      name: 'Train',
      category: 'travelling' as const,
      description: 'To the client',
      amount: '12.50',
      date: '2026-01-20',
    }

    const asked = await product.call(expensesApi.requestExpense, {
      token: who.token,
      params: { id: who.employee },
      body: { ...typed, ...body },
    })

    const id: string = asked.body.data.id
    const approved = await decide(who, id, true, decision)
    expect(approved.status).toBe(200)

    return id
  }

  const decide = (who: Person, expenseId: string, approved: boolean, body: object = {}) =>
    product.call(expensesApi.decideExpense, {
      token,
      params: { id: who.employee, expenseId },
      body: { approved, rejected: !approved, ...body },
    })

  const claim = async (who: Person, expenseId: string) =>
    (await product.call(expensesApi.expense, { token, params: { id: who.employee, expenseId } }))
      .body.data

  const byHand = (who: Person, expenseId: string) =>
    product.call(expensesApi.reimburseExpense, {
      token,
      params: { id: who.employee, expenseId },
      body: { date: '2026-02-01' },
    })

  const remove = (id: string) => product.call(api.deletePayrun, pay.on(id))

  const change = async (id: string, who: Person, body: object) =>
    product.call(api.changePayrunEntry, {
      token,
      params: { ws, id, entryId: (await pay.entryOf(id, who)).id },
      body,
    })

  const codes = async (id: string) =>
    (await product.call(payRunsApi.payrunChecks, pay.on(id))).body.data.checks.map(
      ({ code, count }) => [code, count],
    )

  it('pays approved claims on top of the net: no part of gross pay, in the company’s currency with the rate, each explained', async () => {
    const train = await approvedClaim(eli)

    const hotel = await approvedClaim(
      eli,
      { name: 'Hotel', amount: '100', currency: 'USD' },
      { rate: '0.9255' },
    )

    const taxi = await approvedClaim(ann, { name: 'Taxi', amount: '30' })
    const later = await approvedClaim(eli, { name: 'Later', date: '2026-02-01' })
    const run = await pay.draft(month('01', '31'))
    const entry = await pay.entryOf(run, eli)
    expect(entry).toMatchObject({ basic_pay: '3000.00', gross_pay: '3000.00', net_pay: '3105.05' })

    expect(entry.expenses).toMatchObject([
      { expense_id: expect.any(String), amount: '12.50', rate: null },
      { name: 'Hotel', claimed: '100.00', currency: 'USD', amount: '92.55' },
    ])

    // Ann has no contract: the run pays only her claim.
    expect(await pay.entryOf(run, ann)).toMatchObject({
      gross_pay: '0.00',
      net_pay: '30.00',
      expenses: [{ expense_id: taxi }],
    })

    expect((await product.call(api.payrun, pay.on(run))).body.data).toMatchObject({
      expenses: '135.05',
      gross_pay: '3000.00',
      net_pay: '3135.05',
    })

    for (const id of [train, hotel])
      expect(await claim(eli, id)).toMatchObject({ payment: 'in_pay_run', payrun_id: run })

    expect(await claim(eli, later)).toMatchObject({ payment: 'due' })

    const why = await product.call(api.whyPayrunEntry, {
      token,
      params: { ws, id: run, entryId: entry.id },
    })

    expect(why.body.data.numbers.filter(({ number }) => number === 'expense')).toMatchObject([
      { line: { multiply: ['12.50'] }, result: '12.50' },
      { line: { multiply: ['100.00', '0.9255'] }, result: '92.55' },
    ])

    expect(why.body.data.numbers.at(-1)).toMatchObject({
      rule: 'gross_pay − deductions + expenses',
      inputs: { expenses: ['12.50', '92.55'] },
    })

    // While the draft holds it, no other run pays it, no one rejects it, and another draft leaves
    // it out.
    const before = await product.events(ws)

    expect(await byHand(eli, train)).toMatchObject({
      status: 409,
      body: { code: 'expenses.in_pay_run' },
    })

    expect(await decide(eli, train, false)).toMatchObject({
      status: 409,
      body: { code: 'expenses.in_pay_run' },
    })

    expect(await product.events(ws)).toBe(before)
    const other = await pay.draft(month('01', '31'))
    expect(await pay.entryOf(other, eli)).toMatchObject({ expenses: [] })
    await remove(other)
    expect(await claim(eli, train)).toMatchObject({ payment: 'in_pay_run', payrun_id: run })

    expect(await pay.approve(run)).toMatchObject({
      status: 200,
      body: { data: { net_pay: '3135.05' } },
    })

    expect(await claim(eli, hotel)).toMatchObject({ payment: 'paid', payrun_id: run })

    const counter = {
      token,
      params: { id: eli.employee, expenseId: train },
      body: { date: '2026-02-01', note: 'Came back' },
    }

    expect(await product.call(expensesApi.reverseReimbursement, counter)).toMatchObject({
      status: 409,
      body: { code: 'expenses.paid_by_run' },
    })

    // One payslip is reversed: its claims are due again, the others stay paid.
    const back = await product.call(payRunsApi.reversePayrun, {
      ...pay.on(run),
      body: { pay_date: '2026-02-02', entry_id: entry.id },
    })

    expect((await product.call(api.payrun, pay.on(back.body.data.id))).body.data).toMatchObject({
      net_pay: '-3105.05',
      expenses: '-105.05',
    })

    for (const id of [train, hotel])
      expect(await claim(eli, id)).toMatchObject({ payment: 'due', payrun_id: null })

    expect(await claim(ann, taxi)).toMatchObject({ payment: 'paid' })
    const second = await pay.draft(month('01', '31'))
    expect(await pay.entryOf(second, eli)).toMatchObject({ net_pay: '3105.05' })
    await remove(second)
    for (const id of [train, hotel]) expect(await claim(eli, id)).toMatchObject({ payment: 'due' })
    expect((await byHand(eli, train)).status).toBe(200)
    for (const id of [hotel, later]) expect((await byHand(eli, id)).status).toBe(200)
  })

  it('returns the claims of people it leaves out or holds back, and is not approved with one that another run has paid', async () => {
    const fine = await approvedClaim(eli, { name: 'Fine' })
    const run = await pay.draft(month('02', '28'))

    const choose = async (id: string, should_pay: boolean) => {
      const body = { entry_ids: [(await pay.entryOf(id, eli)).id], should_pay }
      expect((await product.call(api.changePayrunPayees, { ...pay.on(id), body })).status).toBe(200)
    }

    await change(run, eli, { should_pay: false })
    expect(await claim(eli, fine)).toMatchObject({ payment: 'due' })
    await choose(run, true)
    expect(await claim(eli, fine)).toMatchObject({ payment: 'in_pay_run', payrun_id: run })
    await choose(run, false)
    expect(await claim(eli, fine)).toMatchObject({ payment: 'due' })
    await change(run, eli, { should_pay: true })
    expect(await claim(eli, fine)).toMatchObject({ payment: 'in_pay_run', payrun_id: run })
    await change(run, eli, { should_pay: false })
    expect((await byHand(eli, fine)).status).toBe(200)
    await change(run, eli, { should_pay: true })
    expect(await codes(run)).toContainEqual(['payroll.check.expenses_gone', 1])
    const before = await product.events(ws)

    expect(await pay.approve(run)).toMatchObject({
      status: 409,
      body: { code: 'payroll.expenses_gone', params: { count: 1 } },
    })

    expect(await product.events(ws)).toBe(before)
    await product.call(payRunsApi.recalculatePayrun, pay.on(run))
    expect(await pay.entryOf(run, eli)).toMatchObject({ net_pay: '3000.00', expenses: [] })
    expect(await codes(run)).not.toContainEqual(['payroll.check.expenses_gone', 1])

    // Held back for a negative net: the claim is due again.
    const meal = await approvedClaim(ann, { name: 'Meal', amount: '8', date: '2026-02-10' })
    await product.call(payRunsApi.recalculatePayrun, pay.on(run))
    expect(await claim(ann, meal)).toMatchObject({ payment: 'in_pay_run' })
    await change(run, ann, { deductions: [{ name: 'Damage', amount: '20' }] })
    expect((await pay.approve(run)).status).toBe(200)
    expect(await pay.entryOf(run, ann)).toMatchObject({ held: 'negative_net', should_pay: false })
    expect(await claim(ann, meal)).toMatchObject({ payment: 'due' })
    expect((await byHand(ann, meal)).status).toBe(200)
  })

  it('never pays a claim twice, in any order: two drafts, a payment by hand and two approvals at once', async () => {
    for (const [n, at] of [
      [0, '03'],
      [1, '04'],
    ] as const) {
      const id = await approvedClaim(eli, { name: `Raced ${n}`, date: '2026-02-20' })

      const [one, two] = await Promise.all([
        pay.draft(month(at, '30')),
        pay.draft(month(at, '30')),
        byHand(eli, id),
      ])

      await Promise.all([
        pay.approve(one, { accept: ['already_paid'] }),
        pay.approve(two, { accept: ['already_paid'] }),
        byHand(eli, id),
      ])

      const taken = new Set(['ExpenseReimbursed', 'ExpenseTakenIntoPayRun'])
      const rows = await product.stored(
        ({ stream, type }) => stream === `expense-${id}` && taken.has(type),
      )
      expect(rows).toHaveLength(1)
      const paying: string[] = []

      for (const run of [one, two]) {
        const { status } = (await product.call(api.payrun, pay.on(run))).body.data
        const { should_pay, expenses } = await pay.entryOf(run, eli)

        if (
          status === 'complete' &&
          should_pay &&
          expenses.some(({ expense_id }) => expense_id === id)
        )
          paying.push(run)

        if (status === 'draft') await remove(run)
      }

      expect(paying).toHaveLength(rows[0]!.type === 'ExpenseTakenIntoPayRun' ? 1 : 0)
    }

    expect(product.errors).toEqual([])
  })
})
