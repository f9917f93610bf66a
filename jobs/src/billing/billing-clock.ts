import { TRIAL_NOTICES } from '@workledger/contracts/billing/billing.plans'
import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { CodedError } from '@workledger/contracts/kernel/errors'
import type { Billing } from '@workledger/domain/billing/payment-provider'
import {
  billedSeats,
  isRunning,
  type SubscriptionReport,
  subscriptionDecider,
} from '@workledger/domain/billing/subscription'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { Schedule } from '../kernel/schedule'

interface BillingClockOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  billing: Billing
}

/** The provider's report and its time. */
interface BillingNotice {
  report: SubscriptionReport
  as_of: string
}

/** The most workspaces of one round; the others come in the next. */
const BILLING_CLOCK_LIMIT = 500

/** The most subscriptions that one round asks the provider about. */
const MOST_ASKED = 20

/**
 * Begins trials and announces their end. Updates the number of seats at the provider, asks for
 * missed reports, and cancels subscriptions of closed workspaces. None of this blocks a workspace;
 * each write checks that.
 */
export class BillingClock implements Schedule {
  constructor(private readonly options: BillingClockOptions) {}

  async run(now: Date): Promise<void> {
    if (this.options.billing.provider.name === 'sandbox') return
    await this.beginTrials(now)
    await this.tellTrialEnds(now)
    // A failing subscription must not delay the others.
    const failures = [...(await this.endWithClosing(now)), ...(await this.follow(now))]
    if (failures.length > 0) throw failures[0]
  }

  private async beginTrials(now: Date) {
    const { vault, commands, billing } = this.options
    const { rows } = await vault.query<{ id: string }>(
      `select w.id from read.workspaces w left join read.subscriptions s on s.id = w.id where s.trial_ends_at is null order by w.id limit ${BILLING_CLOCK_LIMIT}`,
    )
    const ends_at = new Date(now.getTime() + billing.trialDays * DAY_MS).toISOString()

    await sideBySide(rows, ({ id }) =>
      commands.run(
        subscriptionDecider,
        { workspace: id, id },
        { type: 'start-trial', workspace_id: id, ends_at },
      ),
    )
  }

  private async tellTrialEnds(now: Date) {
    const { vault, commands, billing } = this.options

    const { rows } = await vault.query<{ id: string }>(
      `select id from read.subscriptions where trial_ends_at > $1 and trial_ends_at <= $2 order by trial_ends_at limit ${BILLING_CLOCK_LIMIT}`,
      [now, new Date(now.getTime() + Math.max(...TRIAL_NOTICES) * DAY_MS)],
    )

    const tell = {
      type: 'tell-trial-end',
      provider: billing.provider.name,
      now: now.toISOString(),
    } as const

    await sideBySide(rows, ({ id }) =>
      commands.run(subscriptionDecider, { workspace: id, id }, { ...tell, workspace_id: id }),
    )
  }

  /**
   * Follows running subscriptions with a changed number of seats, or whose payment is overdue
   * without a message.
   */
  private async follow(now: Date): Promise<unknown[]> {
    const { vault, billing } = this.options

    const { rows } = await vault.query<{ id: string; employees: number }>(
      `select s.id, count(e.id)::int as employees from read.subscriptions s left join read.employees e on e.workspace_id = s.id and e.status = 'active'
       where s.provider = $1 and s.status in ('trialing', 'active', 'past_due') group by s.id
       having greatest($2, count(e.id)) <> s.seats or coalesce(s.next_billing_at, s.ends_at) < $3::timestamptz - interval '1 hour'
       order by s.id limit ${MOST_ASKED}`,
      [billing.provider.name, billedSeats(0), now],
    )

    return this.eachRunning(rows, ({ employees }, current) =>
      this.found(current, billedSeats(employees)),
    )
  }

  /**
   * Cancels the subscription of a closed workspace within a minute, whatever the reason for the
   * closing. A closing withdrawn before changes nothing.
   */
  private async endWithClosing(now: Date): Promise<unknown[]> {
    const { provider } = this.options.billing

    const { rows } = await this.options.vault.query<{ id: string }>(
      `select s.id from read.subscriptions s join read.workspaces w on w.id = s.id
       where w.closes_at <= $2 and s.provider = $1 and s.status in ('trialing', 'active', 'past_due') and not s.cancelled
       order by s.id limit ${MOST_ASKED}`,
      [provider.name, now],
    )

    return this.eachRunning(rows, async (_, current) => {
      if (current.cancelled) return undefined
      const report = await provider.cancel(current)
      return { report, as_of: new Date().toISOString() }
    })
  }

  private async eachRunning<T extends { id: string }>(
    rows: readonly T[],
    ask: (row: T, current: SubscriptionReport) => Promise<BillingNotice | undefined>,
  ): Promise<unknown[]> {
    const { commands, billing } = this.options
    const failures: unknown[] = []

    for (const row of rows) {
      const { id } = row
      const { current } = await commands.state(subscriptionDecider, id, id)
      if (!current || current.provider !== billing.provider.name || !isRunning(current)) continue

      try {
        const found = await ask(row, current)

        if (found)
          await commands.run(
            subscriptionDecider,
            { workspace: id, id },
            { type: 'report', workspace_id: id, ...found },
          )
      } catch (error) {
        // A provider that does not answer for one subscription does not answer for the next;
        // another round retries.
        if (error instanceof CodedError && error.code === 'billing.provider_away') return failures
        failures.push(error)
      }
    }

    return failures
  }

  /**
   * Updates the number of seats at the provider if it differs and is still billed. Returns the
   * subscription as the provider reports it.
   */
  private async found(
    current: SubscriptionReport,
    seats: number,
  ): Promise<BillingNotice | undefined> {
    const { provider } = this.options.billing
    const as_of = new Date().toISOString()
    const report = (await provider.look(current.subscription_id))?.report
    if (!report || !isRunning(report) || report.seats === seats) return report && { report, as_of }
    const told = await provider.seats(report, seats)

    return { report: told, as_of: new Date().toISOString() }
  }
}
