import { sql } from 'kysely'

/**
 * SQL of what an hour of a project `p` of a client `c` is worth: the project's rate, else the
 * client's, else null. Both are in the company's currency. Unbilled time, work reports and the
 * project's page all use it.
 */
export const hourlyRate = sql<string | null>`coalesce(p.rate, c.hrate)::text`
