import type { Pool } from 'pg'
import { contentDigest, GENESIS } from '../chain'
import type { Codec } from '../codec'
import type { EvidenceSource, Extent } from '../evidence'
import type { StoredRow } from '../verify'
import { COLUMNS } from './reader'

type LinkedRow = StoredRow & { previous: Buffer | null }

export function evidenceIn(pool: Pick<Pool, 'query'>, codec: Codec): EvidenceSource {
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
      // Of the stored form: opening it changes the data.
      const digests = rows.map(digestOf)
      const seals = await codec.unseal(rows)
      return rows.map((row, index) => ({
        ...row,
        seals: seals[index]!,
        digest: digests[index],
        previous: row.position === '1' ? GENESIS : (row.previous ?? undefined),
      }))
    },
    // Both count alike here.
    placeOf: async (position) => position,
  }
}

const conditionOf = (extent: Extent): [string, unknown[]] =>
  'streams' in extent ? ['stream = any($3)', [extent.streams]] : ['recorded_at >= $3 and recorded_at < $4', [extent.from, extent.until]]

function digestOf(row: StoredRow): Buffer | undefined {
  try {
    return contentDigest(row)
  } catch {
    return undefined
  }
}
