import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { seal, open as unseal } from '../cipher'

/** Size and SHA-256 of the clear text of a sealed stream. */
export interface Digested {
  readonly size: number
  readonly sha256: string
}

/** Bytes of the length field; its highest bit marks the last part. */
const LENGTH = 4

const LAST = 0x8000_0000
const bound = (name: string, part: number, last: boolean) => `data export ${name} ${part} ${last}`

/**
 * Seals a stream with `key`, bound to `name`. It works in parts of limited size, so that a large
 * file is never whole in memory. `put` receives each part: its length and its sealed bytes.
 */
export async function sealParts(
  { name, key, bytes }: { name: string; key: Buffer; bytes: number },
  from: Readable,
  put: (sealed: Buffer, part: number) => Promise<unknown>,
): Promise<Digested> {
  const digest = createHash('sha256')
  let [size, part, waiting, held] = [0, 0, [] as Buffer[], 0]

  const write = async (piece: Buffer, last: boolean) => {
    const sealed = seal(key, piece, bound(name, part, last))
    const head = Buffer.alloc(LENGTH)
    head.writeUInt32BE(sealed.length + (last ? LAST : 0))
    await put(Buffer.concat([head, sealed]), part++)
  }

  for await (const chunk of from as AsyncIterable<Buffer>) {
    digest.update(chunk)
    size += chunk.length
    waiting.push(chunk)
    held += chunk.length
    if (held <= bytes) continue
    let rest = Buffer.concat(waiting)

    for (; rest.length > bytes; rest = rest.subarray(bytes))
      await write(rest.subarray(0, bytes), false)

    waiting = [rest]
    held = rest.length
  }

  await write(Buffer.concat(waiting), true)

  return { size, sha256: digest.digest('hex') }
}

/**
 * Opens the output of `sealParts`. `next` returns the given number of further bytes, or fewer at
 * the end. Fails if a part is missing or changed.
 */
export async function* openParts(
  { name, key }: { name: string; key: Buffer },
  next: (bytes: number) => Promise<Buffer>,
) {
  const read = async (length: number) => {
    const bytes = await next(length)
    if (bytes.length !== length) throw new Error(`${name} is cut off.`)
    return bytes
  }

  for (let part = 0, last = false; !last; part++) {
    const length = (await read(LENGTH)).readUInt32BE()
    last = length >= LAST
    const bytes = unseal(key, await read(length % LAST), bound(name, part, last))
    if (!bytes) throw new Error(`${name} cannot be read.`)
    yield bytes
  }
}
