import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { email, id, one, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { factorKinds } from './factor.events'
import { passkeyAssertion } from './passkey-shapes'

/** Most authenticator apps and passkeys of one account. */
export const MOST_FACTORS = 10

export const RECOVERY_CODES = 10

/** The password, a code of the authenticator app, or the answer of `POST /me/confirmation`. */
const again = {
  current_password: characters(200, 'access.current_password_missing').min(1, {
    error: 'access.current_password_missing',
  }),
}

const name = text('factor.name', 100)

/** The six digits of an authenticator app. */
export const codeOfApp = characters(20, 'factor.code')
  .transform((typed) => typed.replace(/\s/g, ''))
  .refine((typed) => /^\d{6}$/.test(typed), { error: 'factor.code' })

const challengeToken = characters(100, 'auth.challenge').min(1, { error: 'auth.challenge' })

export const againBody = z.object(again)
export const factorNameBody = z.object({ name })
export const authenticatorBody = z.object({ code: codeOfApp, name })

const waysOf = ({ code, recovery_code, passkey }: Record<string, unknown>) =>
  [code, recovery_code, passkey].filter((way) => way !== undefined).length

export const resetFactorsBody = z.object({ reason: text('factor.reason', 500) })

export const resetAnyFactorsBody = z.object({
  /** The address that the account signs in with. */
  email: email(),
  reason: text('factor.reason', 500),
  ...again,
})

export const secondFactorBody = z
  .object({
    /** From the answer of the sign-in, 401 `auth.second_factor`. */
    challenge: challengeToken,
    code: codeOfApp.optional(),
    recovery_code: characters(40, 'auth.wrong_code').optional(),
    /** What the browser made of the challenge's `passkey`. */
    passkey: passkeyAssertion.optional(),
  })
  .refine((given) => waysOf(given) === 1, { path: ['code'], error: 'factor.code' })

const factor = z.object({
  id: id(),
  kind: z.enum(factorKinds),
  name: z.string(),
  added_at: z.string(),
  /** Null: never. */
  used_at: z.string().nullable(),
  /** Of a passkey whose counter went backwards: it no longer signs in. */
  blocked: z.boolean(),
})

export type Factor = z.output<typeof factor>

const ownFactors = z.object({
  factors: z.array(factor),
  recovery_codes_left: z.number(),
  /**
   * Of a session that a company's provider opened: whether its last sign-in is recent enough to
   * confirm who one is (`confirmed:provider`), or a new one is due.
   */
  provider: z.enum(['fresh', 'due']).nullable(),
})

/** The codes are shown this once; null: the account has codes already. */
export const shownCodes = one(z.object({ recovery_codes: z.array(z.string()).nullable() }))

export const factorParams = z.object({ factor: characters(36) })
const confirmationErrors = [
  'access.impersonating',
  'access.current_password',
  'access.confirmation',
]

export const factorsApi = area('access', {
  secondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor',
    who: 'public',
    whileReadOnly: true,
    givesOnce: true,
    summary: 'Finish a sign-in with a passkey, a code or a recovery code',
    status: 200,
    body: secondFactorBody,
    response: z.object({ token: z.string() }),
    errors: [
      'auth.challenge',
      'auth.wrong_code',
      'auth.used_code',
      'passkey.unknown',
      'passkey.other_account',
      'passkey.refused',
      'passkey.other_site',
      'passkey.copied',
      'passkey.blocked',
    ],
  }),
  ownFactors: endpoint({
    method: 'GET',
    path: '/me/factors',
    who: 'user',
    summary: "The caller's authenticator apps and passkeys, and how many recovery codes are left",
    response: one(ownFactors),
    errors: ['access.impersonating'],
  }),
  startAuthenticator: endpoint({
    method: 'POST',
    path: '/me/factors/authenticator',
    who: 'user',
    whileReadOnly: true,
    givesOnce: true,
    summary: 'Begin to set up an authenticator app; it counts once a code of it is confirmed',
    status: 201,
    body: againBody,
    /** `uri` is the content of the QR code. */
    response: one(z.object({ id: id(), secret: z.string(), uri: z.string() })),
    errors: confirmationErrors,
  }),
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: '/me/factors/authenticator/{factor}/confirm',
    who: 'user',
    whileReadOnly: true,
    givesOnce: true,
    summary:
      'Confirm a code of a new authenticator app; the first factor comes with recovery codes',
    status: 200,
    params: factorParams,
    body: authenticatorBody,
    response: shownCodes,
    errors: ['access.impersonating', 'factor.wrong_code', 'factor.most'],
  }),
  nameFactor: endpoint({
    method: 'POST',
    path: '/me/factors/{factor}/name',
    who: 'user',
    whileReadOnly: true,
    summary: "Name one of the caller's authenticator apps or passkeys",
    params: factorParams,
    body: factorNameBody,
    errors: ['access.impersonating'],
  }),
  removeFactor: endpoint({
    method: 'POST',
    path: '/me/factors/{factor}/remove',
    who: 'user',
    whileReadOnly: true,
    summary: 'Remove an authenticator app or passkey; the person is notified by mail',
    params: factorParams,
    body: againBody,
    errors: confirmationErrors,
  }),
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: '/me/recovery-codes',
    who: 'user',
    whileReadOnly: true,
    givesOnce: true,
    summary: 'Make new recovery codes; the earlier ones end, and the answer alone shows these',
    status: 201,
    body: againBody,
    response: shownCodes,
    errors: [...confirmationErrors, 'factor.none'],
  }),
  resetFactors: endpoint({
    method: 'POST',
    path: '/employees/{id}/reset-factors',
    who: 'admin',
    summary:
      'Remove all second factors of a member who lost them, and end their sessions; the member is notified by mail',
    params: z.object({ id: idOf('employees') }),
    body: resetFactorsBody,
    errors: [
      'access.no_user',
      'access.impersonating',
      'factor.own_reset',
      'factor.none_of_member',
      'factor.elsewhere',
    ],
  }),
  resetAnyFactors: endpoint({
    method: 'POST',
    path: '/operations/second-factors/reset',
    who: 'operator',
    whileReadOnly: true,
    summary:
      'Remove all second factors of an account that belongs to several companies, and end its sessions; its person is notified, and auditors of each company see it',
    body: resetAnyFactorsBody,
    errors: [
      ...confirmationErrors,
      'access.impersonating',
      'not_found',
      'factor.own_reset',
      'factor.none_of_member',
    ],
  }),
})
