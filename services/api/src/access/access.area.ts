import { OwnPassword } from '../kernel/access/own-password'
import type { AreaApi } from '../kernel/area'
import { AccountController } from './account.controller'
import { Accounts } from './accounts.service'
import { KeptPassword } from './own-password'
import { ReferenceController } from './reference.controller'
import { SessionsController } from './sessions.controller'
import { SignInController } from './sign-in.controller'
import { SignUpController } from './sign-up.controller'

export const accessArea: AreaApi = {
  name: 'access',
  controllers: [SignUpController, SignInController, AccountController, SessionsController, ReferenceController],
  providers: [Accounts, { provide: OwnPassword, useClass: KeptPassword }],
}
