import { createIndexes, createTable, versionTriggers } from '../kernel/ddl'
import type { Projection } from '../kernel/projection'
import type { Table } from '../kernel/table'

/**
 * Returns the statements of a rebuild. Keeping indexes in order is most of the cost of batched
 * writes, so creating them afterwards makes a rebuild a third faster. Indexes of columns by which
 * the fold finds rows come first.
 */
export function rebuildStatements(projection: Projection): { ddl: string; indexes: string } {
  const { tables } = projection
  return {
    ddl: tables
      .flatMap((table) => [
        createTable(table, SCHEMA, (index) => !isLate(projection, table, index)),
        ...versionTriggers(table, SCHEMA),
      ])
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

/**
 * Returns the first column of an index such as `workspace_id, day` or `using btree (workspace_id,
 * day) include (seconds)`.
 */
const firstColumn = (index: string) => /^(?:using \w+ \()?"?(\w+)/.exec(index)?.[1] ?? ''
