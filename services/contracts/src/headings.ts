import { columnWord } from './field-words'
import { ar } from './headings.ar'
import { en } from './headings.en'
import { es } from './headings.es'
import { fr } from './headings.fr'
import { it } from './headings.it'
import { zh } from './headings.zh'
import type { ShippedLanguage } from './kernel/area-words'
import type { ListColumn } from './kernel/list-columns'

/**
 * Separators of CSV cells: Excel expects the first where decimals have a point, the second where
 * they have a comma.
 */
export const separators = { comma: ',', semicolon: ';', tab: '\t' } as const

const words: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }

interface ListName {
  readonly list: string
  readonly area: string
}

/** Returns the heading of a list column in a file: its own label, or else the area's word. */
export function headingIn(
  language: ShippedLanguage,
  { list, area }: ListName,
  [key, { label, type }]: readonly [key: string, column: ListColumn],
): string {
  const word = label ?? columnWord(area, list, key, language) ?? key

  return type === 'uuid' && key.endsWith('_id') ? words[language].id(word) : word
}

/**
 * Returns the headings of a list's or a report's columns in a file; the order is the same in every
 * language.
 */
export const headingsIn = (
  language: ShippedLanguage,
  of: ListName,
  columns: readonly (readonly [key: string, column: ListColumn])[],
): string[] => columns.map((column) => headingIn(language, of, column))
