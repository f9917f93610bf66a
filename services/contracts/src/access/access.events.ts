import * as z from 'zod'
import { event } from '../kernel/event'
import { id, personal, plain } from '../kernel/event-fields'
import { factorEvents } from './factor.events'

const accessSubject = 'user_id'
const user = { user_id: id() }

/** What proved who the person is. Null in sign-ins from before it was noted. */
export const signInWays = ['password', 'passkey', 'oidc', 'invitation', 'address'] as const

/** What confirmed it. */
export const secondWays = ['totp', 'passkey', 'recovery-code'] as const

export type SignInWay = (typeof signInWays)[number]
export type SecondWay = (typeof secondWays)[number]

/**
 * A user's own stream `user-{id}` is in the system workspace. Passwords and tokens never enter an
 * event.
 */
export const userEvents = {
  UserRegistered: event('UserRegistered', {
    v: 1,
    subject: accessSubject,
    data: z.object({
      ...user,
      first_name: personal.text(),
      last_name: personal.text(),
      email: personal.text(),
      via: z.enum(['sign-up', 'invitation']),
      /** The employee who accepts an invitation by the sign-up. */
      joins: z.object({ workspace_id: id(), employee_id: id() }).nullable(),
    }),
  }),
  VerificationRequested: event('VerificationRequested', {
    v: 1,
    subject: accessSubject,
    data: z.object(user),
  }),
  EmailVerified: event('EmailVerified', { v: 1, subject: accessSubject, data: z.object(user) }),
  EmailChanged: event('EmailChanged', {
    v: 1,
    subject: accessSubject,
    data: z.object({ ...user, email: personal.text() }),
  }),
  /** The language of the person's screens and mails. */
  LanguageChosen: event('LanguageChosen', {
    v: 1,
    subject: accessSubject,
    data: z.object({ ...user, language: plain(10) }),
  }),
  PasswordResetRequested: event('PasswordResetRequested', {
    v: 1,
    subject: accessSubject,
    data: z.object(user),
  }),
  PasswordChanged: event('PasswordChanged', {
    v: 1,
    subject: accessSubject,
    data: z.object({ ...user, how: z.enum(['changed', 'reset', 'joined']) }),
  }),
  SignedIn: event('SignedIn', {
    v: 2,
    upcast: { 1: (data) => ({ ...data, by: null, second: null }) },
    subject: accessSubject,
    data: z.object({
      ...user,
      session_id: id(),
      by: z.enum(signInWays).nullable(),
      second: z.enum(secondWays).nullable(),
    }),
  }),
  SignedInAs: event('SignedInAs', {
    v: 1,
    subject: accessSubject,
    data: z.object({ ...user, session_id: id(), admin_id: id() }),
  }),
  /** The key is destroyed, because the user's last company has erased them. */
  UserErased: event('UserErased', { v: 1, subject: accessSubject, data: z.object(user) }),
  /** A company's provider wants to open the account, which has no own way to confirm that. */
  ProviderLinkAsked: event('ProviderLinkAsked', {
    v: 1,
    subject: accessSubject,
    data: z.object({ ...user, workspace_id: id(), provider_id: id() }),
  }),
  SignedOut: event('SignedOut', {
    v: 1,
    subject: accessSubject,
    data: z.object({ ...user, session_id: id() }),
  }),
  ...factorEvents,
}

/** Keeps an address unique to one user: stream `email-{hmac of the address}`. */
export const emailEvents = {
  EmailReserved: event('EmailReserved', { v: 1, data: z.object(user) }),
  EmailReleased: event('EmailReleased', { v: 1, data: z.object(user) }),
}
