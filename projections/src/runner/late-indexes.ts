import { createIndexes, createTable } from '../kernel/ddl'
import type { Projection } from '../kernel/projection'
import type { Table } from '../kernel/table'

/**
 * The statements of a rebuild. Most of what it costs to write rows one batch after the other is to
 * keep their indexes in order; made once the rows are there a rebuild takes a third less time. The
 * fold itself looks for rows by some columns: their indexes are made first.
 */
export function rebuildStatements(projection: Projection): { ddl: string; indexes: string } {
  const { tables } = projection
  return {
    ddl: tables
      .map((table) => createTable(table, SCHEMA, (index) => !isLate(projection, table, index)))
      .join(';\n'),
    indexes: tables
      .flatMap((table) => createIndexes(table, SCHEMA, (index) => isLate(projection, table, index)))
      .join(';\n'),
  }
}

const SCHEMA = 'read_next'

function isLate({ steps, derived = [] }: Projection, table: Table, index: string): boolean {
  const sought = [
    ...steps.flatMap((step) => (step.table === table && step.where ? [step.where.column] : [])),
    ...derived.flatMap((derivation) => (derivation.table === table ? [derivation.by] : [])),
  ]
  return !sought.includes(firstColumn(index))
}

/** Of `workspace_id, day` and of `using btree (workspace_id, day) include (seconds)`. */
const firstColumn = (index: string) => /^(?:using \w+ \()?"?(\w+)/.exec(index)?.[1] ?? ''
