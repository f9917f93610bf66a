import { sql } from 'kysely'

/**
 * SQL of the hourly rate of project `p` of client `c`: the project's, else the client's, else null.
 * Both are in the company's currency. Unbilled time, work reports and the project's page use it.
 */
export const hourlyRate = sql<string | null>`coalesce(p.rate, c.hrate)::text`
