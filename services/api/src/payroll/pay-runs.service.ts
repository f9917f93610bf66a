import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { withCorrections } from '@workledger/domain/payroll/pay-corrections'
import type { RunTerms } from '@workledger/domain/payroll/pay-draft'
import { draftPay } from '@workledger/domain/payroll/pay-draft'
import { recalculated } from '@workledger/domain/payroll/pay-recalculation'
import { type EntryChange, type PayRunCommand, payRunDecider } from '@workledger/domain/payroll/pay-run'
import { chunks, type DraftedEntry, entryId } from '@workledger/domain/payroll/pay-run-entries'
import { changedSince, factsPosition, paidTwice } from '@workledger/projections/payroll/pay-closed.queries'
import { type PayRunRow, payrunById } from '@workledger/projections/payroll/payroll.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands } from '../kernel/commands'
import type { Ctx } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { PayCorrections } from './pay-corrections.service'
import { PayFacts } from './pay-facts'

/** What an officer has looked at and approves all the same. */
export type Accepted = 'already_paid'

/** Drafts, recalculates, approves and reverses pay runs. */
@Injectable()
export class PayRuns {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly facts: PayFacts,
    private readonly corrections: PayCorrections,
  ) {}

  /** Calculates everybody and appends the draft in parts; it becomes visible with the last. Answers its id. */
  async draft(ctx: Ctx, workspace: string, asked: { start: string; end: string; pay_date: string; currency?: string | undefined }) {
    const payrun_id = ctx.newId()
    const { start, end, pay_date } = asked
    const currency = asked.currency ?? (await this.workspace(workspace)).currency
    const { facts_position, warnings, ...fresh } = await this.calculated(workspace, { start, end, currency })
    const entries = fresh.entries.map((entry, n) => ({ ...entry, entry_id: entryId(payrun_id, n) }))
    if (entries.length === 0) refuse('payroll.nobody')
    const run = this.steps(ctx, workspace, payrun_id)
    const by = everybody(ctx)
    await run('start', { type: 'start', payrun_id, start, end, pay_date, currency, facts_position, reverses: null, by })
    for (const [n, part] of chunks(entries, warnings).entries()) await run(`part ${n}`, { ...part, type: 'add-entries', payrun_id })
    await run('finish', { type: 'finish-draft', payrun_id })
    return payrun_id
  }

  /** Calculates a draft anew by today's facts, in parts; it counts as up to date with the last. What was typed stays. */
  async recalculate(ctx: Ctx, workspace: string, payrun_id: string, revision?: number) {
    const row = await this.run(workspace, payrun_id)
    const state = await this.commands.state(payRunDecider, workspace, payrun_id)
    if (state.status === 'none' || state.status === 'deleted') return refuse('not_found')
    if (state.reverses) return refuse('payroll.is_reversal')
    if (state.status === 'complete') return refuse('payroll.complete')
    if (revision !== undefined && revision !== row.revision) return refuse('state.stale')
    const { facts_position, warnings, ...fresh } = await this.calculated(workspace, state)
    const { entries, removed } = recalculated(state, fresh.entries)
    const run = this.steps(ctx, workspace, payrun_id)
    for (const [n, part] of chunks(entries, warnings).entries()) {
      const gone = n === 0 ? removed : []
      await run(`part ${n}`, { ...part, type: 'recalculate-entries', payrun_id, first: n === 0, removed: gone })
    }
    await run('finish', { type: 'finish-recalculation', payrun_id, facts_position, by: everybody(ctx) })
  }

  /** Refuses where facts have changed since, or days would be paid twice that nobody has accepted. */
  async approve(
    ctx: Ctx,
    workspace: string,
    payrun_id: string,
    asked: { changes: EntryChange[]; notify_employee: boolean; accept: readonly Accepted[] },
    revision?: number,
  ) {
    const row = await this.run(workspace, payrun_id)
    const { accept, ...command } = asked
    if (row.status === 'draft') {
      const [{ count }, twice] = await this.queries.ask(workspace, (db) =>
        Promise.all([changedSince(db, workspace, row, 1), paidTwice(db, workspace, row)]),
      )
      if (count > 0) refuse('payroll.stale', { params: { count } })
      const left = new Set(asked.changes.flatMap(({ entry_id, should_pay }) => (should_pay === false ? [entry_id] : [])))
      const people = new Set(twice.flatMap(({ id, entry_id }) => (left.has(entry_id) ? [] : [id])))
      if (people.size > 0 && !accept.includes('already_paid')) refuse('payroll.already_paid', { params: { count: people.size } })
    }
    const { four_eyes } = await this.workspace(workspace)
    await this.commands.run(
      ctx,
      payRunDecider,
      workspace,
      payrun_id,
      { ...command, four_eyes, by: everybody(ctx), type: 'approve', payrun_id },
      revision,
    )
  }

  /** Takes paid entries back in a run of their own, which a process writes; answers its id. */
  async reverse(
    ctx: Ctx,
    workspace: string,
    payrun_id: string,
    asked: { entry_id?: string | undefined; pay_date: string; reason: string | null; notify_employee: boolean },
    revision?: number,
  ) {
    await this.run(workspace, payrun_id)
    const { entry_id, ...said } = asked
    const reversal_id = ctx.newId()
    const command = {
      ...said,
      type: 'reverse' as const,
      payrun_id,
      reversal_id,
      entry_ids: entry_id ? [entry_id] : null,
      by: everybody(ctx),
    }
    await this.commands.run(ctx, payRunDecider, workspace, payrun_id, command, revision)
    return reversal_id
  }

  async run(workspace: string, id: string): Promise<PayRunRow> {
    return (await this.queries.ask(workspace, (db) => payrunById(db, workspace, id))) ?? refuse('not_found')
  }

  /** Everybody's pay by today's facts, with the corrections of closed periods; who has only corrections has an entry too. */
  private async calculated(workspace: string, run: RunTerms) {
    const facts_position = await this.queries.ask(workspace, (db) => factsPosition(db, workspace))
    const facts = await this.facts.of(workspace, run, run.currency)
    const { entries, warnings } = draftPay(facts.people, run, facts.overtime)
    const due = await this.corrections.due(workspace, run.currency, run.end)
    const corrected = entries.map(({ employee_id, should_pay, pay }): Omit<DraftedEntry, 'entry_id'> => {
      const lines = due.get(employee_id)
      due.delete(employee_id)
      return { employee_id, should_pay, pay: pay && lines ? withCorrections(pay, lines, run.currency) : pay }
    })
    const alone = [...due].map(([employee_id, lines]) => ({
      employee_id,
      should_pay: true,
      pay: withCorrections(undefined, lines, run.currency),
    }))
    return { facts_position, entries: [...corrected, ...alone], warnings }
  }

  private steps(ctx: Ctx, workspace: string, payrun_id: string) {
    return (step: string, command: PayRunCommand) => this.commands.append(ctx.step(step), payRunDecider, workspace, payrun_id, command)
  }

  private async workspace(workspace: string) {
    return (await this.queries.ask(workspace, (db) => workspaceById(db, workspace))) ?? refuse('not_found')
  }
}

/** Everybody who acts in a session, for the rule of four eyes. */
export const everybody = (ctx: Ctx): string[] => [ctx.actor, ...(ctx.impersonator ? [ctx.impersonator] : [])]
