import { groupBy } from '@workledger/domain/kernel/group-by'
import type { Pay, PayCorrection } from '@workledger/domain/payroll/pay'
import { correctionsOf, emptyPay } from '@workledger/domain/payroll/pay-corrections'
import { earlier, later, type Period } from '@workledger/domain/payroll/pay-days'
import { draftPay, type EmployeeFacts } from '@workledger/domain/payroll/pay-draft'
import {
  correctable,
  firstToPay,
  periodsPaid,
  takenCorrections,
  withoutEntry,
} from '@workledger/projections/payroll/pay-closed.queries'
import type { Queries } from '../kernel/lists/queries'
import type { FactsOver } from './pay-facts'

/** An approved run whose period may be owed something. */
export interface Closed {
  readonly id: string
  /** It was not entirely reversed. */
  readonly pays: boolean
  readonly period: Period
  /** Employees whose facts changed since; undefined if all may have changed. */
  readonly changed: ReadonlySet<string> | undefined
  /** Employees whose entry was held back below zero; checked each time. */
  readonly held: ReadonlySet<string>
}

/** A company's closed periods and the amounts they owe, computed for some employees at a time. */
export class ClosedPeriods {
  constructor(
    private readonly queries: Queries,
    private readonly of: { readonly workspace: string; readonly currency: string },
    /** Oldest first. */
    private readonly runs: readonly Closed[],
    private readonly draft: Period | undefined,
  ) {}

  /** Returns all employees that one of them concerns; undefined for all. */
  concerned(): string[] | undefined {
    if (this.runs.some(({ changed }) => changed === undefined)) return undefined
    return [...new Set(this.runs.flatMap(({ changed, held }) => [...changed!, ...held]))]
  }

  /** Returns the periods that concern one of these employees. */
  periodsOf(employees: readonly string[]): Period[] {
    return this.runs
      .filter((run) => employees.some((id) => concerns(run, id)))
      .map(({ period }) => period)
  }

  /**
   * Returns what these employees are owed, oldest period first, by facts read for its periods. A
   * person without an entry in a run is owed its days that no other run pays.
   */
  async owed(
    employees: readonly string[],
    facts: FactsOver,
    change: (facts: EmployeeFacts) => EmployeeFacts = (same) => same,
  ): Promise<Map<string, PayCorrection[]>> {
    const ids = employees.filter((id) => this.runs.some((run) => concerns(run, id)))
    const runs = this.runs.filter((run) => ids.some((id) => concerns(run, id)))
    if (runs.length === 0) return new Map()
    const { entries, absent, paid, taken } = await this.read(runs, ids)
    const settling = await this.settling(ids, facts)
    const due = new Map<string, PayCorrection[]>()

    for (const run of runs) {
      const { period } = run

      const fresh = (employee: string, elsewhere: readonly Period[]): Pay | undefined => {
        const known = facts.of(employee, period)
        if (!known) return undefined
        const first = settling(known)

        const people = [
          {
            ...change(known),
            carried: [],
            elsewhere,
            ...(first && first !== run.id && { settlement: null }),
          },
        ]

        return (
          draftPay(people, { ...period, currency: this.of.currency }, facts.overtime).entries[0]
            ?.pay ?? undefined
        )
      }

      const correct = (
        employee: string,
        { entry_id, pay, held }: { entry_id: string; pay: Pay; held: boolean },
        elsewhere: readonly Period[] = [],
      ) => {
        const on = { payrun_id: run.id, entry_id, ...period, currency: this.of.currency, pay, held }

        const lines = correctionsOf(
          { ...on, taken: taken.get(`${run.id} ${entry_id}`) ?? [] },
          fresh(employee, elsewhere),
        )

        if (lines.length > 0) due.set(employee, [...(due.get(employee) ?? []), ...lines])
      }

      for (const { id, employee_id, pay, held } of entries.get(run.id) ?? [])
        if (pay && concerns(run, employee_id))
          correct(employee_id, { entry_id: id, pay, held: held !== null })

      for (const { employee_id: id } of absent.get(run.id) ?? []) {
        if (!isChanged(run, id)) continue
        const others = paid.get(id) ?? []
        correct(id, { entry_id: id, pay: emptyPay(this.of.currency), held: true }, others)
        // Of two periods that share days the older one owes them.
        paid.set(id, [...others, period])
      }
    }

    return due
  }

  /**
   * Returns the run that settles a leaver's leave: the first that pays the last day, if days were
   * paid twice. Undefined if no such run is approved.
   */
  async settling(
    employees: readonly string[],
    facts: FactsOver,
  ): Promise<(of: EmployeeFacts) => string | undefined> {
    const last = employees.flatMap((employee_id) =>
      facts.settles(employee_id).map((day) => ({ employee_id, day })),
    )
    if (last.length === 0) return () => undefined
    const first = await this.queries.ask(this.of.workspace, (db) =>
      firstToPay(db, this.of.currency, last),
    )

    return ({ employee_id, settlement }) => first.get(`${employee_id} ${settlement?.last_day}`)
  }

  private async read(runs: readonly Closed[], ids: readonly string[]) {
    const of = runs.map(({ id }) => id)
    return this.queries.ask(this.of.workspace, async (db) => {
      const [entries, absent, taken] = await Promise.all([
        correctable(db, of, ids),
        withoutEntry(
          db,
          runs.flatMap(({ id, pays }) => (pays ? [id] : [])),
          ids,
        ),
        takenCorrections(db, this.of.workspace, ids),
      ])

      const from = runs.reduce(
        (first, { period }) => earlier(first, period.start),
        runs[0]!.period.start,
      )

      const to = runs.reduce((last, { period }) => later(last, period.end), runs[0]!.period.end)
      const without = [...new Set(absent.map(({ employee_id }) => employee_id))]

      const paid: Map<string, Period[]> = groupBy(
        without.length === 0 ? [] : await periodsPaid(db, without, from, to),
        ({ employee_id }) => employee_id,
      )

      const { draft } = this
      if (draft) for (const id of without) paid.set(id, [...(paid.get(id) ?? []), draft])

      return {
        entries: groupBy(entries, ({ payrun_id }) => payrun_id),
        absent: groupBy(absent, ({ payrun_id }) => payrun_id),
        paid,
        taken: groupBy(taken, ({ payrun_id, entry_id }) => `${payrun_id} ${entry_id}`),
      }
    })
  }
}

const isChanged = ({ changed }: Closed, employee: string) =>
  changed === undefined || changed.has(employee)

const concerns = (run: Closed, employee: string) =>
  isChanged(run, employee) || run.held.has(employee)
