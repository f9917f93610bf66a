/** Milliseconds after the last sign of life in which polls stay frequent. */
const LINGER = 30_000

/**
 * The pause between two polls of a loop that notifications wake. A poll makes up for a lost
 * notification, so polls are frequent while something happens and seldom while nothing does.
 */
export class IdlePoll {
  private lively = performance.now() + LINGER

  /** Both in milliseconds. */
  constructor(
    private readonly often: number,
    private readonly seldom = 30_000,
  ) {}

  /** Something happened. Returns true if polls were seldom until now. */
  stir(): boolean {
    const slept = this.pause === this.seldom
    this.lively = performance.now() + LINGER
    return slept
  }

  /** Milliseconds until the next poll. */
  get pause(): number {
    return performance.now() < this.lively ? this.often : this.seldom
  }
}
