import { sandboxProvider } from '@workledger/domain/billing/sandbox-provider'
import { WorkspaceStanding } from '../kernel/access/read-only'
import type { AreaApi } from '../kernel/area'
import { LOG } from '../kernel/log'
import { type ApiOptions, OPTIONS } from '../kernel/options'
import { BilledStanding } from './billed-standing'
import { BillingController } from './billing.controller'
import { BILLING } from './billing-options'
import { SubscriptionService } from './subscription.service'
import { serveWebhook } from './webhook'

export const billingArea: AreaApi = {
  name: 'billing',
  controllers: [BillingController],
  providers: [
    SubscriptionService,
    BilledStanding,
    { provide: WorkspaceStanding, useExisting: BilledStanding },
    {
      provide: BILLING,
      useFactory: (options: ApiOptions) =>
        options.billing ?? { provider: sandboxProvider(options), trialDays: 0 },
      inject: [OPTIONS],
    },
  ],
  serve: (fastify, get) =>
    serveWebhook(fastify, {
      billing: get(BILLING),
      subscriptions: get(SubscriptionService),
      log: get(LOG),
    }),
}
