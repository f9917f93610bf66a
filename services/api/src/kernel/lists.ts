import { Injectable } from '@nestjs/common'
import { type AnyList, type RowOf, sortColumn } from '@workledger/contracts/kernel/define-list'
import { refuse } from '@workledger/contracts/kernel/errors'
import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'
import { answer, type ListAnswer, type ListRequest } from '@workledger/projections/kernel/list'
import { type Beside, type ListResource, listRow, listRows, viewerOf } from '@workledger/projections/kernel/list-resource'
import type { Call } from './context'
import { Queries } from './queries'

/** Who asks, and when. */
export type Asking = Pick<Call<unknown>, 'workspace' | 'caller' | 'ctx'>

/** Reads lists for the documented calls; the console's and the exports' are read by the area `lists` in the same way. */
@Injectable()
export class Lists {
  constructor(private readonly queries: Queries) {}

  /**
   * The page that a call's query asks for, of the rows that the caller may see; `always` is what the address says, `beside` adds
   * columns to the rows.
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
          Object.entries(named).filter(([key, value]) => value !== undefined && value !== '' && knows(list.definition, key)),
        ),
        ...always,
      },
    }
    const { rows, total } = await this.queries.ask(call.workspace, (db) => listRows(db, list, this.viewer(list, call), asked, beside))
    return answer(rows, total, call.query)
  }

  /** Every row of a list that the caller may see, or of what `always` takes of it, in the list's own order. */
  async all<L extends AnyList>(
    list: ListResource<L>,
    { workspace, caller, ctx }: Asking,
    always: Readonly<Record<string, unknown>> = {},
  ): Promise<RowOf<L>[]> {
    return (await this.page(list, { workspace, caller, ctx, query: { page: 1, per_page: WHOLE_LIST } }, always)).data
  }

  /** One row of a list; one that the caller may not see is as good as missing. */
  async one<L extends AnyList>(list: ListResource<L>, call: Asking, id: string): Promise<RowOf<L>> {
    return (await this.queries.ask(call.workspace, (db) => listRow(db, list, this.viewer(list, call), id))) ?? refuse('not_found')
  }

  private viewer = (list: ListResource, { caller, ctx }: Asking) => viewerOf(list, caller, ctx.now.toISOString())
}

/** What else stands in a query is for the call's own handler. */
const knows = ({ columns, filters }: AnyList, key: string) => key === 'q' || key in columns || key in filters
