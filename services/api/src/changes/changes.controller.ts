import { Controller } from '@nestjs/common'
import { changesApi as api, FROM_NOW } from '@workledger/contracts/changes/changes.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  changesBetween,
  type Managed,
  type Mark,
  managedBy,
  markAfter,
  markAt,
  newestMark,
  type Sight,
  visibleTo,
} from '@workledger/projections/changes/changes.queries'
import {
  isPublicEvent,
  publicBody,
  type Reader,
  rightsOf,
  seesEverything,
  sightOf,
} from '@workledger/projections/changes/reader'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { digestOf, markOf, read, START, written } from './position'

type ChangesCall = Call<typeof api.changes>

/** Rows that one request looks at, so that a reader who sees few of them does not scan history. */
const MOST_LOOKED_AT = 20_000

/** Public events for programs that follow a company. */
@Controller()
export class ChangesController {
  @Route(api.changes)
  async changes(call: ChangesCall) {
    const { after, types, limit } = call.query
    refuseUnknown(types)
    const reader = readerOf(call)

    return call.read(async (db) => {
      const managed = await managedBy(db, call.workspace, reader.employee)
      const rights = digestOf(rightsOf(reader, managed))
      const at = (mark: Mark | undefined) =>
        written({ ...(mark ? { place: mark.place, mark: markOf(mark.id) } : START), rights })

      const start = await startOf(db, call.workspace, { after, rights })
      if (start === 'end') {
        return { data: [], next: at(await newestMark(db, call.workspace)), has_more: false }
      }

      const sight = sightOf(reader, types)
      const page = await this.page(db, call, { start, sight, managed, reader, limit })

      return {
        data: page.data,
        next: page.last ? at(page.last) : (after ?? at(undefined)),
        has_more: page.more,
      }
    })
  }

  /** Returns the events after a place, and the place of the last one that was looked at. */
  private async page(
    db: Reads,
    { workspace }: ChangesCall,
    given: {
      readonly start: number
      readonly sight: Sight
      readonly managed: Managed
      readonly reader: Reader
      readonly limit: number
    },
  ) {
    const { start, sight, managed, reader, limit } = given
    const newest = await newestMark(db, workspace)
    if (!newest || newest.place <= start) return { data: [], last: undefined, more: false }
    const everything = seesEverything(sight)
    const cut = everything ? undefined : await markAfter(db, workspace, start, MOST_LOOKED_AT)
    const end = cut && cut.place < newest.place ? cut : newest

    const rows = await changesBetween(
      db,
      workspace,
      { after: start, upTo: end.place, most: limit + 1 },
      everything ? undefined : visibleTo(sight, reader.employee, managed),
    )

    const shown = rows.slice(0, limit)
    const full = rows.length > limit

    return {
      data: shown.map((row) => publicBody(workspace, reader, row)),
      last: full ? shown.at(-1) : end,
      more: full || end !== newest,
    }
  }
}

/** A name that does not exist would wait for ever. */
function refuseUnknown(types: readonly string[] | undefined): void {
  const unknown = types?.find((name) => !isPublicEvent(name))
  if (unknown) refuse('changes.type', { field: 'types', params: { name: unknown } })
}

const readerOf = ({ caller, session }: ChangesCall): Reader => ({
  employee: caller.employee,
  permissions: caller.permissions,
  scopes: session.token?.scopes,
})

/**
 * Returns the place to go on from. Refuses a position of another log, and one whose reader could
 * see something else: events would be missing without a word.
 */
async function startOf(
  db: Reads,
  workspace: string,
  { after, rights }: { readonly after: string | undefined; readonly rights: string },
): Promise<number | 'end'> {
  if (after === undefined) return START.place
  if (after === FROM_NOW) return 'end'
  const position = read(after) ?? refuse('changes.position', { field: 'after' })
  const { place, mark } = position

  if (place > START.place) {
    const found = await markAt(db, workspace, place)
    if (!found || markOf(found.id) !== mark) refuse('changes.log_restored')
  }

  if (position.rights !== rights)
    refuse('changes.rights_changed', { params: { position: written({ ...position, rights }) } })

  return place
}
