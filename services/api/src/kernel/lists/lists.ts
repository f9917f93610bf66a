import { Inject, Injectable } from '@nestjs/common'
import {
  type AnyList,
  isFollowed,
  type RowOf,
  sortColumn,
  UPDATED_AFTER,
} from '@workledger/contracts/kernel/define-list'
import { refuse } from '@workledger/contracts/kernel/errors'
import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'
import { covers } from '@workledger/contracts/kernel/token-scopes'
import { areaOfList } from '@workledger/contracts/registry'
import { answer, type ListAnswer, type ListRequest } from '@workledger/projections/kernel/list'
import {
  type ListResource,
  operatorAt,
  type Viewer,
  viewerOf,
  withCustomColumns,
} from '@workledger/projections/kernel/list-resource'
import {
  type ExtraColumns,
  type ListSelection,
  listRow,
  listRows,
} from '@workledger/projections/kernel/list-rows'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { IS_OPERATOR } from '../access/access'
import type { Call } from '../http/call'
import type { Session } from '../http/context'
import { Queries } from './queries'

/** Token of the reads of schema `operations`. */
export const INSTALLATION_READS = Symbol('reads of wl_vault')

/** The caller of a read and its context. */
export type Asking = Pick<Call<unknown>, 'workspace' | 'caller' | 'ctx'>

/**
 * Reads lists for the documented calls. The area `lists` reads those of the console and the exports
 * in the same way.
 */
@Injectable()
export class Lists {
  constructor(
    private readonly queries: Queries,
    @Inject(INSTALLATION_READS) private readonly installation: Reads,
    @Inject(IS_OPERATOR) private readonly isOperator: (session: Session) => Promise<boolean>,
  ) {}

  /**
   * Returns the page that a call's query requests, of the rows visible to the caller. `always` is
   * the filter of the address; `beside` adds columns to the rows.
   */
  async page<L extends AnyList>(
    list: ListResource<L>,
    call: Asking & { readonly query: ListRequest & { filter?: object | undefined } },
    always: Readonly<Record<string, unknown>> = {},
    beside?: ExtraColumns,
  ): Promise<ListAnswer<RowOf<L>>> {
    const { page, per_page, sort, filter, ...flat } = call.query
    const named = { ...flat, ...filter }
    const first = (page - 1) * per_page

    const asked = {
      ...(sort ? { sort: [sortColumn(sort), sort.startsWith('-') ? 'DESC' : 'ASC'] as const } : {}),
      range: [first, first + per_page - 1] as const,
      filter: {
        ...Object.fromEntries(
          Object.entries(named).filter(
            ([key, value]) => value !== undefined && value !== '' && knows(list.definition, key),
          ),
        ),
        ...always,
      },
    }

    const viewer = viewerFor(list, call)
    // The search may match a column that the workspace has added; the call's own rows have none.
    const searched = asked.filter.q === undefined ? list : await this.whole(list, viewer)
    const { rows, total } = await this.rows(searched, viewer, asked, beside)

    return answer(rows, total, call.query)
  }

  /** Returns every row visible to the caller, within the filter `always`, in the list's order. */
  async all<L extends AnyList>(
    list: ListResource<L>,
    { workspace, caller, ctx }: Asking,
    always: Readonly<Record<string, unknown>> = {},
  ): Promise<RowOf<L>[]> {
    return (
      await this.page(
        list,
        { workspace, caller, ctx, query: { page: 1, per_page: WHOLE_LIST } },
        always,
      )
    ).data
  }

  /** Returns one row of a list; an invisible row counts as missing. */
  one<L extends AnyList>(list: ListResource<L>, call: Asking, id: string): Promise<RowOf<L>> {
    return this.row(list, viewerFor(list, call), id)
  }

  /**
   * Returns the viewer of a list's documented call, for values computed in addition to its rows.
   */
  viewer(list: ListResource, call: Asking): Viewer {
    return viewerFor(list, call)
  }

  /**
   * Returns the viewer of a list named in a path. Refuses callers whom its documented call refuses.
   */
  async reader(list: ListResource, call: Asking): Promise<Viewer> {
    const { who, name } = list.definition
    const { token } = call.caller.session
    const scope = `${areaOfList.get(name)}:read`
    if (token && !covers(token.scopes, scope)) return refuse('token.scope', { params: { scope } })

    if (who === 'operator' && !(await this.isOperator(call.caller.session)))
      return refuse('access.denied')

    const viewer = viewerFor(list, call)

    return who === 'member' || viewer.everything ? viewer : refuse('access.denied')
  }

  /** Returns the list with the columns that the workspace has added. */
  async whole<L extends AnyList>(list: ListResource<L>, viewer: Viewer): Promise<ListResource<L>> {
    return list.source.customColumns
      ? this.ask(list, viewer, (db) => withCustomColumns(db, list, viewer))
      : list
  }

  /** Returns rows of one page to a permitted viewer. */
  rows<L extends AnyList>(
    list: ListResource<L>,
    viewer: Viewer,
    asked: ListSelection,
    beside?: ExtraColumns,
  ) {
    return this.ask(list, viewer, (db) => listRows({ db, resource: list, viewer }, asked, beside))
  }

  /** Returns one row to a permitted viewer. */
  async row<L extends AnyList>(
    list: ListResource<L>,
    viewer: Viewer,
    id: string,
  ): Promise<RowOf<L>> {
    return (
      (await this.ask(list, viewer, (db) => listRow(db, list, viewer, id))) ?? refuse('not_found')
    )
  }

  private ask<T>(
    { source }: ListResource,
    { workspace }: Viewer,
    query: (db: Reads) => Promise<T>,
  ): Promise<T> {
    return source.ofInstallation ? query(this.installation) : this.queries.ask(workspace, query)
  }
}

/** An operator's call has no workspace to be a member of. */
const viewerFor = (list: ListResource, call: Asking): Viewer => {
  const now = call.ctx.now.toISOString()
  return list.definition.who === 'operator' ? operatorAt(now) : viewerOf(list, call.caller, now)
}

/** The call's handler reads other parameters of the query. */
const knows = (list: AnyList, key: string) =>
  key === 'q' ||
  key in list.columns ||
  key in list.filters ||
  (key === UPDATED_AFTER && isFollowed(list))
