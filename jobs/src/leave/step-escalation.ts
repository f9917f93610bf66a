import { leaveLedger } from '@workledger/domain/leave/leave'
import { derivedId } from '@workledger/event-store/ids'
import {
  pendingRouted,
  stepFactsOf,
  waitingOf,
} from '@workledger/projections/leave/leave-steps.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { eachInTurn } from '../kernel/schedule'

interface StepEscalationOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  context: Pick<MailContext, 'ask'>
}

const DAY = 86_400_000

/**
 * Opens steps that waited longer than their rule says to administrators (`LeaveStepEscalated`).
 * Days are periods of 24 hours since the step began to wait. A step is opened once, however often
 * and in however many workers this runs.
 */
export class StepEscalation {
  constructor(private readonly options: StepEscalationOptions) {}

  async run(now: Date): Promise<void> {
    const { rows } = await this.options.vault.query<{ id: string }>(
      'select id from read.workspaces order by id',
    )

    await eachInTurn(rows, ({ id }) => this.escalate(id, now))
  }

  private async escalate(workspace: string, now: Date): Promise<void> {
    const due = await this.options.context.ask(workspace, async (db) => {
      const aDayAgo = new Date(now.getTime() - DAY).toISOString()

      const leaves = (await pendingRouted(db, workspace, aDayAgo)).filter(({ route }) =>
        route.steps.some(({ escalate_after }) => escalate_after !== null),
      )

      if (leaves.length === 0) return []
      const facts = await stepFactsOf(db, workspace, leaves)

      return leaves.flatMap((leave) => {
        const waiting = waitingOf(facts, leave)
        if (waiting.kind !== 'step' || leave.escalated.includes(waiting.step)) return []
        const days = leave.route.steps[waiting.step]!.escalate_after
        const { step_since: since } = leave
        if (days === null || since === null) return []
        if (Date.parse(since) + days * DAY > now.getTime()) return []

        return [{ leave, step: waiting.step, days, since, people: facts.peopleOf(leave) }]
      })
    })

    await eachInTurn(due, async ({ leave: { id, employee_id }, step, days, since, people }) => {
      await this.options.commands.run(
        leaveLedger,
        { workspace, id: employee_id },
        { type: 'escalate', employee_id, leave_id: id, step, days, people },
        { commandId: derivedId(id, `escalate ${step} ${since}`) },
      )
    })
  }
}
