import { createHash } from 'node:crypto'
import { createTable } from '../kernel/ddl'
import type { Projection } from '../kernel/projection'

/** What a projection's tables are made by: its version, their columns, indexes and rights. Another shape means another fold. */
export const shapeOf = ({ version, tables }: Projection): string => {
  const known = shapes.get(tables)
  if (known?.version === version) return known.shape
  const shape = createHash('sha256')
    .update(JSON.stringify([version, tables.map((table) => createTable(table))]))
    .digest('hex')
    .slice(0, 16)
  shapes.set(tables, { version, shape })
  return shape
}
const shapes = new WeakMap<readonly unknown[], { version: number; shape: string }>()
