import { refuse } from '@workledger/contracts/kernel/errors'
import { faultOfTyped, type Networks, networksOf } from '@workledger/domain/kernel/outside-address'

/** Refuses addresses to which no webhook would ever be sent. */
export class WebhookAddresses {
  private readonly networks: Networks

  constructor(allowed: readonly string[] | undefined) {
    this.networks = networksOf(allowed)
  }

  check(url: string): void {
    const fault = faultOfTyped(new URL(url), this.networks)
    if (fault) refuse(fault === 'private' ? 'webhook.private' : 'webhook.address', { field: 'url' })
  }
}
