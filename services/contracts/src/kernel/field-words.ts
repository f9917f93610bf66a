import type { EventName } from './event-words'

/** What an area's records say, in English and Arabic: for auditors, and for people who read what is held of them. */
export interface FieldWords {
  /** Kinds of records, by the beginning of their streams' names. */
  readonly kinds?: Readonly<Record<string, EventName>>
  /** Read tables whose rows are records of people. */
  readonly tables?: Readonly<Record<string, EventName>>
  /** Fields of events and states, and columns of tables, by their names; null: nothing that people read. */
  readonly fields?: Readonly<Record<string, EventName | null>>
  /** Fixed values. Others are what somebody wrote. */
  readonly values?: Readonly<Record<string, EventName>>
}
