import { billingApi as b } from '@workledger/contracts/billing/billing.api'
import { command } from '../kit/command'

export const billingCommands = {
  subscribe: command(b.subscribe, 'audit'),
  cancelSubscription: command(b.cancelSubscription, 'audit'),
  confirmCheckout: command(b.checkoutSuccess, 'audit'),
  openCheckout: command(b.checkoutPortal),
  openPortal: command(b.portalSession),
}
