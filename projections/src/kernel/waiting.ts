import type { RawBuilder } from 'kysely'

/** Something that waits for a person, in the same columns for all kinds. */
export interface WaitingRow {
  /** Id of the leave, the pay run or another record. */
  record: string
  employee_id: string | null
  /** The day by which it matters. */
  due: string
  /** When it began to wait. */
  since: string | null
  /** The record's own revision, for If-Match. */
  revision: number
  /** Searched besides the person's name. */
  title: string | null
  /** What ends, of an end. */
  detail: string | null
}

/** SQL that selects these columns, in this order. */
export type WaitingRows = RawBuilder<WaitingRow>
