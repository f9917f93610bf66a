import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { LARGEST_RESUME } from '@workledger/contracts/recruiting/recruiting.bounds'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import { ofKind } from '../kernel/untrusted/file-kind'

/**
 * The file behind a data URL, judged by its bytes and by neither name nor type that it says of
 * itself. Nothing is unpacked.
 */
export async function resumeOf(
  asker: Asker,
  { file_name, content }: { file_name: string; content: string },
): Promise<Upload> {
  const coded = content.slice(content.indexOf(',') + 1)

  if (coded.length > Math.ceil(LARGEST_RESUME / 3) * 4)
    refuse('upload.too_large', { field: 'resume' })

  const bytes = Buffer.from(coded, 'base64')
  if (bytes.length > LARGEST_RESUME) refuse('upload.too_large', { field: 'resume' })
  const upload = { name: file_name, type: '', bytes }

  return ofKind(asker, upload, ['document'], () =>
    refuse('recruiting.resume_kind', { field: 'resume' }),
  )
}
