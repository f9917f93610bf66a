import type { EventDefinition, Recorded, RecordedOf } from '@workledger/contracts/kernel/event'
import type { Touch } from '@workledger/domain/kernel/contents'
import type { Decider } from '@workledger/domain/kernel/decider'
import type { Event } from '@workledger/event-store/port'
import type { RowOf, Table } from './table'

/**
 * One step from an event to one row of one table; the runner loads the row, folds and writes it.
 */
export interface Step {
  readonly type: string
  readonly table: Table
  readonly keys: (event: Event) => readonly string[]
  readonly fold: (row: unknown, event: Event, key: string, seen: unknown) => unknown
  /** Rows whose `column` has this value are the step's rows, beside those that `keys` name. */
  readonly where?: { readonly column: string; readonly value: (event: Event) => string }
  /**
   * A row of another table of the projection that the fold may look at, as it stands when the
   * step's turn comes.
   */
  readonly sees?: { readonly table: Table; readonly key: (event: Event) => string }
}

/**
 * Rows that follow from one row of another table, such as the days of a time entry: written and
 * deleted together with it.
 */
export interface Derivation {
  readonly from: Table
  readonly table: Table
  /** Column of `table` that names the row of `from`. */
  readonly by: string
  readonly rows: (row: any) => readonly Record<string, unknown>[]
}

/**
 * Rows of `table` that add up what each row of `from` gives them, such as months of tracked time;
 * one that nothing gives to any more goes.
 */
export interface Sum {
  readonly from: Table
  /** Its column `parts` counts what it is the sum of. */
  readonly table: Table
  /** Whole numbers that are added; the other columns follow from the id. */
  readonly adds: readonly string[]
  readonly parts: (row: any) => readonly Record<string, unknown>[]
}

export interface Projection<T extends Table<any> = Table> {
  readonly name: string
  /** Raise it when the fold or a column changes: the tables are rebuilt. */
  readonly version: number
  readonly tables: readonly T[]
  readonly steps: readonly Step[]
  readonly derived?: readonly Derivation[]
  readonly sums?: readonly Sum[]
  /**
   * Tables whose decider tells the content of the rows, by their keys or by what `itemOf` answers:
   * such a row has the revision of the last event that changed its content, whatever else the row
   * shows.
   */
  readonly contents?: readonly (readonly [
    table: Table,
    decider: Decider<any, any, any>,
    itemOf?: (event: any) => string,
  ])[]
  /** Pages are not told when its rows change: they are read when somebody asks for them. */
  readonly quiet?: true
}

/**
 * The fold of one event type into the rows of a table: pure, no clock, no I/O. Answer the new row,
 * `null` to delete it, or `undefined` to leave it as it is. `key` is the row's id.
 */
export function on<D extends EventDefinition<any, any>, T extends Table<any>>(
  definition: D,
  table: T,
  key: (event: RecordedOf<D>) => string | readonly string[] | undefined,
  fold: (
    row: RowOf<T> | undefined,
    event: RecordedOf<D>,
    key: string,
  ) => Folded<T> | null | undefined,
): Step {
  return {
    type: definition.type,
    table,
    keys: (event) => {
      const keys = key(event as unknown as RecordedOf<D>)
      return keys === undefined ? [] : typeof keys === 'string' ? [keys] : keys
    },
    fold: revising(table, fold as never),
  }
}

/** A row as its fold answers it: the kernel adds the revision. */
type Folded<T> = Omit<RowOf<T>, 'revision'> & { revision?: number }

const revising = (table: Table<any>, fold: Step['fold']): Step['fold'] => {
  if (!table.columns.revision?.revises) return fold
  return (row, event, key, seen) => {
    const next = fold(row, event, key, seen)
    return next ? { ...next, revision: event.revision } : next
  }
}

/**
 * Changes some columns of a row that must be there; a missing row (deleted since) stays missing.
 */
export const change = <D extends EventDefinition<any, any>, T extends Table<any>>(
  definition: D,
  table: T,
  key: (event: RecordedOf<D>) => string | readonly string[] | undefined,
  columns: (event: RecordedOf<D>, row: RowOf<T>) => Partial<RowOf<T>>,
): Step =>
  on(
    definition,
    table,
    key,
    ((row: RowOf<T> | undefined, event: RecordedOf<D>) =>
      row && { ...row, ...columns(event, row) }) as never,
  )

/** Declares rows of `table` that are a pure function of each row of `from`. */
export const derive = <F extends Table<any>, T extends Table<any>>(
  from: F,
  table: T,
  by: keyof RowOf<T> & string,
  rows: (row: RowOf<F>) => readonly RowOf<T>[],
): Derivation => ({ from, table, by, rows: rows as Derivation['rows'] })

