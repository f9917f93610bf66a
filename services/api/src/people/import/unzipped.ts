import { inflateRawSync } from 'node:zlib'
import { refuse } from '@workledger/contracts/kernel/errors'

/** Most bytes of an unpacked workbook. */
const LIMIT = 20 * 1024 * 1024

const MOST_ENTRIES = 2000

/**
 * Refuses a ZIP archive that unpacks to more than the limit. It unpacks to find out, because the
 * directory's sizes are only claims (APPNOTE 6.3.10, 4.3.12).
 */
export function refuseZipBomb(bytes: Buffer): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length) refuse('import.file')
  const entries = bytes.readUInt16LE(end + 10)
  if (entries > MOST_ENTRIES) refuse('import.file')
  let at = bytes.readUInt32LE(end + 16)
  let left = LIMIT

  for (let n = 0; n < entries; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) refuse('import.file')
    const method = bytes.readUInt16LE(at + 10)
    const packed = bytes.readUInt32LE(at + 20)
    const local = bytes.readUInt32LE(at + 42)
    if (local + 30 > bytes.length) refuse('import.file')
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    left -= method === 8 ? inflatedSize(bytes.subarray(start, start + packed), left) : packed
    if (left < 0) refuse('import.unfolded')
    at +=
      46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

function inflatedSize(packed: Buffer, left: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) }).length
  } catch (error) {
    return refuse(
      (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
        ? 'import.unfolded'
        : 'import.file',
    )
  }
}
