import type { EventDefinition, Recorded, RecordedOf } from '@workledger/contracts/kernel/event'
import type { Touch } from '@workledger/domain/kernel/contents'
import type { AnyDecider } from '@workledger/domain/kernel/decider'
import type { Event } from '@workledger/event-store/port'
import type { RowOf, Table } from './table'

/**
 * One step from an event to one row of one table. The runner loads the row, folds and writes it.
 */
export interface Step {
  readonly type: string
  readonly table: Table
  readonly keys: (event: Event) => readonly string[]
  readonly fold: (row: unknown, event: Event, key: string, seen: unknown) => unknown
  /** Besides the rows of `keys`, the step gets the rows whose `column` has this value. */
  readonly where?: { readonly column: string; readonly value: (event: Event) => string }
  /**
   * A row of another table of the projection that the fold may read, in its state at the step's
   * turn.
   */
  readonly sees?: { readonly table: Table; readonly key: (event: Event) => string }
  /** Each event makes a new row, so no earlier row is looked up. */
  readonly fresh?: true
}

/**
 * Rows that follow from one row of another table, such as the days of a time entry. They are
 * written and deleted together with it.
 */
export interface Derivation {
  readonly from: Table
  readonly table: Table
  /** Column of `table` that holds the id of the row of `from`. */
  readonly by: string
  readonly rows: (row: unknown) => readonly Record<string, unknown>[]
}

/**
 * Rows of `table` that sum what each row of `from` contributes, such as months of tracked time. A
 * row without contributions is deleted.
 */
export interface Sum {
  readonly from: Table
  /** Its column `parts` counts the contributions. */
  readonly table: Table
  /** The integer columns that are summed; the other columns follow from the id. */
  readonly adds: readonly string[]
  readonly parts: (row: unknown) => readonly Record<string, unknown>[]
}

export interface Projection<T extends Table = Table> {
  readonly name: string
  /** Raise it when the fold or a column changes; the tables are then rebuilt. */
  readonly version: number
  readonly tables: readonly T[]
  readonly steps: readonly Step[]
  readonly derived?: readonly Derivation[]
  readonly sums?: readonly Sum[]
  /**
   * Tables whose decider gives the content of rows, by their keys or by the result of `itemOf`. The
   * revision of these rows is that of the last event that changed its content, whatever else the
   * row shows.
   */
  readonly contents?: readonly (readonly [
    table: Table,
    decider: AnyDecider,
    itemOf?: (event: Event) => string,
  ])[]
  /** Changes of its rows refresh no pages; pages read them on demand. */
  readonly quiet?: true
}

type Reader<D, R> = (event: RecordedOf<D>) => R

/** The runner calls a step only with events of its type. */
const ofItsType = <D, R>(read: Reader<D, R>) => read as unknown as (event: Event) => R

/** The runner calls a derivation only with rows of its table. */
const ofItsTable = <T, R>(read: (row: RowOf<T>) => R) => read as (row: unknown) => R

type Fold<D, T, O> = (
  row: RowOf<T> | undefined,
  event: RecordedOf<D>,
  key: string,
  seen: RowOf<O> | undefined,
) => Folded<T> | null | undefined

/** The runner calls a fold only with events of its type and rows of its tables. */
const ofItsRows = <D, T, O>(fold: Fold<D, T, O>) => fold as unknown as Step['fold']

/** Gives the new row the event's revision, if its table has such a column. */
function revising<D, T extends Table, O>(table: T, typed: Fold<D, T, O>): Step['fold'] {
  const fold = ofItsRows(typed)
  if (!table.columns.revision?.revises) return fold

  return (row, event, key, seen) => {
    const next = fold(row, event, key, seen)
    return next ? { ...next, revision: event.revision } : next
  }
}

/**
 * Folds one event type into the rows of a table; pure, without clock or I/O. Return the new row,
 * `null` to delete it, or `undefined` to keep it. `key` is the row's id.
 */
export function on<D extends EventDefinition, T extends Table>(
  definition: D,
  table: T,
  key: (event: RecordedOf<D>) => string | readonly string[] | undefined,
  fold: Fold<D, T, never>,
): Step {
  return {
    type: definition.type,
    table,
    keys: ofItsType<D, readonly string[]>((event) => [key(event) ?? []].flat()),
    fold: revising(table, fold),
  }
}

/** Makes one row of each event, with the event's id; no other event of the step changes it. */
export const each = <D extends EventDefinition, T extends Table>(
  definition: D,
  table: T,
  row: (event: RecordedOf<D>) => Folded<T>,
): Step => ({
  ...on<D, T>(
    definition,
    table,
    ({ id }) => id,
    (_, event) => row(event),
  ),
  fresh: true,
})

