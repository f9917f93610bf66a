import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { moment, month, workingDay } from './calendar'
import { type DemoCalls, each } from './demo-calls'
import type { DemoPerson } from './people'

/** Roles that come with a phone. */
const phoned: readonly DemoPerson['role'][] = ['Admin', 'Manager', 'Auditor']

/** Allowances and deductions on the contracts, before the first run. */
export async function adjustPay(demo: DemoCalls, at: Date): Promise<void> {
  const { session } = demo.member('ines')
  const params = { ws: demo.workspace }
  const add = async (endpoint: typeof payrollCategoriesApi.addAllowance | typeof payrollCategoriesApi.addDeduction, name: string) =>
    (await demo.call(endpoint, { at, session, params, body: { name } })).data.id
  const meals = await add(payrollCategoriesApi.addAllowance, 'Meal allowance')
  const phone = await add(payrollCategoriesApi.addAllowance, 'Phone')
  const pension = await add(payrollCategoriesApi.addDeduction, 'Pension')
  const tax = await add(payrollCategoriesApi.addDeduction, 'Income tax')
  await each([...demo.members.values()], 8, async (person) => {
    // One's own pay is somebody else's to change.
    const by = demo.member(person.key === 'ines' ? 'tom' : 'ines').session
    const contracts = await demo.call(employmentApi.contracts, { session: by, params: { id: person.employee } })
    const target = { id: person.employee, contractId: contracts.data[0]!.id }
    const adjust = (type: 'allowance' | 'deduction', category_id: string, amount: string) =>
      demo.call(employmentApi.addAdjustment, { at, session: by, params: target, body: { type, category_id, amount } })
    await adjust('allowance', meals, person.office === 'Lisbon' ? '168.00' : '220.00')
    if (person.department === 'Sales' || phoned.includes(person.role)) await adjust('allowance', phone, '35.00')
    await adjust('deduction', pension, '6%')
    await adjust('deduction', tax, person.hourly ? '14%' : '21%')
  })
}

/** Two approved runs of the last two months and this month's draft. */
export async function payPeople(demo: DemoCalls): Promise<void> {
  const prepares = demo.member('tom').session
  const approves = demo.member('ines').session
  const params = { ws: demo.workspace }
  for (const before of [2, 1, 0]) {
    const { start, end } = month(demo.today, before)
    const pay_date = workingDay(workingDay(end, 1), -1)
    const drafted = before === 0 ? new Date(demo.now.getTime() - 90 * 60_000) : moment(workingDay(pay_date, -3), 10 * 60, 'Europe/Lisbon')
    const { data } = await demo.call(payrollApi.draftPayrun, { at: drafted, session: prepares, params, body: { start, end, pay_date } })
    if (before === 0) continue
    const run = { ...params, id: data.id }
    if (before === 1) await bonus(demo, run, drafted)
    const approved = moment(workingDay(pay_date, -1), 15 * 60, 'Europe/Lisbon')
    await demo.call(payrollApi.approvePayrun, { at: approved, session: approves, params: run, body: { notify_employee: true } })
  }
}

/** Somebody is paid extra in last month's run, so that the next draft differs from it. */
async function bonus(demo: DemoCalls, params: { ws: string; id: string }, drafted: Date) {
  const { session } = demo.member('tom')
  const { data } = await demo.call(payrollApi.payrunEntries, { session, params, query: { per_page: 100 } })
  const entry = data.find(({ employee }) => employee.id === demo.member('lin').employee)!
  const allowances = entry.allowances.map(({ name, amount, adjustment_id }) => ({ name, amount, adjustment_id }))
  await demo.call(payrollApi.changePayrunEntry, {
    at: new Date(drafted.getTime() + 20 * 60_000),
    session,
    params: { ...params, entryId: entry.id },
    body: { allowances: [...allowances, { name: 'On-call weekend', amount: '240.00' }] },
  })
}
