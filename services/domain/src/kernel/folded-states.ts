import type { Contents } from './contents'

/** A stream's state as its events up to `revision` give it. */
export interface Folded {
  state: unknown
  /** Of its items; none where its decider does not tell them. */
  contents?: Contents
  revision: number
  /** Counted in common events; as many as there were, unless said. */
  weight?: number
}

/**
 * States of the streams used last. What a state weighs grows with its stream (a timer has thousands
 * of entries), so events are counted beside streams; the one just used always stays.
 */
export class FoldedStates {
  private readonly states = new Map<string, Folded>()
  private events = 0
  /**
   * Counts what was forgotten because people were erased: a state that was folded before may still
   * have them in clear.
   */
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

  /** Drops the states of a workspace (keys begin with it), or all. */
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
