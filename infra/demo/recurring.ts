import { recurringApi } from '@workledger/contracts/invoicing/recurring.api'
import { remindersApi } from '@workledger/contracts/invoicing/reminders.api'
import { DateTime } from 'luxon'
import type { DemoCalls } from './demo-calls'
import { type ClientName, vatOf } from './invoices'

/** Adds reminders in three steps, an automatic retainer and a review that waits. */
export async function remindAndRepeat(
  demo: DemoCalls,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const { session } = demo.member('tom')
  const params = { ws: demo.workspace }
  const at = new Date(demo.now.getTime() - 10 * 60_000)

  const steps = [
    {
      days: -3,
      subject: 'Invoice {invoice_number} is due on {due_date}',
      text: 'Hello {contact_name},\n{outstanding} of invoice {invoice_number} is due on {due_date}.',
    },
    {
      days: 7,
      subject: 'Reminder: invoice {invoice_number}',
      text: 'Hello {contact_name},\n{outstanding} of invoice {invoice_number} was due on {due_date}. Please pay it in the next few days.',
    },
    {
      days: 21,
      subject: 'Second reminder: invoice {invoice_number}',
      text: 'Hello {contact_name},\ninvoice {invoice_number} has been due for {days} days. Please pay {outstanding} now, or tell us what keeps you from it.',
    },
  ]

  await demo.call(remindersApi.changeReminderSetting, {
    at,
    session,
    params,
    body: { enabled: true, steps },
  })

  const add = async (
    client: ClientName,
    description: string,
    { unit_price, months, send }: { unit_price: string; months: number; send: boolean },
  ) => {
    const line = { description, quantity: '1', unit: 'LS', unit_price, tax1: true }

    const body = {
      client_id: ids.get(client)!,
      due_days: 30,
      tax_name1: 'VAT',
      ...vatOf(client),
      lines: [line],
      send,
    }

    const first_on = DateTime.fromISO(demo.today).plus({ months: 1 }).startOf('month').toISODate()!
    const schedule = { every: months, unit: 'month' as const, first_on }

    return (
      await demo.call(recurringApi.addRecurringInvoice, {
        at,
        session,
        params,
        body: { ...body, ...schedule },
      })
    ).data
  }

  await add('Northwind Labs', 'Monitoring of the cooling loop, {month} {year}', {
    unit_price: '480.00',
    months: 1,
    send: true,
  })

  const { id } = await add('Helios Energy', 'Quarterly review of the pump skid, {period}', {
    unit_price: '1250.00',
    months: 3,
    send: false,
  })

  await demo.call(recurringApi.pauseRecurringInvoice, { at, session, params: { id } })
}
