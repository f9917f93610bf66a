import { userEvents as e } from '@workledger/contracts/access/access.events'
import { at, change, on, projection, removeWhere } from '../kernel/projection'
import { col, table } from '../kernel/table'

export const users = table(
  'users',
  {
    id: col.uuid,
    user_id: col.uuid,
    first_name: col.maybe.text,
    last_name: col.maybe.text,
    email: col.maybe.text,
    email_verified_at: col.maybe.instant,
    /** Null: the person has not chosen one. */
    language: col.maybe.text,
    created_at: col.instant,
  },
  { tenant: 'user_id', indexes: ['email'], signIn: true },
)

/** Second factors of accounts; recovery codes are counted in the vault. */
export const factors = table(
  'sign_in_factors',
  {
    id: col.uuid,
    user_id: col.uuid,
    kind: col.text,
    name: col.maybe.text,
    blocked: col.bool,
    added_at: col.instant,
  },
  { tenant: 'user_id', indexes: ['user_id'], signIn: true },
)

const factorIdOf = (event: { data: { factor_id: string } }) => event.data.factor_id

export const accessProjection = projection('access', {
  version: 5,
  tables: [users, factors],
  steps: [
    on(
      e.UserRegistered,
      users,
      (event) => event.data.user_id,
      (_, event) => ({
        id: event.data.user_id,
        user_id: event.data.user_id,
        first_name: event.data.first_name,
        last_name: event.data.last_name || null,
        email: event.data.email,
        email_verified_at: null,
        language: null,
        created_at: at(event),
      }),
    ),
    change(
      e.EmailVerified,
      users,
      (event) => event.data.user_id,
      (event) => ({ email_verified_at: at(event) }),
    ),
    change(
      e.EmailChanged,
      users,
      (event) => event.data.user_id,
      (event) => ({ email: event.data.email, email_verified_at: null }),
    ),
    change(
      e.LanguageChosen,
      users,
      (event) => event.data.user_id,
      (event) => ({ language: event.data.language }),
    ),
    on(e.FactorAdded, factors, factorIdOf, (_, event, id) => ({
      id,
      user_id: event.data.user_id,
      kind: event.data.kind,
      name: event.data.name,
      blocked: false,
      added_at: at(event),
    })),
    change(e.FactorNamed, factors, factorIdOf, ({ data: { name } }) => ({ name })),
    change(e.PasskeyBlocked, factors, factorIdOf, () => ({ blocked: true })),
    on(e.FactorRemoved, factors, factorIdOf, () => null),
    removeWhere(e.FactorsReset, factors, 'user_id', (event) => event.data.user_id),
    removeWhere(e.UserErased, factors, 'user_id', (event) => event.data.user_id),
    on(
      e.UserErased,
      users,
      (event) => event.data.user_id,
      () => null,
    ),
  ],
})
