/** The kinds of values. Employees' numbers are whole, the company's may have decimals. */
export const fieldKinds = ['text', 'paragraph', 'date', 'number', 'file'] as const

export type FieldKind = (typeof fieldKinds)[number]

export const fieldCategories = ['company', 'employee'] as const

export type FieldCategory = (typeof fieldCategories)[number]

/**
 * The interface has its own words for two kinds of employees' fields; both categories accept
 * either.
 */
const employeeWords = { text: 'string', number: 'numeric' } as const

export const typeWords = [...fieldKinds, ...Object.values(employeeWords)] as const

export type TypeWord = (typeof typeWords)[number]

export const kindOf = (word: TypeWord): FieldKind =>
  word === 'string' ? 'text' : word === 'numeric' ? 'number' : word

export const wordOf = (kind: FieldKind, category: FieldCategory): TypeWord =>
  category === 'employee' && (kind === 'text' || kind === 'number') ? employeeWords[kind] : kind

/** Returns the key of a field in forms: its name without spaces. */
export const formKey = (name: string) => name.replace(/\s+/gu, '')

/** Returns what distinguishes two fields, or headings of a file: the key, ignoring case. */
export const comparable = (name: string) => formKey(name).normalize('NFKC').toLowerCase()

export const MOST_FIELDS = 50
export const LONGEST_TEXT = 255
export const LONGEST_PARAGRAPH = 2000
