import type { ComparePositions } from './port'

/**
 * Compares positions, which are whole numbers without leading zeros in every log: the longer one is
 * greater. Only in memory and PostgreSQL do they count events.
 */
export const comparePositions: ComparePositions = (a, b) =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/** Counts the events between two positions, in logs whose positions count them. */
export const countBetween = async (from: string | null, to: string | null): Promise<number> =>
  Math.max(0, Number(to ?? 0) - Number(from ?? 0))
