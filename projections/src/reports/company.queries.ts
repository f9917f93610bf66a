import type { Reads } from '../kernel/tenant-reads'

/** What reports take from the company: the currency of their sums and the zone of its days. */
export const companyOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('workspaces')
    .select(['currency', 'timezone'])
    .where('id', '=', workspace)
    .executeTakeFirst()
