import { Inject, Injectable } from '@nestjs/common'
import type { Billing } from '@workledger/domain/billing/payment-provider'
import { standingOf } from '@workledger/domain/billing/subscription'
import { subscriptionOf } from '@workledger/projections/billing/billing.queries'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { WorkspaceStanding } from '../kernel/access/read-only'
import { BILLING } from './billing-options'

const nothing = {
  trial_ends_at: null,
  provider: null,
  status: null,
  cancelled: null,
  ends_at: null,
}

@Injectable()
export class BilledStanding extends WorkspaceStanding {
  constructor(
    private readonly reads: TenantReads,
    @Inject(BILLING) private readonly billing: Billing,
  ) {
    super()
  }

  async closesAt(workspace: string) {
    return (await workspaceById(this.reads.of([workspace]), workspace))?.closes_at
  }

  async isReadOnly(workspace: string) {
    if (this.billing.provider.name === 'sandbox') return false

    return (await this.find(workspace)).read_only
  }

  /** Returns the workspace's subscription and what follows from it at an instant. */
  async find(workspace: string, now = new Date()) {
    const { provider, trialDays } = this.billing
    const known = await subscriptionOf(this.reads.of([workspace]), workspace)

    return {
      known,
      ...standingOf(known ?? nothing, { provider: provider.name, trialDays }, now.toISOString()),
    }
  }
}
