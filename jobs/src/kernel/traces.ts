import type { Reads } from '@workledger/projections/kernel/tenant-reads'

/** A person in a workspace: the employee and their user. */
export interface Traced {
  readonly workspace: string
  readonly person: string
  readonly user: string | null
  /** Their last day: reports about days up to it may name them. With null, reports are kept. */
  readonly ended_on: string | null
}

/** Personal data outside of events and read tables. Each call may be repeated. */
export interface Traces {
  /**
   * Deletes uploads, mails in the outbox, failed jobs, reasons of failures, kept states, keys of
   * links and stored answers of repeated requests.
   */
  remove(of: Traced): Promise<void>
  /** Deletes mails to them and about them, in the outbox and among the failed jobs. */
  removeMailsOf(of: Traced): Promise<void>
  /**
   * Deletes those uploads of a stream's events. An upload of another stream stays, and so does one
   * of a person under a legal hold. The read tables must show the hold.
   */
  removeUploads(
    db: Reads,
    of: { readonly workspace: string; readonly stream: string },
    keys: readonly string[],
  ): Promise<void>
  /** Returns the settled uploads with the streams of their events. */
  uploads(): AsyncIterable<{
    readonly key: string
    readonly workspace: string
    readonly stream: string
  }>
  /** Notes the owners of uploads that have none, such as those of an earlier version. */
  noteOwners(stopped: () => boolean): Promise<void>
  /** Deletes secrets that a workspace's records do not use any more. */
  forgetSecrets(workspace: string, ids: readonly string[]): Promise<void>
  /** Deletes the file of a data export. */
  removeExport(export_id: string): Promise<void>
  /** Deletes everything of a workspace outside of events and read tables. */
  removeWorkspace(workspace: string): Promise<void>
  /** Returns the users whom a workspace knows. */
  usersOf(workspace: string): Promise<string[]>
  /** Returns whether a company other than `but` still knows the user. */
  isKnown(user: string, but?: string): Promise<boolean>
  /**
   * Deletes password, sessions, keys of links and mails of a user whom no company knows any more.
   */
  removeAccount(user: string): Promise<void>
}
