import { sql } from 'kysely'

/** Returns SQL of an act's place in the log, the true order; a time may be typed or repeated. */
export const place = (act: string) => sql.raw(`(length(${act}.position), ${act}.position)`)
