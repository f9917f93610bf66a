import type { invoiceSettingEvents } from '@workledger/contracts/invoicing/invoicing.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'

export type InvoiceSettingEvent = AnyEventOf<typeof invoiceSettingEvents>
type Fields = Omit<InvoiceSettingEvent['data'], 'workspace_id'>
export type InvoiceSetting = Fields
export type InvoiceSettingCommand = { type: 'change'; workspace_id: string } & { [K in keyof Fields]?: Fields[K] | undefined }

/** What a company prints on its invoices: stream `invoice-setting-{workspace}`. */
export const invoiceSettingDecider: Decider<InvoiceSetting, InvoiceSettingCommand, InvoiceSettingEvent> = {
  category: 'invoice-setting',
  initial: {},
  decide(state, { type: _, workspace_id, ...update }) {
    const difference = changed({ ...state }, update) as Fields | undefined
    return difference ? [{ type: 'InvoiceSettingChanged', data: { ...difference, workspace_id } }] : []
  },
  evolve(state, { data: { workspace_id: _, ...update } }) {
    return { ...state, ...update }
  },
}
