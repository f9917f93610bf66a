import type { Append, EventStore } from '@workledger/event-store/port'

/** Lets a test act after the nth append from now, for example kill its author. */
export class Faults {
  private left = 0
  private act: (() => void) | undefined
  private dead = false
  private appends = 0
  private traceLeft = 0
  /** Whether that append or trace was reached. */
  struck = false

  /**
   * Makes the nth append from now the last act: the log has it, and its author does not learn that.
   */
  killAfter(n: number): void {
    this.on(n, () => {
      this.dead = true
    })
  }

  /**
   * Makes the nth removal from vault, queues and keys from now the last act, of which its author
   * does not learn.
   */
  killAfterTrace(n: number): void {
    this.traceLeft = n
    this.struck = false
  }

  kill(): void {
    this.dead = true
  }

  on(n: number, act: () => void): void {
    this.left = n
    this.act = act
    this.appends = 0
    this.struck = false
  }

  revive(): void {
    this.dead = false
    this.act = undefined
    this.traceLeft = 0
  }

  /** Wraps an object, so that its methods of these names count as such removals. */
  aroundTraces<T extends object>(object: T, ...names: (keyof T)[]): T {
    for (const name of names) {
      const run = (object[name] as (...args: unknown[]) => Promise<unknown>).bind(object)
      object[name] = (async (...args: unknown[]) => {
        if (this.dead) throw new Error('This process was killed.')
        const answer = await run(...args)

        if (this.traceLeft > 0 && --this.traceLeft === 0) {
          this.struck = true
          this.dead = true
          throw new Error('This process was killed.')
        }

        return answer
      }) as T[keyof T]
    }

    return object
  }

  around<S extends EventStore>(store: S): S {
    const alive = <A extends unknown[], R>(run: (...args: A) => Promise<R>) => {
      return async (...args: A): Promise<R> => {
        if (this.dead) throw new Error('This process was killed.')
        return run(...args)
      }
    }

    const append = async (given: Append) => {
      const appended = await store.append(given)
      if (!appended.duplicate) this.appends++

      if (this.act && this.appends >= this.left) {
        this.struck = true
        this.act()
        this.act = undefined
      }

      if (this.dead) throw new Error('This process was killed.')

      return appended
    }

    return {
      ...store,
      append: alive(append),
      readStream: alive(store.readStream),
      readAll: alive(store.readAll),
      findCommand: alive(store.findCommand),
      head: alive(store.head),
    }
  }
}
