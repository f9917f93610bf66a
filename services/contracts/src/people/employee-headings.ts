import { columnWord } from '../field-words'
import { shippedLanguages } from '../kernel/area-words'

/** Headings of earlier exports. People keep their files, so the import still reads them. */
const earlierHeadings: Readonly<Record<string, readonly string[]>> = {
  address_1: ['Address 1', 'العنوان 1'],
  address_2: ['Address 2', 'العنوان 2'],
  contract_end: ['Contract ends'],
  contract_start: ['Contract began'],
  country: ['البلد'],
  state: ['المنطقة'],
  time_off_policy: ['Time-off policy'],
}

/** Returns the headings of a bank account's column in the export with account numbers. */
export const accountHeadings = (column: string): readonly string[] =>
  shippedLanguages.flatMap((language) => columnWord('people', 'import', column, language) ?? [])

/**
 * Returns a column's headings in the export of employees: of each language, then of earlier
 * versions.
 */
export const employeeHeadings = (column: string): readonly string[] => [
  ...shippedLanguages.flatMap(
    (language) => columnWord('people', 'employees', column, language) ?? [],
  ),
  ...(earlierHeadings[column] ?? []),
]
