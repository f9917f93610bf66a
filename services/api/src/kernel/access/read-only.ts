import { Inject, Injectable } from '@nestjs/common'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { UUID } from '@workledger/contracts/kernel/text'
import type { Billing } from '@workledger/domain/billing/payment-provider'
import { standingOf } from '@workledger/domain/billing/subscription'
import type { Chain } from '@workledger/event-store/chain-watch'
import { subscriptionOf } from '@workledger/projections/billing/billing.queries'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { CHAIN } from '../evidence/chain'
import type { Authority } from '../http/context'
import { instant } from '../lists/instant'

export const BILLING = Symbol('billing')

/** Refuses a change of a closed workspace; `closes_at` is UTC. */
function isOpen(closes_at: string | null | undefined) {
  if (closes_at && closes_at <= instant(new Date())) refuse('privacy.closed')
}

const nothing = {
  trial_ends_at: null,
  provider: null,
  status: null,
  cancelled: null,
  ends_at: null,
}

/**
 * Makes a workspace read-only after its trial without a subscription, and every workspace while the
 * log is at fault. Reads continue, and so do calls that must not wait for a subscription.
 */
@Injectable()
export class ReadOnly {
  constructor(
    private readonly reads: TenantReads,
    @Inject(BILLING) private readonly billing: Billing,
    @Inject(CHAIN) private readonly chain: Pick<Chain, 'fault'>,
  ) {}

  async standing(workspace: string, now = new Date()) {
    const { provider, trialDays } = this.billing
    const known = await subscriptionOf(this.reads.of([workspace]), workspace)

    return {
      known,
      ...standingOf(known ?? nothing, { provider: provider.name, trialDays }, now.toISOString()),
    }
  }

  /** Decides by the clock at this moment, independent of any stored state. */
  async refuse(workspace: string): Promise<void> {
    if (workspace !== SYSTEM_WORKSPACE && UUID.test(workspace))
      isOpen((await workspaceById(this.reads.of([workspace]), workspace))?.closes_at)

    return this.refuseUnpaid(workspace)
  }

  private async refuseUnpaid(workspace: string): Promise<void> {
    if (
      this.billing.provider.name === 'sandbox' ||
      workspace === SYSTEM_WORKSPACE ||
      !UUID.test(workspace)
    )
      return

    if ((await this.standing(workspace)).read_only) refuse('workspace.read_only')
  }

  /**
   * Refuses a call that would change a read-only workspace. If only the handler finds out the
   * workspace, returns a check for the first append.
   */
  async check(
    endpoint: Endpoint,
    { caller, target }: Authority,
    params: Record<string, string>,
  ): Promise<((workspace: string) => Promise<void>) | undefined> {
    const { method, who, whileReadOnly } = endpoint

    const open =
      method === 'GET' ||
      who === 'operator' ||
      whileReadOnly === true ||
      (whileReadOnly === 'own' && target?.self)

    if (open) return undefined
    // Calls that remain open are checked at their first append.
    if (this.chain.fault()) refuse('log.faulty')
    const workspace = caller?.workspace ?? params.ws
    if (!workspace) return (written) => this.refuse(written)
    if (!caller) return void (await this.refuse(workspace))
    isOpen(caller.closes_at)

    return void (await this.refuseUnpaid(workspace))
  }
}
