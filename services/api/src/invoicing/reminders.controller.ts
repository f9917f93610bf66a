import { Controller } from '@nestjs/common'
import {
  remindersApi as api,
  reminderSettingBody,
} from '@workledger/contracts/invoicing/reminders.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { invoiceSettingDecider } from '@workledger/domain/invoicing/invoice-setting'
import { noReminders } from '@workledger/domain/invoicing/reminders'
import { invoiceSettingOf } from '@workledger/projections/invoicing/invoicing.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { addresseeOf, isDraft } from './invoice-answers'
import { Invoicing } from './invoicing.service'

/** The schedule of payment reminders to clients. */
@Controller()
export class RemindersController {
  constructor(
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly invoicing: Invoicing,
  ) {}

  @Route(api.reminderSetting)
  async show({ workspace }: Call<typeof api.reminderSetting>) {
    return { data: await this.shown(workspace) }
  }

  @Route(api.changeReminderSetting)
  async change(call: Call<typeof api.changeReminderSetting>) {
    const { workspace, body } = call
    const { reminders } = await this.setting(workspace)
    const today = await this.zones.companyToday(call.ctx, workspace)
    const whole = changed(reminderSettingBody, reminders, body)
    const set = { ...whole, type: 'set-reminders' as const, workspace_id: workspace, today }

    return changing(
      call.seenOrNone('reminders'),
      (seen) => call.run(invoiceSettingDecider, workspace, set, seen),
      async () => ({ data: await this.shown(workspace) }),
    )
  }

  @Route(api.switchReminders)
  async switch(call: Call<typeof api.switchReminders>) {
    const { workspace, params, body } = call
    const invoice_id = params.id
    const today = await this.zones.companyToday(call.ctx, workspace)
    const change = { type: 'switch-reminders' as const, invoice_id, on: body.remind, today }

    return changing(
      await this.invoicing.seen(call, invoice_id),
      (seen) => call.run(invoiceDecider, invoice_id, change, seen),
      async () => ({ data: await this.invoicing.view(workspace, invoice_id) }),
    )
  }

  @Route(api.remindOfInvoice)
  async remind(call: Call<typeof api.remindOfInvoice>) {
    const {
      workspace,
      params: { id: invoice_id },
      body,
    } = call

    const row = await this.invoicing.find(workspace, invoice_id)
    if (isDraft(row)) refuse('invoice.remind_draft')
    const email = addresseeOf(row, body.email)

    const remind = {
      type: 'remind' as const,
      invoice_id,
      reminders: row.reminder_setting ?? noReminders,
      today: await this.zones.companyToday(call.ctx, workspace),
      email,
    }

    await call.run(invoiceDecider, invoice_id, remind)

    return { message: 'Email has been sent' }
  }

  private async shown(workspace: string) {
    const { reminders, reminders_revision } = await this.setting(workspace)
    return { ...reminders, revision: (reminders_revision ?? -1) + 1 }
  }

  private setting(workspace: string) {
    return this.queries.ask(workspace, (db) => invoiceSettingOf(db, workspace))
  }
}
