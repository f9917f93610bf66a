import type { Pool } from 'pg'
import { OwnPassword } from '../kernel/access/own-password'
import type { AreaApi } from '../kernel/area'
import { type ApiOptions, OPTIONS, POOL } from '../kernel/options'
import { AccountController } from './account.controller'
import { Accounts } from './accounts.service'
import { Attempts } from './attempts.port'
import { Captcha } from './captcha.port'
import { Credentials } from './credentials'
import { KeptPassword } from './own-password'
import { ReadsController } from './reads.controller'
import { ReferenceController } from './reference.controller'
import { serveTerms } from './serve-terms'
import { SessionsController } from './sessions.controller'
import { SignInController } from './sign-in.controller'
import { SignUpController } from './sign-up.controller'

export const accessArea: AreaApi = {
  name: 'access',
  serve: serveTerms,
  controllers: [
    SignUpController,
    SignInController,
    AccountController,
    SessionsController,
    ReadsController,
    ReferenceController,
  ],
  providers: [
    Accounts,
    { provide: OwnPassword, useClass: KeptPassword },
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
