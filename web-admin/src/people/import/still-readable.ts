import { ApiError } from '@workledger/kit/net/client'
import { importTexts } from './messages'

/**
 * Returns whether a file is readable: one saved or moved since its choice is not, and sending it
 * would look like a lost connection.
 */
export async function stillReadable(file: File) {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    throw new ApiError(400, 'import.changed', importTexts.t('changed'))
  }
}
