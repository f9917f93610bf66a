import { Readable } from 'node:stream'
import { Controller } from '@nestjs/common'
import {
  auditEventsApi as api,
  MOST_EXPORTED_EVENTS,
} from '@workledger/contracts/audit/audit-events.api'
import { typesOfGroup } from '@workledger/contracts/audit/event-groups'
import { headingsIn } from '@workledger/contracts/headings'
import { dayAfter } from '@workledger/contracts/kernel/durations'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import * as column from '@workledger/contracts/kernel/list-columns'
import { areas, eventNames } from '@workledger/contracts/registry'
import {
  type EventSearch,
  type FoundEvent,
  findEvents,
  userOf,
} from '@workledger/projections/audit/audit-events.queries'
import {
  namesOfIds,
  type Subject,
  subjectsOf,
} from '@workledger/projections/audit/record-names.queries'
import { namesOfTokens } from '@workledger/projections/integrations/integrations.queries'
import { csvHead, csvLines, type ExportColumn } from '@workledger/projections/kernel/export-cells'
import { xlsxFile } from '@workledger/projections/kernel/xlsx-file'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import type { FastifyReply } from 'fastify'
import { sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { XLSX } from '../kernel/http/media-types'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'

/** Most people that a row names; the others are only counted. */
const NAMED = 3

const MOST_WORDS = 10
const CHUNK = 1_000
const CURSOR = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)_(\d{1,16})$/

type AuditEventsInput = Omit<Call<typeof api.auditEvents>['query'], 'after' | 'per_page'> & {
  after?: string | undefined
}

/** The search over all events. */
@Controller()
export class AuditEventsController {
  constructor(private readonly queries: Queries) {}

  @Route(api.auditEvents)
  async events({ workspace, query }: Call<typeof api.auditEvents>) {
    const { data, next } = await this.page(workspace, query, query.per_page)
    return { data, next }
  }

  @Route(api.exportAuditEvents)
  async export(
    { workspace, query, ctx, asker }: Call<typeof api.exportAuditEvents>,
    reply: FastifyReply,
  ) {
    const name = `events-${ctx.now.toISOString().slice(0, 10)}.${query.format}`
    // The first rows are read before the answer begins, so that a wrong filter is still refused.
    const first = await this.page(workspace, query, CHUNK)
    const pages = this.pages(workspace, query, first)
    const headings = headingsIn(query.language, { list: 'audit-events', area: 'audit' }, columns)

    if (query.format === 'csv')
      return sendFile(reply, {
        name,
        type: 'text/csv; charset=utf-8',
        bytes: Readable.from(csv(pages, headings)),
      })

    const rows: Record<string, unknown>[] = []

    for await (const page of pages) {
      rows.push(...page.map(asRow))

      if (rows.length > MOST_EXPORTED_EVENTS)
        return refuse('export.too_many', { params: { rows: MOST_EXPORTED_EVENTS } })
    }

    return sendFile(reply, {
      name,
      type: XLSX,
      bytes: await xlsxFile(asker, { name: 'Events', columns, rows, headings }),
    })
  }

  private async *pages(
    workspace: string,
    query: AuditEventsInput,
    first: Page,
  ): AsyncGenerator<Page['data']> {
    for (
      let page = first;
      ;
      page = await this.page(workspace, { ...query, after: page.next! }, CHUNK)
    ) {
      yield page.data
      if (page.next === null) return
    }
  }

  private async page(workspace: string, asked: AuditEventsInput, perPage: number) {
    const search = searchOf(asked, perPage + 1)
    return this.queries.ask(workspace, async (db) => {
      const actors =
        asked.actor === undefined
          ? undefined
          : asked.actor === 'system'
            ? []
            : [await userOf(db, workspace, uuidOf('actor', asked.actor))]

      const found = await findEvents(db, workspace, { ...search, actors })
      const rows = found.slice(0, perPage)

      const users = rows.flatMap(({ actor, impersonator }) => [
        actor,
        ...(impersonator ? [impersonator] : []),
      ])

      const shown = (of: (row: FoundEvent) => readonly string[]) => [
        ...new Set(rows.flatMap((row) => of(row).slice(0, NAMED))),
      ]

      const tokens = [...new Set(rows.flatMap(({ token }) => token ?? []))]

      const [people, subjects, names, tokenNames] = await Promise.all([
        namesOfIds(
          db,
          workspace,
          shown((row) => row.people),
        ),
        subjectsOf(
          db,
          workspace,
          shown((row) => row.records),
        ),
        namesOfUsers(db, workspace, [...new Set(users)]),
        namesOfTokens(db, workspace, tokens),
      ])

      const named = (id: string) => ({
        id,
        name: names.get(id) ?? (id === 'system' ? 'Workledger' : 'Unknown'),
      })

      const last = rows.at(-1)

      return {
        next: found.length > perPage && last ? `${last.occurred_at}_${last.position}` : null,
        data: rows.map((row) => ({
          ...auditEventAnswer(row),
          ...concerned(row, people, subjects),
          actor: named(row.actor),
          impersonator: row.impersonator ? named(row.impersonator) : null,
          token: row.token ? { id: row.token, name: tokenNames.get(row.token) ?? '' } : null,
        })),
      }
    })
  }
}

