/** Limits of one file of a device. */
export const attlogLimits = { rows: 100_000, characters: 200 }
