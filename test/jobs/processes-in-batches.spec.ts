import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { structureEvents } from '@workledger/contracts/structure/structure.events'
import { process } from '@workledger/jobs/kernel/process'
import { Gate } from '../support/gate'
import { month, type Pay, payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'

describe('processes that are behind', () => {
  let product: Product
  let company: Company
  let eli: Person
  let pay: Pay
  const gate = new Gate()
  let held = false

  const holding = process({
    name: 'test that holds up the others',
    on: structureEvents.DepartmentAdded,
    async react() {
      held = true
      await gate.opened()
    },
  })

  beforeAll(async () => {
    product = await startProduct({ more: { processes: [holding] } })
    company = await createCompany(product)
    pay = payOf(product, company)
    eli = await hire(product, company, 'Eli')
    await pay.contract(eli, { base_compensation_amount: '3000', base_compensation_type: 'monthly' })
    await product.settled()
  })

  afterAll(() => {
    gate.open()
    return product?.stop()
  })

  const admin = () => ({ token: company.admin.token, params: { ws: company.ws } })

  const claimIt = async () => {
    const { body } = await product.call(expensesApi.requestExpense, {
      token: eli.token,
      params: { id: eli.employee },
      body: {
        name: 'Train',
        category: 'travelling',
        description: 'To the client',
        amount: '12.50',
        date: '2026-01-20',
      },
    })

    return body.data.id
  }

  const decide = async (expenseId: string, approved: boolean) => {
    const { status } = await product.call(expensesApi.decideExpense, {
      token: company.admin.token,
      params: { id: eli.employee, expenseId },
      body: { approved, rejected: !approved },
    })

    expect(status).toBe(200)
  }

  it('hold no claim that a pay run has left out since', async () => {
    const run = await pay.draft(month('01', '31'))
    const entry = await pay.entryOf(run, eli)
    await product.settled()
    const calls: Promise<unknown>[] = []
    const recalculate = () => calls.push(product.call(payRunsApi.recalculatePayrun, pay.on(run)))

    const shows = (expected: { expenses: number; gross: string }) =>
      until(async () => {
        const { expenses, gross_pay } = await pay.entryOf(run, eli)
        return expenses.length === expected.expenses && gross_pay === expected.gross
      })

    gate.close()
    calls.push(product.call(structureApi.addDepartment, { ...admin(), body: { name: 'Held' } }))
    await until(async () => held)

    const claim = await claimIt()
    await decide(claim, true)
    recalculate()
    await shows({ expenses: 1, gross: '3000.00' })

    calls.push(
      product.call(payrollApi.changePayrunEntry, {
        token: company.admin.token,
        params: { ws: company.ws, id: run, entryId: entry.id },
        body: { allowances: [{ name: 'Bonus', amount: '50' }] },
      }),
    )

    await shows({ expenses: 1, gross: '3050.00' })
    await decide(claim, false)
    recalculate()
    await shows({ expenses: 0, gross: '3050.00' })
    await decide(claim, true)

    gate.open()
    await Promise.all(calls)
    await product.settled()

    const found = await product.call(expensesApi.expense, {
      token: company.admin.token,
      params: { id: eli.employee, expenseId: claim },
    })

    expect(found.body.data).toMatchObject({ payment: 'due', payrun_id: null })
  }, 60_000)
})
