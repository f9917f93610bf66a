import { hash, type KeyObject, verify } from 'node:crypto'
import { signEd25519 } from './ed25519'
import { merklePath, merkleRoot } from './merkle'

/** Version of the `appendHash` and `batchMessage` formulas. A new formula gets a new number. */
const FORMULA = 1

const KEY_ID_BYTES = 16
const SIGNATURE_BYTES = 64
const HASH_BYTES = 32
const HEAD_BYTES = 1 + KEY_ID_BYTES + SIGNATURE_BYTES
const CONTEXT = Buffer.from('workledger append 1\n')

/** An append as its writer knows it. The digests cover everything but the place in the stream. */
export interface AppendToSign {
  /** Revision of the first event. */
  readonly revision: number
  /** Concatenated content digests of the events, see chain.ts. */
  readonly digests: Buffer
}

/** The signature of a batch of appends, stored with the batch's first event. */
export interface BatchSignature {
  /** See `keyIdOf`. */
  readonly key: Buffer
  readonly signature: Buffer
  /**
   * `appendHash` of each append of the batch, including those that the log rejected. Empty for a
   * single append, whose event gives the hash.
   */
  readonly appends: Buffer
}

/** Returns the id of a public key: the first 16 bytes of its SHA-256. */
export const keyIdOf = (publicKey: Buffer): Buffer =>
  hash('sha256', publicKey, 'buffer').subarray(0, KEY_ID_BYTES)

/**
 * Returns SHA-256(formula byte | revision of the first event, 8 bytes big-endian | digests of the
 * events).
 */
export function appendHash({ revision, digests }: AppendToSign): Buffer {
  const head = Buffer.allocUnsafe(9)
  head.writeUInt8(FORMULA, 0)
  head.writeBigInt64BE(BigInt(revision), 1)

  return hash('sha256', Buffer.concat([head, digests]), 'buffer')
}

/**
 * Returns the signed bytes: the key's id, the number of appends (4 bytes), and the Merkle root of
 * their hashes.
 */
export function batchMessage(key: Buffer, count: number, root: Buffer): Buffer {
  const size = Buffer.allocUnsafe(4)
  size.writeUInt32BE(count)
  return Buffer.concat([CONTEXT, key, size, root])
}

/** Signs a batch. Returns the bytes that are stored with its first event; see `decodeSignature`. */
export function signBatch(
  appends: readonly AppendToSign[],
  key: Buffer,
  privateKey: KeyObject,
): Buffer {
  const hashes = Buffer.concat(appends.map(appendHash))
  const message = batchMessage(key, appends.length, merkleRoot(hashes))
  const signature = signEd25519(message, privateKey)
  const parts = [Buffer.from([FORMULA]), key, signature]

  return Buffer.concat(appends.length > 1 ? [...parts, hashes] : parts)
}

/** Returns undefined for bytes that no version of this program writes. */
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
 * Returns the place of an append in its batch and the path from its hash to the signed root.
 * Undefined if it is not in the batch.
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

/** A signature with all inputs of its check, in a form that a thread can receive. */
export interface SignatureCheck {
  readonly message: Uint8Array
  readonly signature: Uint8Array
  /** 32 bytes. */
  readonly publicKey: Uint8Array
}

const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** Returns an Ed25519 public key for Node. */
export const publicKeyFrom = (raw: Uint8Array) =>
  ({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' }) as const

export function signatureHolds({ message, signature, publicKey }: SignatureCheck): boolean {
  try {
    return verify(null, message, publicKeyFrom(publicKey), signature)
  } catch {
    return false
  }
}