type Page = Awaited<ReturnType<AuditEventsController['page']>>

const auditEventAnswer = ({
  id,
  position,
  stream,
  revision,
  type,
  area,
  occurred_at,
  recorded_at,
}: FoundEvent) => ({
  id,
  position: String(position),
  stream,
  revision,
  type,
  area,
  occurred_at,
  recorded_at,
})

/** An erased person has no name. */
const concerned = (
  { people, records }: FoundEvent,
  names: ReadonlyMap<string, string>,
  subjects: ReadonlyMap<string, Subject>,
) => ({
  people: people.slice(0, NAMED).map((id) => ({ id, name: names.get(id) ?? '' })),
  people_count: people.length,
  record:
    records.flatMap((id) => (subjects.has(id) ? [{ id, ...subjects.get(id)! }] : []))[0] ?? null,
})

function searchOf(
  { q, person, area, group, type, stream, from, to, sort, after }: AuditEventsInput,
  limit: number,
): EventSearch {
  if (from && to && to < from) return refuseField('to', 'field.order')
  const cursor =
    after === undefined ? undefined : (CURSOR.exec(after) ?? refuseField('after', 'field.options'))
  const words = (q ?? '').trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

  return {
    text: q?.trim(),
    words: words.map((word) => ({ word, types: typesCalled(word) })),
    person,
    types: type
      ? [eventNames.has(type) ? type : refuseField('type', 'field.options')]
      : area
        ? typesOf(area)
        : group && typesOfGroup(group),
    stream,
    ...(from ? { from: `${from} 00:00:00` } : {}),
    ...(to ? { until: `${dayAfter(to)} 00:00:00` } : {}),
    by: sort.endsWith('position') ? 'position' : 'occurred_at',
    descending: sort.startsWith('-'),
    ...(cursor ? { after: { occurred_at: cursor[1]!, position: cursor[2]! } } : {}),
    limit,
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const uuidOf = (field: string, text: string) =>
  UUID.test(text) ? text.toLowerCase() : refuseField(field, 'field.options')

const typesByArea = new Map(
  areas.map((area) => [
    area.name as string,
    'events' in area ? area.events.flatMap((events) => Object.keys(events)) : [],
  ]),
)

const typesOf = (area: string) => typesByArea.get(area) ?? refuseField('area', 'field.options')

/** Returns types of events whose names contain a word, in any language of the interface. */
function typesCalled(word: string): string[] {
  const small = word.toLowerCase()
  return [...eventNames].flatMap(([type, names]) =>
    Object.values(names).some((name) => name.toLowerCase().includes(small)) ? [type] : [],
  )
}

const columns: ExportColumn[] = Object.entries({
  position: column.number(),
  event: column.text(),
  area: column.text(),
  stream: column.text(),
  revision: column.number(),
  people: column.text(),
  record_name: column.text(),
  actor: column.text(),
  impersonator: column.text(),
  token: column.text(),
  occurred_at: column.instant(),
  recorded_at: column.instant(),
})

const asRow = ({
  type,
  people,
  people_count,
  record,
  actor,
  impersonator,
  token,
  ...row
}: Page['data'][number]) => ({
  ...row,
  event: eventNames.get(type)?.en ?? type,
  people: [
    ...people.map(({ name }) => name),
    ...(people_count > NAMED ? [`+${people_count - NAMED}`] : []),
  ].join(', '),
  record_name: record?.name ?? null,
  actor: actor.name,
  impersonator: impersonator?.name ?? null,
  token: token?.name ?? null,
})

async function* csv(pages: AsyncGenerator<Page['data']>, headings: readonly string[]) {
  yield csvHead(columns, { headings })
  for await (const page of pages) yield csvLines(columns, page.map(asRow))
}
