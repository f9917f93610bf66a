import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { LARGEST_RESUME } from '@workledger/contracts/recruiting/recruiting.bounds'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import { ofKind } from '../kernel/untrusted/file-kind'

/**
 * Returns the file of a data URL. Its bytes decide the type, not its name or claimed type. Unpacks
 * nothing.
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
