import { ApiError } from '@workledger/kit/net/client'
import { importTexts } from './messages'

/**
 * A file that was saved anew or moved since it was chosen cannot be read any more; sent as it is,
 * it would look like a lost connection.
 */
export async function stillReadable(file: File) {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    throw new ApiError(400, 'import.changed', importTexts.t('changed'))
  }
}
