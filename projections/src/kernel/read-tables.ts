import type { Projection } from './projection'
import type { RowOf } from './table'

/** Row types of these projections' tables, by table name. */
export type TablesOf<P extends Projection> = {
  [T in P['tables'][number] as T['name']]: RowOf<T>
}

/**
 * Row types of every read table, for Kysely. Each area adds its projections in its declaration
 * (`{area}.area.ts`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface ReadTables {}
