import { Injectable } from '@nestjs/common'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { heldTables } from '@workledger/projections/registry'
import { AliasNode, type FromNode, type JoinNode, type KyselyPlugin, TableNode } from 'kysely'
import { Queries } from '../lists/queries'
import { SessionCache } from './session-cache'

/**
 * Facts that many commands need and that change seldom, such as an employee's time zone. They are
 * kept in memory as sessions are: once a change counts as visible, no server answers from older
 * memory.
 */
@Injectable()
export class HeldFacts {
  constructor(
    private readonly cache: SessionCache,
    private readonly queries: Queries,
  ) {}

  /** Returns a fact of a workspace; `name` is its own within the product. */
  of<T>(workspace: string, name: string, query: (db: Reads) => Promise<T>): Promise<T> {
    return this.cache.fact(`${workspace} ${name}`, () =>
      this.queries.ask(workspace, (db) => query(db.withPlugin(heldOnly))),
    )
  }
}

/** Refuses a query of another table: its changes would not clear the memory. */
const heldOnly: KyselyPlugin = {
  transformQuery({ node }) {
    for (const name of tablesIn(node))
      if (!heldTables.has(name)) throw new Error(`The table ${name} is not held.`)

    return node
  },
  transformResult: async ({ result }) => result,
}

/** Yields the tables that a query reads; those of columns are aliases. */
function* tablesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  const { kind, froms, table } = node as {
    kind?: string
    froms?: FromNode['froms']
    table?: JoinNode['table']
  }
  const sources = kind === 'FromNode' ? froms! : kind === 'JoinNode' ? [table!] : []

  for (const source of sources) {
    const read = AliasNode.is(source) ? source.node : source
    if (TableNode.is(read)) yield read.table.identifier.name
  }

  for (const part of Object.values(node)) yield* tablesIn(part)
}
