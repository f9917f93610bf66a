import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { languageOf } from '@workledger/contracts/kernel/languages'
import type { Reads } from '../kernel/tenant-reads'

export const clientById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

/** Returns the language of a client's documents and mails: its own, else the company's. */
export async function languageOfClient(
  db: Reads,
  workspace: string,
  id: string,
): Promise<ShippedLanguage> {
  const found = await db
    .selectFrom('workspaces as w')
    .leftJoin('clients as c', (join) =>
      join.onRef('c.workspace_id', '=', 'w.id').on('c.id', '=', id),
    )
    .where('w.id', '=', workspace)
    .select(['c.language', 'w.locale'])
    .executeTakeFirst()

  return found?.language ?? languageOf(found?.locale ?? 'en')
}
