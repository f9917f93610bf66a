import * as z from 'zod'
import { shippedLanguages } from '../kernel/area-words'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { done, email, id, one, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { secondWays, signInWays } from './access.events'
import { isOwnAddress, newPassword } from './passwords'

export const user = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  email_verified_at: z.string().nullable(),
  /** The account's language; null until one is chosen. */
  language: z.string().nullable(),
  /** The admin behind a sign-in-as session, if any: their user id and name. */
  impersonated_by: z.string().nullable(),
  impersonator: z.string().nullable(),
  /** Addresses of help outside the product, from the installation's configuration. */
  support: z.object({ knowledge: z.string().nullable(), contact: z.string().nullable() }),
})

export type User = z.output<typeof user>

const token = z.object({ token: z.string() })
const mustEqual = (message: string) => ({ path: ['password_confirmation'], error: message })

const matching = (data: {
  password?: string | undefined
  password_confirmation?: string | undefined
}) => data.password === data.password_confirmation

const notOwnAddress = (data: { password: string; email: string }) =>
  !isOwnAddress(data.password, data.email)

const ownAddress = { path: ['password'], error: 'access.own_address' }

export const registerBody = z
  .object({
    first_name: text('access.first_name', 100),
    last_name: text('access.last_name', 100),
    email: email(),
    password: newPassword('access.password'),
    password_confirmation: characters(200, 'access.no_match').min(1, { error: 'access.no_match' }),
    /** Solved ALTCHA challenge, base64; unnecessary with CAPTCHA=off. */
    token: characters(4000).optional(),
  })
  .refine(matching, mustEqual('access.no_match'))
  .refine(notOwnAddress, ownAddress)

const passwords = {
  password: newPassword(),
  password_confirmation: characters(200, 'access.confirm').min(1, { error: 'access.confirm' }),
}

export const joinBody = z
  .object({
    confirmation_token: characters(200, 'access.key').min(1, { error: 'access.key' }),
    ...passwords,
  })
  .partial({ password: true, password_confirmation: true })
  .refine(matching, mustEqual('access.inconsistent'))

export const resetBody = z
  .object({
    token: characters(200, 'access.no_token').min(1, { error: 'access.no_token' }),
    email: email(),
    ...passwords,
  })
  .refine(matching, mustEqual('access.inconsistent'))
  .refine(notOwnAddress, ownAddress)

/**
 * A link opened without its account's session takes the account's password, or sets a new one. The
 * person who signed up with the address need not be the reader of its mails.
 */
export const verifyBody = z
  .object({
    token: characters(200),
    current_password: characters(200).optional(),
    password: newPassword().optional(),
    password_confirmation: characters(200).optional(),
  })
  .refine(matching, mustEqual('access.inconsistent'))

export const loginBody = z.object({
  email: email() /** As typed: blanks belong to it. */,
  password: characters(200, 'access.password').min(1, { error: 'access.password' }),
})

/** Changing an address or a password needs the current password. */
export const changeMeBody = z
  .object({
    email: email().optional(),
    password: newPassword().optional(),
    password_confirmation: characters(200).optional(),
    current_password: characters(200).optional(),
    /** Needs no password. */
    language: z.enum(shippedLanguages, { error: 'workspace.language' }).optional(),
  })
  .refine(matching, mustEqual('access.reset_no_match'))
  .refine(
    (data) => data.current_password || (data.email === undefined && data.password === undefined),
    {
      path: ['current_password'],
      error: 'access.current_password_missing',
    },
  )

export const ownSession = z.object({
  id: id(),
  /** Such as `Firefox` and `Windows`, from the program's sign-in; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** What proved who the person is, and what confirmed it; null: nothing, or not noted then. */
  by: z.enum(signInWays).nullable(),
  second: z.enum(secondWays).nullable(),
  created_at: z.string(),
  /** Accurate to about ten minutes. */
  used_at: z.string(),
  /** The session of this call. */
  current: z.boolean(),
  /** Name of the admin in a sign-in-as session. */
  impersonator: z.string().nullable(),
})

export type OwnSession = z.output<typeof ownSession>

export const role = z.object({ id: id(), name: z.string(), permissions: z.array(z.string()) })

const country = z.object({
  id: z.number(),
  country_code: z.string(),
  name: z.string(),
  citizenship: z.string(),
  /** Null if its clocks differ. */
  timezone: z.string().nullable(),
})

