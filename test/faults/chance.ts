/**
 * Returns pseudorandom numbers that are the same for the same seed (mulberry32): FAULTS_SEED
 * repeats a run.
 */
export class Chance {
  private state: number

  constructor(readonly seed: number) {
    this.state = seed
  }

  static ofRun(): Chance {
    const given = process.env.FAULTS_SEED

    if (given !== undefined && !/^\d{1,9}$/.test(given))
      throw new Error('FAULTS_SEED must be a whole number of at most nine digits.')

    return new Chance(given === undefined ? Date.now() % 1_000_000_000 : Number(given))
  }

  /** Returns a number from 0 up to, but not including, `below`. */
  number(below: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed

    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }

  between = (low: number, high: number) => low + this.number(high - low + 1)
  of = <T>(list: readonly T[]): T => list[this.number(list.length)]!

  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list]
    return Array.from(
      { length: Math.min(count, rest.length) },
      () => rest.splice(this.number(rest.length), 1)[0]!,
    )
  }
}
