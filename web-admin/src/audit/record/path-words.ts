import type { Words } from '../words/use-words'

const isBranch = (step: string) => /^[0-9a-f]$/i.test(step)

/**
 * What the names that lead to a value are called, from the outside in; null where people read
 * nothing of it, blank for the record itself.
 */
export function pathWords(path: readonly string[], words: Words): string | null {
  const steps = path.filter((step) => step !== '' && !isBranch(step))
  // Things without a name of their own are told by what they are part of.
  const told = steps.map((step, index) =>
    index < steps.length - 1 && !words.isNamed(step) ? null : words.field(step),
  )
  if (told.at(-1) === null) return null

  return told
    .filter((step) => step !== null)
    .slice(-3)
    .join(' › ')
}
