import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { canonical } from './canonical'
import { keyIdOf, signatureHolds } from './signatures'

/** Streams of signing keys, `signing-{log}` in the system workspace. */
export const SIGNING_STREAM = 'signing-'

/** The first text after all texts with that prefix. */
export const AFTER_SIGNING = 'signing.'

export const isSigningStream = ({
  workspace,
  stream,
}: {
  workspace: string
  stream: string
}): boolean => workspace === SYSTEM_WORKSPACE && stream.startsWith(SIGNING_STREAM)

/** A signing key, with its public half as 32 bytes in base64. */
export interface SigningKey {
  readonly privateKey: KeyObject
  readonly publicKey: string
}

/** Data of SigningKeyIntroduced. */
export interface KeyIntroduction extends Record<string, unknown> {
  readonly log_id: string
  readonly public_key: string
  readonly previous_key: string | null
  readonly handover: string | null
  readonly proof: string
}

/** Data of ProcessKeyCertified. */
export interface KeyCertificate extends Record<string, unknown> {
  readonly log_id: string
  readonly public_key: string
  readonly issuer_key: string
  readonly valid_from: string
  readonly valid_until: string
  readonly certificate: string
}

/** Keys of the installation, derived from MASTER_KEY rather than read from the database. */
export interface InstallationKeys {
  readonly id: string
  readonly current: SigningKey
  /**
   * Replacements of the installation's key, oldest first; the last one introduces the current key.
   * Empty if the key never changed.
   */
  readonly successions: readonly KeyIntroduction[]
}

const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const RAW_BYTES = 32
const PURPOSE = 'workledger installation signing key'

/**
 * Derives the installation's key from MASTER_KEY and the installation's id. It is stored nowhere.
 */
export function installationKey(masterKey: Buffer, installationId: string): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', masterKey, installationId, PURPOSE, RAW_BYTES))
  return signingKey(
    createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' }),
  )
}

/** Makes the key of one process, which lives in its memory only. */
export const processKey = (): SigningKey => signingKey(generateKeyPairSync('ed25519').privateKey)

const signingKey = (privateKey: KeyObject): SigningKey => {
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return { privateKey, publicKey: spki.subarray(-RAW_BYTES).toString('base64') }
}

/** Returns the signed bytes of a statement: its subject, and its fields as canonical JSON. */
const statement = (about: string, fields: object): Buffer =>
  Buffer.from(`workledger ${about} 1\n${canonical(fields)}`)

const signed = (key: SigningKey, about: string, fields: object): string =>
  sign(null, statement(about, fields), key.privateKey).toString('base64')

const holds = (publicKey: string, about: string, fields: object, signature: string): boolean =>
  signatureHolds({
    message: statement(about, fields),
    signature: Buffer.from(signature, 'base64'),
    publicKey: Buffer.from(publicKey, 'base64'),
  })

/** Introduces the first key of an installation. */
export function introduce(key: SigningKey, log_id: string): KeyIntroduction {
  const fields = { log_id, public_key: key.publicKey, previous_key: null }
  return { ...fields, handover: null, proof: signed(key, 'signing key', fields) }
}

/** Introduces a key that replaces another one, signed by both. */
export function succeed(previous: SigningKey, next: SigningKey, log_id: string): KeyIntroduction {
  const fields = { log_id, public_key: next.publicKey, previous_key: previous.publicKey }
  return {
    ...fields,
    handover: signed(previous, 'signing key handover', fields),
    proof: signed(next, 'signing key', fields),
  }
}

/** Returns whether the new key signed its own introduction. */
export function introductionHolds({
  log_id,
  public_key,
  previous_key,
  proof,
}: KeyIntroduction): boolean {
  return holds(public_key, 'signing key', { log_id, public_key, previous_key }, proof)
}

/** Returns whether the previous key signed the introduction. */
export function handedOver({
  log_id,
  public_key,
  previous_key,
  handover,
}: KeyIntroduction): boolean {
  if (previous_key === null || handover === null) return false
  return holds(previous_key, 'signing key handover', { log_id, public_key, previous_key }, handover)
}

/** Certifies the key of a process for a period. */
export function certify(
  issuer: SigningKey,
  log_id: string,
  public_key: string,
  [from, until]: readonly [Date, Date],
): KeyCertificate {
  const fields = {
    ...{ log_id, public_key, issuer_key: issuer.publicKey },
    ...{ valid_from: from.toISOString(), valid_until: until.toISOString() },
  }
  return { ...fields, certificate: signed(issuer, 'process key', fields) }
}

export function certificateHolds({ certificate, ...fields }: KeyCertificate): boolean {
  const { log_id, public_key, issuer_key, valid_from, valid_until } = fields
  return holds(
    issuer_key,
    'process key',
    { log_id, public_key, issuer_key, valid_from, valid_until },
    certificate,
  )
}

export const idOfKey = (publicKey: string): Buffer => keyIdOf(Buffer.from(publicKey, 'base64'))
