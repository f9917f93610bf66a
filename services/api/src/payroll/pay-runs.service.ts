import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Seen as ShownItem } from '@workledger/domain/kernel/contents'
import { rounded } from '@workledger/domain/kernel/money'
import { recalculated } from '@workledger/domain/payroll/pay-recalculation'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import { type EntryChange, type PayRunCommand } from '@workledger/domain/payroll/pay-run-commands'
import { chunks, entryId, type PayRunWarning } from '@workledger/domain/payroll/pay-run-entries'
import { type PayRunRow, payrunById, sumsOf } from '@workledger/projections/payroll/payroll.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands } from '../kernel/commands/commands'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { type CalculatedPage, PayCalculation } from './pay-calculation.service'

interface ReversalInput {
  asked: {
    entry_id?: string | undefined
    pay_date: string
    reason: string | null
    notify_employee: boolean
  }
  shown: ShownItem
}

/** Drafts, recalculates and reverses pay runs. */
@Injectable()
export class PayRuns {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly calculation: PayCalculation,
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

    const { facts_position, pages } = await this.calculation.of(workspace, {
      start,
      end,
      pay_date,
      currency,
    })

    const run = giveInOrder(this.steps(ctx, workspace, payrun_id))
    const by = ctx.everyone
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
    const { facts_position, pages } = await this.calculation.of(workspace, state, payrun_id)
    const fresh: CalculatedPage[] = []
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
      by: ctx.everyone,
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
      by: ctx.everyone,
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

  private steps(ctx: Ctx, workspace: string, payrun_id: string) {
    return (step: string, command: PayRunCommand) =>
      this.commands.in(ctx.step(step), workspace).append(payRunDecider, payrun_id, command)
  }

  /** Returns the workspace of a run, with its currency and rules. */
  async workspace(workspace: string) {
    return (
      (await this.queries.ask(workspace, (db) => workspaceById(db, workspace))) ??
      refuse('not_found')
    )
  }
}

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
