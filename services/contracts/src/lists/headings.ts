import { columnWord } from '../field-words'
import type { ShippedLanguage } from '../kernel/area-words'
import type { ListColumn } from '../kernel/list-columns'

/**
 * Between the cells of a CSV: Excel opens the first where decimals have a point, the second where
 * they have a comma.
 */
export const separators = { comma: ',', semicolon: ';', tab: '\t' } as const

const idOf: Readonly<Record<ShippedLanguage, (word: string) => string>> = {
  en: (word) => `${word} id`,
  ar: (word) => `معرّف ${word}`,
}

interface ListName {
  readonly list: string
  readonly area: string
}

/** What a column of a list is called in a file: its own label, or else the area's word. */
export function headingIn(
  language: ShippedLanguage,
  { list, area }: ListName,
  [key, { label, type }]: readonly [key: string, column: ListColumn],
): string {
  const word = label ?? columnWord(area, list, key, language) ?? key

  return type === 'uuid' && key.endsWith('_id') ? idOf[language](word) : word
}

/** What columns of a list are called in a file; their order is the same in every language. */
export const headingsIn = (
  language: ShippedLanguage,
  of: ListName,
  columns: readonly (readonly [key: string, column: ListColumn])[],
): string[] => columns.map((column) => headingIn(language, of, column))
