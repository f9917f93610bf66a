/** Limits of one import. */
export const sheetLimits = { rows: 20_000, columns: 200, cells: 400_000, characters: 10_000 }
