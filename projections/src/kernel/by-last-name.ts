import { sql } from 'kysely'

/** The order of people `e`: by last name, and by the one name of who has no other. */
export const byLastName = sql<string>`coalesce(e.last_name, e.first_name)`
