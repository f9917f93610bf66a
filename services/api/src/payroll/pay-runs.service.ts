import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { type EntryChange, payRunDecider } from '@workledger/domain/payroll/pay-run'
import { chunks } from '@workledger/domain/payroll/pay-run-entries'
import { leavesInRun } from '@workledger/projections/payroll/pay-facts.queries'
import { type PayRunRow, payrunById } from '@workledger/projections/payroll/payroll.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands } from '../kernel/commands'
import { Ctx } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { PayFacts } from './pay-facts'

/** Streams that are appended to at a time. */
const AT_ONCE = 32

/** Drafts and approves pay runs, and marks the leaves that a run used. */
@Injectable()
export class PayRuns {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly facts: PayFacts,
  ) {}

  /** Calculates everybody and appends the draft in parts; it becomes visible with the last. Answers its id. */
  async draft(ctx: Ctx, workspace: string, asked: { start: string; end: string; pay_date: string; currency?: string | undefined }) {
    const payrun_id = ctx.newId()
    const { start, end, pay_date } = asked
    const currency = asked.currency ?? (await this.workspace(workspace)).currency
    const { entries, warnings } = await this.facts.draft(workspace, payrun_id, { start, end }, currency)
    if (entries.length === 0) refuse('payroll.nobody')
    const quiet = silent(ctx)
    const run = (step: string, command: Parameters<typeof payRunDecider.decide>[1]) =>
      this.commands.run(quiet.step(step), payRunDecider, workspace, payrun_id, command)
    await run('start', { type: 'start', payrun_id, start, end, pay_date, currency, by: by(ctx) })
    for (const [n, part] of chunks(entries, warnings).entries()) await run(`part ${n}`, { type: 'add-entries', payrun_id, ...part })
    await this.commands.run(ctx.step('finish'), payRunDecider, workspace, payrun_id, { type: 'finish-draft', payrun_id })
    return payrun_id
  }

  async approve(
    ctx: Ctx,
    workspace: string,
    payrun_id: string,
    asked: { changes: EntryChange[]; notify_employee: boolean },
    revision?: number,
  ) {
    const run = await this.run(workspace, payrun_id)
    const { four_eyes } = await this.workspace(workspace)
    const command = { type: 'approve' as const, payrun_id, ...asked, four_eyes, by: by(ctx) }
    await this.commands.run(ctx, payRunDecider, workspace, payrun_id, command, revision)
    await this.useLeaves(ctx, workspace, run)
  }

  async run(workspace: string, id: string): Promise<PayRunRow> {
    return (await this.queries.ask(workspace, (db) => payrunById(db, workspace, id))) ?? refuse('not_found')
  }

  /** From here on a leave that the run counted is decided for good. Repeating does nothing to one that is marked. */
  private async useLeaves(ctx: Ctx, workspace: string, { id, start_on, end_on }: PayRunRow) {
    const leaves = await this.queries.ask(workspace, (db) => leavesInRun(db, workspace, id, start_on, end_on))
    const byEmployee = [...groupBy(leaves, ({ employee_id }) => employee_id).values()]
    const quiet = silent(ctx)
    let last: string | undefined
    const use = async (own: typeof leaves) => {
      for (const { id: leave_id, employee_id } of own) {
        const command = { type: 'use' as const, employee_id, leave_id, payrun_id: id }
        const { position } = await this.commands.run(quiet.step(leave_id), leaveLedger, workspace, employee_id, command)
        last = position ?? last
      }
    }
    for (let n = 0; n < byEmployee.length; n += AT_ONCE) await Promise.all(byEmployee.slice(n, n + AT_ONCE).map(use))
    if (ctx.wait && last !== undefined) await this.commands.visible(last)
  }

  private async workspace(workspace: string) {
    return (await this.queries.ask(workspace, (db) => workspaceById(db, workspace))) ?? refuse('not_found')
  }
}

/** The same command without waiting for the read tables: its last step waits for all. */
const silent = (ctx: Ctx) => new Ctx(ctx.actor, ctx.impersonator, ctx.commandId, ctx.now, ctx.repeatable, false)
/** Everybody who acts in a session, for the rule of four eyes. */
export const by = (ctx: Ctx): string[] => [ctx.actor, ...(ctx.impersonator ? [ctx.impersonator] : [])]
