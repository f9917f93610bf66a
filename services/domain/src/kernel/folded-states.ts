import type { Contents } from './contents'

/** A stream's state after its events up to `revision`. */
export interface Folded {
  state: unknown
  /** Contents of its items; none if the decider reports none. */
  contents?: Contents
  revision: number
  /** Weight in common events; by default their number. */
  weight?: number
}

/**
 * States of the most recently used streams. The size of a state grows with its stream: a timer has
 * thousands of entries. So events are limited as well as streams. The most recent one always stays.
 */
export class FoldedStates {
  private readonly states = new Map<string, Folded>()
  private events = 0
  /** Number of erasures so far: a state folded before one may still contain personal data. */
  epoch = 0

  constructor(
    private readonly mostStreams = 2000,
    private readonly mostEvents = 200_000,
  ) {}

  get(key: string): Folded | undefined {
    return this.states.get(key)
  }

  set(key: string, folded: Folded, epoch = this.epoch): void {
    if (epoch !== this.epoch) return
    this.forget(key)
    this.states.set(key, folded)
    this.events += weight(folded)

    while (
      this.states.size > 1 &&
      (this.states.size > this.mostStreams || this.events > this.mostEvents)
    )
      this.forget(this.states.keys().next().value!)
  }

  /** Drops the states of a workspace, which begins their keys, or all. */
  erase(workspace: string | undefined): void {
    this.epoch++

    for (const key of [...this.states.keys()])
      if (workspace === undefined || key.startsWith(`${workspace} `)) this.forget(key)
  }

  private forget(key: string): void {
    const folded = this.states.get(key)
    if (folded && this.states.delete(key)) this.events -= weight(folded)
  }
}

const weight = ({ revision, weight = 0 }: Folded) => Math.max(weight, revision + 1)
