import type { invoiceSettingEvents } from '@workledger/contracts/invoicing/invoicing.events'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { checkParty } from '../kernel/party-checks'
import type { Numbering } from './invoice-series'
import { checkCategories } from './invoice-taxes'
import { noReminders, type ReminderStep, type Reminders, stepsSince } from './reminders'

export type InvoiceSettingEvent = AnyEventOf<typeof invoiceSettingEvents>

type Fields = Omit<
  Extract<InvoiceSettingEvent, { type: 'InvoiceSettingChanged' }>['data'],
  'workspace_id'
>

export type InvoiceSetting = Fields & { readonly reminders?: Reminders }

export type InvoiceSettingCommand = { workspace_id: string } & (
  | ({ type: 'change' } & { [K in keyof Fields]?: Fields[K] | undefined })
  | {
      type: 'set-reminders'
      enabled: boolean
      steps: readonly Omit<ReminderStep, 'since'>[]
      today: string
    }
)

/** The settings of a company's invoices: stream `invoice-setting-{workspace}`. */
export const invoiceSettingDecider: Decider<
  InvoiceSetting,
  InvoiceSettingCommand,
  InvoiceSettingEvent
> = {
  category: 'invoice-setting',
  initial: {},
  decide(state, command) {
    if (command.type === 'set-reminders') return setReminders(state, command)
    const { type: _, workspace_id, ...update } = command
    checkParty(update)
    const difference = changed({ ...state }, update) as Fields | undefined
    if (difference) checkUsualTax({ ...state, ...difference })

    return difference
      ? [{ type: 'InvoiceSettingChanged', data: { ...difference, workspace_id } }]
      : []
  },
  evolve(state, { type, data: { workspace_id: _, ...update } }) {
    return type === 'InvoiceRemindersSet'
      ? { ...state, reminders: update as Reminders }
      : { ...state, ...update }
  },
  content: contentOf<InvoiceSettingEvent>({
    InvoiceSettingChanged: { changed: 'workspace_id' },
    InvoiceRemindersSet: { changed: () => 'reminders' },
  }),
}

/** Refuses an incomplete default tax, or one with an unsuitable category. */
function checkUsualTax({
  tax_name1 = null,
  tax_rate1 = null,
  tax_category1 = null,
  tax_reason1 = null,
}: Fields): void {
  const said = [tax_name1, tax_rate1, tax_category1, tax_reason1].some((part) => part !== null)
  if (said && tax_name1 === null) refuseField('tax_name1', 'invoice.tax_name')
  if (said && tax_rate1 === null) refuseField('tax_rate1', 'invoice.tax_value')
  checkCategories({ tax_name1, tax_rate1, tax_category1, tax_reason1, tax_rate2: null })
}

function setReminders(
  state: InvoiceSetting,
  {
    workspace_id,
    enabled,
    steps,
    today,
  }: Extract<InvoiceSettingCommand, { type: 'set-reminders' }>,
): InvoiceSettingEvent[] {
  const twice = steps.find(({ days }, n) => steps.findIndex((each) => each.days === days) !== n)
  if (twice) refuse('invoice.reminder_twice', { field: 'steps', params: { days: twice.days } })
  const before = state.reminders ?? noReminders
  const words = (of: readonly Omit<ReminderStep, 'since'>[]) =>
    JSON.stringify(of.map(({ days, subject, text }) => [days, subject, text]))
  if (before.enabled === enabled && words(before.steps) === words(steps)) return []

  return [
    {
      type: 'InvoiceRemindersSet',
      data: { workspace_id, enabled, steps: stepsSince(before, { enabled, steps }, today) },
    },
  ]
}

/** The defaults of the settings. */
export const usual = {
  due_days: 30,
  tax_rounding: 'total',
  number_prefix: 'INV-',
  number_yearly: false,
  number_start: 1,
  credit_prefix: 'CN-',
} as const satisfies InvoiceSetting

/** Returns the numbering of an invoice or a credit note of that day. */
export function numberingOf(
  setting: Pick<
    InvoiceSetting,
    'number_prefix' | 'number_yearly' | 'number_start' | 'credit_prefix'
  >,
  kind: 'invoice' | 'credit note',
  day: string,
): Numbering {
  const { number_prefix = usual.number_prefix, number_start = usual.number_start } = setting
  const { number_yearly = usual.number_yearly, credit_prefix = usual.credit_prefix } = setting
  const own = kind === 'credit note' && credit_prefix !== null && credit_prefix !== number_prefix

  return {
    prefix: own ? credit_prefix : number_prefix,
    year: number_yearly ? Number(day.slice(0, 4)) : null,
    start: own ? 1 : number_start,
  }
}
