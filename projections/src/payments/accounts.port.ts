import type { Reads } from '../kernel/tenant-reads'

/** Returns the accounts of all people by their id, with whole numbers. */
export const accountsOfPeople = async (db: Reads, workspace: string) =>
  new Map(
    (
      await db
        .selectFrom('bank_accounts')
        .select(['id', 'account'])
        .where('workspace_id', '=', workspace)
        .execute()
    ).map(({ id, account }) => [id, account] as const),
  )
