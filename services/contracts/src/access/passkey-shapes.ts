import * as z from 'zod'
import { characters } from '../kernel/text'

/** Base64url without padding, as WebAuthn's JSON forms have it. */
const base64url = (most: number) =>
  characters(most, 'passkey.refused').regex(/^[\w-]+$/, { error: 'passkey.refused' })

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key', { error: 'passkey.refused' }),
  authenticatorAttachment: characters(40).nullish(),
  /** Results of extensions; none is asked for, so none is read. */
  clientExtensionResults: z.object({}).optional(),
}

const transports = z
  .array(characters(40, 'passkey.refused'), { error: 'passkey.refused' })
  .max(10, { error: 'passkey.refused' })

/** `RegistrationResponseJSON` of WebAuthn Level 3, with bounds. */
export const passkeyRegistration = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(12_000),
      transports: transports.nullish(),
    }),
  },
  { error: 'passkey.refused' },
)

/** `AuthenticationResponseJSON` of WebAuthn Level 3, with bounds. */
export const passkeyAssertion = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(2000),
      /** The account, as the passkey knows it. */
      userHandle: base64url(100).nullish(),
    }),
  },
  { error: 'passkey.refused' },
)

export type PasskeyRegistration = z.output<typeof passkeyRegistration>
export type PasskeyAssertion = z.output<typeof passkeyAssertion>

const described = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** `PublicKeyCredentialCreationOptionsJSON`, for `navigator.credentials.create`. */
export const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  /** Passkeys that the account has already. */
  excludeCredentials: z.array(described),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** `PublicKeyCredentialRequestOptionsJSON`, for `navigator.credentials.get`. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** The account's passkeys; none if any account may sign in. */
  allowCredentials: z.array(described).optional(),
})

export type CreationOptions = z.output<typeof creationOptions>
export type RequestOptions = z.output<typeof requestOptions>
