import type { Advance } from './batch-statement'

/** Milliseconds after which the checkpoints of projections without events are written too. */
export const CHECKPOINTS_LAG = 200

/** A checkpoint as the database has it. */
export interface Checkpoint {
  readonly projection: string
  readonly position: string | null
  readonly generation: number
}

/**
 * The position that each projection has reached. A batch writes the checkpoints of the projections
 * that fold its events, in the transaction of their rows. The others are written now and then:
 * projections that start again from an earlier position read events that they do not fold.
 */
export class Checkpoints {
  private readonly reached = new Map<string, string | null>()
  private readonly written = new Map<string, Checkpoint>()
  /** When the first checkpoint that may lag was left for later. */
  private lagsSince: number | undefined

  constructor(private readonly compare: (a: string, b: string) => number) {}

  load(checkpoint: Checkpoint): void {
    this.reached.set(checkpoint.projection, checkpoint.position)
    this.written.set(checkpoint.projection, checkpoint)
  }

  of(projection: string): string | null {
    return this.reached.get(projection) ?? null
  }

  slowest(): string | null {
    let slowest: string | null | undefined
    for (const position of this.reached.values())
      if (slowest === undefined || this.isBefore(position, slowest)) slowest = position

    return slowest ?? null
  }

  isBefore(a: string | null, b: string | null): boolean {
    if (b === null) return false
    return a === null || this.compare(a, b) < 0
  }

  /** Whether checkpoints of projections without events may lag. */
  mayLag(): boolean {
    return this.lagsSince !== undefined
  }

  /** Whether it is time to write them. */
  isLate(): boolean {
    return this.lagsSince !== undefined && performance.now() - this.lagsSince >= CHECKPOINTS_LAG
  }

  /** Returns the projections whose checkpoints lag, by the position that they have reached. */
  lagging(): Map<string, string[]> {
    const lagging = new Map<string, string[]>()

    for (const [name, position] of this.reached)
      if (position !== null && position !== this.written.get(name)!.position)
        lagging.set(position, [...(lagging.get(position) ?? []), name])

    return lagging
  }

  /** Returns the advance of projections, behind one that is not written yet. */
  advance(projections: readonly string[], to: string | null, before?: Advance): Advance {
    const written = projections.map((name) => this.written.get(name)!)

    return {
      projections,
      from: written.map(({ projection, position }) =>
        before?.projections.includes(projection) ? before.to : position,
      ),
      generations: written.map(({ generation }) => generation),
      to,
    }
  }

  noteReached(projections: readonly string[], position: string | null): void {
    for (const name of projections) this.reached.set(name, position)
    this.lagsSince ??= performance.now()
  }

  /** Notes that an advance is committed. */
  noteWritten({ projections, to }: Advance): void {
    for (const name of projections)
      this.written.set(name, { ...this.written.get(name)!, position: to })

    if (projections.length === this.written.size) this.noteAllWritten()
  }

  noteAllWritten(): void {
    this.lagsSince = undefined
  }
}
