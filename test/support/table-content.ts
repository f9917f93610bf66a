import { projections } from '@workledger/projections/registry'
import { shapeOf } from '@workledger/projections/runner/shape'
import type { ClientBase } from 'pg'

const tables = projections.flatMap((projection) => projection.tables)

/** Returns every row of every read table as PostgreSQL prints it. */
export async function tableContent(
  owner: Pick<ClientBase, 'query'>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}

  for (const { name } of tables)
    found[name] = (
      await owner.query(`select t::text as row from read.${name} t order by t::text`)
    ).rows.map(({ row }) => row)

  return found
}

/** Requests new tables of these projections; a rebuilder then makes them. */
export async function askRebuild(
  owner: Pick<ClientBase, 'query'>,
  list = projections,
): Promise<void> {
  for (const projection of list)
    await owner.query(`select read.ask_rebuild($1, $2, 'test')`, [
      projection.name,
      shapeOf(projection),
    ])
}
