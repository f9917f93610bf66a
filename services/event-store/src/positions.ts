import type { ComparePositions } from './port'

/**
 * Positions of every log are whole numbers without leading zeros: the longer one is greater. Only
 * in memory and PostgreSQL do they count.
 */
export const comparePositions: ComparePositions = (a, b) =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/** Where positions count the events. */
export const countBetween = async (from: string | null, to: string | null): Promise<number> =>
  Math.max(0, Number(to ?? 0) - Number(from ?? 0))
