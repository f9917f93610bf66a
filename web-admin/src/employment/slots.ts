/** The parts of a working day, of equal length. */
export const slots = [1, 2, 3, 4, 5] as const
