import { isolatedIn, joinedIn } from '@workledger/contracts/kernel/inserted'

export interface Messages {
  readonly [key: string]: string | Messages
}

interface Wanted {
  /** Dotted address of the text. */
  readonly key: string
  readonly language: string
  /** Selects the plural form. */
  readonly count?: number | undefined
}

const rules = new Map<string, Intl.PluralRules>()

function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)

  return known.select(count)
}

/** Returns a text of a catalogue, in the plural form of its count; undefined if it has none. */
export function textOf(
  catalogue: Messages | undefined,
  { key, language, count }: Wanted,
): string | undefined {
  const way = key.split('.')
  const last = way.pop()!
  let part: string | Messages | undefined = catalogue
  for (const name of way) part = typeof part === 'object' ? part[name] : undefined
  if (typeof part !== 'object') return undefined

  const forms =
    count === undefined
      ? []
      : [
          // A language without the form may still say zero in its own words.
          ...(count === 0 ? [`${last}_zero`] : []),
          `${last}_${pluralForm(language, count)}`,
          `${last}_other`,
        ]

  for (const name of [...forms, last]) {
    const found = part[name]
    if (typeof found === 'string') return found
  }

  return undefined
}

/**
 * Replaces `{{name}}` by its value, isolated if it runs against the language's direction; React
 * escapes the text.
 */
export const filled = (
  text: string,
  values: Readonly<Record<string, unknown>>,
  language: string,
): string =>
  text.includes('{{')
    ? joinedIn(
        language,
        text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
          isolatedIn(language, String(values[name] ?? '')),
        ),
      )
    : text
