import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceBody, invoiceItemBody } from '@workledger/contracts/invoicing/invoice-body'
import type { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { faultOf } from '@workledger/contracts/kernel/faults'
import type { Issue, Schema } from '@workledger/kit/form/form'
import { today } from '@workledger/kit/i18n/format'
import { type InvoiceLine, missingCharges } from './lines'

export type InvoiceSetting = AnswerOf<typeof invoiceSettingApi.invoiceSetting>['data']

export const inDays = (from: string, days: number) =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export const typedDraft = (
  invoice: InvoiceAnswer | null,
  setting: InvoiceSetting,
  currency: string,
  client: string,
) => ({
  client_id: invoice?.client_id ?? client,
  invoice_number: invoice?.invoice_number ?? setting.next_invoice_number,
  invoice_date: invoice?.invoice_date ?? today(),
  due_date: invoice?.due_date ?? inDays(today(), setting.due_days),
  currency: invoice?.currency ?? currency,
  supply_from: invoice?.supply_from ?? '',
  supply_to: invoice?.supply_to ?? '',
  // A new invoice takes the client's own.
  ...(invoice && { buyer_reference: invoice.buyer_reference ?? '' }),
  order_number: invoice?.order_number ?? '',
  public_notes: invoice?.public_notes ?? '',
  tax_name1: (invoice ?? setting).tax_name1 ?? '',
  tax_rate1: (invoice ?? setting).tax_rate1 ?? '',
  tax_category1: ((invoice ?? setting).tax_category1 ?? '') as string,
  tax_reason1: (invoice ?? setting).tax_reason1 ?? '',
  tax_name2: invoice?.tax_name2 ?? '',
  tax_rate2: invoice?.tax_rate2 ?? '',
  tax_category2: (invoice?.tax_category2 ?? '') as string,
  tax_reason2: invoice?.tax_reason2 ?? '',
  discount_name: invoice?.discount_name ?? '',
  discount_rate: invoice?.discount_rate ?? '',
  discount_amount: invoice?.discount_amount ?? '',
  exchange_rate: invoice?.exchange_rate ?? '',
  exchange_source: invoice?.exchange_source ?? '',
  exchange_on: invoice?.exchange_on ?? '',
})

type TypedFields = ReturnType<typeof typedDraft>

/** An invoice as typed, with its items. */
export type TypedDraft = TypedFields & { lines: InvoiceLine[] }

/**
 * The contract's schemas of the invoice and of each item, with the rule that a ticked charge has a
 * name and a rate.
 */
export const draftSchema: Schema = {
  safeParse: ({ lines, ...typed }: TypedDraft, options) => {
    const checked = invoiceBody.safeParse(typed, options)
    const issues: Issue[] = checked.success ? [] : [...checked.error.issues]

    for (const [name, message] of Object.entries(missingCharges(typed, lines)))
      issues.push({ path: [name], message })

    for (const line of lines) {
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
