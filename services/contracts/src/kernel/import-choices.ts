import * as z from 'zod'
import { parseJsonText } from './json-text'
import { characters } from './text'

/** Most choices of one import. */
const MOST_CHOICES = 1000

/**
 * Names of a file → the chosen record or text; null leaves their rows out. A form sends it as JSON.
 */
export function importChoices<S extends z.ZodType<string>>(value: S, error: string) {
  const plain = z
    .record(characters(255), value.nullable())
    .refine((choices) => Object.keys(choices).length <= MOST_CHOICES, { error })

  return z
    .union([plain, characters(60_000)], { error })
    .transform((given, context): Record<string, string | null> => {
      if (typeof given !== 'string') return given as Record<string, string | null>

      try {
        return plain.parse(parseJsonText(given || '{}')) as Record<string, string | null>
      } catch {
        context.addIssue({ code: 'custom', message: error })
        return z.NEVER
      }
    })
}
