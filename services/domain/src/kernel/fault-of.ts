import { CodedError } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'

/** Returns why a rule refuses an act; undefined if it does not. */
export function faultOf(act: () => unknown): Fault | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    const { params } = error.detail
    return { code: error.code, ...(params && { params }) }
  }
}
