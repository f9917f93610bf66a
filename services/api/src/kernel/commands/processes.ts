/**
 * What the API knows of processes, the durable reactions to events that work in the workers; passed
 * in by whoever composes them.
 */
export interface Processes {
  /** Whether one of these events starts a process. Requests that start none wait for none. */
  starts(events: readonly { type: string; data: object }[]): boolean
  /**
   * Resolves when the processes that events up to `position` started are done, and those that these
   * started in turn: with the position that everything they wrote lies before, or undefined when
   * that takes longer than `timeout` ms.
   */
  waitFor(position: string, timeout: number): Promise<string | undefined>
}

export const PROCESSES = Symbol('processes')
