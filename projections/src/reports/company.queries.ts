import type { Reads } from '../kernel/tenant-reads'

/** Selects the company's facts for reports: the currency of sums and the time zone of days. */
export const companyOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('workspaces')
    .select(['currency', 'timezone'])
    .where('id', '=', workspace)
    .executeTakeFirst()
