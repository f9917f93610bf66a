import type { Event } from '@workledger/event-store/port'
import type { ClientBase } from 'pg'
import { quote } from '../kernel/ddl'
import {
  type Derivation,
  instantOf,
  type Projection,
  type Step,
  type Sum,
} from '../kernel/projection'
import type { Table } from '../kernel/table'
import { together } from '../kernel/together'
import type { BatchRow, FoldedBatch, Following, Loaded } from './batch-statement'
import { type Mended, mend } from './mend'
import type { RecentRows } from './recent-rows'

/** The events that each projection folds. */
export type Work = readonly { projection: Projection; events: readonly Event[] }[]

export interface FoldOptions {
  /** Values that no column can hold are left out and listed here. */
  readonly mended?: Mended[] | undefined
  /** The batch before, whose rows are on their way to the tables. */
  readonly before?: FoldedBatch | undefined
  /** Rows that need not be loaded. */
  readonly recent?: RecentRows | undefined
  /** Looks up the rows of fresh steps too: a row of such an id was there after all. */
  readonly careful?: true
}

/** An event's fold failed by its own fault, not the database's. */
export class FoldFailed extends Error {
  constructor(cause: unknown) {
    super(String((cause as Error)?.message ?? cause), { cause })
  }
}

/**
 * Folds events into the rows of one or more projections. It runs one select per touched table, all
 * in one round trip on a connection that pipelines, and writes nothing. Round trips are few because
 * each waits for a busy event loop.
 */
export async function foldBatch(
  client: Pick<ClientBase, 'query'>,
  work: Work,
  { mended, before, recent, careful }: FoldOptions = {},
): Promise<FoldedBatch> {
  const tables = new Map<string, Loaded>()

  const of = (table: Table): Loaded => {
    const loaded = tables.get(table.name) ?? newlyLoaded(table)
    tables.set(table.name, loaded)
    return loaded
  }

  const turns = folding(() => turnsOf(work))
  for (const turn of turns) seek(turn, of, careful)
  await loadAll(client, [...tables.values()], { before, recent })
  const sums = work.flatMap(({ projection }) => projection.sums ?? [])

  const summed = new Map(
    sums
      .flatMap(({ from }) => tables.get(from.name) ?? [])
      .map((loaded) => [loaded, new Map(loaded.rows)]),
  )

  folding(() => {
    for (const turn of turns) apply(turn, tables)
  })

  if (mended) for (const loaded of tables.values()) mended.push(...mendChanged(loaded))
  const changes: { sum: Sum; into: Loaded; parts: Map<string, BatchRow> }[] = []

  for (const sum of sums) {
    const loaded = tables.get(sum.from.name)
    if (!loaded || loaded.changed.size === 0) continue
    const parts = partsOf(sum, loaded, summed.get(loaded)!)
    const into = of(sum.table)
    for (const id of parts.keys()) if (!into.rows.has(id)) into.sought.add(id)
    changes.push({ sum, into, parts })
  }

  await loadAll(client, [...new Set(changes.map(({ into }) => into))], { before, recent })
  for (const { sum, into, parts } of changes) addUp(sum, into, parts)

  const follows = work.flatMap(({ projection }) =>
    (projection.derived ?? []).flatMap((derivation) => {
      const loaded = tables.get(derivation.from.name)
      return loaded && loaded.changed.size > 0 ? [following(derivation, loaded)] : []
    }),
  )

  return { tables, follows }
}

const newlyLoaded = (table: Table): Loaded => ({
  table,
  rows: new Map(),
  sought: new Set(),
  where: new Map(),
  stored: new Set(),
  changed: new Set(),
})

/** A step of an event, with its rows. */
interface Turn {
  readonly step: Step
  readonly event: Event
  readonly keys: readonly string[]
  readonly value: string | undefined
  readonly sees: string | undefined
}

function turnsOf(work: Work): Turn[] {
  const turns: Turn[] = []

  for (const { projection, events } of work) {
    const steps = stepsOf(projection)

    for (const event of events)
      for (const step of steps.get(event.type) ?? [])
        turns.push({
          step,
          event,
          keys: step.keys(event),
          value: step.where?.value(event),
          sees: step.sees?.key(event),
        })
  }

  return turns
}

/** Notes the rows that a turn needs. */
function seek(
  { step, keys, value, sees }: Turn,
  of: (table: Table) => Loaded,
  careful: boolean | undefined,
): void {
  const { rows, sought, where } = of(step.table)

  for (const key of keys) {
    if (careful || !step.fresh) sought.add(key)
    rows.set(key, undefined)
  }

  if (step.where)
    where.set(step.where.column, (where.get(step.where.column) ?? new Set()).add(value!))

  if (step.sees) {
    const seen = of(step.sees.table)
    seen.sought.add(sees!)
    seen.rows.set(sees!, undefined)
  }
}

function folding<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new FoldFailed(error)
  }
}

const following = ({ table, by, rows }: Derivation, from: Loaded): Following => ({
  table,
  by,
  from,
  rows: folding(
    () =>
      new Map(
        [...from.changed].map((key) => {
          const source = from.rows.get(key)
          return [key, source ? (rows(source) as readonly BatchRow[]) : []]
        }),
      ),
  ),
})

