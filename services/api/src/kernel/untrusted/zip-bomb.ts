import { inflateRawSync } from 'node:zlib'

const MOST_ENTRIES = 2000

interface ZipBounds {
  /** Most bytes of all unpacked files. */
  readonly most: number
  /** Refuses an archive that cannot be read, and one that unpacks to more. */
  readonly unreadable: () => never
  readonly tooLarge: () => never
}

/**
 * Refuses a ZIP archive that unpacks to more than the limit. It unpacks to find out, because the
 * directory's sizes are only claims (APPNOTE 6.3.10, 4.3.12).
 */
export function refuseZipBomb(bytes: Buffer, { most, unreadable, tooLarge }: ZipBounds): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length) unreadable()
  const entries = bytes.readUInt16LE(end + 10)
  if (entries > MOST_ENTRIES) unreadable()
  let at = bytes.readUInt32LE(end + 16)
  let left = most

  for (let n = 0; n < entries; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) unreadable()
    const method = bytes.readUInt16LE(at + 10)
    const packed = bytes.readUInt32LE(at + 20)
    const local = bytes.readUInt32LE(at + 42)
    if (local + 30 > bytes.length) unreadable()
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const size = method === 8 ? inflatedSize(bytes.subarray(start, start + packed), left) : packed
    if (size === undefined) unreadable()
    left -= size ?? 0
    if (left < 0) tooLarge()
    at +=
      46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

/** Returns the unpacked size; infinite beyond the limit, undefined for a damaged file. */
function inflatedSize(packed: Buffer, left: number): number | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) }).length
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? Number.POSITIVE_INFINITY
      : undefined
  }
}
