import { fieldWord } from '../field-words'
import type { ShippedLanguage } from '../kernel/area-words'
import { employeeHeadings } from '../kernel/employee-headings'
import type { ListColumn } from '../kernel/list-columns'

/** Between the cells of a CSV: Excel opens the first where decimals have a point, the second where they have a comma. */
export const separators = { comma: ',', semicolon: ';', tab: '\t' } as const

/** What columns of a list are called in a file; their order is the same in every language. */
export function headingsIn(
  language: ShippedLanguage,
  { list, area }: { list: string; area: string },
  columns: readonly (readonly [key: string, column: ListColumn])[],
): string[] {
  const words = columns.map(([key, { label }]) => {
    if (language === 'en') return label
    const own =
      list === 'employees' && Object.hasOwn(employeeHeadings, key) ? employeeHeadings[key as keyof typeof employeeHeadings] : undefined
    return own?.[1] ?? fieldWord(area, key, language) ?? label
  })
  // Two columns of one name could not be told apart.
  return words.map((word, index) => (words.indexOf(word) === index ? word : columns[index]![1].label))
}
