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

/** Returns the names of tokens, of ended ones too. */
export async function namesOfTokens(
  db: Reads,
  workspace: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()

  const rows = await db
    .selectFrom('api_tokens')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .where('id', 'in', ids)
    .execute()

  return new Map(rows.map(({ id, name }) => [id, name]))
}

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

/** Returns the ids of tokens that the account of this employee holds and that are not revoked. */
export const tokensOfEmployee = async (db: Reads, workspace: string, employee: string) =>
  (
    await db
      .selectFrom('api_tokens as t')
      .innerJoin('memberships as m', 'm.user_id', 't.holder_id')
      .select('t.id')
      .where('t.workspace_id', '=', workspace)
      .where('m.id', '=', employee)
      .where('t.revoked_at', 'is', null)
      .execute()
  ).map(({ id }) => id)

/** Returns the ids of tokens that a user made until an instant and that are not revoked. */
export const tokensOfUser = async (
  db: Reads,
  workspace: string,
  { user, until }: { readonly user: string; readonly until: string },
) =>
  (
    await db
      .selectFrom('api_tokens')
      .select('id')
      .where('workspace_id', '=', workspace)
      .where('holder_id', '=', user)
      .where('created_at', '<=', until)
      .where('revoked_at', 'is', null)
      .execute()
  ).map(({ id }) => id)

export const webhookById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'origin', 'secret_id', 'off_because', 'maker_id', 'account_id', 'types', 'name'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

export async function webhooksOf(db: Reads, workspace: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhooks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspace_id', '=', workspace)
    .executeTakeFirstOrThrow()

  return count
}

/**
 * Returns the users with everyone as whom the service accounts among them count: their makers and
 * the holders of their tokens.
 */
export async function usersBehind(
  db: Reads,
  workspace: string,
  users: readonly string[],
): Promise<string[]> {
  if (users.length === 0) return []

  const [makers, holders] = await Promise.all([
    db
      .selectFrom('service_accounts')
      .select('made_by as user')
      .where('workspace_id', '=', workspace)
      .where('id', 'in', users)
      .execute(),
    db
      .selectFrom('api_tokens')
      .select('holder_id as user')
      .where('workspace_id', '=', workspace)
      .where('account_id', 'in', users)
      .execute(),
  ])

  return [...users, ...[...makers, ...holders].map(({ user }) => user)]
}
