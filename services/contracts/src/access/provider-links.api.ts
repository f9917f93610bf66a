import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { done, id } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { codeOfApp } from './factors.api'
import { passkeyAssertion } from './passkey-shapes'

const challenge = characters(100, 'auth.challenge').min(1, { error: 'auth.challenge' })

/** The ways by which an account confirms that a provider may open it. */
const ways = ['password', 'code', 'recovery_code', 'passkey'] as const

export const confirmLinkBody = z
  .object({
    /** From the answer of `POST /auth/oidc/session`, 401 `auth.confirm_link`. */
    challenge,
    /** Only of an account without a second factor. */
    password: characters(200, 'access.password').min(1, { error: 'access.password' }).optional(),
    code: codeOfApp.optional(),
    recovery_code: characters(40, 'auth.wrong_code').optional(),
    /** What the browser made of the challenge's `passkey`. */
    passkey: passkeyAssertion.optional(),
  })
  .refine((given) => ways.filter((way) => given[way] !== undefined).length === 1, {
    path: ['password'],
    error: 'access.password',
  })

const opened = z.object({ token: z.string(), to: z.string() })

const refusals = ['sso.expired', 'sso.unknown', 'sso.ended', 'sso.other_subject']

/** The first sign-in by a provider to an account that exists: the account itself confirms it. */
export const providerLinksApi = area('access', {
  confirmProviderLink: endpoint({
    method: 'POST',
    path: '/auth/oidc/link',
    who: 'public',
    whileReadOnly: true,
    givesOnce: true,
    summary: 'Confirm by the account’s own password or factor that the provider may open it',
    status: 200,
    headers: { 'Cache-Control': 'The answer is not kept.' },
    body: confirmLinkBody,
    response: opened,
    errors: [
      'auth.challenge',
      'auth.wrong_code',
      'auth.used_code',
      'access.current_password',
      'passkey.unknown',
      'passkey.refused',
      'passkey.other_account',
      ...refusals,
    ],
  }),
  mailProviderLink: endpoint({
    method: 'POST',
    path: '/auth/oidc/link/mail',
    who: 'public',
    whileReadOnly: true,
    summary: 'Mail the link by which an account without password and factors confirms',
    status: 200,
    headers: { 'Set-Cookie': 'Keeps the sign-in bound to this browser.' },
    body: z.object({ challenge }),
    response: done(),
    errors: ['auth.challenge', 'rate.limited'],
  }),
  openMailedLink: endpoint({
    method: 'POST',
    path: '/auth/oidc/link/mailed',
    who: 'public',
    whileReadOnly: true,
    givesOnce: true,
    summary: 'Confirm by the mailed link, in the browser in which the sign-in began',
    status: 200,
    headers: { 'Cache-Control': 'The answer is not kept.' },
    body: z.object({ user: id(), key: characters(100, 'access.key') }),
    response: opened,
    errors: ['access.key', 'link.expired', ...refusals],
  }),
})
