import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of an archive, with everything that a stranger may write about it. */
export interface ZipEntry {
  readonly name: string | Buffer
  readonly bytes?: Buffer
  /** Packed bytes as they are; by default `bytes`, deflated. */
  readonly packed?: Buffer
  readonly method?: number
  readonly flags?: number
  /** Sizes and checksum that the directory claims. */
  readonly size?: number
  readonly packedSize?: number
  readonly crc?: number
  /** System of the maker: 0 Windows, 3 Unix, 19 macOS. */
  readonly madeBy?: number
  /** Mode of Unix, such as 0o120777 of a link. */
  readonly mode?: number
  readonly extra?: Buffer
  /** The entry has the bytes of that other one. */
  readonly sameAs?: number
  /** Sizes follow the bytes, and the local header has none. */
  readonly descriptor?: boolean
  /** Sizes and offset are in the ZIP64 field. */
  readonly zip64?: boolean
}

const UTF8 = 0x800

/** Writes an archive byte by byte (APPNOTE 6.3.10), also one that no program would write. */
export function zipOf(
  entries: readonly ZipEntry[],
  {
    comment = '',
    zip64 = false,
    count,
  }: { comment?: string; zip64?: boolean; count?: number } = {},
): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  const offsets: number[] = []
  let at = 0

  const put = (part: Buffer) => {
    parts.push(part)
    at += part.length
  }

  for (const entry of entries) {
    const facts = factsOf(entry)

    if (entry.sameAs === undefined) {
      offsets.push(at)
      put(localHeader(facts, entry))
      put(facts.packed)
      if (entry.descriptor)
        put(numbers('III I', [0x08074b50, facts.crc, facts.packedSize, facts.size]))
    } else offsets.push(offsets[entry.sameAs]!)

    directory.push(directoryEntry(facts, entry, offsets.at(-1)!))
  }

  const start = at
  for (const entry of directory) put(entry)
  const length = at - start
  const many = count ?? entries.length

  if (zip64) {
    const end = at
    put(numbers('IQHHIIQQQQ', [0x06064b50, 44, 45, 45, 0, 0, many, many, length, start]))
    put(numbers('IIQI', [0x07064b50, 0, end, 1]))
    put(
      numbers('IHHHHIIH', [
        0x06054b50,
        0,
        0,
        0xffff,
        0xffff,
        0xffffffff,
        0xffffffff,
        comment.length,
      ]),
    )
  } else
    put(
      numbers('IHHHHIIH', [
        0x06054b50,
        0,
        0,
        many & 0xffff,
        many & 0xffff,
        length,
        start,
        comment.length,
      ]),
    )

  put(Buffer.from(comment, 'latin1'))

  return Buffer.concat(parts)
}

interface Facts {
  readonly name: Buffer
  readonly flags: number
  readonly method: number
  readonly packed: Buffer
  readonly size: number
  readonly packedSize: number
  readonly crc: number
}

function factsOf(entry: ZipEntry): Facts {
  const bytes = entry.bytes ?? Buffer.alloc(0)
  const method = entry.method ?? 8
  const packed = entry.packed ?? (method === 8 ? deflateRawSync(bytes) : bytes)
  const utf8 = typeof entry.name === 'string' && /[^\x00-\x7f]/.test(entry.name) ? UTF8 : 0

  return {
    name: typeof entry.name === 'string' ? Buffer.from(entry.name) : entry.name,
    flags: (entry.flags ?? utf8) | (entry.descriptor ? 8 : 0),
    method,
    packed,
    size: entry.size ?? bytes.length,
    packedSize: entry.packedSize ?? packed.length,
    crc: entry.crc ?? crc32(bytes),
  }
}

function localHeader(facts: Facts, { descriptor, extra = Buffer.alloc(0) }: ZipEntry): Buffer {
  const { name, flags, method, crc, packedSize, size } = facts
  const sizes = descriptor ? [0, 0, 0] : [crc, packedSize, size]

  return Buffer.concat([
    numbers('IHHHHHIIIHH', [
      0x04034b50,
      20,
      flags,
      method,
      0,
      0x21,
      ...sizes,
      name.length,
      extra.length,
    ]),
    name,
    extra,
  ])
}

const FULL = 0xffffffff

function directoryEntry(facts: Facts, entry: ZipEntry, offset: number): Buffer {
  const { name, flags, method, crc, packedSize, size } = facts
  const { madeBy = 3, mode = 0o100644, zip64 } = entry
  const wide = zip64 ? numbers('HHQQQ', [1, 24, size, packedSize, offset]) : Buffer.alloc(0)
  const extra = Buffer.concat([wide, entry.extra ?? Buffer.alloc(0)])
  const sizes = zip64 ? [FULL, FULL] : [packedSize, size]
  const lengths = [name.length, extra.length, 0, 0, 0]
  const attributes = madeBy === 0 ? 0 : mode * 0x10000

  return Buffer.concat([
    numbers('IBBHHHHHIIIHHHHHII', [
      ...[0x02014b50, 20, madeBy, 20, flags, method, 0, 0x21, crc],
      ...[...sizes, ...lengths, attributes, zip64 ? FULL : offset],
    ]),
    name,
    extra,
  ])
}

const WIDTH = { B: 1, H: 2, I: 4, Q: 8 } as const

/** Writes numbers in little endian, by a letter for each width. */
function numbers(format: string, values: readonly number[]): Buffer {
  const letters = [...format.replaceAll(' ', '')] as (keyof typeof WIDTH)[]
  const buffer = Buffer.alloc(letters.reduce((sum, letter) => sum + WIDTH[letter], 0))
  let at = 0

  for (const [n, letter] of letters.entries()) {
    const value = values[n]!
    if (letter === 'Q') buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value >>> 0, at, WIDTH[letter])
    at += WIDTH[letter]
  }

  return buffer
}

/** The Info-ZIP field with a path in UTF-8 for a name in another encoding. */
export const unicodePath = (raw: Buffer, path: string): Buffer => {
  const name = Buffer.from(path)
  return Buffer.concat([numbers('HHBI', [0x7075, name.length + 5, 1, crc32(raw)]), name])
}
