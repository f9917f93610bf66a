/**
 * Returns the entry of a table for a word that a stranger wrote. Words such as `constructor` have
 * none: every object inherits a value under them.
 */
export const entryOf = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
