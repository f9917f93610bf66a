import { othersFor } from '@workledger/projections/access/others.port'
import type { Pool } from 'pg'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { Managers } from '../kernel/access/managers'
import { FIND_OTHERS } from '../kernel/access/own-gain'
import { OwnPassword } from '../kernel/access/own-password'
import { SessionCache } from '../kernel/access/session-cache'
import { SessionFinder } from '../kernel/access/session-finder'
import type { AreaApi } from '../kernel/area'
import { type ApiOptions, OPTIONS, POOL } from '../kernel/options'
import { AccountController } from './account.controller'
import { Accounts } from './accounts.service'
import { Attempts } from './attempts.port'
import { Captcha } from './captcha.port'
import { Challenges } from './challenges'
import { Credentials } from './credentials'
import { Directory } from './directory.port'
import { FactorWrites } from './factor-writes'
import { Factors } from './factors'
import { FactorsController } from './factors.controller'
import { KeptManagers } from './kept-managers'
import { LinkConfirmations } from './link-confirmations.port'
import { KeptPassword } from './own-password'
import { Passkeys } from './passkeys'
import { PasskeysController } from './passkeys.controller'
import { ProviderSignIns } from './provider-sign-ins.port'
import { ReadsController } from './reads.controller'
import { ReferenceController } from './reference.controller'
import { serveTerms } from './serve-terms'
import { Sessions } from './sessions'
import { SessionsController } from './sessions.controller'
import { SignInController } from './sign-in.controller'
import { SignIns } from './sign-ins.service'
import { SignUpController } from './sign-up.controller'
import { TokenSessions } from './token-sessions'

export const accessArea: AreaApi = {
  name: 'access',
  serve: serveTerms,
  controllers: [
    SignUpController,
    SignInController,
    AccountController,
    SessionsController,
    FactorsController,
    PasskeysController,
    ReadsController,
    ReferenceController,
  ],
  providers: [
    Accounts,
    SignIns,
    ProviderSignIns,
    LinkConfirmations,
    { provide: Challenges, useFactory: (pool: Pool) => new Challenges(pool), inject: [POOL] },
    {
      provide: Factors,
      useFactory: (pool: Pool, { masterKey }: ApiOptions) => new Factors(pool, masterKey),
      inject: [POOL, OPTIONS],
    },
    FactorWrites,
    {
      provide: Passkeys,
      useFactory: (pool: Pool, { publicUrl }: AccessConfig) => new Passkeys(pool, publicUrl),
      inject: [POOL, ACCESS_CONFIG],
    },
    { provide: OwnPassword, useClass: KeptPassword },
    { provide: Managers, useClass: KeptManagers },
    { provide: FIND_OTHERS, useValue: othersFor },
    { provide: Directory, useFactory: (pool: Pool) => new Directory(pool), inject: [POOL] },
    {
      provide: Sessions,
      useFactory: (pool: Pool, cache: SessionCache) => new Sessions(pool, cache),
      inject: [POOL, SessionCache],
    },
    { provide: SessionFinder, useClass: TokenSessions },
    { provide: Attempts, useFactory: (pool: Pool) => new Attempts(pool), inject: [POOL] },
    {
      provide: Captcha,
      useFactory: ({ captcha, masterKey }: ApiOptions, attempts: Attempts) =>
        new Captcha(captcha, masterKey, attempts),
      inject: [OPTIONS, Attempts],
    },
    {
      provide: Credentials,
      useFactory: (pool: Pool, { hashCost }: ApiOptions) => new Credentials(pool, hashCost),
      inject: [POOL, OPTIONS],
    },
  ],
}
