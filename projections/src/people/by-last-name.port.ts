import { sql } from 'kysely'

/** Orders people `e` by last name; a person without one is ordered by first name. */
export const byLastName = sql<string>`coalesce(e.last_name, e.first_name)`
