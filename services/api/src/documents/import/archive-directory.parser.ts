import { archiveLimits } from '@workledger/contracts/documents/document-import-limits'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { isIgnored, isSafe } from '@workledger/domain/documents/import/archive-path'
import {
  type Entry,
  fromRandomAccessReaderPromise,
  RandomAccessReader,
  type ReadArguments,
  type ZipFile,
} from 'yauzl'
import { type SpoolPlace, SpoolReader } from '../../kernel/untrusted/spool-reader'
import { tooMany } from './archive-bounds'
import { entryName } from './entry-name.parser'

/** Where the packed bytes of a file are. */
export interface PackedFile {
  readonly row: number
  readonly start: number
  readonly packed: number
  readonly deflated: boolean
  readonly size: number
  readonly crc: number
}

export interface ArchiveEntry extends PackedFile {
  readonly path: string
  readonly fault: Fault | undefined
}

/** Files in the directory that are none of its author's, folders included. */
const MOST_ENTRIES = 4 * archiveLimits.files

/** Lets yauzl read a spooled upload. */
class SpoolAccess extends RandomAccessReader {
  constructor(private readonly spool: SpoolReader) {
    super()
  }

  override read(...[buffer, offset, length, position, callback]: ReadArguments): void {
    const bytes = this.spool.read(position, length)
    bytes.copy(buffer, offset)
    callback(null, bytes.length)
  }
}

/** Reads the directory of an archive: its files in order, and how many others it has. */
export async function readArchive(
  spool: SpoolReader,
  { size }: Pick<SpoolPlace, 'size'>,
): Promise<{ entries: ArchiveEntry[]; ignored: number }> {
  const zip = await opened(spool, size)
  if (zip.entryCount > MOST_ENTRIES) refuse('document_import.too_many', { params: tooMany })
  const entries: ArchiveEntry[] = []
  let ignored = 0

  try {
    for await (const entry of zip.eachEntry()) {
      const name = entryName(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields)
      if (name.endsWith('/')) continue

      if (isIgnored(name)) {
        ignored++
        continue
      }

      entries.push(await entryOf(zip, entry, { row: entries.length + 1, path: name }))
      if (entries.length > archiveLimits.files)
        refuse('document_import.too_many', { params: tooMany })
    }
  } catch (error) {
    if (error instanceof CodedError) throw error
    refuse('document_import.file')
  }

  return { entries: withoutOverlaps(entries), ignored }
}

async function opened(spool: SpoolReader, size: number): Promise<ZipFile> {
  try {
    return await fromRandomAccessReaderPromise(new SpoolAccess(spool), size, {
      decodeStrings: false,
      validateEntrySizes: false,
      autoClose: false,
    })
  } catch {
    return refuse('document_import.file')
  }
}

const STORED = 0
const DEFLATED = 8

async function entryOf(
  zip: ZipFile,
  entry: Entry,
  on: { row: number; path: string },
): Promise<ArchiveEntry> {
  const start = await zip.readLocalFileHeaderPromise(entry, { minimal: true }).then(
    ({ fileDataStart }) => fileDataStart,
    () => undefined,
  )

  const { compressedSize: packed, uncompressedSize: size, compressionMethod, crc32: crc } = entry

  return {
    ...on,
    ...{ start: start ?? 0, packed, size, crc },
    deflated: compressionMethod === DEFLATED,
    fault: faultOf(entry, on.path) ?? (start === undefined ? fault('damaged') : undefined),
  }
}

const fault = (code: string): Fault => ({ code: `document_import.${code}` })

function faultOf(entry: Entry, path: string): Fault | undefined {
  const { compressionMethod: method, compressedSize, uncompressedSize } = entry
  if (!isSafe(path)) return fault('path')
  if (!isRegular(entry)) return fault('link')
  if (entry.isEncrypted()) return fault('encrypted')
  if (method !== STORED && method !== DEFLATED) return fault('method')
  if (uncompressedSize === 0) return fault('empty_file')
  if (uncompressedSize > archiveLimits.document) return fault('too_large')

  // Deflate stores at worst five bytes more in each block.
  return method === STORED
    ? compressedSize === uncompressedSize
      ? undefined
      : fault('damaged')
    : compressedSize > archiveLimits.document + 1024
      ? fault('too_large')
      : undefined
}

const UNIX = [3, 19]
const KIND = 0xf000
const REGULAR = 0x8000

/** Whether an entry is a file, not a link, a pipe or a device of Unix or macOS. */
function isRegular({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  if (!UNIX.includes(versionMadeBy >> 8)) return true
  const kind = (externalFileAttributes >>> 16) & KIND

  return kind === 0 || kind === REGULAR
}

/** Marks files that share bytes, with which a small archive unpacks to a large one. */
function withoutOverlaps(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  const sorted = entries.filter((each) => !each.fault).sort((a, b) => a.start - b.start)
  const shared = new Set<ArchiveEntry>()
  let end = 0

  for (const entry of sorted) {
    if (entry.start < end) shared.add(entry)
    end = Math.max(end, entry.start + entry.packed)
  }

  return entries.map((entry) =>
    shared.has(entry) ? { ...entry, fault: fault('overlaps') } : entry,
  )
}
