import { invoiceItemBody } from '@workledger/contracts/invoicing/invoice-body'
import {
  type RecurringInvoiceAnswer,
  recurringBody,
} from '@workledger/contracts/invoicing/recurring.api'
import { faultOf } from '@workledger/contracts/kernel/faults'
import type { Issue, Schema } from '@workledger/kit/form/form'
import { contentOf, type InvoiceLine, missingCharges } from '../lines'

export interface RecurringInvoiceValues {
  client_id: string
  currency: string
  due_days: string
  every: string
  unit: RecurringInvoiceAnswer['unit']
  first_on: string
  ends: 'open' | 'until' | 'times'
  until: string
  times: string
  mode: 'draft' | 'send'
  order_number: string
  buyer_reference: string
  public_notes: string
  tax_name1: string
  tax_rate1: string
  tax_category1: string
  tax_reason1: string
  tax_name2: string
  tax_rate2: string
  tax_category2: string
  tax_reason2: string
  discount_name: string
  discount_rate: string
  discount_amount: string
  lines: InvoiceLine[]
}

/** Converts typed values to the request. */
export const requested = ({
  ends,
  until,
  times,
  mode,
  lines,
  ...typed
}: RecurringInvoiceValues) => ({
  ...typed,
  until: ends === 'until' ? until : null,
  times: ends === 'times' ? times : null,
  send: mode === 'send',
  lines: lines.map(contentOf),
})

/**
 * The contract's schemas of the whole and of each item; fields required by the chosen end and by
 * ticked charges may not be empty.
 */
export const recurringInvoiceSchema: Schema = {
  safeParse: (typed: RecurringInvoiceValues, options) => {
    const { lines: _, ...request } = requested(typed)
    const checked = recurringBody.omit({ lines: true }).safeParse(request, options)
    const issues: Issue[] = checked.success ? [] : [...checked.error.issues]

    if (typed.ends === 'until' && !typed.until)
      issues.push({ path: ['until'], message: 'field.select_date' })

    if (typed.ends === 'times' && !typed.times)
      issues.push({ path: ['times'], message: 'recurring.times' })

    for (const [name, message] of Object.entries(missingCharges(typed, typed.lines)))
      issues.push({ path: [name], message })

    if (typed.lines.length === 0) issues.push({ path: ['lines'], message: 'recurring.lines' })

    for (const line of typed.lines) {
      const item = invoiceItemBody.safeParse(line, options)
      if (item.success) continue
      const { code: message, params } = faultOf(item.error.issues[0]!)

      issues.push({
        path: ['lines'],
        code: 'custom',
        message,
        params: { ...params, line: line.key },
      })
    }

    return issues.length > 0
      ? { success: false, error: { issues } }
      : { success: true, data: checked.data }
  },
}
