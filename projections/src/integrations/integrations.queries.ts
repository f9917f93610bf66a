import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

export const tokenById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('api_tokens')
    .select(['id', 'holder_id', 'account_id'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

export const serviceAccountById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('service_accounts')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Returns how many tokens of a person, or of a service account, are active. */
export async function activeTokensOf(
  db: Reads,
  workspace: string,
  of: { readonly holder: string } | { readonly account: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('api_tokens')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspace_id', '=', workspace)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .$if('account' in of, (query) =>
      query.where('account_id', '=', (of as { account: string }).account),
    )
    .$if('holder' in of, (query) =>
      query
        .where('holder_id', '=', (of as { holder: string }).holder)
        .where('account_id', 'is', null),
    )
    .executeTakeFirstOrThrow()

  return count
}

export async function serviceAccountsOf(db: Reads, workspace: string): Promise<number> {
  const { count } = await db
    .selectFrom('service_accounts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspace_id', '=', workspace)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()

  return count
}
