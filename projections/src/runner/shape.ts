import { createHash } from 'node:crypto'
import { createTable } from '../kernel/ddl'
import type { Projection } from '../kernel/projection'
import type { Table } from '../kernel/table'

/**
 * Returns the fingerprint of a projection's tables: its version, their columns, indexes and rights.
 * Another shape requires another fold.
 */
export const shapeOf = ({ version, tables }: Projection): string => {
  const known = shapes.get(tables)
  if (known?.version === version) return known.shape

  const shape = createHash('sha256')
    .update(JSON.stringify([version, tables.map(madeAtFirst)]))
    .digest('hex')
    .slice(0, 16)

  shapes.set(tables, { version, shape })

  return shape
}

const shapes = new WeakMap<readonly unknown[], { version: number; shape: string }>()

/** Keeps a statement of earlier versions in the shape, so that dropping it rebuilds no table. */
const madeAtFirst = (table: Table): string =>
  createTable(table).replace(
    /alter table (\S+) enable row level security/,
    '$&;\nalter table $1 force row level security',
  )
