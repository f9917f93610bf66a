import type { Session } from '@workledger/api/kernel/http/context'
import { accessApi } from '@workledger/contracts/access/access.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { moment, month, workingDay } from './calendar'
import { type DemoCalls, each } from './demo-calls'
import type { DemoPerson } from './people'

/** Roles with a phone. */
const phoned: readonly DemoPerson['role'][] = ['Admin', 'Manager', 'Auditor']

/** Adds allowances and deductions to the contracts before the first run. */
export async function adjustPay(demo: DemoCalls, at: Date): Promise<void> {
  const { session } = demo.member('ines')
  const params = { ws: demo.workspace }

  const add = async (
    endpoint: typeof payrollCategoriesApi.addAllowance | typeof payrollCategoriesApi.addDeduction,
    name: string,
  ) => (await demo.call(endpoint, { at, session, params, body: { name } })).data.id

  const meals = await add(payrollCategoriesApi.addAllowance, 'Meal allowance')
  const phone = await add(payrollCategoriesApi.addAllowance, 'Phone')
  const pension = await add(payrollCategoriesApi.addDeduction, 'Pension')
  const tax = await add(payrollCategoriesApi.addDeduction, 'Income tax')

  await each([...demo.members.values()], 8, async (person) => {
    // People may not change their own pay.
    const by = demo.member(person.key === 'ines' ? 'tom' : 'ines').session

    const contracts = await demo.call(employmentApi.contracts, {
      session: by,
      params: { id: person.employee },
    })

    const target = { id: person.employee, contractId: contracts.data[0]!.id }

    const adjust = (type: 'allowance' | 'deduction', category_id: string, amount: string) =>
      demo.call(employmentApi.addAdjustment, {
        at,
        session: by,
        params: target,
        body: { type, category_id, amount },
      })

    await adjust('allowance', meals, person.office === 'Lisbon' ? '168.00' : '220.00')

    if (person.department === 'Sales' || phoned.includes(person.role))
      await adjust('allowance', phone, '35.00')

    await adjust('deduction', pension, '6%')
    await adjust('deduction', tax, person.hourly ? '14%' : '21%')
  })
}

/** Approves and pays the runs of the last two months, and drafts this month's. */
export async function payPeople(demo: DemoCalls): Promise<void> {
  const prepares = demo.member('tom').session
  const approves = demo.member('ines').session
  const params = { ws: demo.workspace }

  for (const before of [2, 1, 0]) {
    const { start, end } = month(demo.today, before)
    const pay_date = workingDay(workingDay(end, 1), -1)

    const drafted =
      before === 0
        ? new Date(demo.now.getTime() - 90 * 60_000)
        : moment(workingDay(pay_date, -3), 10 * 60, 'Europe/Lisbon')

    const { data } = await demo.call(payrollApi.draftPayrun, {
      at: drafted,
      session: prepares,
      params,
      body: { start, end, pay_date },
    })

    if (before === 0) continue
    const run = { ...params, id: data.id }
    if (before === 1) await changeEntries(demo, run, drafted)
    const approved = moment(workingDay(pay_date, -1), 15 * 60, 'Europe/Lisbon')

    await demo.call(payrollApi.approvePayrun, {
      at: approved,
      session: approves,
      params: run,
      body: { notify_employee: true },
    })

    await demo.call(paymentsApi.markPaid, {
      at: moment(pay_date, 11 * 60, 'Europe/Lisbon'),
      session: prepares,
      params: run,
      body: { paid_on: pay_date },
    })
  }
}

/**
 * Changes entries of last month's run, so that the next draft differs from it. One change has no
 * reason, by an administrator in a sign-in-as session who approves the run later. Monitoring rules
 * and auditors find it.
 */
async function changeEntries(demo: DemoCalls, params: { ws: string; id: string }, drafted: Date) {
  const tom = demo.member('tom').session
  const at = (minutes: number) => new Date(drafted.getTime() + minutes * 60_000)

  const { data } = await demo.call(payrollApi.payrunEntries, {
    session: tom,
    params,
    query: { per_page: 100 },
  })

  const pay = async (
    who: string,
    { session, minutes }: { session: Session; minutes: number },
    allowance: { name: string; amount: string },
    reason?: string,
  ) => {
    const entry = data.find(({ employee }) => employee.id === demo.member(who).employee)!

    const allowances = entry.allowances.map(({ name, amount, adjustment_id }) => ({
      name,
      amount,
      adjustment_id,
    }))

    const body = { allowances: [...allowances, allowance], ...(reason ? { reason } : {}) }

    await demo.call(payrollApi.changePayrunEntry, {
      at: at(minutes),
      session,
      params: { ...params, entryId: entry.id },
      body,
    })
  }

  await pay(
    'kwame',
    { session: tom, minutes: 12 },
    { name: 'Overnight stay', amount: '90.00' },
    'Two nights at the site in Porto, agreed with Jonas.',
  )

  await pay('yusuf', { session: tom, minutes: 14 }, { name: 'Tool allowance', amount: '45.00' })
  const asTom = await signedInAs(demo, 'ines', 'tom', at(20))
  await pay('lin', { session: asTom, minutes: 21 }, { name: 'On-call weekend', amount: '240.00' })
  await demo.call(accessApi.logout, { at: at(25), session: asTom })
}

/** Returns a sign-in-as session of one member as another. */
async function signedInAs(
  demo: DemoCalls,
  admin: string,
  member: string,
  at: Date,
): Promise<Session> {
  const params = { id: demo.member(member).employee }

  const { data } = await demo.call(accessApi.loginKey, {
    at,
    session: demo.member(admin).session,
    params,
  })

  const { token } = await demo.call(accessApi.loginAs, { at, params, body: { key: data.key } })

  return demo.session(token)
}
