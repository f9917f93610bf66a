import type { Event } from '@workledger/event-store/port'
import type { ClientBase } from 'pg'
import { quote } from '../kernel/ddl'
import type { Projection, Step } from '../kernel/projection'
import type { Table } from '../kernel/table'

type Row = Record<string, unknown>
interface Loaded {
  table: Table
  rows: Map<string, Row | undefined>
  changed: Set<string>
}

/** Folds events into the rows of one or more projections: one select and one upsert for each table touched. */
export async function writeBatch(client: ClientBase, work: readonly { projection: Projection; events: readonly Event[] }[]): Promise<void> {
  for (const { projection, events } of work) {
    const steps = stepsOf(projection)
    const tables = new Map<string, Loaded>()
    for (const event of events)
      for (const step of steps.get(event.type) ?? []) {
        const loaded = tables.get(step.table.name) ?? { table: step.table, rows: new Map(), changed: new Set() }
        tables.set(step.table.name, loaded)
        for (const key of step.keys(event)) loaded.rows.set(key, undefined)
      }
    for (const loaded of tables.values()) await load(client, loaded)
    for (const event of events) for (const step of steps.get(event.type) ?? []) apply(step, event, tables.get(step.table.name)!)
    for (const loaded of tables.values()) await flush(client, loaded)
  }
}

const byProjection = new WeakMap<Projection, Map<string, Step[]>>()
export function stepsOf(projection: Projection): Map<string, Step[]> {
  let steps = byProjection.get(projection)
  if (!steps) {
    steps = new Map()
    for (const step of projection.steps) steps.set(step.type, [...(steps.get(step.type) ?? []), step])
    byProjection.set(projection, steps)
  }
  return steps
}

function apply(step: Step, event: Event, { rows, changed }: Loaded) {
  for (const key of step.keys(event)) {
    const next = step.fold(rows.get(key), event, key) as Row | null | undefined
    if (next === undefined) continue
    rows.set(key, next ?? undefined)
    changed.add(key)
  }
}

async function load(client: ClientBase, { table, rows }: Loaded) {
  const { rows: found } = await client.query(`select * from ${quote(table.name)} where id = any ($1::${table.columns.id!.sql}[])`, [
    [...rows.keys()],
  ])
  for (const row of found) rows.set(row.id, row)
}

async function flush(client: ClientBase, { table, rows, changed }: Loaded) {
  const gone = [...changed].filter((key) => !rows.get(key))
  const kept = [...changed].flatMap((key) => rows.get(key) ?? [])
  const name = quote(table.name)
  if (gone.length) await client.query(`delete from ${name} where id = any ($1::${table.columns.id!.sql}[])`, [gone])
  if (!kept.length) return
  const columns = Object.keys(table.columns)
  const names = columns.map(quote).join(', ')
  const updates = columns.filter((column) => column !== 'id').map((column) => `${quote(column)} = excluded.${quote(column)}`)
  await client.query({
    name: `upsert ${table.name}`.slice(0, 63),
    text: `insert into ${name} (${names})
      select ${names} from jsonb_to_recordset($1::jsonb) as x(${columns.map((column) => `${quote(column)} ${table.columns[column]!.sql}`).join(', ')})
      on conflict (id) do update set ${updates.join(', ')}`,
    values: [JSON.stringify(kept)],
  })
}
