/** Somebody as a workspace knows them: the employee, and the user behind it. */
export interface Traced {
  readonly workspace: string
  readonly person: string
  readonly user: string | null
  /** Their last day: reports about days up to it may name them. Null leaves reports alone. */
  readonly ended_on: string | null
}

/** What is kept of people outside of events and read tables. All of it may be repeated. */
export interface Traces {
  /**
   * Deletes uploads, mails in the outbox, failed jobs, reasons of failures, states beside the log,
   * keys of links and answers kept for repeats.
   */
  remove(of: Traced): Promise<void>
  /** Deletes mails to them and about them, in the outbox and among the failed jobs. */
  removeMailsOf(of: Traced): Promise<void>
  /** Deletes the file of a data export. */
  removeExport(export_id: string): Promise<void>
  /** Deletes everything of a workspace that is no event and no row of a read table. */
  removeWorkspace(workspace: string): Promise<void>
  /** The users that a workspace knows. */
  usersOf(workspace: string): Promise<string[]>
  /** Whether a company still knows the user; `but` that one. */
  isKnown(user: string, but?: string): Promise<boolean>
  /**
   * Deletes password, sessions, keys of links and mails of a user whom no company knows any more.
   */
  removeAccount(user: string): Promise<void>
}
