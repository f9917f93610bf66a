import { type FileKind, fileTypes } from '@workledger/contracts/kernel/file-types'
import { pictureSize } from './picture-size'

export interface FoundKind {
  /** Content type; undefined if the bytes match no wanted kind. */
  type: string | undefined
  /** Of a picture, in pixels. */
  width: number
  height: number
}

/** Returns which of the wanted kinds a file has, by its bytes. Unpacks nothing. */
export function parse({
  bytes,
  kinds,
}: {
  bytes: Uint8Array
  kinds: readonly FileKind[]
}): FoundKind {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const wanted = new Set<string>(kinds.flatMap((kind): readonly string[] => fileTypes[kind]))

  const picture = pictureSize(file)
  if (picture) return wanted.has(picture.type) ? picture : NONE
  const type = [archiveType, pdfType, xmlType, textType]
    .map((find) => find(file))
    .find((found) => found && wanted.has(found))

  return { ...NONE, type }
}

const NONE: FoundKind = { type: undefined, width: 0, height: 0 }

/** Readers accept a PDF whose mark is within the first 1,024 bytes. */
const PDF_MARK_WITHIN = 1024

const pdfType = (file: Buffer) =>
  file.subarray(0, PDF_MARK_WITHIN).includes('%PDF-') ? 'application/pdf' : undefined

/**
 * Programs, archives, old Office files, rich text. Any other file may be text, which its reader
 * checks.
 */
const BINARY =
  /^(PK\x03\x04|%PDF-|\{\\rtf|MZ|\x7fELF|\x1f\x8b|BZh|7z\xbc\xaf|Rar!|\xd0\xcf\x11\xe0|\x30\x26\xb2\x75)/

const textType = (file: Buffer) =>
  BINARY.test(file.toString('latin1', 0, 8)) ? undefined : 'text/csv'

/** Text whose first character is a tag. Its reader checks the rest. */
const xmlType = (file: Buffer) =>
  /^(\xef\xbb\xbf)?\s*</.test(file.toString('latin1', 0, 200)) ? 'application/xml' : undefined

const LOCAL = 0x04034b50
const DIRECTORY = 0x02014b50
const END = Buffer.from('PK\x05\x06', 'latin1')
const ODT = 'application/vnd.oasis.opendocument.text'

/**
 * Returns the type of an archive. OpenDocument names it in the first entry; Office by the folder of
 * its parts, and an archive of tables by their names.
 */
function archiveType(file: Buffer): string | undefined {
  if (file.length < 30 || file.readUInt32LE(0) !== LOCAL) return undefined

  if (file.toString('latin1', 30, 38) === 'mimetype') {
    const start = 38 + file.readUInt16LE(28)
    const end = start + file.readUInt32LE(18)
    return file.toString('latin1', start, Math.min(end, start + 200)) === ODT ? ODT : undefined
  }

  for (const name of entryNames(file)) {
    if (name.startsWith('word/')) return fileTypes.document[1]
    if (name.startsWith('xl/')) return fileTypes.spreadsheet[0]
    if (name.endsWith('.csv')) return fileTypes.table[0]
  }

  return undefined
}

/** Yields names in the archive's directory until it becomes invalid. */
function* entryNames(file: Buffer): Generator<string> {
  const end = file.lastIndexOf(END)
  if (end < 0 || end + 22 > file.length) return
  let at = file.readUInt32LE(end + 16)

  while (at + 46 <= file.length && file.readUInt32LE(at) === DIRECTORY) {
    const length = file.readUInt16LE(at + 28)
    yield file.toString('latin1', at + 46, at + 46 + Math.min(length, 100))
    at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
}
