import { crc32, inflateRawSync } from 'node:zlib'
import type { SpoolReader } from '../../kernel/untrusted/spool-reader'
import type { PackedFile } from './archive-directory.parser'

/** Returns the bytes of a file; undefined if they are not as its archive's directory says. */
export function unpackedFile(spool: SpoolReader, file: PackedFile): Buffer | undefined {
  const packed = spool.read(file.start, file.packed)
  const bytes = file.deflated ? inflated(packed, file.size) : packed

  return bytes?.length === file.size && crc32(bytes) === file.crc ? bytes : undefined
}

/** Unpacks at most the stated bytes, because a size in the directory is only a claim. */
function inflated(packed: Buffer, size: number): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
  } catch {
    return undefined
  }
}
