import { expenseApprovalApi } from '@workledger/contracts/expenses/expense-approval.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveApprovalApi } from '@workledger/contracts/leave/leave-approval.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('requests that avoid the steps of a rule only one by one', () => {
  let product: Product
  let company: Company
  let eli: Person
  let fay: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    eli = await hire(product, company, 'Eli')
    fay = await hire(product, company, 'Fay')
    const steps = [{ who: 'manager' }, { who: 'manager' }]
    const ws = { token: company.admin.token, params: { ws: company.ws } }

    for (const added of [
      await product.call(expenseApprovalApi.addExpenseApprovalRule, {
        ...ws,
        body: { name: 'Large', from_amount: '1000', steps } as never,
      }),
      await product.call(leaveApprovalApi.addLeaveApprovalRule, {
        ...ws,
        body: { name: 'Long', from_days: '5', steps } as never,
      }),
    ])
      expect(added.status).toBe(201)
  }, 60_000)

  afterAll(() => product?.stop())

  const flags = async () =>
    (
      await product.call(watchApi.watchHits, {
        token: company.admin.token,
        params: { ws: company.ws },
        query: { rule: 'split_request', sort: 'at' },
      })
    ).body.data.map(({ kind, name }) => [kind, name])

  const claim = async (who: Person, amount: string, rest: object = {}) => {
    const made = await product.call(expensesApi.requestExpense, {
      token: who.token,
      params: { id: who.employee },
      body: {
        ...{ name: 'Desk', category: 'stuff', description: 'Desk', amount, date: '2026-11-02' },
        ...rest,
      } as never,
    })
    expect(made.status).toBe(201)

    const decided = await product.call(expensesApi.decideExpense, {
      token: company.admin.token,
      params: { id: who.employee, expenseId: made.body.data.id },
      body: { approved: true, rejected: false },
    })
    expect(decided.status).toBe(200)
  }

  const leave = async (who: Person, start_on: string, finish_on: string) => {
    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: company.admin.token,
      params: { ws: company.ws },
    })
    const made = await product.call(leaveApi.requestLeave, {
      token: who.token,
      params: { id: who.employee },
      body: { leave_type_id: types.body.data[0]!.id, description: 'Away', start_on, finish_on },
    })
    expect([made.status, made.body]).toMatchObject([201, {}])

    const decided = await product.call(leaveApi.decideLeave, {
      token: company.admin.token,
      params: { id: who.employee, leaveId: made.body.data.id },
      body: { approved: true, rejected: false },
    })
    expect(decided.status).toBe(200)
  }

  it('are a flag of the approval that reaches the amount, and of each further one', async () => {
    await claim(eli, '600')
    // Another person, another category, a claim with the steps, and a later day.
    await claim(fay, '600')
    await claim(eli, '600', { category: 'meals' })
    await claim(eli, '5000')
    await claim(eli, '600', { date: '2026-11-05' })
    expect(await flags()).toEqual([])
    await claim(eli, '399.99', { date: '2026-11-01' })
    expect(await flags()).toEqual([])
    await claim(eli, '0.01', { date: '2026-11-03' })
    // Together with the one of 5 November they are parts of one, too.
    expect(await flags()).toEqual([['expense_approved', 'Eli Tester']])
    await claim(eli, '5', { date: '2026-11-02' })
    expect(await flags()).toHaveLength(2)
  })

  it('are a flag of the leave by which the absence reaches the days', async () => {
    // Two flags of the same second have no order of their own.
    const ofLeave = async () => (await flags()).filter(([kind]) => kind === 'leave_approved')
    // Monday to Thursday, and the Monday after a day of work.
    await leave(fay, '2027-02-01', '2027-02-04')
    await leave(fay, '2027-02-08', '2027-02-08')
    expect(await ofLeave()).toEqual([])
    // Tuesday to Friday, and the next Monday.
    await leave(eli, '2027-06-08', '2027-06-11')
    await leave(eli, '2027-06-14', '2027-06-14')
    expect(await ofLeave()).toEqual([['leave_approved', 'Eli Tester']])
  })
})
