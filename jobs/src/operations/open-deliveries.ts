import { deliveryEvents } from '@workledger/contracts/operations/operations.events'
import type { DeliveryEvents } from '../kernel/reactor'

export const openDeliveries: DeliveryEvents = {
  open: new Set([deliveryEvents.DeliveryIntended.type, deliveryEvents.DeliveryResent.type]),
  close: new Set([
    deliveryEvents.DeliverySucceeded.type,
    deliveryEvents.DeliveryFailed.type,
    deliveryEvents.DeliveryWithheld.type,
    deliveryEvents.DeliveryLost.type,
  ]),
}
