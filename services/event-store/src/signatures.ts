import { hash, type KeyObject, sign, verify } from 'node:crypto'
import { merklePath, merkleRoot } from './merkle'

/** Version of the formula of `appendHash` and `batchMessage`; a new formula gets a new number. */
const FORMULA = 1

const KEY_ID_BYTES = 16
const SIGNATURE_BYTES = 64
const HASH_BYTES = 32
const HEAD_BYTES = 1 + KEY_ID_BYTES + SIGNATURE_BYTES
const CONTEXT = Buffer.from('workledger append 1\n')

/**
 * What a writer knows of an append before the log takes it: the digests say everything but the
 * place in the stream.
 */
export interface AppendToSign {
  /** Revision of its first event. */
  readonly revision: number
  /** Content digests of its events, see chain.ts, behind each other. */
  readonly digests: Buffer
}

/** The signature of a batch of appends, as it stands beside the batch's first event. */
export interface BatchSignature {
  /** See `keyIdOf`. */
  readonly key: Buffer
  readonly signature: Buffer
  /**
   * `appendHash` of each append of the batch, also of those that the log did not take. Empty for a
   * single one: its event tells.
   */
  readonly appends: Buffer
}

/** Name of a public key: the first 16 bytes of its SHA-256. */
export const keyIdOf = (publicKey: Buffer): Buffer =>
  hash('sha256', publicKey, 'buffer').subarray(0, KEY_ID_BYTES)

/**
 * SHA-256(formula byte | revision of the first event, 8 bytes big-endian | digests of the events).
 */
export function appendHash({ revision, digests }: AppendToSign): Buffer {
  const head = Buffer.allocUnsafe(9)
  head.writeUInt8(FORMULA, 0)
  head.writeBigInt64BE(BigInt(revision), 1)

  return hash('sha256', Buffer.concat([head, digests]), 'buffer')
}

/**
 * What is signed: the name of the key, how many appends the batch has (4 bytes), and the root of
 * the Merkle tree over their hashes.
 */
export function batchMessage(key: Buffer, count: number, root: Buffer): Buffer {
  const size = Buffer.allocUnsafe(4)
  size.writeUInt32BE(count)
  return Buffer.concat([CONTEXT, key, size, root])
}

/** Signs a batch and answers the bytes that stand beside its first event; see `decodeSignature`. */
export function signBatch(
  appends: readonly AppendToSign[],
  key: Buffer,
  privateKey: KeyObject,
): Buffer {
  const hashes = Buffer.concat(appends.map(appendHash))
  const signature = sign(null, batchMessage(key, appends.length, merkleRoot(hashes)), privateKey)
  const parts = [Buffer.from([FORMULA]), key, signature]

  return Buffer.concat(appends.length > 1 ? [...parts, hashes] : parts)
}

/** Undefined for bytes that no version of this program writes. */
export function decodeSignature(bytes: Buffer): BatchSignature | undefined {
  const appends = bytes.subarray(HEAD_BYTES)

  if (
    bytes.length < HEAD_BYTES ||
    bytes[0] !== FORMULA ||
    appends.length % HASH_BYTES !== 0 ||
    appends.length === HASH_BYTES
  )
    return undefined

  return {
    key: bytes.subarray(1, 1 + KEY_ID_BYTES),
    signature: bytes.subarray(1 + KEY_ID_BYTES, HEAD_BYTES),
    appends,
  }
}

/**
 * Where an append stands in its batch, and what leads from its hash to the root that was signed;
 * undefined where it does not belong to it.
 */
export function placeInBatch(
  { appends }: BatchSignature,
  append: Buffer,
): { index: number; count: number; path: Buffer[] } | undefined {
  if (appends.length === 0) return { index: 0, count: 1, path: [] }
  const count = appends.length / HASH_BYTES
  const index = Array.from({ length: count }, (_, n) => n).find((n) =>
    appends.subarray(n * HASH_BYTES, (n + 1) * HASH_BYTES).equals(append),
  )

  return index === undefined ? undefined : { index, count, path: merklePath(appends, [index]) }
}

/** A signature and everything that it takes to check it, in a form that travels to a thread. */
export interface SignatureCheck {
  readonly message: Uint8Array
  readonly signature: Uint8Array
  /** 32 bytes. */
  readonly publicKey: Uint8Array
}

const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** An Ed25519 key as node takes it. */
export const publicKeyFrom = (raw: Uint8Array) =>
  ({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' }) as const

export function signatureHolds({ message, signature, publicKey }: SignatureCheck): boolean {
  try {
    return verify(null, message, publicKeyFrom(publicKey), signature)
  } catch {
    return false
  }
}
