import { Inject, Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Seen as ShownItem } from '@workledger/domain/kernel/contents'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import { type EntryChange, type PayRunCommand } from '@workledger/domain/payroll/pay-run-commands'
import type { Chain } from '@workledger/event-store/chain-watch'
import { changedOwnInputs } from '@workledger/projections/payroll/own-pay.queries'
import { changedSince } from '@workledger/projections/payroll/pay-changes.queries'
import {
  lostExpenses,
  lostPayouts,
  paidTwice,
} from '@workledger/projections/payroll/pay-checks.queries'
import { type PayRunRow, previousRun } from '@workledger/projections/payroll/payroll.queries'
import { Commands } from '../kernel/commands/commands'
import { OneAtATime } from '../kernel/commands/one-at-a-time'
import { CHAIN, insistOnLog } from '../kernel/evidence/chain'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { PayChecks } from './pay-checks.service'

import { PayRuns } from './pay-runs.service'

/** A warning that an officer has seen and approves in spite of. */
export type Accepted = 'already_paid'

/** The caller's view of the run; `couldSee`: whether it can have shown a revision. */
export type Shown = ShownItem & { readonly couldSee: (revision: number) => boolean }

type Seen = NonNullable<Extract<PayRunCommand, { type: 'approve' }>['saw']>

/** Approves pay runs. */
@Injectable()
export class PayRunApprovals {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly runs: PayRuns,
    private readonly checks: PayChecks,
    private readonly oneAtATime: OneAtATime,
    @Inject(CHAIN) private readonly chain: Chain,
  ) {}

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
      const { four_eyes } = await this.runs.workspace(workspace)
      const by = ctx.everyone
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
    const row = await this.runs.run(workspace, payrun_id)
    if (row.status !== 'draft') return { at: shown, saw: undefined }
    await insistOnLog(this.chain)

    const [{ count }, twice, expenses, payouts] = await this.queries.ask(workspace, (db) =>
      Promise.all([
        changedSince(db, workspace, row, 1),
        paidTwice(db, workspace, row),
        lostExpenses(db, row),
        lostPayouts(db, row),
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
    const paid = ({ entry_id, should_pay }: { entry_id: string; should_pay: boolean }) =>
      shouldPay.get(entry_id) ?? should_pay
    const gone = expenses.lost.filter(paid)
    if (gone.length > 0) refuse('payroll.expenses_gone', { params: { count: gone.length } })
    const lost = payouts.lost.filter(paid)
    if (lost.length > 0) refuse('payroll.payouts_gone', { params: { count: lost.length } })
    // Expenses and payouts held now stay held until the run changes.
    const at =
      expenses.any || payouts.any ? { ...shown, revision: shown.revision ?? row.revision } : shown
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
}