export const accessApi = area('access', {
  captcha: endpoint({
    method: 'GET',
    path: '/auth/captcha',
    who: 'public',
    summary: 'A proof-of-work challenge for sign-up',
    response: z.object({ required: z.boolean(), challenge: z.unknown().optional() }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    who: 'public',
    whileReadOnly: true,
    summary: 'Sign up',
    status: 201,
    body: registerBody,
    /** `outbox`: the folder with the mail, if no mail server is configured. */
    response: one(z.object({ id: id(), email: z.string(), outbox: z.string().nullable() })),
    errors: ['access.captcha', 'access.email_taken'],
  }),
  resendToNew: endpoint({
    method: 'POST',
    path: '/auth/register/{id}/resend',
    who: 'public',
    whileReadOnly: true,
    summary:
      "Send the verification link again right after a sign-up; id is from the sign-up's answer",
    status: 200,
    params: z.object({ id: idOf('users') }),
    response: done(),
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    who: 'public',
    whileReadOnly: true,
    summary: 'Sign in',
    status: 200,
    givesOnce: true,
    body: loginBody,
    response: token,
    /** `auth.second_factor` has a `challenge` for `POST /auth/second-factor`. */
    errors: ['access.wrong_password', 'auth.second_factor'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    who: 'user',
    whileReadOnly: true,
    summary: 'Sign out: the token ends at once',
    status: 200,
    response: z.object({ success: z.boolean() }),
  }),
  join: endpoint({
    method: 'POST',
    path: '/auth/join/{id}',
    who: 'key',
    whileReadOnly: true,
    summary: 'Accept an invitation to a workspace; id is the employee',
    status: 200,
    givesOnce: true,
    params: z.object({ id: idOf('employees') }),
    body: joinBody,
    response: token,
    errors: ['access.key', 'access.sign_in_to_accept', 'access.own_address'],
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/auth/join/{id}',
    who: 'key',
    summary: 'Show an invitation',
    params: z.object({ id: idOf('employees') }),
    query: z.object({ token: characters(200) }),
    response: one(z.object({ workspace: z.string(), email: z.string(), has_user: z.boolean() })),
    errors: ['access.key'],
  }),
  loginAs: endpoint({
    method: 'POST',
    path: '/auth/login-as/{id}',
    who: 'key',
    whileReadOnly: true,
    summary: 'Exchange a sign-in-as key for a session; id is the employee',
    status: 200,
    givesOnce: true,
    params: z.object({ id: idOf('employees') }),
    body: z.object({ key: characters(200) }),
    response: token,
    errors: ['access.key'],
  }),
  loginKey: endpoint({
    method: 'POST',
    path: '/employees/{id}/login-key',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Mint a key to sign in as one employee (15 minutes, once)',
    status: 201,
    params: z.object({ id: idOf('employees') }),
    response: one(z.object({ key: z.string(), url: z.string(), expires_at: z.string() })),
    errors: ['access.no_nesting', 'access.no_user'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/password/email',
    who: 'public',
    whileReadOnly: true,
    summary: 'Ask for a password reset link',
    status: 200,
    body: z.object({ email: email('access.email') }),
    response: z.object({ status: z.string() }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/password/reset',
    who: 'key',
    whileReadOnly: true,
    summary: 'Set a new password with the link of the e-mail',
    status: 200,
    body: resetBody,
    response: z.object({ status: z.string() }),
    errors: ['access.key', 'link.expired'],
  }),
  me: endpoint({
    method: 'GET',
    path: '/me',
    who: 'user',
    summary: 'The signed-in user',
    response: one(user),
  }),
  changeMe: endpoint({
    method: 'POST',
    path: '/me',
    who: 'user',
    whileReadOnly: true,
    summary:
      "Change the caller's language, or with the current password the e-mail address or password",
    status: 200,
    body: changeMeBody,
    response: one(user),
    errors: [
      'access.impersonating',
      'access.email_taken',
      'access.current_password',
      'access.own_address',
    ],
  }),
  ownSessions: endpoint({
    method: 'GET',
    path: '/me/sessions',
    who: 'user',
    summary: "The caller's newest 100 sessions, including sign-in-as sessions of admins",
    response: one(z.array(ownSession)),
    errors: ['access.impersonating'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/me/sessions',
    who: 'user',
    whileReadOnly: true,
    summary: 'Sign out everywhere but here',
    errors: ['access.impersonating'],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/me/sessions/{session}',
    who: 'user',
    whileReadOnly: true,
    summary: 'End another session of the caller; /auth/logout ends the current one',
    params: z.object({ session: characters(36) }),
    errors: ['access.impersonating', 'access.this_session'],
  }),
  resendVerification: endpoint({
    method: 'GET',
    path: '/email/resend',
    who: 'user',
    summary: 'Send the verification e-mail again',
    response: done(),
    errors: ['access.impersonating', 'access.already_verified'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/email/verify/{id}',
    who: 'key',
    whileReadOnly: true,
    summary:
      'Verify an e-mail address; id is the user. Without a session, with the password or a new one',
    status: 200,
    params: z.object({ id: idOf('users') }),
    body: verifyBody,
    /** `token`: a session, for the first use of the link without the account's session. */
    response: z.object({ message: z.string(), token: z.string().optional() }),
    errors: [
      'access.key',
      'link.expired',
      'access.verify_password',
      'access.current_password',
      'access.own_address',
    ],
  }),
  ping: endpoint({
    method: 'GET',
    path: '/ping',
    who: 'public',
    summary: 'Check that the server is up',
    response: z.object({ status: z.literal('ok'), time: z.string() }),
  }),
  roles: endpoint({
    method: 'GET',
    path: '/data/roles',
    who: 'user',
    summary: "Roles of the caller's workspaces",
    query: z.object({ workspace: id().optional() }),
    response: one(z.array(role)),
  }),
  countries: endpoint({
    method: 'GET',
    path: '/data/countries',
    who: 'public',
    summary: 'Countries',
    response: one(z.array(country)),
  }),
  timezones: endpoint({
    method: 'GET',
    path: '/data/timezones',
    who: 'user',
    summary: 'IANA time zones',
    response: one(z.array(z.string())),
  }),
  publicInfo: endpoint({
    method: 'GET',
    path: '/{subdomain}/v1/public/info',
    root: true,
    who: 'public',
    summary: 'Logo of a workspace by subdomain',
    params: z.object({ subdomain: characters(63) }),
    /** Null for the first label of the installation's own host. */
    response: one(z.object({ id: id(), name: z.string(), logo: z.string().nullable() }).nullable()),
  }),
})
