import { BILLING } from '../kernel/access/read-only'
import type { AreaApi } from '../kernel/area'
import { LOG } from '../kernel/log'
import { BillingController } from './billing.controller'
import { SubscriptionService } from './subscription.service'
import { serveWebhook } from './webhook'

export const billingArea: AreaApi = {
  name: 'billing',
  controllers: [BillingController],
  providers: [SubscriptionService],
  serve: (fastify, get) => serveWebhook(fastify, { billing: get(BILLING), subscriptions: get(SubscriptionService), log: get(LOG) }),
}
