import { expenseApprovalApi } from '@workledger/contracts/expenses/expense-approval.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import type { expenseCategories } from '@workledger/contracts/expenses/expenses.events'
import { moment, workingDay } from './calendar'
import type { DemoCalls } from './demo-calls'

interface DemoExpense {
  readonly who: string
  readonly name: string
  readonly category: (typeof expenseCategories)[number]
  readonly why: string
  readonly amount: string
  readonly currency?: string
  readonly rate?: string
  /** Working days from today; the claim is made on the next one. */
  readonly on: number
  readonly decided?: 'approved' | 'rejected'
  /** Approved by the manager, and waits for the second step. */
  readonly halfway?: true
  readonly comment?: string
  /** Day of the reimbursement by hand, in working days from today. */
  readonly paid?: number
}

/** Claims in every state, one in another currency and one that looks like another. */
export const expenses: readonly DemoExpense[] = [
  {
    who: 'maya',
    name: 'Train to Porto',
    category: 'travelling',
    why: 'Workshop at the client',
    amount: '62.40',
    on: -24,
    decided: 'approved',
    paid: -15,
  },
  {
    who: 'ana',
    name: 'Lunch with a client',
    category: 'meals',
    why: 'Four people, contract talks',
    amount: '118.00',
    on: -12,
    decided: 'approved',
  },
  {
    who: 'hugo',
    name: 'Noise-cancelling headphones',
    category: 'stuff',
    why: 'For the open office',
    amount: '389.00',
    on: -9,
    decided: 'rejected',
    comment: 'Please take a pair from the stock in Lisbon.',
  },
  {
    who: 'maya',
    name: 'Hotel in London',
    category: 'travelling',
    why: 'Two nights at the fair',
    amount: '312.00',
    currency: 'GBP',
    rate: '1.1424',
    on: -6,
    halfway: true,
  },
  {
    who: 'ana',
    name: 'Taxi to the airport',
    category: 'travelling',
    why: 'No train that early',
    amount: '34.50',
    on: -3,
  },
  {
    who: 'ana',
    name: 'Taxi',
    category: 'travelling',
    why: 'To the airport',
    amount: '34.50',
    on: -3,
  },
]

/** Before the first claim, in working days from today. */
const FIRST_CLAIM = -24

/** Claims, decides and pays expenses on plausible days. */
export async function claimExpenses(demo: DemoCalls): Promise<void> {
  const at = (day: number, minutes: number, zone: string) =>
    new Date(
      Math.min(
        moment(workingDay(demo.today, day), minutes, zone).getTime(),
        demo.now.getTime() - 60_000,
      ),
    )

  await askForTwoApprovals(demo, at(FIRST_CLAIM, 9 * 60, 'Europe/Lisbon'))

  for (const { who, on, why, decided, halfway, comment, paid, ...typed } of expenses) {
    const person = demo.member(who)

    const { data } = await demo.call(expensesApi.requestExpense, {
      at: at(on + 1, 9 * 60 + 50, person.zone),
      session: person.session,
      params: { id: person.employee },
      body: { ...typed, description: why, date: workingDay(demo.today, on) },
    })

    const params = { id: person.employee, expenseId: data.id }

    if (decided || halfway)
      await demo.call(expensesApi.decideExpense, {
        at: at(on + 1, 15 * 60, person.zone),
        session: demo.member(person.manager ?? 'ines').session,
        params,
        body: {
          approved: decided !== 'rejected',
          rejected: decided === 'rejected',
          ...(comment ? { comment } : {}),
        },
      })

    if (paid !== undefined)
      await demo.call(expensesApi.reimburseExpense, {
        at: at(paid, 11 * 60, person.zone),
        session: demo.member('ines').session,
        params,
        body: { date: workingDay(demo.today, paid), note: 'Bank transfer' },
      })
  }
}

/** Claims of 350 or more are approved by the manager first, and then by Ines. */
async function askForTwoApprovals(demo: DemoCalls, at: Date): Promise<void> {
  const { session, employee } = demo.member('ines')

  await demo.call(expenseApprovalApi.addExpenseApprovalRule, {
    at,
    session,
    params: { ws: demo.workspace },
    body: {
      name: 'Larger claims',
      from_amount: '350',
      steps: [{ who: 'manager' }, { who: 'people', people: [employee] }] as never,
    },
  })
}
