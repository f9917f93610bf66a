/** Returns a repeatable random source (mulberry32), so that the demo company is always the same. */
export function chance(seed: number) {
  let state = seed >>> 0

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)

    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  return {
    /** Returns an integer from `from` to `to`, both included. */
    between: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    /** Returns true in `percent` of the cases. */
    often: (percent: number) => next() * 100 < percent,
  }
}

export type Chance = ReturnType<typeof chance>