/** Returns what changed rows add to sums, less what they added before. */
function partsOf(sum: Sum, { rows, changed }: Loaded, before: Loaded['rows']) {
  const changes = new Map<string, BatchRow>()

  const count = (row: BatchRow | undefined, sign: 1 | -1) => {
    for (const part of row ? sum.parts(row) : []) {
      const known = changes.get(part.id as string)
      const change: BatchRow = { ...part, parts: (Number(known?.parts) || 0) + sign }

      for (const column of sum.adds)
        change[column] = (Number(known?.[column]) || 0) + sign * Number(part[column])

      changes.set(part.id as string, change)
    }
  }

  folding(() => {
    for (const key of changed) {
      count(before.get(key), -1)
      count(rows.get(key), 1)
    }
  })

  for (const [id, change] of changes)
    if ([...sum.adds, 'parts'].every((column) => change[column] === 0)) changes.delete(id)

  return changes
}

function addUp(sum: Sum, into: Loaded, parts: ReadonlyMap<string, BatchRow>): void {
  for (const [id, part] of parts) {
    const next: BatchRow = { ...part }
    const row = into.rows.get(id)

    for (const column of [...sum.adds, 'parts'])
      next[column] = Number(row?.[column] ?? 0) + Number(part[column])

    into.rows.set(id, next.parts === 0 ? undefined : next)
    into.changed.add(id)
  }
}

const byProjection = new WeakMap<Projection, Map<string, Step[]>>()

export function stepsOf(projection: Projection): Map<string, Step[]> {
  let steps = byProjection.get(projection)

  if (!steps) {
    steps = new Map()

    for (const step of projection.steps)
      steps.set(step.type, [...(steps.get(step.type) ?? []), step])

    byProjection.set(projection, steps)
  }

  return steps
}

function apply({ step, event, keys, value, sees }: Turn, tables: ReadonlyMap<string, Loaded>) {
  const { rows, changed } = tables.get(step.table.name)!
  const seen = step.sees && tables.get(step.sees.table.name)!.rows.get(sees!)

  for (const key of step.where ? matching(rows, step.where.column, value!) : keys) {
    const next = step.fold(rows.get(key), event, key, seen) as BatchRow | null | undefined
    if (next === undefined) continue

    rows.set(
      key,
      next
        ? step.table.followed
          ? { ...next, updated_at: instantOf(event.recorded_at) }
          : next
        : undefined,
    )

    changed.add(key)
  }
}

function mendChanged({ table, rows, changed }: Loaded): Mended[] {
  return [...changed].flatMap((key) => {
    const row = rows.get(key)
    if (!row) return []
    const result = mend(table, row)
    rows.set(key, result.row)

    return result.mended
  })
}

/**
 * Returns every row with the value: the table's rows were loaded, and this batch's rows are present
 * anyway.
 */
const matching = (rows: Loaded['rows'], column: string, value: string) =>
  [...rows].filter(([, row]) => row?.[column] === value).map(([key]) => key)

/** Loads the sought rows of tables in one round trip, or in none if all of them are known. */
async function loadAll(
  client: Pick<ClientBase, 'query'>,
  tables: readonly Loaded[],
  { before, recent }: FoldOptions,
): Promise<void> {
  // A select by a column finds the known rows too.
  if (recent) for (const loaded of tables) if (loaded.where.size === 0) recent.give(loaded)
  const looked = tables.filter(({ sought, where }) => sought.size + where.size > 0)
  if (looked.length > 0)
    await together(client, () => looked.map((loaded) => load(client, loaded, before)))
}

async function load(
  client: Pick<ClientBase, 'query'>,
  loaded: Loaded,
  before: FoldedBatch | undefined,
) {
  const { table, rows, sought, where, stored } = loaded
  const also = [...where.keys()].map(
    (column, n) => ` or ${quote(column)} = any ($${n + 2}::${table.columns[column]!.sql}[])`,
  )

  const { rows: found } = await client.query({
    name: `load ${table.name} ${[...where.keys()].join(' ')}`.trim().slice(0, 63),
    text: `select * from ${quote(table.name)} where id = any ($1::${table.columns.id!.sql}[])${also.join('')}`,
    values: [[...sought], ...[...where.values()].map((values) => [...values])],
  })

  for (const row of found) {
    rows.set(row.id, row)
    stored.add(row.id)
  }

  const earlier = before?.tables.get(table.name)
  if (earlier) takeOver(loaded, earlier)
  sought.clear()
}

/** Takes rows of the batch before over: the select may have come before or after its write. */
function takeOver({ rows, sought, where, stored }: Loaded, earlier: Loaded): void {
  const wanted = (row: BatchRow | undefined) =>
    row !== undefined && [...where].some(([column, values]) => values.has(row[column] as string))

  for (const key of earlier.changed) {
    const row = earlier.rows.get(key)
    if (!sought.has(key) && !stored.has(key) && !wanted(row)) continue
    rows.set(key, row)

    if (row) stored.add(key)
    else stored.delete(key)
  }
}
