/** What a field holds. Numbers of employees are whole, those of the company may have decimals. */
export const fieldKinds = ['text', 'paragraph', 'date', 'number', 'file'] as const

export type FieldKind = (typeof fieldKinds)[number]

export const fieldCategories = ['company', 'employee'] as const

export type FieldCategory = (typeof fieldCategories)[number]

/**
 * The interface has words of its own for two kinds of employees' fields; either is taken for either
 * category.
 */
const employeeWords = { text: 'string', number: 'numeric' } as const

export const typeWords = [...fieldKinds, ...Object.values(employeeWords)] as const

export type TypeWord = (typeof typeWords)[number]

export const kindOf = (word: TypeWord): FieldKind =>
  word === 'string' ? 'text' : word === 'numeric' ? 'number' : word

export const wordOf = (kind: FieldKind, category: FieldCategory): TypeWord =>
  category === 'employee' && (kind === 'text' || kind === 'number') ? employeeWords[kind] : kind

/** The key of a field in forms: its name without spaces. */
export const formKey = (name: string) => name.replace(/\s+/gu, '')

/**
 * What tells two fields apart, and a heading of a file from another: the key, whatever its
 * capitals.
 */
export const comparable = (name: string) => formKey(name).normalize('NFKC').toLowerCase()

export const MOST_FIELDS = 50
export const LONGEST_TEXT = 255
export const LONGEST_PARAGRAPH = 2000
