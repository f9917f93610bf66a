import { DAY_MS, HOUR_MS } from '@workledger/contracts/kernel/durations'
import type { StepPeople } from '@workledger/domain/kernel/approval-steps'
import { derivedId } from '@workledger/event-store/ids'
import {
  pendingRouted,
  type RoutedKind,
  type RoutedRequest,
  stepFactsOf,
  waitingOf,
} from '@workledger/projections/access/approval-steps.port'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { eachInTurn } from '../kernel/schedule'
import { allWorkspaces } from '../workspaces/all-workspaces.port'

interface StepEscalationOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  context: Pick<MailContext, 'ask'>
}

/** A request of which a step waited longer than its rule says. */
export interface OverdueStep {
  readonly workspace: string
  readonly request: RoutedRequest
  readonly step: number
  /** Days of the rule. */
  readonly days: number
  readonly people: StepPeople
}

/** The requests of one area, and its command that opens a step to administrators. */
interface EscalatedKind {
  readonly kind: RoutedKind
  readonly open: (
    commands: SystemCommands,
    step: OverdueStep,
    commandId: string,
  ) => Promise<unknown>
}

/**
 * Opens steps that waited longer than their rule says to administrators. Days are periods of 24
 * hours since the step began to wait. A step is opened once, however often and in however many
 * workers this runs.
 */
export class StepEscalation {
  /** When each workspace is looked at again, in milliseconds. */
  private readonly again = new Map<string, number>()

  constructor(
    private readonly options: StepEscalationOptions,
    private readonly of: EscalatedKind,
  ) {}

  async run(now: Date): Promise<void> {
    const workspaces = await allWorkspaces(this.options.vault)

    await eachInTurn(workspaces, async ({ id }) => {
      const left = (this.again.get(id) ?? 0) - now.getTime()
      // More than an hour is of a clock that was ahead.
      if (left > 0 && left <= HOUR_MS) return
      this.again.set(id, await this.escalate(id, now.getTime()))
    })
  }

  /** Returns when something is due again; after an hour at the latest. */
  private async escalate(workspace: string, now: number): Promise<number> {
    const { kind, open } = this.of
    let again = now + HOUR_MS

    const due = await this.options.context.ask(workspace, async (db) => {
      const since = new Date(again - DAY_MS).toISOString()

      const requests = (await pendingRouted(db, kind, workspace, since)).filter(({ route }) =>
        route.steps.some(({ escalate_after }) => escalate_after !== null),
      )

      if (requests.length === 0) return []
      const facts = await stepFactsOf(db, kind, workspace, requests)

      return requests.flatMap((request) => {
        const waiting = waitingOf(facts, request)
        if (waiting.kind !== 'step' || request.escalated.includes(waiting.step)) return []
        const days = request.route.steps[waiting.step]!.escalate_after
        const { step_since: since } = request
        if (days === null) return []
        const at = Date.parse(since) + days * DAY_MS

        if (at > now) {
          again = Math.min(again, at)
          return []
        }

        return [
          { workspace, request, step: waiting.step, days, since, people: facts.peopleOf(request) },
        ]
      })
    })

    await eachInTurn(due, async ({ since, ...overdue }) => {
      const { request, step } = overdue
      await open(this.options.commands, overdue, derivedId(request.id, `escalate ${step} ${since}`))
    })

    return again
  }
}
