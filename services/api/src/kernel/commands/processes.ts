/**
 * Processes, the durable reactions to events in the workers, as the API uses them. The composition
 * root passes them in.
 */
export interface Processes {
  /**
   * Returns whether one of these events starts a process. Requests that start none wait for none.
   */
  starts(events: readonly { type: string; data: object }[]): boolean
  /**
   * Resolves when the processes of events up to `position`, and those that they start, are done.
   * Returns a position after everything they wrote, or undefined after `timeout` ms.
   */
  waitFor(position: string, timeout: number): Promise<string | undefined>
}

export const PROCESSES = Symbol('processes')
