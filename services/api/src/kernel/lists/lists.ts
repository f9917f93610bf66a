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
import { answer, type ListAnswer, type ListRequest } from '@workledger/projections/kernel/list'
import {
  type Beside,
  type ListAsked,
  type ListResource,
  listRow,
  listRows,
  operatorAt,
  type Viewer,
  viewerOf,
  withFurther,
} from '@workledger/projections/kernel/list-resource'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { IS_OPERATOR } from '../access/access'
import type { Call } from '../http/call'
import type { Session } from '../http/context'
import { Queries } from './queries'

/** Reads the views of schema `operations`. */
export const INSTALLATION_READS = Symbol('reads of wl_vault')

/** Who asks, and when. */
export type Asking = Pick<Call<unknown>, 'workspace' | 'caller' | 'ctx'>

/**
 * Reads lists for the documented calls; the console's and the exports' are read by the area `lists`
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
   * The page that a call's query asks for, of the rows that the caller may see; `always` is what
   * the address says, `beside` adds columns to the rows.
   */
  async page<L extends AnyList>(
    list: ListResource<L>,
    call: Asking & { readonly query: ListRequest & { filter?: object | undefined } },
    always: Readonly<Record<string, unknown>> = {},
    beside?: Beside,
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
    // What is looked for may stand in a column that the workspace has added; the call's own rows
    // have none.
    const searched = asked.filter.q === undefined ? list : await this.whole(list, viewer)
    const { rows, total } = await this.rows(searched, viewer, asked, beside)

    return answer(rows, total, call.query)
  }

  /**
   * Every row of a list that the caller may see, or of what `always` takes of it, in the list's own
   * order.
   */
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

  /** One row of a list; one that the caller may not see is as good as missing. */
  one<L extends AnyList>(list: ListResource<L>, call: Asking, id: string): Promise<RowOf<L>> {
    return this.row(list, viewerFor(list, call), id)
  }

  /** Who reads a list by its documented call, for what is worked out beside its rows. */
  viewer(list: ListResource, call: Asking): Viewer {
    return viewerFor(list, call)
  }

  /** Who reads a list that a path names; refuses whom the list's documented call refuses. */
  async reader(list: ListResource, call: Asking): Promise<Viewer> {
    const { who } = list.definition

    if (who === 'operator' && !(await this.isOperator(call.caller.session)))
      return refuse('access.denied')

    const viewer = viewerFor(list, call)

    return who === 'member' || viewer.everything ? viewer : refuse('access.denied')
  }

  /** The list with the columns that the workspace has added. */
  async whole<L extends AnyList>(list: ListResource<L>, viewer: Viewer): Promise<ListResource<L>> {
    return list.source.further
      ? this.ask(list, viewer, (db) => withFurther(db, list, viewer))
      : list
  }

  /** Rows of one page for somebody who may read the list. */
  rows<L extends AnyList>(
    list: ListResource<L>,
    viewer: Viewer,
    asked: ListAsked,
    beside?: Beside,
  ) {
    return this.ask(list, viewer, (db) => listRows({ db, resource: list, viewer }, asked, beside))
  }

  /** One row for somebody who may read the list. */
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

/** On an operator's call there is no workspace that the caller could be a member of. */
const viewerFor = (list: ListResource, call: Asking): Viewer => {
  const now = call.ctx.now.toISOString()
  return list.definition.who === 'operator' ? operatorAt(now) : viewerOf(list, call.caller, now)
}

/** What else stands in a query is for the call's own handler. */
const knows = (list: AnyList, key: string) =>
  key === 'q' ||
  key in list.columns ||
  key in list.filters ||
  (key === UPDATED_AFTER && isFollowed(list))
