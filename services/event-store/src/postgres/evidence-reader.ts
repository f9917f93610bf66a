import type { Pool } from 'pg'
import { contentDigest, GENESIS } from '../chain'
import type { Codec } from '../codec'
import type { EvidenceSource, Extent } from '../evidence'
import { prefixOf, signedAppend } from '../signed-appends'
import type { StoredRow } from '../verify'
import { COLUMNS, Reader } from './reader'

type LinkedRow = StoredRow & { previous: Buffer | null }

interface AskedRow {
  readonly position: string
  readonly id: string
  readonly stream: string
  readonly signature: Buffer
}

/** Greater than every position. */
const END = '9223372036854775807'

export function evidenceIn(pool: Pick<Pool, 'query'>, codec: Codec): EvidenceSource {
  const reader = new Reader(pool)
  return {
    async positionsOf(workspace, extent, limit) {
      const [condition, values] = conditionOf(extent)

      const { rows } = await pool.query<{ position: string }>(
        `select position from log.events where workspace = $1 and ${condition} order by position limit $2`,
        [workspace, limit, ...values],
      )

      return rows.map(({ position }) => position)
    },
    async linked(workspace, positions) {
      const { rows } = await pool.query<LinkedRow>(
        `select ${COLUMNS}, hash, (select before.hash from log.events before where before.position = e.position - 1) as previous
         from log.events e where position = any($2) and workspace = $1 order by position`,
        [workspace, positions],
      )

      // Digests of the stored form, because opening changes the data.
      const digests = rows.map(digestOf)
      const seals = await codec.unseal(rows)

      return rows.map((row, index) => ({
        ...row,
        seals: seals[index]!,
        digest: digests[index],
        previous: row.position === '1' ? GENESIS : (row.previous ?? undefined),
      }))
    },
    async signed(workspace, positions) {
      const { rows: asked } = await pool.query<AskedRow>(
        `select p.position, e.id, e.stream, s.signature
         from unnest($1::bigint[]) as p(position) join log.events e on e.position = p.position and e.workspace = $2
         cross join lateral (select signature from log.events b where b.position <= p.position and b.position >= $3 and b.signature is not null
           order by b.position desc limit 1) s order by p.position`,
        [positions, workspace, (await reader.keys())[0]?.position ?? END],
      )

      const appends = appendsOf(asked)

      const { rows } = await pool.query<StoredRow & { append: number }>(
        `select ${COLUMNS}, hash, (a.n - 1)::int as append
         from unnest($1::uuid[], $2::uuid[]) with ordinality as a(first, last, n)
         join log.events e on e.workspace = $3 and e.id between a.first and a.last order by a.n, e.id`,
        [
          appends.map(({ prefix }) => `${prefix}0000`),
          appends.map(({ prefix }) => `${prefix}ffff`),
          workspace,
        ],
      )

      const found = appends.map((append, n) =>
        signedAppend({ ...append, rows: rows.filter((row) => row.append === n) }),
      )

      return found.filter((one) => one !== undefined)
    },
    keys: () => reader.keys(),
    // Chain and log share positions in PostgreSQL.
    placeOf: async (position) => position,
  }
}

/** Groups rows by append; the events of one append are adjacent. */
function appendsOf(asked: readonly AskedRow[]) {
  const appends: { prefix: string; stream: string; signature: Buffer; positions: string[] }[] = []

  for (const { id, stream, position, signature } of asked) {
    const last = appends.at(-1)

    if (last?.prefix === prefixOf(id) && last.stream === stream) last.positions.push(position)
    else appends.push({ prefix: prefixOf(id), stream, signature, positions: [position] })
  }

  return appends
}

const conditionOf = (extent: Extent): [string, unknown[]] =>
  'streams' in extent
    ? ['stream = any($3)', [extent.streams]]
    : ['recorded_at >= $3 and recorded_at < $4', [extent.from, extent.until]]

function digestOf(row: StoredRow): Buffer | undefined {
  try {
    return contentDigest(row)
  } catch {
    return undefined
  }
}
