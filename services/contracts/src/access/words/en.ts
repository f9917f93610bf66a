import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    'member-sign-in': 'Sign-in of a member',
    email: 'Email address',
    user: 'Account',
  },
  tables: {
    sign_in_factors: 'Second factors',
    users: 'Account',
  },
  fields: {
    provider_id: 'Provider',
    codes: 'Codes',
    codes_left: 'Codes left',
    factor_id: 'Second factor',
    second: 'Second step',
    admin_id: 'Administrator',
    email_verified_at: 'Email confirmed',
    how: 'How',
    joins: 'Joins',
    language: 'Language',
    sessions: 'Sessions',
    via: 'By way of',
  },
  values: {
    totp: 'Authenticator app',
    passkey: 'Passkey',
    password: 'Password',
    oidc: 'Single sign-on',
    invitation: 'Invitation',
    address: 'Link by e-mail',
    'recovery-code': 'Recovery code',

    joined: 'Joined',
    reset: 'Reset',
    'sign-up': 'Sign-up',
  },
} as const satisfies Words
