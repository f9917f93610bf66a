import { type Asker, FairTurns, type TurnLimits } from '@workledger/domain/kernel/fair-turns'
import { runInBackground } from './background'
import type { Task } from './task-thread'
import type { Outcome } from './task-threads'

export interface PoolLimits extends TurnLimits {
  /** Heap of each thread, in MB. */
  readonly megabytes: number
}

/**
 * Threads of a low-priority process, for work that would block the event loop. A thread that
 * exceeds its time or memory is ended, so the main process always answers.
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
