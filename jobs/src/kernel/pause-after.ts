const SECOND = 1_000
const MOST = 8 * 3_600 * SECOND

/** Returns milliseconds until the next attempt: 5 s, 20 s, 80 s …, at most 8 hours, spread by 20 %. */
export const pauseAfter = (attempts: number, chance = Math.random()): number =>
  Math.round(Math.min(MOST, 5 * SECOND * 4 ** (attempts - 1)) * (0.9 + 0.2 * chance))
