import { Inject, Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Seen as ShownItem } from '@workledger/domain/kernel/contents'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { rounded } from '@workledger/domain/kernel/money'
import type { PayExpense } from '@workledger/domain/payroll/pay'
import { type Besides, withBesides } from '@workledger/domain/payroll/pay-corrections'
import type { RunTerms } from '@workledger/domain/payroll/pay-draft'
import { draftPay } from '@workledger/domain/payroll/pay-draft'
import { recalculated } from '@workledger/domain/payroll/pay-recalculation'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import { type EntryChange, type PayRunCommand } from '@workledger/domain/payroll/pay-run-commands'
import {
  chunks,
  type DraftedEntry,
  entryId,
  type PayRunWarning,
} from '@workledger/domain/payroll/pay-run-entries'
import type { Chain } from '@workledger/event-store/chain-watch'
import { expensesDue } from '@workledger/projections/expenses/expenses.queries'
import { changedOwnInputs } from '@workledger/projections/payroll/own-pay.queries'
import { changedSince, factsPosition } from '@workledger/projections/payroll/pay-changes.queries'
import { lostExpenses, paidTwice } from '@workledger/projections/payroll/pay-checks.queries'
import { everyEmployee } from '@workledger/projections/payroll/pay-facts.queries'
import {
  type PayRunRow,
  payrunById,
  previousRun,
  sumsOf,
} from '@workledger/projections/payroll/payroll.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands } from '../kernel/commands/commands'
import { OneAtATime } from '../kernel/commands/one-at-a-time'
import { CHAIN, insistOnLog } from '../kernel/evidence/chain'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import type { ClosedPeriods } from './closed-periods'
import { PayChecks } from './pay-checks.service'
import { PAY_CORRECTIONS_PAGE, PayCorrections } from './pay-corrections.service'
import { PayFacts } from './pay-facts'

/** A warning that an officer has seen and approves in spite of. */
export type Accepted = 'already_paid'

/** The caller's view of the run; `couldSee`: whether it can have shown a revision. */
export type Shown = ShownItem & { readonly couldSee: (revision: number) => boolean }

type Seen = NonNullable<Extract<PayRunCommand, { type: 'approve' }>['saw']>

interface Calculated {
  readonly entries: readonly Omit<DraftedEntry, 'entry_id'>[]
  readonly warnings: readonly PayRunWarning[]
}

interface ReversalInput {
  asked: {
    entry_id?: string | undefined
    pay_date: string
    reason: string | null
    notify_employee: boolean
  }
  shown: ShownItem
}

