import type { FactorKind } from '@workledger/contracts/access/factor.events'
import type { Reads } from '../kernel/tenant-reads'

/** Returns the language that a user has chosen; the reads are the user's own. */
export const languageOfUser = async (db: Reads, user: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('language').where('id', '=', user).executeTakeFirst())
    ?.language ?? undefined

/** Returns the second factors of a user, oldest first; the reads are the user's own. */
export const factorsOfUser = async (db: Reads, user: string) => {
  const rows = await db
    .selectFrom('sign_in_factors')
    .select(['id', 'kind', 'name', 'blocked', 'added_at'])
    .where('user_id', '=', user)
    .orderBy('added_at')
    .orderBy('id')
    .execute()

  return rows.map(({ name, kind, ...row }) => ({
    ...row,
    kind: kind as FactorKind,
    name: name ?? '',
  }))
}