/**
 * Declares rows of `table` that are sums over the rows of `from`: `parts` is a pure function of
 * each.
 */
export const sum = <F extends Table<any>, T extends Table<any>>(
  from: F,
  table: T,
  adds: readonly (keyof RowOf<T> & string)[],
  parts: (row: RowOf<F>) => readonly Omit<RowOf<T>, 'parts'>[],
): Sum => ({ from, table, adds, parts: parts as Sum['parts'] })

/**
 * The same, looking at a row of another table: `[table, key]`. Stands before the steps that change
 * that row.
 */
export const changeSeeing = <
  D extends EventDefinition<any, any>,
  T extends Table<any>,
  O extends Table<any>,
>(
  definition: D,
  table: T,
  {
    key,
    sees: [other, otherKey],
  }: {
    key: (event: RecordedOf<D>) => string | undefined
    sees: readonly [table: O, key: (event: RecordedOf<D>) => string]
  },
  columns: (event: RecordedOf<D>, row: RowOf<T>, seen: RowOf<O> | undefined) => Partial<RowOf<T>>,
): Step => ({
  ...on(definition, table, key, () => undefined),
  sees: { table: other, key: otherKey as (event: any) => string },
  fold: revising(
    table,
    ((row: RowOf<T> | undefined, event: RecordedOf<D>, _: string, seen: RowOf<O> | undefined) =>
      row && { ...row, ...columns(event, row, seen) }) as never,
  ),
})

/** Deletes every row whose `column` has the event's value. The column wants an index. */
export const removeWhere = <D extends EventDefinition<any, any>, T extends Table<any>>(
  definition: D,
  table: T,
  column: keyof RowOf<T> & string,
  value: (event: RecordedOf<D>) => string,
): Step => ({
  type: definition.type,
  table,
  keys: () => [],
  where: { column, value: value as (event: any) => string },
  fold: () => null,
})

/**
 * Changes some columns of every row whose `column` has the event's value. The column wants an
 * index.
 */
export const changeWhere = <D extends EventDefinition<any, any>, T extends Table<any>>(
  definition: D,
  table: T,
  { column, value }: { column: keyof RowOf<T> & string; value: (event: RecordedOf<D>) => string },
  columns: (event: RecordedOf<D>, row: RowOf<T>) => Partial<RowOf<T>>,
): Step => ({
  type: definition.type,
  table,
  keys: () => [],
  where: { column, value: value as (event: any) => string },
  fold: ((row: RowOf<T>, event: RecordedOf<D>) => ({ ...row, ...columns(event, row) })) as never,
})

export const projection = <T extends Table<any>>(
  name: string,
  definition: Omit<Projection<T>, 'name'>,
): Projection<T> => ({
  name,
  ...definition,
  steps: definition.steps.map((step) => followingContent(step, definition.contents)),
})

/** The revision of a row that is there before its content. */
export const NOTHING_YET = -1

/**
 * Leaves the revision of a row as it is where its decider says that the event does not change its
 * content.
 */
function followingContent(step: Step, contents: Projection['contents'] = []): Step {
  const [, decider, itemOf] = contents.find(([table]) => table === step.table) ?? []
  if (!decider) return step

  const fold: Step['fold'] = (row, event, key, seen) => {
    const next = step.fold(row, event, key, seen)
    if (!next || changesContent(decider, event, itemOf?.(event) ?? key)) return next
    return { ...next, revision: (row as { revision: number } | undefined)?.revision ?? NOTHING_YET }
  }

  return { ...step, fold }
}

function changesContent(
  { content }: Decider<any, any, any>,
  event: Event,
  changed: string,
): boolean {
  const touches = [content?.(event) ?? []].flat() as Touch[]
  return touches.some(({ item, how }) => item === changed && how !== 'approved')
}

/** Whose personal data an event says is erased. */
export const erased = ({ data }: { data: { employee_id: string } }) => data.employee_id

/** The instant of an event as read tables keep it: `YYYY-MM-DD HH:mm:ss`, UTC. */
export const at = (event: { meta: { occurred_at: string } }) => instantOf(event.meta.occurred_at)

export const instantOf = (iso: string) => iso.slice(0, 19).replace('T', ' ')

/** Leaves out what a partial event does not say, so that spreading it over a row keeps the rest. */
export const said = <T extends object>(data: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as never

/** An event that made a row what it is, kept in the row for those who ask why. */
export interface Source {
  id: string
  position: string
  type: string
  occurred_at: string
}

export const source = ({ id, position, type, meta }: Recorded<string, unknown>): Source => ({
  id,
  position,
  type,
  occurred_at: meta.occurred_at,
})
