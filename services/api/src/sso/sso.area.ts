import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import type { Pool } from 'pg'
import { ACCESS_CONFIG } from '../kernel/access/access-config'
import type { AreaApi } from '../kernel/area'
import { type ApiOptions, OPTIONS, POOL } from '../kernel/options'
import { SystemDns } from './dns'
import { Entering } from './entering'
import { ProviderFlow } from './provider-flow'
import { ProviderHttp } from './provider-http'
import { ProviderLinksController } from './provider-links.controller'
import { ProviderSignInController } from './provider-sign-in.controller'
import { Providers } from './providers'
import { serveProviderSignIn } from './routes'
import { DNS, SignOnController } from './sign-on.controller'
import { SubjectLinks } from './subject-links'
import { UnlinkingController } from './unlinking.controller'

export const ssoArea: AreaApi = {
  name: 'sso',
  controllers: [
    SignOnController,
    ProviderSignInController,
    ProviderLinksController,
    UnlinkingController,
  ],
  serve: (fastify, get) =>
    serveProviderSignIn(fastify, { flow: get(ProviderFlow), config: get(ACCESS_CONFIG) }),
  providers: [
    ProviderFlow,
    Entering,
    {
      provide: SubjectLinks,
      useFactory: (pool: Pool, { masterKey }: ApiOptions) => new SubjectLinks(pool, masterKey),
      inject: [POOL, OPTIONS],
    },
    {
      provide: DNS,
      useFactory: ({ dns }: ApiOptions) => dns ?? new SystemDns(),
      inject: [OPTIONS],
    },
    {
      provide: Providers,
      useFactory: (pool: Pool, secrets: WorkspaceSecrets, options: ApiOptions) =>
        new Providers(
          pool,
          secrets,
          new ProviderHttp(options.outgoingNetworks, options.providerTimeout),
        ),
      inject: [POOL, WorkspaceSecrets, OPTIONS],
    },
  ],
}
