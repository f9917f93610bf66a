import { recurringInvoiceEvents } from '@workledger/contracts/invoicing/recurring.events'
import { filledPeriod } from '@workledger/contracts/invoicing/recurring-words'
import type { TaxRounding } from '@workledger/contracts/invoicing/vat-categories'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { invoiceSettingDecider, usual } from '@workledger/domain/invoicing/invoice-setting'
import { nothingSaid } from '@workledger/domain/invoicing/nothing-said'
import { lastOfPeriod } from '@workledger/domain/invoicing/recurring-days'
import {
  type RecurringDetails,
  recurringInvoiceDecider,
} from '@workledger/domain/invoicing/recurring-invoice'
import { daysFrom } from '@workledger/domain/invoicing/reminders'
import { referencesDecider } from '@workledger/domain/references/references'
import { languageOfClient } from '@workledger/projections/clients/clients.queries'
import { issueFacts } from '@workledger/projections/invoicing/issue-facts'
import { invoiceParties } from '@workledger/projections/invoicing/printed-invoice'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

const LONGEST_DESCRIPTION = 1000

/**
 * Tells whether an error is a fault that a person must fix before the invoice can be issued. A
 * conflict with a faster writer is not.
 */
const isReason = ({ code }: CodedError) =>
  /^(invoice\.|validation$)/.test(code) && !/^invoice\.(already_issued|issuing)$/.test(code)

export const recurringProcesses: readonly Process[] = [
  process({
    name: 'invoice of a recurring invoice',
    on: recurringInvoiceEvents.RecurringInvoiceDue,
    /**
     * The event gives the invoice's id, so each day makes one invoice. Its content is that of the
     * recurring invoice on the due day.
     */
    async react({ workspace, data: { recurring_id, due_on }, meta }, context) {
      const recurring = await context.before(recurringInvoiceDecider)
      if (recurring.status === 'none') return

      const { client_id, send } = recurring.details
      const invoice_id = context.newId('invoice')
      const locale = await context.ask((db) => languageOfClient(db, workspace, client_id))

      const setting = await context.state(invoiceSettingDecider, workspace)
      const tax_rounding = setting.tax_rounding ?? usual.tax_rounding

      await context.run(
        referencesDecider,
        client_id,
        {
          type: 'claim',
          kind: 'client',
          target_id: client_id,
          source: 'invoice',
          source_ids: [invoice_id],
        },
        { step: 'client' },
      )

      await context.run(
        invoiceDecider,
        invoice_id,
        {
          type: 'draft-recurring',
          invoice_id,
          recurring_id,
          due_on,
          ...draftOf(recurring.details, { due_on, locale, tax_rounding }, context),
        },
        { step: 'draft' },
      )

      if (!send) return
      const parties = await context.ask((db) => invoiceParties(db, workspace, client_id))
      if (!parties) return

      try {
        await issue(
          { invoice_id, due_on, due_days: recurring.details.due_days, parties },
          { workspace, now: meta.occurred_at },
          context,
        )
      } catch (error) {
        if (!(error instanceof CodedError)) throw error
        if (!isReason(error)) return
        const reason = Object.values(error.fields)[0]?.[0]?.code ?? error.code

        await context.run(
          recurringInvoiceDecider,
          recurring_id,
          { type: 'hold', recurring_id, invoice_id, due_on, reason },
          { step: 'hold' },
        )
      }
    },
  }),
]

interface DraftFacts {
  readonly due_on: string
  readonly locale: string
  readonly tax_rounding: TaxRounding
}

/** Returns the content and the lines of the invoice that a recurring invoice makes for one day. */
function draftOf(
  details: RecurringDetails,
  { due_on, locale, tax_rounding }: DraftFacts,
  context: ProcessContext,
) {
  const {
    lines,
    send: _,
    due_days,
    every: __,
    unit: ___,
    first_on: ____,
    until: _____,
    times: ______,
    ...content
  } = details

  const last = lastOfPeriod(details, due_on)

  return {
    content: {
      ...nothingSaid,
      ...content,
      tax_rounding,
      invoice_number: null,
      invoice_date: due_on,
      due_date: daysFrom(due_on, due_days),
    },
    lines: lines.map((line, n) => ({
      ...line,
      item_id: context.newId(`item ${n}`),
      description: filledPeriod(line.description, locale, due_on, last).slice(
        0,
        LONGEST_DESCRIPTION,
      ),
    })),
  }
}

interface DraftedInvoice {
  readonly invoice_id: string
  readonly due_on: string
  readonly due_days: number
  readonly parties: NonNullable<Awaited<ReturnType<typeof invoiceParties>>>
}

/**
 * Issues a draft and sends it; one that a newer document of its series overtook has today's date.
 */
async function issue(
  { invoice_id, due_on, due_days, parties }: DraftedInvoice,
  { workspace, now }: { workspace: string; now: string },
  context: ProcessContext,
): Promise<void> {
  const drafted = {
    id: invoice_id,
    invoice_date: due_on,
    billed_from: null,
    billed_to: null,
    items: [],
  }

  const facts = await context.ask((db) => issueFacts(db, workspace, drafted, now))

  if (facts.latest && due_on < facts.latest.day) {
    const dates = { invoice_date: facts.today, due_date: daysFrom(facts.today, due_days) }

    await context.run(
      invoiceDecider,
      invoice_id,
      { type: 'change', invoice_id, ...dates },
      { step: 'date' },
    )
  }

  const close = { type: 'close' as const, invoice_id, send: true, facts, ...parties }
  await context.run(invoiceDecider, invoice_id, close, { step: 'close' })
}
