import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    email: 'Email address',
    user: 'Account',
  },
  tables: {
    users: 'Account',
  },
  fields: {
    admin_id: 'Administrator',
    email_verified_at: 'Email confirmed',
    how: 'How',
    joins: 'Joins',
    language: 'Language',
    sessions: 'Sessions',
    via: 'By way of',
  },
  values: {
    joined: 'Joined',
    reset: 'Reset',
    'sign-up': 'Sign-up',
  },
} as const satisfies Words
