import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { type EntryChange, payRunDecider } from '@workledger/domain/payroll/pay-run'
import { chunks } from '@workledger/domain/payroll/pay-run-entries'
import { type PayRunRow, payrunById } from '@workledger/projections/payroll/payroll.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands } from '../kernel/commands'
import type { Ctx } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { PayFacts } from './pay-facts'

/** Drafts and approves pay runs. */
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
    const run = (step: string, command: Parameters<typeof payRunDecider.decide>[1]) =>
      this.commands.append(ctx.step(step), payRunDecider, workspace, payrun_id, command)
    await run('start', { type: 'start', payrun_id, start, end, pay_date, currency, by: by(ctx) })
    for (const [n, part] of chunks(entries, warnings).entries()) await run(`part ${n}`, { ...part, type: 'add-entries', payrun_id })
    await run('finish', { type: 'finish-draft', payrun_id })
    return payrun_id
  }

  async approve(
    ctx: Ctx,
    workspace: string,
    payrun_id: string,
    asked: { changes: EntryChange[]; notify_employee: boolean },
    revision?: number,
  ) {
    await this.run(workspace, payrun_id)
    const { four_eyes } = await this.workspace(workspace)
    const command = { ...asked, four_eyes, by: by(ctx), type: 'approve' as const, payrun_id }
    await this.commands.run(ctx, payRunDecider, workspace, payrun_id, command, revision)
  }

  async run(workspace: string, id: string): Promise<PayRunRow> {
    return (await this.queries.ask(workspace, (db) => payrunById(db, workspace, id))) ?? refuse('not_found')
  }

  private async workspace(workspace: string) {
    return (await this.queries.ask(workspace, (db) => workspaceById(db, workspace))) ?? refuse('not_found')
  }
}

/** Everybody who acts in a session, for the rule of four eyes. */
export const by = (ctx: Ctx): string[] => [ctx.actor, ...(ctx.impersonator ? [ctx.impersonator] : [])]
