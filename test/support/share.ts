/** With FUZZ=long (`npm run fuzz`) generated tests try everything; otherwise a fixed share of it. */
const long = process.env.FUZZ === 'long'

/**
 * Returns every `stride`-th item, or all of them with FUZZ=long. `from` shifts the share, so that
 * calls which share a guard try different items between them.
 */
export const share = <T>(all: readonly T[], stride: number, from = 0): readonly T[] =>
  long ? all : all.filter((_, index) => (index + from) % stride === 0)