/**
 * Makes a row that is not there before: no event makes a row of this id again while it is there.
 * Saves the look-up; a row that is there after all is found when the new one is written.
 */
export const begin = <D extends EventDefinition, T extends Table>(
  definition: D,
  table: T,
  key: (event: RecordedOf<D>) => string,
  row: (event: RecordedOf<D>) => Folded<T>,
): Step => ({ ...on<D, T>(definition, table, key, (_, event) => row(event)), fresh: true })

/** A row as its fold returns it; the kernel adds the revision. */
type Folded<T> = Omit<RowOf<T>, 'revision'> & { revision?: number }

/** Changes some columns of an existing row; a row deleted since stays deleted. */
export const change = <D extends EventDefinition, T extends Table>(
  definition: D,
  table: T,
  key: (event: RecordedOf<D>) => string | readonly string[] | undefined,
  columns: (event: RecordedOf<D>, row: RowOf<T>) => Partial<RowOf<T>>,
): Step => on(definition, table, key, (row, event) => row && { ...row, ...columns(event, row) })

/** Declares rows of `table` that are a pure function of each row of `from`. */
export const derive = <F extends Table, T extends Table>(
  from: F,
  table: T,
  by: keyof RowOf<T> & string,
  rows: (row: RowOf<F>) => readonly RowOf<T>[],
): Derivation => ({ from, table, by, rows: ofItsTable(rows) })

/**
 * Declares rows of `table` that are sums over the rows of `from`; `parts` is a pure function of
 * each row.
 */
export const sum = <F extends Table, T extends Table>(
  from: F,
  table: T,
  adds: readonly (keyof RowOf<T> & string)[],
  parts: (row: RowOf<F>) => readonly Omit<RowOf<T>, 'parts'>[],
): Sum => ({ from, table, adds, parts: ofItsTable(parts) })

/**
 * Like `change`, and reads a row of another table: `[table, key]`. Place it before the steps that
 * change that row.
 */
export const changeSeeing = <D extends EventDefinition, T extends Table, O extends Table>(
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
  sees: { table: other, key: ofItsType(otherKey) },
  fold: revising<D, T, O>(
    table,
    (row, event, _, seen) => row && { ...row, ...columns(event, row, seen) },
  ),
})

/** Deletes every row whose `column` has the event's value. The column needs an index. */
export const removeWhere = <D extends EventDefinition, T extends Table>(
  definition: D,
  table: T,
  column: keyof RowOf<T> & string,
  value: (event: RecordedOf<D>) => string,
): Step => ({
  type: definition.type,
  table,
  keys: () => [],
  where: { column, value: ofItsType(value) },
  fold: () => null,
})

/**
 * Changes some columns of every row whose `column` has the event's value. The column needs an
 * index.
 */
export const changeWhere = <D extends EventDefinition, T extends Table>(
  definition: D,
  table: T,
  { column, value }: { column: keyof RowOf<T> & string; value: (event: RecordedOf<D>) => string },
  columns: (event: RecordedOf<D>, row: RowOf<T>) => Partial<RowOf<T>>,
): Step => ({
  type: definition.type,
  table,
  keys: () => [],
  where: { column, value: ofItsType(value) },
  fold: ofItsRows<D, T, never>((row, event) => row && { ...row, ...columns(event, row) }),
})

export const projection = <T extends Table>(
  name: string,
  definition: Omit<Projection<T>, 'name'>,
): Projection<T> => ({
  name,
  ...definition,
  steps: definition.steps.map((step) => followingContent(step, definition.contents)),
})

/** Revision of a row that exists before its content. */
export const NOTHING_YET = -1

/** Keeps a row's revision if its decider says that the event does not change its content. */
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

function changesContent({ content }: AnyDecider, event: Event, changed: string): boolean {
  const touches: readonly Touch[] = [content?.(event) ?? []].flat()
  return touches.some(({ item, how }) => item === changed && how !== 'approved')
}

/** Returns the employee whose personal data an event erases. */
export const erased = ({ data }: { data: { employee_id: string } }) => data.employee_id

/** Returns the instant of an event in the read tables' form: `YYYY-MM-DD HH:mm:ss`, UTC. */
export const at = (event: { meta: { occurred_at: string } }) => instantOf(event.meta.occurred_at)

export const instantOf = (iso: string) => iso.slice(0, 19).replace('T', ' ')

/**
 * Drops undefined fields of a partial event, so that a spread over a row keeps the other columns.
 */
export const said = <T extends object>(data: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as never

/** The event behind a row's present content, kept in the row as its source. */
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
