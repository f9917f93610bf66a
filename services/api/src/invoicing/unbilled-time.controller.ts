import { Controller } from '@nestjs/common'
import { unbilledTimeApi as api } from '@workledger/contracts/invoicing/unbilled-time.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { billedTimeDecider } from '@workledger/domain/invoicing/billed-time'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { plainLine } from '@workledger/domain/invoicing/nothing-said'
import {
  type TimeChoice,
  type TimeLine,
  timeLines,
  timeSums,
} from '@workledger/domain/invoicing/time-lines'
import { amount, rounded } from '@workledger/domain/kernel/money'
import { clientById } from '@workledger/projections/clients/clients.queries'
import { invoiceSettingOf } from '@workledger/projections/invoicing/invoicing.queries'
import {
  type UnbilledFilter,
  unbilledOfProject,
  unbilledTime,
} from '@workledger/projections/invoicing/unbilled-time.queries'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { invoiceAnswer } from './invoice-answers'
import { Invoicing } from './invoicing.service'

/** Unbilled time, and its conversion to lines of an invoice. */
@Controller()
export class UnbilledTimeController {
  constructor(
    private readonly queries: Queries,
    private readonly invoicing: Invoicing,
  ) {}

  @Route(api.unbilledTime)
  async preview(call: Call<typeof api.unbilledTime>) {
    const { workspace, query } = call

    const client = await call.read((db) => clientById(db, workspace, query.client_id))
    if (!client) refuse('invoice.client_unknown', { field: 'client_id' })
    const { lines, currency } = await this.lines(workspace, query, query.currency)

    return {
      data: {
        ...timeSums(lines, currency),
        currency,
        lines: lines.map(({ entries, billed: _, ...line }) => ({
          ...line,
          entries: Object.keys(entries).length,
        })),
      },
    }
  }

  @Route(api.addUnbilledTime)
  async add(call: Call<typeof api.addUnbilledTime>) {
    const {
      workspace,
      params: { id: invoice_id },
      body,
      ctx,
    } = call

    const { client_id, currency } = await this.invoicing.find(workspace, invoice_id)
    const { tax1, tax2, discount } = body
    const { lines } = await this.lines(workspace, { ...body, client_id }, currency)

    const billed = lines.map(({ description, quantity, unit_price, entries }) => ({
      ...plainLine,
      ...{
        item_id: ctx.newId(),
        description,
        quantity,
        unit: 'HUR',
        unit_price,
        tax1,
        tax2,
        discount,
        entries,
      },
    }))

    const added = billed.map(({ entries, ...line }) => ({
      ...line,
      entries: Object.keys(entries).length,
    }))

    await call.check(invoiceDecider, invoice_id, {
      type: 'add-time',
      invoice_id,
      client_id,
      lines: added,
    })

    const seen = { entries: body.entries, seconds: body.seconds }

    // A process adds the lines, so that the time is both reserved and billed, or neither.
    await call.run(billedTimeDecider, client_id, {
      type: 'bill',
      client_id,
      invoice_id,
      lines: billed,
      seen,
    })

    const row = await this.invoicing.find(workspace, invoice_id)

    // The invoice was issued or deleted at this moment, so the time is unbilled again.
    if (billed[0] && !row.items.some(({ id }) => id === billed[0]?.item_id))
      refuse('state.conflict')

    return { data: invoiceAnswer(row, null) }
  }

  @Route(api.unbilledTimeOfProject)
  async ofProject(call: Call<typeof api.unbilledTimeOfProject>) {
    const { workspace, params } = call

    const found =
      (await call.read((db) => unbilledOfProject(db, workspace, params.id))) ?? refuse('not_found')
    const { rate, seconds, entries, currency } = found

    return {
      data: {
        entries,
        seconds,
        currency,
        rate: rate && rounded(rate, currency),
        amount: rate && rounded(amount(rate).times(seconds).div(3600), currency),
      },
    }
  }

  /**
   * Returns the lines. Rates of projects and clients are in the company's currency; in another one
   * only typed rates apply.
   */
  private async lines(
    workspace: string,
    {
      group,
      rounding,
      rate = null,
      ...filter
    }: UnbilledFilter & Omit<TimeChoice, 'rate'> & { rate?: string | null | undefined },
    named: string | undefined,
  ): Promise<{ lines: TimeLine[]; currency: string }> {
    const [entries, setting] = await this.queries.ask(workspace, (db) =>
      Promise.all([unbilledTime(db, workspace, filter), invoiceSettingOf(db, workspace)]),
    )
    const currency = named ?? setting.currency
    const priced =
      currency === setting.currency ? entries : entries.map((entry) => ({ ...entry, rate: null }))

    return { lines: timeLines(priced, { group, rounding, rate }, currency), currency }
  }
}
