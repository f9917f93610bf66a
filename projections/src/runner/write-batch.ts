import { workspaceEvents } from '@workledger/contracts/workspaces/workspaces.events'
import type { ClientBase } from 'pg'
import { quote } from '../kernel/ddl'
import { type Advance, type FoldedBatch, type Notice, statement } from './batch-statement'
import { foldBatch, type Work } from './fold-batch'
import type { Mended } from './mend'

type Client = Pick<ClientBase, 'query'>

/**
 * The event that deletes a workspace's rows from every table of a projection; no event follows it
 * there.
 */
export const ERASES = workspaceEvents.WorkspaceErased.type

/**
 * Folds events into the rows of one or more projections and moves their checkpoints, with one
 * statement, which is its own transaction unless one is open.
 */
export async function writeBatch(
  client: Client,
  work: Work,
  advance: Advance,
  mended?: Mended[],
): Promise<void> {
  const erased = erasedBy(work)
  if (erased.length > 0) await deleteErased(client, work, erased)

  const left = erased.length > 0 ? withoutErased(work, erased) : work
  const folded = await foldBatch(client, left, { mended, careful: true })
  await client.query(statement(folded, advance, 'upsert'))
}

/**
 * Writes folded rows and moves the checkpoints. Rows that were not there are inserted without a
 * look for another row of their id; `isTaken` of the error if there is one after all. Returns the
 * rows' size in characters of JSON.
 */
export async function writeFolded(
  client: Client,
  folded: FoldedBatch,
  advance: Advance,
  notice?: Notice,
): Promise<number> {
  const inserts = statement(folded, advance, 'insert', notice)
  await client.query(inserts)

  return inserts.values.reduce<number>(
    (size, value) => size + (typeof value === 'string' ? value.length : 0),
    0,
  )
}

/** A company of many years may have millions of rows. */
const patient = { query_timeout: 24 * 3600_000 }

/** Tells whether a row of a new row's id was there. */
export const isTaken = (error: unknown) => (error as { code?: string })?.code === '23505'

/** Returns the workspaces that the events erase. */
export const erasedBy = (work: Work): string[] => [
  ...new Set(
    work.flatMap(({ events }) =>
      events.flatMap(({ type, workspace }) => (type === ERASES ? [workspace] : [])),
    ),
  ),
]

const withoutErased = (work: Work, erased: readonly string[]): Work =>
  work.map(({ projection, events }) => ({
    projection,
    events: events.filter(({ workspace }) => !erased.includes(workspace)),
  }))

/**
 * Deletes the folded rows of an erased workspace, whatever this batch's earlier events made of
 * them.
 */
async function deleteErased(client: Client, work: Work, erased: readonly string[]) {
  const gone = work.flatMap(({ projection: { tables } }) =>
    tables.filter(({ tenant }) => tenant === 'workspace_id'),
  )
  const emptied = gone.map(
    ({ name }) => `delete from ${quote(name)} where workspace_id = any ($1::uuid[])`,
  )
  const [first, ...more] = emptied

  if (!first) return

  await client.query({
    text: `with ${[first, ...more].map((part, n) => `part${n} as (${part})`).join(', ')} select 1`,
    values: [erased],
    ...patient,
  })

  // After the deletion, which counts as a change of the tables.
  await client.query('select read.forget_versions($1, $2)', [erased, gone.map(({ name }) => name)])
}
