import type { Pool } from 'pg'
import { SessionCache } from '../kernel/access/session-cache'
import type { AreaApi } from '../kernel/area'
import { type ApiOptions, OPTIONS, POOL } from '../kernel/options'
import { ApiTokens } from './api-tokens.port'
import { ChatChannelsController } from './chat-channels.controller'
import { ChatStore } from './chat-store.port'
import { ServiceAccountsController } from './service-accounts.controller'
import { TokenMaker } from './token-maker'
import { TokensController } from './tokens.controller'
import { WebhookAddresses } from './webhook-addresses'
import { WebhookStore } from './webhook-store.port'
import { WebhooksController } from './webhooks.controller'

export const integrationsArea: AreaApi = {
  name: 'integrations',
  controllers: [
    TokensController,
    ServiceAccountsController,
    WebhooksController,
    ChatChannelsController,
  ],
  providers: [
    TokenMaker,
    WebhookStore,
    ChatStore,
    {
      provide: WebhookAddresses,
      useFactory: ({ outgoingNetworks }: ApiOptions) => new WebhookAddresses(outgoingNetworks),
      inject: [OPTIONS],
    },
    {
      provide: ApiTokens,
      useFactory: (pool: Pool, cache: SessionCache) => new ApiTokens(pool, cache),
      inject: [POOL, SessionCache],
    },
  ],
}
