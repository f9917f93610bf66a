/** The lines of a text that somebody typed, without the blank ones between them. */
export const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '')
