import type { Reads } from '../kernel/tenant-reads'

/** Returns the language that a user has chosen; the reads are the user's own. */
export const languageOfUser = async (db: Reads, user: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('language').where('id', '=', user).executeTakeFirst())
    ?.language ?? undefined

/** Returns the account of an employee, if there is one. */
export const userOfMember = async (db: Reads, employee: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('memberships')
      .select('user_id')
      .where('id', '=', employee)
      .executeTakeFirst()
  )?.user_id ?? undefined
