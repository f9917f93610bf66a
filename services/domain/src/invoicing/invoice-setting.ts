import type { invoiceSettingEvents } from '@workledger/contracts/invoicing/invoicing.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import { checkParty } from '../kernel/party-checks'
import type { Numbering } from './invoice-series'

export type InvoiceSettingEvent = AnyEventOf<typeof invoiceSettingEvents>
type Fields = Omit<InvoiceSettingEvent['data'], 'workspace_id'>
export type InvoiceSetting = Fields
export type InvoiceSettingCommand = { type: 'change'; workspace_id: string } & { [K in keyof Fields]?: Fields[K] | undefined }

/** What a company prints on its invoices: stream `invoice-setting-{workspace}`. */
export const invoiceSettingDecider: Decider<InvoiceSetting, InvoiceSettingCommand, InvoiceSettingEvent> = {
  category: 'invoice-setting',
  initial: {},
  decide(state, { type: _, workspace_id, ...update }) {
    checkParty(update)
    const difference = changed({ ...state }, update) as Fields | undefined
    return difference ? [{ type: 'InvoiceSettingChanged', data: { ...difference, workspace_id } }] : []
  },
  evolve(state, { data: { workspace_id: _, ...update } }) {
    return { ...state, ...update }
  },
}

/** What a setting says while nobody changed it. */
export const usual = {
  due_days: 30,
  tax_rounding: 'total',
  number_prefix: 'INV-',
  number_yearly: false,
  number_start: 1,
  credit_prefix: 'CN-',
} as const satisfies InvoiceSetting

/** How an invoice or a credit note of that day is numbered. */
export function numberingOf(
  setting: Pick<InvoiceSetting, 'number_prefix' | 'number_yearly' | 'number_start' | 'credit_prefix'>,
  kind: 'invoice' | 'credit note',
  day: string,
): Numbering {
  const { number_prefix, number_yearly, number_start, credit_prefix } = { ...usual, ...setting }
  const own = kind === 'credit note' && credit_prefix !== null && credit_prefix !== number_prefix
  return {
    prefix: own ? credit_prefix : number_prefix,
    year: number_yearly ? Number(day.slice(0, 4)) : null,
    start: own ? 1 : number_start,
  }
}
