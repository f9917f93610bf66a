import type { ComparePositions } from './port'

/** Positions of the memory and PostgreSQL logs are whole numbers without leading zeros: the longer one is greater. */
export const comparePositions: ComparePositions = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
