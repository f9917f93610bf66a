import { Controller } from '@nestjs/common'
import {
  recurringApi as api,
  type RecurringInvoiceAnswer,
} from '@workledger/contracts/invoicing/recurring.api'
import { refuse, refuseField, worded } from '@workledger/contracts/kernel/errors'
import { nothingSaid, plainLine } from '@workledger/domain/invoicing/nothing-said'
import {
  type RecurringInvoiceCommand,
  recurringInvoiceDecider,
} from '@workledger/domain/invoicing/recurring-invoice'
import { streamOf } from '@workledger/domain/kernel/decider'
import { rounded } from '@workledger/domain/kernel/money'
import { clientById } from '@workledger/projections/clients/clients.queries'
import { invoiceById, invoiceSettingOf } from '@workledger/projections/invoicing/invoicing.queries'
import { recurringInvoicesList } from '@workledger/projections/invoicing/recurring.lists'
import {
  type RecurringRow,
  recurringById,
} from '@workledger/projections/invoicing/recurring.queries'
import { said } from '@workledger/projections/kernel/projection'
import { Commands } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { References, target } from '../references/references.port'

type Line = NonNullable<Call<typeof api.changeRecurringInvoice>['body']['lines']>[number]

/** Recurring invoices. */
@Controller()
export class RecurringController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly references: References,
    private readonly lists: Lists,
  ) {}

  @Route(api.recurringInvoices)
  async list(call: Call<typeof api.recurringInvoices>) {
    const page = await this.lists.page(recurringInvoicesList, call)
    return {
      ...page,
      data: page.data.map((row) => ({ ...row, amount: rounded(row.amount, row.currency) })),
    }
  }

  @Route(api.recurringInvoice)
  async showRecurringInvoice({ workspace, params }: Call<typeof api.recurringInvoice>) {
    return { data: await this.view(workspace, params.id) }
  }

  @Route(api.addRecurringInvoice)
  async add(call: Call<typeof api.addRecurringInvoice>) {
    const { workspace, body, ctx } = call

    const recurring_id = ctx.newId()
    const { made_from = null, lines, currency, until = null, times = null, ...content } = body
    const client = await this.client(workspace, content.client_id, content.send)

    if (made_from && !(await call.read((db) => invoiceById(db, workspace, made_from))))
      refuseField('made_from', 'field.id')

    const setting = await this.setting(workspace)
    const { supply_from: _, supply_to: __, ...nothing } = nothingSaid

    const details = {
      ...nothing,
      buyer_reference: client.buyer_reference,
      ...said(content),
      lines: lines.map(whole),
      currency: currency ?? setting.currency,
      until,
      times,
    }

    const today = await this.zones.companyToday(ctx, workspace)
    const start = { type: 'start' as const, recurring_id, made_from, details, today }

    await this.references.run(
      call,
      { decider: recurringInvoiceDecider, id: recurring_id, command: start },
      target('client', content.client_id),
    )

    return { data: { id: recurring_id } }
  }

  @Route(api.changeRecurringInvoice)
  async change(call: Call<typeof api.changeRecurringInvoice>) {
    const { workspace, body } = call
    const recurring_id = call.params.id
    const row = await this.find(workspace, recurring_id)
    const { lines, client_id = row.client_id, send = row.send } = body
    await this.client(workspace, client_id, send)
    const today = await this.zones.companyToday(call.ctx, workspace)

    const change = {
      type: 'change' as const,
      recurring_id,
      update: { ...body, lines: lines?.map(whole) },
      today,
    }

    const named = target('client', body.client_id)

    return changing(
      call.seen(recurring_id),
      (seen) =>
        this.references.run(
          call,
          { decider: recurringInvoiceDecider, id: recurring_id, command: change, expected: seen },
          named,
        ),
      async () => ({ data: await this.view(workspace, recurring_id) }),
    )
  }

  @Route(api.pauseRecurringInvoice)
  async pause(call: Call<typeof api.pauseRecurringInvoice>) {
    return this.run(call, { type: 'pause', recurring_id: call.params.id })
  }

  @Route(api.resumeRecurringInvoice)
  async resume(call: Call<typeof api.resumeRecurringInvoice>) {
    const today = await this.zones.companyToday(call.ctx, call.workspace)
    return this.run(call, { type: 'resume', recurring_id: call.params.id, today })
  }

  @Route(api.endRecurringInvoice)
  async end(call: Call<typeof api.endRecurringInvoice>) {
    return this.run(call, { type: 'end', recurring_id: call.params.id })
  }

  private run(
    call: Pick<Call<unknown>, 'ctx' | 'workspace' | 'seen'>,
    command: RecurringInvoiceCommand,
  ) {
    const { ctx, workspace } = call
    const { recurring_id } = command

    return changing(
      call.seen(recurring_id),
      (seen) =>
        this.commands.in(ctx, workspace).run(recurringInvoiceDecider, recurring_id, command, seen),
      async () => ({ data: await this.view(workspace, recurring_id) }),
    )
  }

  /** Checks that the client has an address if the invoice is sent automatically. */
  private async client(workspace: string, id: string, send: boolean) {
    const client = await this.queries.ask(workspace, (db) => clientById(db, workspace, id))
    if (!client) return refuse('invoice.client_unknown', { field: 'client_id' })
    if (send && !client.contact_email) refuse('invoice.client_email', { field: 'send' })

    return client
  }

  private setting(workspace: string) {
    return this.queries.ask(workspace, (db) => invoiceSettingOf(db, workspace))
  }

  private async find(workspace: string, id: string) {
    return (
      (await this.queries.ask(workspace, (db) => recurringById(db, workspace, id))) ??
      refuse('not_found')
    )
  }

  private async view(workspace: string, id: string) {
    return recurringAnswer(await this.find(workspace, id))
  }
}

/** Returns a line with defaults for omitted fields. */
const whole = (line: Line) => ({ ...plainLine, ...said(line) })

function recurringAnswer(row: RecurringRow): RecurringInvoiceAnswer {
  const { state, workspace_id: _, contact_email: client_email, client, ...facts } = row
  const { details, held } = state

  return {
    ...details,
    discount_amount: details.discount_amount ?? null,
    ...facts,
    unit: details.unit,
    status: row.status as RecurringInvoiceAnswer['status'],
    over: state.status === 'ended',
    client: client ?? '',
    client_email,
    amount: rounded(row.amount, row.currency),
    stream: streamOf(recurringInvoiceDecider, row.id),
    held: held && { ...held, reason: worded({ code: held.reason }) },
  }
}
