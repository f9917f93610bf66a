import type { Client } from 'pg'
import type { PreparedAppend } from '../codec'
import type { Signer } from '../signer'
import type { KnownRevisions } from './known-revisions'

/** The outcome of one append; see log.append() in schema.sql.ts. */
export interface Answer {
  readonly outcome: 'appended' | 'duplicate' | 'conflict' | 'moved'
  readonly last_position: string
  readonly last_revision: number
  readonly recorded: string
}

const APPEND = `select * from log.append($1, $2, $3, $4, $5, string_to_array($6, E'\\n'), $7, $8, $9, string_to_array($10, E'\\n'), $11, $12)`

const APPEND_KNOWN = `select * from log.append_known($1, $2, $3, $4, $5, $6, $7, string_to_array($8, E'\\n'), $9, $10)`
const UNIQUE_VIOLATION = '23505'

/**
 * Writes a batch in one transaction. Returns outcomes in the order of the appends; rejects with
 * pg's error.
 */
export async function sendBatch(
  client: Client,
  appends: readonly PreparedAppend[],
  revisions: KnownRevisions,
  signer?: Signer,
): Promise<Answer[]> {
  const [only] = appends
  const known = appends.length === 1 && only ? revisions.assume(only) : undefined

  if (only && known !== undefined) {
    try {
      return [await sendKnown(client, only, known, signer)]
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    }
  }

  return sendAll(client, appends, revisions, signer)
}

async function sendKnown(
  client: Client,
  { workspace, stream, metaJson, events }: PreparedAppend,
  known: number,
  signer: Signer | undefined,
): Promise<Answer> {
  const digests = digestsOf(events)
  const signature = signer?.sign([{ revision: known + 1, digests }])
  const values = [workspace, stream, known, metaJson, ...columns(events), digests, signature]

  const { rows } = await client.query<Omit<Answer, 'outcome'>>({
    name: 'append_known',
    text: APPEND_KNOWN,
    values,
  })

  return { outcome: 'appended', ...rows[0]! }
}

async function sendAll(
  client: Client,
  appends: readonly PreparedAppend[],
  revisions: KnownRevisions,
  signer: Signer | undefined,
): Promise<Answer[]> {
  const events = appends.flatMap((append) => append.events)
  // A signature covers a revision. An unknown stream with any expected revision is assumed to be
  // new.
  const assumed = appends.map(
    (append) => revisions.assume(append) ?? (signer && append.expected === 'any' ? -1 : undefined),
  )

  const signature = signer?.sign(
    appends.map((append, n) => ({
      revision: 1 + (append.expected === 'any' ? assumed[n]! : append.expected),
      digests: digestsOf(append.events),
    })),
  )

  const values = [
    list(appends.map(({ workspace }) => workspace)),
    appends.map(({ stream }) => stream),
    list(appends.map(({ expected }) => (expected === 'any' ? 'null' : expected))),
    list(assumed.map((revision) => revision ?? 'null')),
    list(appends.map((append) => append.events.length)),
    lines(appends.map(({ metaJson }) => metaJson)),
    ...columns(events),
    digestsOf(events),
    signature,
  ]

  const { rows } = await client.query<Answer>({ name: 'append', text: APPEND, values })

  if (rows.length !== appends.length)
    throw new Error(`The log answered ${rows.length} of ${appends.length} appends.`)

  return rows
}

/** Ids, types, versions and data. */
const columns = (events: PreparedAppend['events']) => [
  list(events.map(({ id }) => id)),
  events.map(({ type }) => type),
  list(events.map(({ v }) => v)),
  lines(events.map(({ json }) => json)),
]

const digestsOf = (events: PreparedAppend['events']) =>
  Buffer.concat(events.map(({ digest }) => digest))

/** Returns an array of ids or numbers, which need no quotes. */
const list = (items: readonly (string | number)[]) => `{${items.join(',')}}`

/** JSON escapes line breaks. So thousands of texts, one a line, need no further escaping. */
const lines = (texts: readonly string[]) => texts.join('\n')
