import { type Asker, FairTurns, type TurnLimits } from '@workledger/domain/kernel/fair-turns'
import { runInBackground } from './background'
import type { Task } from './task-thread'
import type { Outcome } from './task-threads'

export interface PoolLimits extends TurnLimits {
  /** Heap of each thread. */
  readonly megabytes: number
}

/**
 * Threads for work that would hold up the event loop, in a process that yields to this one. A
 * thread that takes too long or too much memory is ended, so the process itself answers all the
 * time.
 */
export class ThreadPool {
  private readonly turns: FairTurns

  constructor(private readonly limits: PoolLimits) {
    this.turns = new FairTurns(limits)
  }

  run(asker: Asker, task: Task, seconds: number): Promise<Outcome> {
    return this.turns.run(asker, () =>
      runInBackground(task, { seconds, megabytes: this.limits.megabytes }),
    )
  }
}
