import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { type Company, createCompany, hire } from '../people'
import type { Product } from '../product'

let made = 0

/** Counts up, for unused names. */
export const next = () => ++made

export const unique = (name: string) => `${name}.${next()}@example.com`

export const rowsOf = async (
  product: Product,
  table: string,
  where: string,
  ...values: unknown[]
) => (await product.owner.query(`select * from read.${table} where ${where}`, values)).rows

export const types = async (product: Product, stream: string): Promise<string[]> =>
  (await product.stored((event) => event.stream === stream)).map(({ type }) => type)

export const adminRole = async (product: Product, { ws }: Company): Promise<string> =>
  (await rowsOf(product, 'roles', `workspace_id = $1 and name = 'Admin'`, ws))[0].id

/** Makes an employee with a salary, two approved leaves in February, and an approved expense. */
export async function paid(product: Product) {
  const company = await createCompany(product)
  const { token } = company.admin
  const who = await hire(product, company, 'Eli')

  const terms = {
    effective_on: '2026-01-01',
    base_compensation_amount: '3000',
    base_compensation_type: 'monthly' as const,
  }

  const contract = await product.call(employmentApi.addContract, {
    token,
    params: { id: who.employee },
    body: terms,
  })

  const [type] = await rowsOf(product, 'leave_types', 'workspace_id = $1', company.ws)
  const leaves: string[] = []

  for (const on of ['2026-02-03', '2026-02-10']) {
    const body = { leave_type_id: type.id, description: 'Away', start_on: on, finish_on: on }

    const asked = await product.call(leaveApi.requestLeave, {
      token: who.token,
      params: { id: who.employee },
      body: body as never,
    })

    const leaveId = asked.body.data.id
    const decision = { approved: true, rejected: false }

    await product.call(leaveApi.decideLeave, {
      token,
      params: { id: who.employee, leaveId },
      body: decision,
    })

    leaves.push(leaveId)
  }

  const typed = {
    name: 'Train',
    category: 'travelling' as const,
    description: 'To the client',
    amount: '12.50',
    date: '2026-02-05',
  }

  const claimed = await product.call(expensesApi.requestExpense, {
    token: who.token,
    params: { id: who.employee },
    body: typed,
  })

  const expense: string = claimed.body.data.id

  const approval = {
    token,
    params: { id: who.employee, expenseId: expense },
    body: { approved: true, rejected: false },
  }

  await product.call(expensesApi.decideExpense, approval)
  const body = { start: '2026-02-01', end: '2026-02-28', pay_date: '2026-02-27' }
  const draft = () =>
    product.call(payrollApi.draftPayrun, { token, params: { ws: company.ws }, body })

  return { company, who, contract: contract.body.data.id, leaves, expense, draft }
}
