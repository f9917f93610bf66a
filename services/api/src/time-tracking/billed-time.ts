import { refuse } from '@workledger/contracts/kernel/errors'

/** Refuses a change of an invoiced entry, which is checked again before a draft is issued. */
export function unbilled<E extends { billed: boolean; invoice_number: string | null }>(
  entry: E,
): E {
  if (entry.invoice_number !== null)
    refuse('timer.billed', { params: { number: entry.invoice_number } })

  return entry.billed ? refuse('timer.billed_draft') : entry
}
