import { Injectable } from '@nestjs/common'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { rounded } from '@workledger/domain/kernel/money'
import type { PayExpense, PayRule } from '@workledger/domain/payroll/pay'
import { type Besides, withBesides } from '@workledger/domain/payroll/pay-corrections'
import type { RunTerms } from '@workledger/domain/payroll/pay-draft'
import { draftPay } from '@workledger/domain/payroll/pay-draft'
import { termsOf } from '@workledger/domain/payroll/pay-inputs'
import { type DuePayout, payoutRule } from '@workledger/domain/payroll/pay-payouts'
import { type DraftedEntry, type PayRunWarning } from '@workledger/domain/payroll/pay-run-entries'
import { expensesDue } from '@workledger/projections/expenses/expenses.queries'
import { factsPosition } from '@workledger/projections/payroll/pay-changes.queries'
import { everyEmployee } from '@workledger/projections/payroll/pay-facts.queries'
import { payoutsDue } from '@workledger/projections/working-time/payouts.port'
import { Queries } from '../kernel/lists/queries'
import type { ClosedPeriods } from './closed-periods'
import { PAY_CORRECTIONS_PAGE, PayCorrections } from './pay-corrections.service'
import { PayFacts } from './pay-facts'

/** The pay of some employees, as a draft takes it. */
export interface CalculatedPage {
  readonly entries: readonly Omit<DraftedEntry, 'entry_id'>[]
  readonly warnings: readonly PayRunWarning[]
}

/** What a run pays besides the period. */
interface DueBesides {
  readonly closed: ClosedPeriods
  readonly expenses: ReadonlyMap<string, PayExpense[]>
  readonly payouts: ReadonlyMap<string, DuePayout[]>
}

/** Calculates what a run pays by today's facts. */
@Injectable()
export class PayCalculation {
  constructor(
    private readonly queries: Queries,
    private readonly facts: PayFacts,
    private readonly corrections: PayCorrections,
  ) {}

  /**
   * Returns all employees' pay by today's facts, with corrections of closed periods, due expenses
   * and hours paid out. Pages limit the memory for a large company. A person with only these gets
   * an entry too, except for expenses and hours that a run in another rhythm pays.
   */
  async of(workspace: string, run: RunTerms & { pay_date: string }, payrun_id?: string) {
    const [facts_position, everyone] = await this.queries.ask(workspace, async (db) => [
      await factsPosition(db, workspace),
      await everyEmployee(db, workspace),
    ])

    const closed = await this.corrections.closed(workspace, run.currency, run.end, { draft: run })
    const expenses = await this.expenses(workspace, run, payrun_id)
    const payouts = await this.payouts(workspace, run, payrun_id)
    const besides = { closed, expenses, payouts }

    return { facts_position, pages: this.pages(workspace, run, everyone, besides) }
  }

  private async *pages(
    workspace: string,
    run: RunTerms,
    everyone: readonly string[],
    { closed, expenses, payouts }: DueBesides,
  ): AsyncGenerator<CalculatedPage> {
    for (let at = 0; at < everyone.length; at += PAY_CORRECTIONS_PAGE) {
      const ids = everyone.slice(at, at + PAY_CORRECTIONS_PAGE)

      const facts = await this.facts.over(
        workspace,
        [run, ...closed.periodsOf(ids)],
        run.currency,
        ids,
      )

      const settling = await closed.settling(ids, facts)

      // A correction of an approved run settles what that run must settle.
      const people = facts.employees.flatMap((id) => {
        const found = facts.of(id, run)
        return found ? [settling(found) ? { ...found, settlement: null } : found] : []
      })

      const { entries, warnings } = draftPay(people, run, facts.overtime)
      const due = await closed.owed(ids, facts)

      const elsewhere = new Set(
        warnings.flatMap(({ employee_id, code }) =>
          code === 'other_frequency' ? [employee_id] : [],
        ),
      )

      const payoutLines = (id: string): PayRule[] => {
        const found = payouts.get(id) ?? []
        const known = found.length > 0 && facts.of(id, run)
        if (!known) return []

        return found.flatMap((payout) => {
          const on = { start: payout.day, end: payout.day }
          const terms = termsOf({ ...known, last_day: null, elsewhere: [] }, on)
          return payoutRule(payout, terms.on(payout.day), run.currency) ?? []
        })
      }

      const besides = besidesOf(ids, due, (id) =>
        elsewhere.has(id) ? {} : { expenses: expenses.get(id), payouts: payoutLines(id) },
      )

      const whole = entries.map(
        ({ employee_id, pay, ...entry }): Omit<DraftedEntry, 'entry_id'> => {
          const extra = besides.get(employee_id)
          besides.delete(employee_id)

          return {
            ...entry,
            employee_id,
            pay: pay && extra ? withBesides(pay, extra, run.currency) : pay,
          }
        },
      )

      const departments = new Map(
        people.map(({ employee_id, department_id }) => [employee_id, department_id]),
      )

      const alone = [...besides].map(([employee_id, found]) => ({
        employee_id,
        department_id: departments.get(employee_id) ?? null,
        should_pay: true,
        pay: withBesides(undefined, found, run.currency),
      }))

      yield { entries: [...whole, ...alone], warnings }
    }
  }

  /** Returns hours paid out up to the pay date by employee, including those of this run's draft. */
  private async payouts(
    workspace: string,
    run: RunTerms & { pay_date: string },
    payrun_id?: string,
  ): Promise<Map<string, DuePayout[]>> {
    const until = run.pay_date > run.end ? run.pay_date : run.end
    const rows = await this.queries.ask(workspace, (db) =>
      payoutsDue(db, workspace, until, payrun_id),
    )

    return groupBy(rows, ({ employee_id }) => employee_id)
  }

  /**
   * Returns approved unpaid claims up to the pay date by employee, including those of this run's
   * draft.
   */
  private async expenses(
    workspace: string,
    run: RunTerms & { pay_date: string },
    payrun_id?: string,
  ) {
    const until = run.pay_date > run.end ? run.pay_date : run.end
    const rows = await this.queries.ask(workspace, (db) =>
      expensesDue(db, workspace, until, payrun_id),
    )

    const lines = rows.flatMap((row) =>
      row.base_currency === run.currency
        ? [
            {
              employee_id: row.employee_id,
              line: {
                expense_id: row.id,
                name: row.name ?? '',
                date: row.date,
                claimed: rounded(row.amount, row.currency),
                currency: row.currency,
                rate: row.rate,
                amount: rounded(row.base_amount, run.currency),
              },
            },
          ]
        : [],
    )

    const byEmployee = groupBy(lines, ({ employee_id }) => employee_id)

    return new Map(
      [...byEmployee].map(([employee_id, own]): [string, PayExpense[]] => [
        employee_id,
        own.map(({ line }) => line),
      ]),
    )
  }
}

/** Returns what employees get in addition to the pay of the period. */
function besidesOf(
  ids: readonly string[],
  due: ReadonlyMap<string, NonNullable<Besides['corrections']>>,
  alsoOf: (id: string) => { expenses?: PayExpense[] | undefined; payouts?: PayRule[] },
): Map<string, Besides> {
  const besides = new Map<string, Besides>()

  for (const id of ids) {
    const corrections = due.get(id)
    const { expenses, payouts = [] } = alsoOf(id)

    if (corrections || expenses || payouts.length > 0)
      besides.set(id, {
        ...(corrections && { corrections }),
        ...(expenses && { expenses }),
        payouts,
      })
  }

  return besides
}
