import type { emailEvents, userEvents } from '@workledger/contracts/access/access.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { Language } from '@workledger/contracts/kernel/languages'
import type { Decider } from '../kernel/decider'
import {
  decideFactors,
  evolveFactors,
  type FactorCommand,
  type FactorState,
  isFactorCommand,
  noFactors,
} from './factors'

export type UserEvent = AnyEventOf<typeof userEvents>
type UserEventData<T extends UserEvent['type']> = Extract<UserEvent, { type: T }>['data']

export type UserState =
  | { status: 'none' }
  | {
      status: 'registered'
      first_name: string | null
      last_name: string | null
      email: string | null
      verified: boolean
      language: string | null
      factors: FactorState
    }

export type UserCommand =
  | FactorCommand
  | ({ type: 'register'; verified: boolean } & UserEventData<'UserRegistered'>)
  | { type: 'request-verification'; user_id: string }
  | { type: 'verify-email'; user_id: string }
  /**
   * Changes an address, a password and a language in one decision. The password itself is in the
   * vault.
   */
  | {
      type: 'change-account'
      user_id: string
      email?: string | undefined
      password: boolean
      language?: Language | undefined
    }
  | { type: 'request-reset'; user_id: string }
  | ({ type: 'change-password' } & UserEventData<'PasswordChanged'>)
  | ({ type: 'sign-in' } & UserEventData<'SignedIn'>)
  | ({ type: 'ask-link' } & UserEventData<'ProviderLinkAsked'>)
  | ({ type: 'sign-in-as' } & UserEventData<'SignedInAs'>)
  | { type: 'sign-out'; user_id: string; session_ids: readonly string[] }
  /** Records that the person's key is destroyed. */
  | { type: 'erase'; user_id: string }

/** A person's account: stream `user-{id}` in the system workspace. */
export const userDecider: Decider<UserState, UserCommand, UserEvent> = {
  category: 'user',
  initial: { status: 'none' },
  decide(state, command) {
    if (command.type === 'register') {
      if (state.status === 'registered') return refuse('access.email_taken', { field: 'email' })
      const { type: _, verified, ...data } = command
      const { user_id } = data

      return [
        { type: 'UserRegistered', data },
        verified
          ? { type: 'EmailVerified', data: { user_id } }
          : { type: 'VerificationRequested', data: { user_id } },
      ]
    }

    if (state.status === 'none') return refuse('not_found')
    if (isFactorCommand(command)) return decideFactors(state.factors, command)
    const { user_id } = command

    switch (command.type) {
      case 'request-verification':
        return state.verified
          ? refuse('access.already_verified')
          : [{ type: 'VerificationRequested', data: { user_id } }]

      case 'verify-email':
        return state.verified ? [] : [{ type: 'EmailVerified', data: { user_id } }]

      case 'change-account': {
        const { email, password, language } = command
        return [
          ...(password
            ? [{ type: 'PasswordChanged' as const, data: { user_id, how: 'changed' as const } }]
            : []),
          ...(email !== undefined && email !== state.email
            ? [
                { type: 'EmailChanged' as const, data: { user_id, email } },
                { type: 'VerificationRequested' as const, data: { user_id } },
              ]
            : []),
          ...(language !== undefined && language !== state.language
            ? [{ type: 'LanguageChosen' as const, data: { user_id, language } }]
            : []),
        ]
      }

      case 'request-reset':
        return [{ type: 'PasswordResetRequested', data: { user_id } }]
      case 'change-password':
        return [{ type: 'PasswordChanged', data: { user_id, how: command.how } }]
      case 'sign-in': {
        const { session_id, by, second } = command
        const codes_left = Math.max(0, state.factors.codes - 1)

        return [
          { type: 'SignedIn', data: { user_id, session_id, by, second } },
          ...(second === 'recovery-code'
            ? [{ type: 'RecoveryCodeUsed' as const, data: { user_id, session_id, codes_left } }]
            : []),
        ]
      }

      case 'ask-link': {
        const { workspace_id, provider_id } = command
        return [{ type: 'ProviderLinkAsked', data: { user_id, workspace_id, provider_id } }]
      }

      case 'sign-in-as':
        return [
          {
            type: 'SignedInAs',
            data: { user_id, session_id: command.session_id, admin_id: command.admin_id },
          },
        ]

      case 'sign-out':
        return command.session_ids.map((session_id) => ({
          type: 'SignedOut' as const,
          data: { user_id, session_id },
        }))

      case 'erase':
        return [{ type: 'UserErased', data: { user_id } }]
      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'UserErased':
        return { status: 'none' }

      case 'UserRegistered':
        return {
          status: 'registered',
          first_name: event.data.first_name,
          last_name: event.data.last_name,
          email: event.data.email,
          verified: false,
          language: null,
          factors: noFactors,
        }

      case 'EmailVerified':
        return state.status === 'registered' ? { ...state, verified: true } : state

      case 'EmailChanged':
        return state.status === 'registered'
          ? { ...state, email: event.data.email, verified: false }
          : state

      case 'LanguageChosen':
        return state.status === 'registered' ? { ...state, language: event.data.language } : state

      case 'VerificationRequested':
      case 'PasswordResetRequested':
      case 'PasswordChanged':
      case 'SignedIn':
      case 'SignedInAs':
      case 'SignedOut':
      case 'ProviderLinkAsked':
        return state

      case 'FactorAdded':
      case 'FactorNamed':
      case 'FactorRemoved':
      case 'PasskeyBlocked':
      case 'RecoveryCodesMade':
      case 'RecoveryCodeUsed':
      case 'FactorsReset':
        return state.status === 'registered'
          ? { ...state, factors: evolveFactors(state.factors, event) }
          : state

      default:
        return event satisfies never
    }
  },
}

export type EmailEvent = AnyEventOf<typeof emailEvents>

/** Keeps an address unique to one user: stream `email-{keyed hash}` in the system workspace. */
export const emailDecider: Decider<
  { user_id: string | null },
  { type: 'reserve' | 'release'; user_id: string },
  EmailEvent
> = {
  category: 'email',
  initial: { user_id: null },
  decide(state, { type, user_id }) {
    if (type === 'release')
      return state.user_id === user_id ? [{ type: 'EmailReleased', data: { user_id } }] : []

    if (state.user_id === user_id) return []

    return state.user_id
      ? refuse('access.email_taken', { field: 'email' })
      : [{ type: 'EmailReserved', data: { user_id } }]
  },
  evolve: (_, event) => ({ user_id: event.type === 'EmailReserved' ? event.data.user_id : null }),
}
