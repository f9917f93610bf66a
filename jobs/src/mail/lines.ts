/** Returns the lines of a typed text, without blank ones. */
export const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '')
