import { ApiError } from '@workledger/kit/net/client'
import { attendanceTexts } from './messages'

/**
 * A task log that could not be saved is said in the product's words; what the fields are told stays
 * with them.
 */
export async function orFailedToEdit<T>(saved: Promise<T>): Promise<T> {
  try {
    return await saved
  } catch (error) {
    if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) throw error
    throw new ApiError(error.status, error.code, attendanceTexts.t('failed'))
  }
}
