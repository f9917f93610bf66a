import type { Reads } from '@workledger/projections/kernel/tenant-reads'

/** Token of the reader of people's current activity; the people area provides it. */
export const LIVE_PEOPLE = Symbol('reads people for the live channel')

/** Returns current activity with the managers who see it. */
export type LivePeople<Person = unknown> = (
  db: Reads,
  workspace: string,
  employees: readonly string[],
) => Promise<readonly { managers: readonly string[]; person: Person }[]>

/** Token of the reader of time entries; the time-tracking area provides it. */
export const LIVE_ENTRIES = Symbol('reads time entries for the live channel')

/** Returns entries with their employee. */
export type LiveEntries<Entry = unknown> = (
  db: Reads,
  workspace: string,
  entries: readonly string[],
) => Promise<readonly { employee: string; entry: Entry }[]>

/** Reads which types of events a workspace had. The audit area provides it. */
export abstract class EventTypes {
  abstract since(db: Reads, workspace: string, instant: Date): Promise<string[]>

  /** Returns which of these types the workspace has after a position. */
  abstract after(db: Reads, workspace: string, position: string, types: string[]): Promise<string[]>
}
