import { NOTICE_DAYS } from '@workledger/contracts/notices/notice-kinds'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { unreadSql } from './notices.lists'

/** Returns how many notices of the last 90 days a person has not read, of the kinds they want. */
export const unreadOf = async (
  db: Reads,
  workspace: string,
  employee: string,
  now: string,
): Promise<number> => {
  const found = await db
    .selectFrom('notices as n')
    .leftJoin('notice_readers as r', 'r.id', 'n.employee_id')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('n.workspace_id', '=', workspace)
    .where('n.employee_id', '=', employee)
    .where(
      'n.at',
      '>',
      sql<string>`${now}::timestamptz - make_interval(days => ${sql.lit(NOTICE_DAYS)})`,
    )
    .where(sql<boolean>`coalesce(r.channels ->> n.kind, 'mail') <> 'none'`)
    .where(sql<boolean>`${sql.raw(unreadSql)}`)
    .executeTakeFirst()

  return Number(found?.n ?? 0)
}

/** Returns a person's own notice; undefined for another person's. */
export const ownNotice = (db: Reads, workspace: string, employee: string, id: string) =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('employee_id', '=', employee)
    .where('id', '=', id)
    .executeTakeFirst()

/** Returns the place in the log up to which a person has seen notices whose newest is this one. */
export const placeUpTo = async (
  db: Reads,
  workspace: string,
  employee: string,
  id: string,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('notices as n')
    .innerJoin('notices as seen', 'seen.employee_id', 'n.employee_id')
    .select('n.position')
    .where('n.workspace_id', '=', workspace)
    .where('n.employee_id', '=', employee)
    .where('seen.id', '=', id)
    .whereRef('n.at', '<=', 'seen.at')
    .orderBy(sql`length(n.position)`, 'desc')
    .orderBy('n.position', 'desc')
    .limit(1)
    .executeTakeFirst()

  return found?.position
}

/** Returns a person's choices; undefined before the first. */
export const noticeReader = (db: Reads, workspace: string, employee: string) =>
  db
    .selectFrom('notice_readers')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('id', '=', employee)
    .executeTakeFirst()

/** Returns the days whose notices have been in the list for longer than 90 days, oldest first. */
export const expiredDays = async (db: Reads, workspace: string, now: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('notices')
    .select('expires_with')
    .distinct()
    .where('workspace_id', '=', workspace)
    .where('expires_with', '>', workspace)
    .where(
      'expires_with',
      '<',
      `${workspace} ${new Date(Date.parse(now) - NOTICE_DAYS * 86_400_000).toISOString().slice(0, 10)}`,
    )
    .orderBy('expires_with')
    .execute()

  return rows.map(({ expires_with }) => expires_with.slice(-10))
}

export interface WaitingReader {
  readonly id: string
  readonly email: string
  readonly digest_hour: number | null
  /** Since when the first mail waits. */
  readonly since: string
}

/** Returns the present people for whose mail of the day some mail waits. */
export const waitingReaders = async (db: Reads, workspace: string): Promise<WaitingReader[]> => {
  const rows = await db
    .selectFrom('notices as n')
    .innerJoin('employees as e', 'e.id', 'n.employee_id')
    .leftJoin('notice_readers as r', 'r.id', 'n.employee_id')
    .select(({ fn }) => ['e.id', 'e.email', 'r.digest_hour', fn.min('n.waits_since').as('since')])
    .where('n.workspace_id', '=', workspace)
    .where('n.waits_since', 'is not', null)
    .where('e.status', '=', 'active')
    .groupBy(['e.id', 'e.email', 'r.digest_hour'])
    .execute()

  return rows.flatMap(({ email, since, ...row }) =>
    email && since ? [{ ...row, email, since }] : [],
  )
}

/** Returns the kinds of mails that a mail of the day holds, with the number of each. */
export const noticesOfDigest = async (
  db: Reads,
  workspace: string,
  delivery: string,
): Promise<{ template: string; n: number }[]> => {
  const rows = await db
    .selectFrom('notices')
    .select(({ fn }) => ['template', fn.countAll<number>().as('n')])
    .where('workspace_id', '=', workspace)
    .where('digest', '=', delivery)
    .groupBy('template')
    .orderBy('template')
    .execute()

  return rows.map(({ template, n }) => ({ template, n: Number(n) }))
}

/** Returns a person's browsers that get pushes, in the order in which they were added. */
export const pushDevicesOf = (db: Reads, workspace: string, employee: string) =>
  db
    .selectFrom('push_devices')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('employee_id', '=', employee)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
