import { fieldWord, tableWord, valueWord } from '@workledger/contracts/field-words'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { eventNames } from '@workledger/contracts/registry'
import type { Section } from './own-data'
import { ownPageWords } from './own-page-words'

/** Matches keys of files and digests of content. */
const DIGEST = /^[0-9a-f]{32,}$/

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns ids that rows name, of any kind. */
export const idsIn = (sections: readonly Section[]): string[] => [
  ...new Set(
    sections.flatMap(({ rows }) =>
      [...JSON.stringify(rows).matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)].map(
        ([id]) => id,
      ),
    ),
  ),
]

/** Returns the wording of a table's rows. Ids appear only as names, from `names`. */
export function ownWords(
  table: string,
  language: ShippedLanguage,
  names: ReadonlyMap<string, string>,
) {
  const { fixed } = ownPageWords[language]
  const [area, tableName] = tableWord(table, language) ?? ['', undefined]

  /** Returns null for a column that people do not read. */
  const column = (name: string): string | null => {
    const word = fieldWord(area, name, language)
    return word === undefined ? name : word
  }

  const value = (given: unknown): string => {
    if (given === null || given === undefined || given === '') return ''
    if (typeof given === 'boolean') return fixed[`${given}`]
    if (Array.isArray(given)) return told(given.map(value))

    if (typeof given === 'object')
      return told(
        Object.entries(given).map(([name, inner]) => {
          const label = UUID.test(name) ? (names.get(name) ?? '') : column(name)
          const words = label === null ? '' : value(inner)
          return words && label ? `${label}: ${words}` : words
        }),
      )

    const text = String(given)
    if (UUID.test(text)) return names.get(text) ?? ''
    if (DIGEST.test(text)) return ''

    return valueWord(area, text, language) ?? eventNames.get(text)?.[language] ?? text
  }

  const told = (parts: readonly string[]) => parts.filter(Boolean).join(fixed.and)

  return { title: tableName ?? table, column, value }
}
