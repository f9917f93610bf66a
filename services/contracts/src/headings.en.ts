export const en = {
  /** Heading of a column of ids. */
  id: (word: string) => `${word} id`,
}
