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

/** Of all texts behind those that begin so, the first. */
export const AFTER_SIGNING = 'signing.'

export const isSigningStream = ({
  workspace,
  stream,
}: {
  workspace: string
  stream: string
}): boolean => workspace === SYSTEM_WORKSPACE && stream.startsWith(SIGNING_STREAM)

/** A key that signs, with its public half as 32 bytes in base64. */
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

/**
 * Keys of the installation as whoever holds MASTER_KEY knows them: not by the word of the database.
 */
export interface InstallationKeys {
  readonly id: string
  readonly current: SigningKey
  /**
   * How each key took the place of the one before it, oldest first; the last one introduces the
   * current key. Empty while there was one key alone.
   */
  readonly successions: readonly KeyIntroduction[]
}

const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const RAW_BYTES = 32
const PURPOSE = 'workledger installation signing key'

/**
 * The installation's key: it follows from MASTER_KEY and the installation's id, and is stored
 * nowhere.
 */
export function installationKey(masterKey: Buffer, installationId: string): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', masterKey, installationId, PURPOSE, RAW_BYTES))
  return signingKey(
    createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' }),
  )
}

/** The key of one process; it lives in its memory alone. */
export const processKey = (): SigningKey => signingKey(generateKeyPairSync('ed25519').privateKey)

const signingKey = (privateKey: KeyObject): SigningKey => {
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return { privateKey, publicKey: spki.subarray(-RAW_BYTES).toString('base64') }
}

/** What a statement is signed over: what it is about, and its fields as canonical JSON. */
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

/** The first key of an installation. */
export function introduce(key: SigningKey, log_id: string): KeyIntroduction {
  const fields = { log_id, public_key: key.publicKey, previous_key: null }
  return { ...fields, handover: null, proof: signed(key, 'signing key', fields) }
}

/** A key that takes the place of another one, by the word of both. */
export function succeed(previous: SigningKey, next: SigningKey, log_id: string): KeyIntroduction {
  const fields = { log_id, public_key: next.publicKey, previous_key: previous.publicKey }
  return {
    ...fields,
    handover: signed(previous, 'signing key handover', fields),
    proof: signed(next, 'signing key', fields),
  }
}

/** Whether the new key introduces itself. */
export function introductionHolds({
  log_id,
  public_key,
  previous_key,
  proof,
}: KeyIntroduction): boolean {
  return holds(public_key, 'signing key', { log_id, public_key, previous_key }, proof)
}

/** Whether the key before agrees. */
export function handedOver({
  log_id,
  public_key,
  previous_key,
  handover,
}: KeyIntroduction): boolean {
  if (previous_key === null || handover === null) return false
  return holds(previous_key, 'signing key handover', { log_id, public_key, previous_key }, handover)
}

/** Certifies the key of a process for some time. */
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
