import { given } from '../kernel/decider-specification'
import { emailDecider, type UserCommand, type UserEvent, userDecider } from './user'

const user_id = '0190a1b2-0000-7000-8000-000000000001'
const other = '0190a1b2-0000-7000-8000-000000000002'
const session_id = '0190a1b2-0000-7000-8000-000000000003'
const person = { user_id, first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' }

const registered: UserEvent = {
  type: 'UserRegistered',
  data: { ...person, via: 'sign-up', joins: null },
}

const verified: UserEvent = { type: 'EmailVerified', data: { user_id } }
const asked: UserEvent = { type: 'VerificationRequested', data: { user_id } }

const register = (isVerified: boolean): UserCommand => ({
  type: 'register',
  verified: isVerified,
  ...person,
  via: 'sign-up',
  joins: null,
})

describe('an account', () => {
  it('is registered once, and asks for its address to be verified unless an invitation did that', () => {
    given(userDecider).when(register(false)).then(registered, asked)
    given(userDecider).when(register(true)).then(registered, verified)
    given(userDecider, registered).when(register(false)).thenRefused('access.email_taken')
  })

  it('does nothing before it is registered', () => {
    const commands: UserCommand[] = [
      { type: 'request-verification', user_id },
      { type: 'verify-email', user_id },
      { type: 'request-reset', user_id },
      { type: 'change-account', user_id, email: 'x@example.com', password: false },
      { type: 'sign-in', user_id, session_id, by: 'password', second: null },
    ]
    for (const command of commands) given(userDecider).when(command).thenRefused('not_found')
  })

  it('is verified once, and can be asked for it again until then', () => {
    given(userDecider, registered).when({ type: 'verify-email', user_id }).then(verified)
    given(userDecider, registered, verified).when({ type: 'verify-email', user_id }).thenNothing()
    given(userDecider, registered).when({ type: 'request-verification', user_id }).then(asked)
    given(userDecider, registered, verified)
      .when({ type: 'request-verification', user_id })
      .thenRefused('access.already_verified')
  })

  it('has a language once it is chosen, and records a choice that changes it', () => {
    const chosen: UserEvent = { type: 'LanguageChosen', data: { user_id, language: 'ar' } }
    const choose: UserCommand = {
      type: 'change-account',
      user_id,
      password: false,
      language: 'ar',
    }

    given(userDecider).when(choose).thenRefused('not_found')
    given(userDecider, registered).when(choose).then(chosen)
    given(userDecider, registered, chosen).when(choose).thenNothing()
  })

  it('verifies a new address again, and tells only what changed', () => {
    const moved: UserEvent = { type: 'EmailChanged', data: { user_id, email: 'ada@new.example' } }
    const changed: UserEvent = { type: 'PasswordChanged', data: { user_id, how: 'changed' } }
    const account = given(userDecider, registered, verified)
    account
      .when({ type: 'change-account', user_id, email: 'ada@new.example', password: false })
      .then(moved, asked)
    account
      .when({ type: 'change-account', user_id, email: 'ada@example.com', password: false })
      .thenNothing()
    account.when({ type: 'change-account', user_id, password: true }).then(changed)
    given(userDecider, registered, verified, moved)
      .when({ type: 'verify-email', user_id })
      .then(verified)
  })

  it('records resets and sessions', () => {
    const account = given(userDecider, registered)
    account
      .when({ type: 'request-reset', user_id })
      .then({ type: 'PasswordResetRequested', data: { user_id } })
    account
      .when({ type: 'sign-in', user_id, session_id, by: 'password', second: 'totp' })
      .then({ type: 'SignedIn', data: { user_id, session_id, by: 'password', second: 'totp' } })
    const asked = { user_id, workspace_id: other, provider_id: session_id }
    account.when({ type: 'ask-link', ...asked }).then({ type: 'ProviderLinkAsked', data: asked })
    account
      .when({ type: 'sign-in-as', user_id, session_id, admin_id: other })
      .then({ type: 'SignedInAs', data: { user_id, session_id, admin_id: other } })
    account
      .when({ type: 'sign-out', user_id, session_ids: [session_id] })
      .then({ type: 'SignedOut', data: { user_id, session_id } })
  })
})

describe('an address', () => {
  const reserved = { type: 'EmailReserved' as const, data: { user_id } }
  const released = { type: 'EmailReleased' as const, data: { user_id } }

  it('belongs to one user until that user releases it', () => {
    given(emailDecider).when({ type: 'reserve', user_id }).then(reserved)
    given(emailDecider, reserved).when({ type: 'reserve', user_id }).thenNothing()
    given(emailDecider, reserved)
      .when({ type: 'reserve', user_id: other })
      .thenRefused('access.email_taken')
    given(emailDecider, reserved).when({ type: 'release', user_id: other }).thenNothing()
    given(emailDecider, reserved).when({ type: 'release', user_id }).then(released)
    given(emailDecider, reserved, released)
      .when({ type: 'reserve', user_id: other })
      .then({ type: 'EmailReserved', data: { user_id: other } })
  })
})
