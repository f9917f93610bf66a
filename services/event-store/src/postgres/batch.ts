import type { Client } from 'pg'
import type { PreparedAppend } from '../codec'
import type { KnownRevisions } from './known-revisions'

/** What became of one append; see log.append() in schema.sql.ts. */
export interface Answer {
  readonly outcome: 'appended' | 'duplicate' | 'conflict'
  readonly last_position: string
  readonly last_revision: number
  readonly recorded: string
}

const APPEND = `select * from log.append($1, $2, $3, $4, $5, string_to_array($6, E'\\n'), $7, $8, $9, string_to_array($10, E'\\n'), $11)`

/** One call of log.append(), one transaction. Answers in the order of the appends; rejects with pg's error. */
export async function sendBatch(client: Client, appends: readonly PreparedAppend[], revisions: KnownRevisions): Promise<Answer[]> {
  const events = appends.flatMap((append) => append.events)
  const values = [
    list(appends.map(({ workspace }) => workspace)),
    appends.map(({ stream }) => stream),
    list(appends.map(({ expected }) => (expected === 'any' ? 'null' : expected))),
    list(appends.map((append) => revisions.assume(append) ?? 'null')),
    list(appends.map((append) => append.events.length)),
    lines(appends.map(({ metaJson }) => metaJson)),
    list(events.map(({ id }) => id)),
    events.map(({ type }) => type),
    list(events.map(({ v }) => v)),
    lines(events.map(({ json }) => json)),
    Buffer.concat(events.map(({ digest }) => digest)),
  ]
  const { rows } = await client.query<Answer>({ name: 'append', text: APPEND, values })
  if (rows.length !== appends.length) throw new Error(`The log answered ${rows.length} of ${appends.length} appends.`)
  return rows
}

/** An array of ids or numbers, which need no quotes. */
const list = (items: readonly (string | number)[]) => `{${items.join(',')}}`
/** JSON has no line breaks inside (they are escaped); so written, thousands of texts need no further escaping. */
const lines = (texts: readonly string[]) => texts.join('\n')
