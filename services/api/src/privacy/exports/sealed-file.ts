import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { seal, open as unseal } from '@workledger/event-store/cipher'

/** Bytes of a part; each is sealed by itself, so that a large file is never whole in memory. */
const PART = 1024 * 1024
const bound = (name: string, part: number, last: boolean) => `data export ${name} ${part} ${last}`

/**
 * Writes a stream into a file that is encrypted with `key` and bound to `name`: parts of four bytes of length (the highest bit marks
 * the last) and what is sealed. The file appears whole or not at all. Answers size and SHA-256 of what was read.
 */
export async function writeSealed(path: string, name: string, key: Buffer, from: Readable): Promise<{ size: number; sha256: string }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const half = `${path}.part`
  const file = await open(half, 'w', 0o600)
  const digest = createHash('sha256')
  let [size, part, waiting] = [0, 0, Buffer.alloc(0)]
  const put = async (bytes: Buffer, last: boolean) => {
    const sealed = seal(key, bytes, bound(name, part++, last))
    const head = Buffer.alloc(4)
    head.writeUInt32BE(sealed.length + (last ? 0x8000_0000 : 0))
    await file.write(Buffer.concat([head, sealed]))
  }
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      digest.update(chunk)
      size += chunk.length
      waiting = Buffer.concat([waiting, chunk])
      while (waiting.length > PART) {
        await put(waiting.subarray(0, PART), false)
        waiting = waiting.subarray(PART)
      }
    }
    await put(waiting, true)
    await file.sync()
    await file.close()
    await rename(half, path)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(half, { force: true })
    throw error
  }
  return { size, sha256: digest.digest('hex') }
}

/** What was written, or undefined where there is no such file; fails in the middle where it was changed or cut off. */
export async function readSealed(path: string, name: string, key: Buffer): Promise<Readable | undefined> {
  const file = await open(path).catch(() => undefined)
  if (!file) return undefined
  async function* parts() {
    try {
      const head = Buffer.alloc(4)
      for (let part = 0, last = false; !last; part++) {
        if ((await file!.read(head, 0, 4)).bytesRead !== 4) throw new Error(`${name} is cut off.`)
        const length = head.readUInt32BE()
        last = length >= 0x8000_0000
        const sealed = Buffer.alloc(length % 0x8000_0000)
        if ((await file!.read(sealed, 0, sealed.length)).bytesRead !== sealed.length) throw new Error(`${name} is cut off.`)
        const bytes = unseal(key, sealed, bound(name, part, last))
        if (!bytes) throw new Error(`${name} cannot be read.`)
        yield bytes
      }
    } finally {
      await file!.close()
    }
  }
  return Readable.from(parts())
}
