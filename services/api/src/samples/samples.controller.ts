import { Controller, Inject } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { audits, isAdmin } from '@workledger/contracts/kernel/permissions'
import type { Population } from '@workledger/contracts/samples/sample-kinds'
import type { SampleDetails } from '@workledger/contracts/samples/samples.api'
import { samplesApi as api } from '@workledger/contracts/samples/samples.api'
import type { Seen } from '@workledger/domain/kernel/contents'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import { populationFile } from '@workledger/domain/samples/draw'
import { type SampleCommand, sampleDecider } from '@workledger/domain/samples/sample'
import type { Chain } from '@workledger/event-store/chain-watch'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { sampleItemsList, samplesList } from '@workledger/projections/samples/samples.lists'
import {
  sampleById,
  sampleItemById,
  sampleSums,
} from '@workledger/projections/samples/samples.queries'
import type { FastifyReply } from 'fastify'
import { RecordViews } from '../kernel/access/record-views'
import { Commands } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import { CHAIN, chainState } from '../kernel/evidence/chain'
import { Files, sendFile } from '../kernel/files/files'
import { PDF } from '../kernel/files/pdf'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { instant } from '../kernel/lists/instant'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { SampleDraws } from './sample-draw.service'
import { SampleItems } from './sample-item.service'
import { type Paper, paperCsv, paperPage, paperXlsx } from './working-paper'

const TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Area of the item's employee; an invoice has none. */
const populationAreas: Readonly<Record<Population, string | null>> = {
  pay: 'payroll',
  leaves: 'leave',
  expenses: 'expenses',
  invoices: null,
  contracts: 'employment',
}

