import * as z from 'zod'
import { type Endpoint, endpoint, type Who } from './endpoint'
import type { ListColumn } from './list-columns'
import type { AreaPermission } from './permissions'
import { instant, list, listQuery, wholeListQuery } from './shapes'

type Columns = Readonly<Record<string, ListColumn>>
type Shape = Readonly<Record<string, z.ZodType>>

type RowShape<C extends Columns, M extends Shape> = { -readonly [K in keyof C]: C[K]['schema'] } & {
  -readonly [K in keyof M]: M[K]
}

interface Spec<N extends string, C extends Columns, M extends Shape, F extends Shape> {
  readonly name: N
  readonly label: string
  /**
   * Everybody in the workspace (then the server narrows the rows), or admins; auditors read both.
   * Or operators: then the rows belong to the installation and not to a workspace.
   */
  readonly who: 'member' | 'admin' | 'operator'
  /** Holders of this permission see the list as admins do. */
  readonly permission?: AreaPermission
  /** Employees may export the rows that they see; otherwise exports are for admins and auditors. */
  readonly ownExport?: boolean
  readonly columns: C
  /**
   * What the server works out for the rows of a page: nothing to sort or filter by, and not in
   * exports.
   */
  readonly more?: M
  /** Filters beside those by column, with what each takes. */
  readonly filters?: F
  /** Column, or `-column`: the order when none is asked for. */
  readonly sort: string
  /**
   * The column that says what a row is called. The documented call can then be sorted by
   * `relevance`: how well that fits `q`, the newest first among equals.
   */
  readonly called?: keyof C & string
  /**
   * Rows of a page of the documented call when it does not say; without it the call answers
   * everything.
   */
  readonly perPage?: number
}

/**
 * A list, said once: its row, what it can be sorted, filtered and searched by, and who reads it.
 * The documented call (`listCall`), the console's list, the export, docs/openapi.json and the
 * pages' types all come from it; the area's `*.lists.ts` in projections adds the SQL.
 */
export interface ListDefinition<
  N extends string = string,
  C extends Columns = Columns,
  M extends Shape = Shape,
  F extends Shape = Shape,
> extends Spec<N, C, M, F> {
  readonly filters: F
  readonly row: z.ZodObject<RowShape<C, M>>
}

/** Any list, whatever its columns. */
export type AnyList = ListDefinition<string, any, any, any>

export type RowOf<L extends AnyList> = z.output<L['row']>

/** The order by how well a row fits what is searched; not a column. */
export const RELEVANCE = 'relevance'

/**
 * The filter of lists that other systems follow: rows that were written at this time or after it,
 * so that none of the same second is missed.
 */
export const UPDATED_AFTER = 'updated_after'

export const isFollowed = ({ columns }: AnyList): boolean => Object.hasOwn(columns, 'updated_at')
export const sortColumn = (sort: string) => sort.replace(/^-/, '')
export const isSortable = ({ type, sortable }: ListColumn) => type !== 'json' && sortable !== false

export const isFilterable = ({ type, filterable }: ListColumn) =>
  type !== 'json' && filterable !== false

export function defineList<
  const N extends string,
  const C extends Columns,
  M extends Shape = {},
  F extends Shape = {},
>(spec: Spec<N, C, M, F>): ListDefinition<N, C, M, F> {
  const { name, columns, more, sort, filters = {} } = spec

  const wrong = (what: string): never => {
    throw new Error(`The list ${name} ${what}.`)
  }

  const by = columns[sortColumn(sort)]
  if (!by || !isSortable(by)) wrong(`is sorted by ${sortColumn(sort)}, which none can be sorted by`)
  for (const key of Object.keys(more ?? {})) if (columns[key]) wrong(`has two parts called ${key}`)

  for (const key of Object.keys(filters))
    if (columns[key] && isFilterable(columns[key])) wrong(`has two filters called ${key}`)

  const row = z.object({
    ...Object.fromEntries(Object.entries(columns).map(([key, { schema }]) => [key, schema])),
    ...more,
  })

  return { ...spec, filters: filters as F, row: row as never }
}

/** What a documented call's `sort` may name: a column, `-column`, or how well a row fits. */
const sorts = ({ columns, called }: AnyList) => [
  ...Object.entries<ListColumn>(columns).flatMap(([key, column]) =>
    isSortable(column) ? [key, `-${key}`] : [],
  ),
  ...(called ? [RELEVANCE] : []),
]

interface CallSpec<P extends z.ZodType | undefined, R, E, Q, N>
  extends Pick<Endpoint, 'path' | 'summary' | 'permission' | 'ignores'> {
  readonly params?: P
  /** The list's, unless the documents give the call another class of callers. */
  readonly who?: Who
  /** The list's row, unless the documents give the call another shape. */
  readonly row?: R
  /** What the answer holds beside the rows. */
  readonly beside?: E
  /** Which of the list's columns and filters the call takes by name. */
  readonly filters?: Q
  /** The documents put its filters into `filter[…]`. */
  readonly nested?: N
}

type FilterNames<L extends AnyList> = (keyof L['columns'] | keyof L['filters']) & string

type Filters<Q, N> = N extends true
  ? { filter: z.ZodOptional<z.ZodObject<Optional<Q>>> }
  : Mutable<Q>

type Mutable<Q> = { -readonly [K in keyof Q]: Q[K] extends z.ZodType ? Q[K] : never }

type Optional<Q> = {
  -readonly [K in keyof Q]: Q[K] extends z.ZodType ? z.ZodOptional<Q[K]> : never
}

type Paging = ReturnType<typeof listQuery>

type Call<P extends z.ZodType | undefined, R extends z.ZodType, E, Q, N> = Endpoint<
  P,
  z.ZodObject<Paging & Filters<Q, N>>,
  undefined,
  z.ZodObject<Omit<ReturnType<typeof list>['shape'], 'data'> & { data: z.ZodArray<R> } & Mutable<E>>
> & { readonly method: 'GET' }

/** The documented call of a list; what it filters by are columns and filters of the list. */
export function listCall<
  L extends AnyList,
  P extends z.ZodType | undefined = undefined,
  R extends z.ZodType = L['row'],
  E extends Shape = {},
  Q extends { readonly [K in FilterNames<L>]?: z.ZodType } = {},
  N extends boolean = false,
>(definition: L, spec: CallSpec<P, R, E, Q, N>): Call<P, R, E, Q, N> {
  const {
    path,
    summary,
    params,
    who,
    permission,
    ignores,
    row,
    beside,
    filters = {},
    nested,
  } = spec

  const words = sorts(definition)

  const query = z.object({
    ...(definition.perPage ? listQuery(definition.perPage) : wholeListQuery()),
    sort: z.enum(words, { error: 'list.sort' }).optional(),
    ...(isFollowed(definition) ? { [UPDATED_AFTER]: instant().optional() } : {}),
    ...(nested
      ? {
          filter: z
            .object(filters as Shape)
            .partial()
            .optional(),
        }
      : filters),
  })

  const response = list(row ?? definition.row).extend({ ...beside })
  const opened = { ...(permission && { permission }), ...(ignores && { ignores }) }

  return endpoint({
    method: 'GET',
    path,
    who: who ?? definition.who,
    summary,
    list: definition.name,
    ...opened,
    params,
    query,
    response,
  }) as never
}
