import { type SpoolPlace, SpoolReader } from '../../kernel/untrusted/spool-reader'
import type { PackedFile } from './archive-directory.parser'
import { unpackedFile } from './unpacked-file'

/** Unpacks some files of an archive, in a thread; a damaged one is undefined. */
export function parse({
  spool: place,
  files,
}: {
  spool: SpoolPlace
  files: readonly PackedFile[]
}): (Uint8Array | undefined)[] {
  const spool = new SpoolReader(place)

  try {
    return files.map((file) => unpackedFile(spool, file))
  } finally {
    spool.close()
  }
}
