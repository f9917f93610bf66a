import { workspaceEvents } from '@workledger/contracts/workspaces/workspaces.events'
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
import {
  type Advance,
  type BatchRow,
  type Following,
  type Loaded,
  statement,
} from './batch-statement'
import { type Mended, mend } from './mend'

/**
 * Folds events into the rows of one or more projections and moves their checkpoints. It runs one
 * select per touched table, all in one round trip on a connection that pipelines, then one
 * statement, which is its own transaction unless one is open.
 * With `mended`, values that no column can hold are left out and listed there. Round trips are few
 * because each waits for a busy event loop.
 */
export async function writeBatch(
  client: Pick<ClientBase, 'query'>,
  work: readonly { projection: Projection; events: readonly Event[] }[],
  advance: Advance,
  mended?: Mended[],
): Promise<void> {
  const erased = [
    ...new Set(
      work.flatMap(({ events }) =>
        events.flatMap(({ type, workspace }) => (type === ERASES ? [workspace] : [])),
      ),
    ),
  ]

  if (erased.length > 0) return writeErasure(client, work, advance, { erased, mended })
  await writeFolded(client, work, advance, mended)
}

/**
 * The event that deletes a workspace's rows from every table of a projection; no event follows it
 * there.
 */
export const ERASES = workspaceEvents.WorkspaceErased.type

/**
 * Deletes the folded rows of an erased workspace, whatever this batch's earlier events made of
 * them.
 */
async function writeErasure(
  client: Pick<ClientBase, 'query'>,
  work: readonly { projection: Projection; events: readonly Event[] }[],
  advance: Advance,
  { erased, mended }: { erased: readonly string[]; mended?: Mended[] | undefined },
) {
  const left = work.map(({ projection, events }) => ({
    projection,
    events: events.filter(({ workspace }) => !erased.includes(workspace)),
  }))

  const gone = work.flatMap(({ projection: { tables } }) =>
    tables.filter(({ tenant }) => tenant === 'workspace_id'),
  )
  const emptied = gone.map(
    ({ name }) => `delete from ${quote(name)} where workspace_id = any ($1::uuid[])`,
  )
  const [first, ...more] = emptied

  if (first)
    await client.query(
      `with ${[first, ...more].map((part, n) => `part${n} as (${part})`).join(', ')} select 1`,
      [erased],
    )

  await writeFolded(client, left, advance, mended)
}

async function writeFolded(
  client: Pick<ClientBase, 'query'>,
  work: readonly { projection: Projection; events: readonly Event[] }[],
  advance: Advance,
  mended?: Mended[],
): Promise<void> {
  const tables = new Map<string, Loaded>()

  const of = (table: Table): Loaded => {
    const loaded = tables.get(table.name) ?? {
      table,
      rows: new Map(),
      where: new Map(),
      changed: new Set(),
    }

    tables.set(table.name, loaded)
    return loaded
  }

  const turns = folding(() => turnsOf(work))

  for (const { step, keys, value, sees } of turns) {
    const loaded = of(step.table)
    for (const key of keys) loaded.rows.set(key, undefined)

    if (step.where)
      loaded.where.set(
        step.where.column,
        (loaded.where.get(step.where.column) ?? new Set()).add(value!),
      )

    if (step.sees) of(step.sees.table).rows.set(sees!, undefined)
  }

  await together(client, () => [...tables.values()].map((loaded) => load(client, loaded)))
  const sums = work.flatMap(({ projection }) => projection.sums ?? [])

  const before = new Map(
    sums
      .flatMap(({ from }) => tables.get(from.name) ?? [])
      .map((loaded) => [loaded, new Map(loaded.rows)]),
  )

  folding(() => {
    for (const turn of turns) apply(turn, tables)
  })

  if (mended) for (const loaded of tables.values()) mended.push(...mendChanged(loaded))

  for (const sum of sums) {
    const loaded = tables.get(sum.from.name)

    if (loaded && loaded.changed.size > 0)
      await addUp(client, sum, loaded, { before: before.get(loaded)!, into: of(sum.table) })
  }

  const derivations = work.flatMap(({ projection }) => projection.derived ?? [])

  const follows = derivations.flatMap((derivation) => {
    const loaded = tables.get(derivation.from.name)
    return loaded && loaded.changed.size > 0 ? [following(derivation, loaded)] : []
  })

  await client.query(statement([...tables.values()], follows, advance))
}

/** An event's fold failed by its own fault, not the database's. */
export class FoldFailed extends Error {
  constructor(cause: unknown) {
    super(String((cause as Error)?.message ?? cause), { cause })
  }
}

/** A step of an event, with its rows. */
interface Turn {
  readonly step: Step
  readonly event: Event
  readonly keys: readonly string[]
  readonly value: string | undefined
  readonly sees: string | undefined
}

function turnsOf(work: readonly { projection: Projection; events: readonly Event[] }[]): Turn[] {
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

function folding<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new FoldFailed(error)
  }
}

const following = (
  { table, by, rows }: Derivation,
  { rows: sources, changed }: Loaded,
): Following => ({
  table,
  by,
  sources: [...changed],
  rows: folding(() =>
    [...changed].flatMap((key) => {
      const source = sources.get(key)
      return source ? rows(source) : []
    }),
  ),
})

/** Subtracts the old contributions of changed rows from the sums and adds the new ones. */
async function addUp(
  client: Pick<ClientBase, 'query'>,
  sum: Sum,
  { rows, changed }: Loaded,
  { before, into }: { before: Loaded['rows']; into: Loaded },
) {
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

  if (changes.size === 0) return
  for (const id of changes.keys()) into.rows.set(id, undefined)
  await load(client, into)

  for (const [id, change] of changes) {
    const next: BatchRow = { ...change }
    const row = into.rows.get(id)

    for (const column of [...sum.adds, 'parts'])
      next[column] = Number(row?.[column] ?? 0) + Number(change[column])

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

async function load(client: Pick<ClientBase, 'query'>, { table, rows, where }: Loaded) {
  const also = [...where.keys()].map(
    (column, n) => ` or ${quote(column)} = any ($${n + 2}::${table.columns[column]!.sql}[])`,
  )

  const { rows: found } = await client.query({
    name: `load ${table.name} ${[...where.keys()].join(' ')}`.trim().slice(0, 63),
    text: `select * from ${quote(table.name)} where id = any ($1::${table.columns.id!.sql}[])${also.join('')}`,
    values: [[...rows.keys()], ...[...where.values()].map((values) => [...values])],
  })

  for (const row of found) rows.set(row.id, row)
}
