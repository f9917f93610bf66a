import type { Append, EventStore } from '@workledger/event-store/port'

/** Lets a test act after the nth append from now, such as kill whoever made it. */
export class Faults {
  private left = 0
  private act: (() => void) | undefined
  private dead = false
  private appends = 0
  /** Whether it came to that append. */
  struck = false

  /** The nth append from now is the last thing that happens: it is in the log, and whoever made it does not learn of it. */
  killAfter(n: number): void {
    this.on(n, () => {
      this.dead = true
    })
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
