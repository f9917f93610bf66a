import { type KeyObject, sign } from 'node:crypto'

/** The part of `sodium-native` that signs. */
interface Sodium {
  readonly crypto_sign_PUBLICKEYBYTES: number
  readonly crypto_sign_SECRETKEYBYTES: number
  crypto_sign_seed_keypair(publicKey: Buffer, secretKey: Buffer, seed: Buffer): void
  crypto_sign_detached(signature: Buffer, message: Buffer, secretKey: Buffer): void
}

const SEED_BYTES = 32
const SIGNATURE_BYTES = 64

const sodium = load()
const secrets = new WeakMap<KeyObject, Buffer>()

/**
 * Signs with Ed25519 (RFC 8032), whose signature follows from key and message alone. libsodium takes
 * half the time of OpenSSL; OpenSSL signs where libsodium's binary does not load.
 */
export function signEd25519(message: Buffer, privateKey: KeyObject): Buffer {
  if (!sodium) return sign(null, message, privateKey)
  const signature = Buffer.allocUnsafe(SIGNATURE_BYTES)
  sodium.crypto_sign_detached(signature, message, secretOf(privateKey, sodium))
  return signature
}

/** Returns libsodium's form of the key, kept as long as the key is. */
function secretOf(privateKey: KeyObject, by: Sodium): Buffer {
  const known = secrets.get(privateKey)
  if (known) return known
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-SEED_BYTES)
  const secret = Buffer.alloc(by.crypto_sign_SECRETKEYBYTES)
  by.crypto_sign_seed_keypair(Buffer.alloc(by.crypto_sign_PUBLICKEYBYTES), secret, seed)
  secrets.set(privateKey, secret)

  return secret
}

function load(): Sodium | undefined {
  try {
    return require('sodium-native') as Sodium
  } catch {
    // An optional dependency, without a binary for every system.
    return undefined
  }
}
