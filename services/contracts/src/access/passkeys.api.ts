import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { id, one, text } from '../kernel/shapes'
import { againBody, codeOfApp, factorParams, shownCodes } from './factors.api'
import {
  creationOptions,
  passkeyAssertion,
  passkeyRegistration,
  requestOptions,
} from './passkey-shapes'

/** Begins a confirmation, so that it is not taken for a password. */
export const CONFIRMED = 'confirmed:'

export const passkeyBody = z.object({
  name: text('factor.name', 100),
  passkey: passkeyRegistration,
})

/** What a person enters before the browser makes the passkey. */
export const newPasskeyBody = againBody.extend({ name: text('factor.name', 100) })

export const confirmationBody = z
  .object({ passkey: passkeyAssertion.optional(), code: codeOfApp.optional() })
  .refine(({ passkey, code }) => (passkey === undefined) !== (code === undefined), {
    path: ['code'],
    error: 'factor.code',
  })

const options = one(z.object({ options: requestOptions, expires_at: z.string() }))

/** What each check of a passkey may refuse. */
const refusals = [
  'passkey.unknown',
  'passkey.refused',
  'passkey.other_site',
  'passkey.copied',
  'passkey.blocked',
]

export const passkeysApi = area('access', {
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/auth/passkey/options',
    who: 'public',
    whileReadOnly: true,
    givesOnce: true,
    summary: 'Begin to sign in with a passkey alone',
    status: 200,
    response: options,
    errors: ['passkey.address'],
  }),
  passkeySignIn: endpoint({
    method: 'POST',
    path: '/auth/passkey',
    who: 'public',
    whileReadOnly: true,
    givesOnce: true,
    summary: 'Sign in with a passkey alone',
    status: 200,
    body: z.object({ passkey: passkeyAssertion }),
    response: z.object({ token: z.string() }),
    errors: ['auth.challenge', ...refusals],
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/me/factors/passkey',
    who: 'user',
    whileReadOnly: true,
    givesOnce: true,
    summary: 'Begin to add a passkey; it counts once the browser has made it',
    status: 201,
    body: againBody,
    response: one(z.object({ id: id(), options: creationOptions, expires_at: z.string() })),
    errors: [
      'access.impersonating',
      'access.current_password',
      'access.confirmation',
      'factor.most',
      'passkey.address',
    ],
  }),
  confirmPasskey: endpoint({
    method: 'POST',
    path: '/me/factors/passkey/{factor}/confirm',
    who: 'user',
    whileReadOnly: true,
    givesOnce: true,
    summary: 'Store a new passkey; the first factor comes with recovery codes',
    status: 200,
    params: factorParams,
    body: passkeyBody,
    response: shownCodes,
    errors: [
      'access.impersonating',
      'passkey.over',
      'factor.most',
      'passkey.refused',
      'passkey.other_site',
      'passkey.known',
    ],
  }),
  confirmationOptions: endpoint({
    method: 'POST',
    path: '/me/confirmation/options',
    who: 'user',
    whileReadOnly: true,
    givesOnce: true,
    summary: 'Begin to confirm by passkey what else takes the password',
    status: 200,
    response: options,
    errors: ['access.impersonating', 'passkey.none', 'passkey.address'],
  }),
  makeConfirmation: endpoint({
    method: 'POST',
    path: '/me/confirmation',
    who: 'user',
    whileReadOnly: true,
    givesOnce: true,
    summary: 'Confirm by passkey or code who one is; the answer stands in for the password once',
    status: 201,
    body: confirmationBody,
    /** Takes the place of `current_password`, for one call within five minutes. */
    response: one(z.object({ confirmation: z.string(), expires_at: z.string() })),
    errors: [
      'access.impersonating',
      'factor.wrong_code',
      'access.used_code',
      'passkey.over',
      'passkey.other_account',
      ...refusals,
    ],
  }),
})
