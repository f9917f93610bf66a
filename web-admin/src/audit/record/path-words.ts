import type { AuditWords } from '../words/use-words'

const isBranch = (step: string) => /^[0-9a-f]$/i.test(step)

/**
 * Returns the words of a value's path, from the outside in; null if people do not read it, empty
 * for the record itself.
 */
export function pathWords(path: readonly string[], words: AuditWords): string | null {
  const steps = path.filter((step) => step !== '' && !isBranch(step))
  // A thing without a name is described by its parent.
  const told = steps.map((step, index) =>
    index < steps.length - 1 && !words.isNamed(step) ? null : words.field(step),
  )
  if (told.at(-1) === null) return null

  return told
    .filter((step) => step !== null)
    .slice(-3)
    .join(' › ')
}
