import { ApiError } from '@workledger/kit/net/client'
import { attendanceTexts } from './messages'

/** Reports a failed save of a task log in the product's words; faults of fields stay with them. */
export async function orFailedToEdit<T>(saved: Promise<T>): Promise<T> {
  try {
    return await saved
  } catch (error) {
    if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) throw error
    throw new ApiError(error.status, error.code, attendanceTexts.t('failed'))
  }
}
