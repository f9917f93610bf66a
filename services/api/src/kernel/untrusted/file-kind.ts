import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { FileKind } from '@workledger/contracts/kernel/file-types'
import { MOST_PIXELS } from '@workledger/contracts/kernel/file-types'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import { threadModule } from '@workledger/projections/kernel/threads/thread-module'
import type { parse } from './file-kind.parser'
import { untrustedParser } from './parser-pool'

const judge = untrustedParser<typeof parse>({
  module: threadModule(__dirname, 'file-kind.parser'),
  pool: 'short',
  seconds: 5,
  refusal: { code: 'upload.kind' },
})

/**
 * Returns the upload with the content type of its bytes. Refuses unwanted kinds, and pictures with
 * too many pixels.
 */
export async function ofKind(
  asker: Asker,
  upload: Upload,
  kinds: readonly FileKind[],
  refusal: () => never,
): Promise<Upload> {
  const { type, width, height } = await judge(asker, {
    bytes: Uint8Array.from(upload.bytes),
    kinds,
  })

  if (!type) return refusal()

  // Pages display pictures of people and companies; other pictures are only stored.
  const most = kinds.includes('document') ? MOST_PIXELS.kept : MOST_PIXELS.shown
  if (width * height > most) refuse('upload.pixels', { params: { most: most / 1_000_000 } })

  return { ...upload, type }
}
