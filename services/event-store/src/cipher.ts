import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto'

/** Length in bytes of every key in this package. */
export const KEY_BYTES = 32

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts with AES-256-GCM and a random nonce. Returns nonce | tag | ciphertext. `bound` is
 * authenticated but not stored.
 */
export function seal(key: Buffer, plain: Buffer, bound: string): Buffer {
  const iv = nonce()
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(bound))
  const text = cipher.update(plain)
  cipher.final()

  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Reverses `seal`. Returns undefined if key, bytes or `bound` differ from those of the sealing. */
export function open(key: Buffer, sealed: Buffer, bound: string): Buffer | undefined {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  decipher.setAAD(Buffer.from(bound))
  const plain = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES))

  try {
    decipher.final()
    return plain
  } catch {
    return undefined
  }
}

// One system call yields many nonces; each is used once.
const pool = Buffer.alloc(IV_BYTES * 512)
let used = pool.length

function nonce(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }

  used += IV_BYTES
  return Buffer.from(pool.subarray(used - IV_BYTES, used))
}
