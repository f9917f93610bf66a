import { Readable } from 'node:stream'
import { Controller } from '@nestjs/common'
import { headingsIn, separators } from '@workledger/contracts/headings'
import { refuse } from '@workledger/contracts/kernel/errors'
import { listsApi as api } from '@workledger/contracts/lists/lists.api'
import { areaOfList } from '@workledger/contracts/registry'
import {
  type CsvForm,
  csvHead,
  csvLines,
  type ExportColumn,
} from '@workledger/projections/kernel/export-cells'
import type { ListResource, Viewer } from '@workledger/projections/kernel/list-resource'
import type { ListSelection } from '@workledger/projections/kernel/list-rows'
import { xlsxFile } from '@workledger/projections/kernel/xlsx-file'
import { listResourceOf } from '@workledger/projections/registry'
import type { FastifyReply } from 'fastify'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { XLSX } from '../kernel/http/media-types'
import { Route } from '../kernel/http/route'
import { exportedColumns } from '../kernel/lists/exported-columns'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Zones } from '../kernel/lists/zones'
import { askedRows } from './asked-rows'

const CHUNK = 1000
const MOST_ROWS = 50_000

interface CsvContent {
  form: { columns: readonly ExportColumn[] } & CsvForm
  page: { rows: Record<string, unknown>[]; total: number }
}

/** Exports of lists. A file contains only what its caller may see. */
@Controller()
export class ExportsController {
  constructor(
    private readonly lists: Lists,
    private readonly zones: Zones,
  ) {}

  @Route(api.exportList)
  async export(call: Call<typeof api.exportList>, reply: FastifyReply) {
    const { params, ctx, caller } = call
    const query = askedRows(call.query)
    const listed = listResourceOf(params.resource) ?? refuse('not_found')
    const viewer = await this.exporter(call, listed)
    const resource = await this.lists.whole(listed, viewer)
    const columns = exportedColumns(resource, viewer)

    const of = {
      list: resource.definition.name,
      area: areaOfList.get(resource.definition.name) ?? '',
    }

    const form = {
      headings: headingsIn(query.language, of, columns),
      delimiter: separators[query.separator],
    }

    const today = await this.zones.today(ctx, caller.workspace, caller.employee)
    const name = `${params.resource}-${today}.${query.format}`
    // The first rows are read before the answer begins, so that a wrong filter is still refused.
    const first = await this.chunk(resource, viewer, query, 0)

    if (query.format === 'csv')
      return send(
        reply,
        name,
        Readable.from(
          this.csv(resource, viewer, query, { form: { columns, ...form }, page: first }),
        ),
      )

    if (first.total > MOST_ROWS) return refuse('export.too_many', { params: { rows: MOST_ROWS } })
    const rows = [...first.rows]

    for (let from = CHUNK; from < first.total; from += CHUNK)
      rows.push(...(await this.chunk(resource, viewer, query, from)).rows)

    return sendFile(reply, {
      name,
      type: XLSX,
      bytes: await xlsxFile(call.asker, {
        name: resource.definition.label,
        columns,
        rows,
        headings: form.headings,
      }),
    })
  }

  private async *csv(
    resource: ListResource,
    viewer: Viewer,
    asked: ListSelection,
    { form: { columns, ...form }, page: { rows, total } }: CsvContent,
  ) {
    yield csvHead(columns, form) + csvLines(columns, rows, form)

    for (let from = CHUNK; from < total; from += CHUNK)
      yield csvLines(columns, (await this.chunk(resource, viewer, asked, from)).rows, form)
  }

  private chunk(
    { definition, source: { computed: _, ...source } }: ListResource,
    viewer: Viewer,
    { sort, filter }: ListSelection,
    from: number,
  ) {
    const resource = { definition, source }
    return this.lists.rows(resource, viewer, { sort, filter, range: [from, from + CHUNK - 1] })
  }

  /**
   * Returns the viewer of an export: all rows for those who see everything. Others get their own
   * rows, of resources that permit it.
   */
  private async exporter(call: Asking, resource: ListResource): Promise<Viewer> {
    const viewer = await this.lists.reader(resource, call)
    return viewer.everything || resource.definition.ownExport ? viewer : refuse('access.denied')
  }
}

const send = (reply: FastifyReply, name: string, stream: Readable) =>
  reply
    .header('Content-Type', 'text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('X-Content-Type-Options', 'nosniff')
    .send(stream)