/** Samples that auditors draw and examine. */
@Controller()
export class SamplesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly draws: SampleDraws,
    private readonly items: SampleItems,
    private readonly views: RecordViews,
    @Inject(CHAIN) private readonly chain: Chain,
    @Inject(PDF) private readonly pdf: PdfPort,
    private readonly files: Files,
  ) {}

  @Route(api.samples)
  list(call: Call<typeof api.samples>) {
    return this.lists.page(samplesList, call)
  }

  @Route(api.drawSample)
  async draw(call: Call<typeof api.drawSample>) {
    const { workspace, body, ctx } = call

    const command = await this.draws.command(ctx, workspace, body)
    await call.run(sampleDecider, command.sample_id, command)

    return { data: { id: command.sample_id } }
  }

  @Route(api.samplePopulation)
  async population({ workspace, query, ctx }: Call<typeof api.samplePopulation>) {
    const zone = await this.draws.zoneOf(ctx, workspace)
    const { head } = await chainState(this.chain)
    const { rows, totals } = await this.draws.population(workspace, query, zone, head.position)

    return { data: { size: rows.length, totals } }
  }

  @Route(api.sample)
  async showSample(call: Call<typeof api.sample>) {
    return { data: await this.details(call, call.params.id) }
  }

  @Route(api.sampleKeys)
  async keys({ workspace, params }: Call<typeof api.sampleKeys>, reply: FastifyReply) {
    const sample = await this.sample(workspace, params.id)
    const { from_on: from, to_on: to, population, zone, position } = sample

    const { rows } = await this.draws.population(
      workspace,
      { population, from, to },
      zone,
      position,
    )

    const bytes = Buffer.from(populationFile(rows.map(({ key }) => key)))

    return sendFile(reply, {
      name: `population-${sample.seed}.txt`,
      type: 'text/plain; charset=utf-8',
      bytes,
    })
  }

  @Route(api.sampleItems)
  async itemList(call: Call<typeof api.sampleItems>) {
    await this.sample(call.workspace, call.params.id)
    return this.lists.page(sampleItemsList, call, { sample_id: call.params.id })
  }

  @Route(api.sampleItem)
  async item(call: Call<typeof api.sampleItem>) {
    const { workspace, params } = call
    const { population } = await this.sample(workspace, params.id)
    const item =
      (await call.read((db) => sampleItemById(db, workspace, params.id, params.item))) ??
      refuse('not_found')
    const row = await this.lists.one(sampleItemsList, call, params.item)
    const { permissions } = call.caller

    if (audits(permissions) && !isAdmin(permissions) && populationAreas[population])
      this.views.opened(call.caller, item.subject_id, populationAreas[population])

    return { data: await this.items.readItem(workspace, population, item, row) }
  }

  @Route(api.markSampleItem)
  async mark(call: Call<typeof api.markSampleItem>) {
    const { params, body } = call
    return this.said(call, {
      type: 'mark',
      sample_id: params.id,
      item_id: params.item,
      mark: body.mark,
    })
  }

  @Route(api.noteSampleItem)
  async note(call: Call<typeof api.noteSampleItem>) {
    const { params, body } = call
    return this.said(call, {
      type: 'note',
      sample_id: params.id,
      item_id: params.item,
      note: body.note || null,
    })
  }

  /** Records an answer about an item as its author saw it. */
  private said(
    call: Asking & Pick<Call<unknown>, 'seen'>,
    command: Extract<SampleCommand, { item_id: string }>,
  ) {
    return changing(
      call.seen(command.item_id),
      (seen) => this.run(call, command, seen),
      async () => ({ data: await this.lists.one(sampleItemsList, call, command.item_id) }),
    )
  }

  @Route(api.finishSample)
  async finish(call: Call<typeof api.finishSample>) {
    await this.run(call, { type: 'finish', sample_id: call.params.id })
    return { data: await this.lists.one(samplesList, call, call.params.id) }
  }

  @Route(api.reopenSample)
  async reopen(call: Call<typeof api.reopenSample>) {
    await this.run(call, { type: 'reopen', sample_id: call.params.id })
    return { data: await this.lists.one(samplesList, call, call.params.id) }
  }

  @Route(api.deleteSample)
  async delete(call: Call<typeof api.deleteSample>) {
    await this.run(call, { type: 'delete', sample_id: call.params.id })
  }

  @Route(api.workingPaper)
  async paper(call: Call<typeof api.workingPaper>, reply: FastifyReply) {
    const { format, language } = call.query
    const paper = await this.paperOf(call, call.params.id, language)

    const bytes =
      format === 'csv'
        ? paperCsv(paper)
        : format === 'xlsx'
          ? await paperXlsx(call.asker, paper)
          : await this.pdf.page(call.asker, paperPage(paper))

    return sendFile(reply, {
      name: `working-paper-${paper.sample.seed}.${format}`,
      type: TYPES[format],
      bytes,
    })
  }

  private async paperOf(call: Asking, id: string, language: Paper['language']): Promise<Paper> {
    const { workspace, caller, ctx } = call
    const sample = await this.details(call, id)
    const rows = await this.lists.all(sampleItemsList, call, { sample_id: id })
    const { items } = (await this.commands.state(sampleDecider, workspace, id)) as {
      items?: Record<string, { key: string; checks: { attribute: string; why: string }[] }>
    }
    const user = caller.session.user.id

    const [company, names] = await this.queries.ask(workspace, (db) =>
      Promise.all([
        db
          .selectFrom('workspaces')
          .select(['name', 'logo'])
          .where('id', '=', workspace)
          .executeTakeFirst(),
        namesOfUsers(db, workspace, [user]),
      ]),
    )

    return {
      language,
      company: company?.name ?? '',
      logo: await this.files.picture(company?.logo ?? null),
      sample,
      items: rows.map((row) => {
        const { key = '', checks = [] } = items?.[row.id] ?? {}
        return {
          ...row,
          key,
          whys: Object.fromEntries(checks.map(({ attribute, why }) => [attribute, why])),
        }
      }),
      made_at: instant(ctx.now),
      made_by: names.get(user) ?? '',
    }
  }

  private async details(call: Asking, id: string): Promise<SampleDetails> {
    const { workspace } = call

    const { zone, algorithm, head_hash, digest, totals, drawn_by } = await this.sample(
      workspace,
      id,
    )

    const own = drawn_by === call.caller.session.user.id

    const [row, sums] = await Promise.all([
      this.lists.one(samplesList, call, id),
      this.queries.ask(workspace, (db) => sampleSums(db, id)),
    ])

    return { ...row, own, zone, algorithm, head_hash, digest, sums, totals }
  }

  private async sample(workspace: string, id: string) {
    return (
      (await this.queries.ask(workspace, (db) => sampleById(db, workspace, id))) ??
      refuse('not_found')
    )
  }

  /** Runs a command on the caller's own sample; others cannot write to it. */
  private async run({ workspace, caller, ctx }: Asking, command: SampleCommand, seen?: Seen) {
    const { session } = caller
    const { drawn_by } = await this.sample(workspace, command.sample_id)
    if (drawn_by !== session.user.id) refuse('sample.author')
    await this.commands.in(ctx, workspace).run(sampleDecider, command.sample_id, command, seen)
  }
}