/** Drafts, recalculates, approves and reverses pay runs. */
@Injectable()
export class PayRuns {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly facts: PayFacts,
    private readonly corrections: PayCorrections,
    private readonly checks: PayChecks,
    private readonly oneAtATime: OneAtATime,
    @Inject(CHAIN) private readonly chain: Chain,
  ) {}

  /**
   * Calculates all employees and appends the draft in parts; it becomes visible with the last one.
   * Returns its id.
   */
  async draft(
    ctx: Ctx,
    workspace: string,
    asked: { start: string; end: string; pay_date: string; currency?: string | undefined },
  ) {
    const payrun_id = ctx.newId()
    const { start, end, pay_date } = asked
    const currency = asked.currency ?? (await this.workspace(workspace)).currency

    const { facts_position, pages } = await this.calculated(workspace, {
      start,
      end,
      pay_date,
      currency,
    })

    const run = giveInOrder(this.steps(ctx, workspace, payrun_id))
    const by = everybody(ctx)
    let parts = 0
    let count = 0
    let unsaid: PayRunWarning[] = []

    for await (const page of pages) {
      const entries = page.entries.map((entry) => ({
        ...entry,
        entry_id: entryId(payrun_id, count++),
      }))

      unsaid = [...unsaid, ...page.warnings]
      // A draft begins with its first entry. Without entries it is refused, and nothing was
      // written.
      if (count === 0 || entries.length + unsaid.length === 0) continue

      if (parts === 0)
        await run('start', {
          type: 'start',
          payrun_id,
          start,
          end,
          pay_date,
          currency,
          facts_position,
          reverses: null,
          by,
        })

      for (const part of chunks(entries, unsaid))
        await run(`part ${parts++}`, { ...part, type: 'add-entries', payrun_id })

      unsaid = []
    }

    if (count === 0) refuse('payroll.nobody', { params: { currency } })
    await (await run('finish', { type: 'finish-draft', payrun_id })).written

    return payrun_id
  }

  /**
   * Recalculates a draft by today's facts, in parts; it counts as current with the last one. Typed
   * values stay.
   */
  async recalculate(ctx: Ctx, workspace: string, payrun_id: string, revision?: number) {
    const row = await this.run(workspace, payrun_id)
    const state = await this.commands.state(payRunDecider, workspace, payrun_id)
    if (state.status === 'none' || state.status === 'deleted') return refuse('not_found')
    if (state.reverses) return refuse('payroll.is_reversal')
    if (state.status === 'complete') return refuse('payroll.complete')
    if (revision !== undefined && revision !== row.revision) return refuse('state.stale')
    const { facts_position, pages } = await this.calculated(workspace, state, payrun_id)
    const fresh: Calculated[] = []
    for await (const page of pages) fresh.push(page)

    const { entries, removed } = recalculated(
      state,
      fresh.flatMap((page) => page.entries),
    )

    const warnings = fresh.flatMap((page) => page.warnings)
    const run = this.steps(ctx, workspace, payrun_id)

    for (const [n, part] of chunks(entries, warnings).entries()) {
      const gone = n === 0 ? removed : []
      await run(`part ${n}`, {
        ...part,
        type: 'recalculate-entries',
        payrun_id,
        first: n === 0,
        removed: gone,
      })
    }

    await run('finish', {
      type: 'finish-recalculation',
      payrun_id,
      facts_position,
      by: everybody(ctx),
    })
  }

  /** Returns whether these values change a draft; unchanged ones may be sent as well. */
  async changes(
    workspace: string,
    payrun_id: string,
    changes: readonly EntryChange[],
  ): Promise<boolean> {
    const state = await this.commands.state(payRunDecider, workspace, payrun_id)
    return changes.some(
      (change) =>
        payRunDecider.decide(state, { type: 'change-entry', payrun_id, change, by: [] }).length > 0,
    )
  }

  /**
   * Approves a run. Refuses if the log is at fault, facts have changed since, or days would be paid
   * twice without acceptance.
   */
  async approve(
    ctx: Ctx,
    workspace: string,
    payrun_id: string,
    {
      asked,
      shown,
    }: {
      asked: { changes: EntryChange[]; notify_employee: boolean; accept: readonly Accepted[] }
      shown: Shown
    },
  ) {
    const { accept: _, ...command } = asked

    // Without this, two runs over the same days could both be approved before the tables show
    // either.
    const approved = await this.oneAtATime.run('approval', workspace, async () => {
      // An earlier successful attempt has changed the run itself.
      const again = await this.commands.alreadyApplied(ctx, payRunDecider, workspace, payrun_id)
      const { at, saw } = again
        ? { at: shown, saw: undefined }
        : await this.approvable(ctx, workspace, payrun_id, { asked, shown })
      const { four_eyes } = await this.workspace(workspace)
      const by = everybody(ctx)
      const changed_own =
        four_eyes &&
        (await this.queries.ask(workspace, (db) => changedOwnInputs(db, workspace, payrun_id, by)))

      const approval = {
        ...command,
        four_eyes,
        changed_own,
        by,
        type: 'approve' as const,
        payrun_id,
        saw,
      }

      await this.commands.in(ctx, workspace).append(payRunDecider, payrun_id, approval, at)
    })

    if (!approved) refuse('payroll.approving')
    await ctx.settled()
  }

  /**
   * Returns the revision at which a run may be approved, if fixed, and what the approver of a draft
   * sees.
   */
  private async approvable(
    ctx: Ctx,
    workspace: string,
    payrun_id: string,
    {
      asked: { changes, accept },
      shown,
    }: { asked: { changes: EntryChange[]; accept: readonly Accepted[] }; shown: Shown },
  ): Promise<{ at: Shown; saw: Seen | undefined }> {
    await this.commands.caughtUp()
    const row = await this.run(workspace, payrun_id)
    if (row.status !== 'draft') return { at: shown, saw: undefined }
    await insistOnLog(this.chain)

    const [{ count }, twice, expenses] = await this.queries.ask(workspace, (db) =>
      Promise.all([
        changedSince(db, workspace, row, 1),
        paidTwice(db, workspace, row),
        lostExpenses(db, row),
      ]),
    )

    if (count > 0) refuse('payroll.stale', { params: { count } })
    const left = new Set(
      changes.flatMap(({ entry_id, should_pay }) => (should_pay === false ? [entry_id] : [])),
    )
    const people = new Set(twice.flatMap(({ id, entry_id }) => (left.has(entry_id) ? [] : [id])))

    if (people.size > 0 && !accept.includes('already_paid'))
      refuse('payroll.already_paid', { params: { count: people.size } })

    const shouldPay = new Map(changes.map(({ entry_id, should_pay }) => [entry_id, should_pay]))
    const gone = expenses.lost.filter(
      ({ entry_id, should_pay }) => shouldPay.get(entry_id) ?? should_pay,
    )
    if (gone.length > 0) refuse('payroll.expenses_gone', { params: { count: gone.length } })
    // Expenses reserved now stay reserved until the run changes.
    const at = expenses.any ? { ...shown, revision: shown.revision ?? row.revision } : shown
    // Nothing is claimed about a run other than the decided one.
    const known = !row.reverses && shown.couldSee(row.revision)

    return { at, saw: known ? await this.seen(ctx, workspace, row, accept) : undefined }
  }

  /** Returns what the approver of a draft sees in addition to the run. */
  private async seen(
    ctx: Ctx,
    workspace: string,
    row: PayRunRow,
    accepted: readonly Accepted[],
  ): Promise<Seen> {
    const [before, { checks }] = await Promise.all([
      this.queries.ask(workspace, (db) => previousRun(db, workspace, row)),
      this.checks.forRun(ctx, workspace, row),
    ])

    const { id, start_on, end_on, net_pay } = before ?? {}

    return {
      previous:
        id && start_on && end_on && net_pay
          ? { payrun_id: id, start: start_on, end: end_on, net_pay }
          : null,
      checks: checks.map(({ code, count }) => ({ code, count })),
      accepted: [...accepted],
    }
  }

  /** Reverses paid entries in a run of their own, which a process writes; returns its id. */
  async reverse(ctx: Ctx, workspace: string, payrun_id: string, { asked, shown }: ReversalInput) {
    await this.run(workspace, payrun_id)
    const { entry_id, ...rest } = asked
    const reversal_id = ctx.newId()

    const command = {
      ...rest,
      type: 'reverse' as const,
      payrun_id,
      reversal_id,
      entry_ids: entry_id ? [entry_id] : null,
      by: everybody(ctx),
    }

    await this.commands.in(ctx, workspace).run(payRunDecider, payrun_id, command, shown)

    return reversal_id
  }

  /** Returns the totals of a run. */
  async sums(workspace: string, run: PayRunRow) {
    const sums = await this.queries.ask(workspace, (db) => sumsOf(db, run.id))
    return {
      basic_pay: rounded(sums?.basic_pay ?? 0, run.currency),
      gross_pay: run.gross_pay,
      net_pay: run.net_pay,
    }
  }

  async run(workspace: string, id: string): Promise<PayRunRow> {
    return (
      (await this.queries.ask(workspace, (db) => payrunById(db, workspace, id))) ??
      refuse('not_found')
    )
  }

  /**
   * Returns all employees' pay by today's facts, with corrections of closed periods and due
   * expenses. Pages limit the memory for a large company. A person with only these gets an entry
   * too, except for expenses that a run in another rhythm pays.
   */
  private async calculated(
    workspace: string,
    run: RunTerms & { pay_date: string },
    payrun_id?: string,
  ) {
    const [facts_position, everyone] = await this.queries.ask(workspace, async (db) => [
      await factsPosition(db, workspace),
      await everyEmployee(db, workspace),
    ])

    const closed = await this.corrections.closed(workspace, run.currency, run.end, { draft: run })
    const expenses = await this.expenses(workspace, run, payrun_id)

    return { facts_position, pages: this.pages(workspace, run, everyone, { closed, expenses }) }
  }

  private async *pages(
    workspace: string,
    run: RunTerms,
    everyone: readonly string[],
    { closed, expenses }: { closed: ClosedPeriods; expenses: ReadonlyMap<string, PayExpense[]> },
  ): AsyncGenerator<Calculated> {
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

      const besides = besidesOf(ids, due, (id) =>
        elsewhere.has(id) ? undefined : expenses.get(id),
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

  private steps(ctx: Ctx, workspace: string, payrun_id: string) {
    return (step: string, command: PayRunCommand) =>
      this.commands.in(ctx.step(step), workspace).append(payRunDecider, payrun_id, command)
  }

  private async workspace(workspace: string) {
    return (
      (await this.queries.ask(workspace, (db) => workspaceById(db, workspace))) ??
      refuse('not_found')
    )
  }
}

/** Returns all people behind a session, for the rule of four eyes. */
export const everybody = (ctx: Ctx): string[] => [
  ctx.actor,
  ...(ctx.impersonator ? [ctx.impersonator] : []),
]

/**
 * Runs commands one after the other, each while the next is being computed. The caller of one waits
 * for the one before.
 */
function giveInOrder<T>(give: (step: string, command: PayRunCommand) => Promise<T>) {
  let before: Promise<unknown> = Promise.resolve()
  return async (step: string, command: PayRunCommand): Promise<{ written: Promise<T> }> => {
    await before
    const written = give(step, command)
    // The next caller gets the error.
    written.catch(() => {})
    before = written

    return { written }
  }
}

/** Returns what employees get beside the pay of the period: corrections and expenses. */
function besidesOf(
  ids: readonly string[],
  due: ReadonlyMap<string, NonNullable<Besides['corrections']>>,
  expensesOf: (id: string) => PayExpense[] | undefined,
): Map<string, Besides> {
  const besides = new Map<string, Besides>()

  for (const id of ids) {
    const corrections = due.get(id)
    const expenses = expensesOf(id)

    if (corrections || expenses)
      besides.set(id, { ...(corrections && { corrections }), ...(expenses && { expenses }) })
  }

  return besides
}
