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
   * All members (then the server narrows the rows), or admins; auditors read both. Or operators,
   * for rows of the installation instead of a workspace.
   */
  readonly who: 'member' | 'admin' | 'operator'
  /** Holders of this permission see the list as admins do. */
  readonly permission?: AreaPermission
  /** Employees may export their visible rows; otherwise only admins and auditors export. */
  readonly ownExport?: boolean
  readonly columns: C
  /**
   * Values that the server computes for the rows of a page: not for sorting or filtering, and not
   * in exports.
   */
  readonly more?: M
  /** Filters besides those by column, with the schema of each. */
  readonly filters?: F
  /** Default order: a column, or `-column`. */
  readonly sort: string
  /**
   * The column with a row's name. The documented call can then be sorted by `relevance`: how well
   * the name matches `q`, newest first among equals.
   */
  readonly relevanceColumn?: keyof C & string
  /** Default rows on a page of the documented call; without it the call returns all rows. */
  readonly perPage?: number
}

/**
 * A list, declared once: its row, its sorting, filters and search, and its readers. The documented
 * call (`listCall`), the console's list, the export, docs/openapi.json and the pages' types derive
 * from it. The area's `*.lists.ts` in projections adds the SQL.
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

/** A list with any columns. */
export type AnyList = ListDefinition<string, any, any, any>

export type RowOf<L extends AnyList> = z.output<L['row']>

/** The order by how well a row matches the search; not a column. */
export const RELEVANCE = 'relevance'

/**
 * The filter for systems that follow a list: rows written at this time or later, so that none of
 * the same second is missed.
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

/** Returns the values of `sort`: a column, `-column`, or relevance. */
const sorts = ({ columns, relevanceColumn }: AnyList) => [
  ...Object.entries<ListColumn>(columns).flatMap(([key, column]) =>
    isSortable(column) ? [key, `-${key}`] : [],
  ),
  ...(relevanceColumn ? [RELEVANCE] : []),
]

interface CallSpec<P extends z.ZodType | undefined, R, E, Q, N>
  extends Pick<Endpoint, 'path' | 'summary' | 'permission' | 'ignores'> {
  readonly params?: P
  /** By default the list's; the documents may give the call another class of callers. */
  readonly who?: Who
  /** By default the list's row; the documents may give the call another shape. */
  readonly row?: R
  /** What the answer holds in addition to the rows. */
  readonly beside?: E
  /** The list's columns and filters that the call takes by name. */
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

/** Declares the documented call of a list; its filters are columns and filters of the list. */
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
    params: params as P,
    query,
    response,
  }) as never
}
