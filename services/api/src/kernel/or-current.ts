import { CodedError } from '@workledger/contracts/kernel/errors'

/** Does something about a record; refused because the record has changed since it was shown, the answer carries it as it is. */
export async function orCurrent<T>(act: () => Promise<T>, read: () => Promise<unknown>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'state.stale') throw error
    throw new CodedError(error.code, { ...error.detail, current: await read() })
  }
}
