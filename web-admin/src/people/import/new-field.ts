/** A dialog that adds a custom field for a column of the file. */
export interface NewFieldProps {
  name: string
  type: FieldType
  added: (id: string) => void
  close: () => void
}

type FieldType = 'string' | 'paragraph' | 'date' | 'numeric'

/** Returns the type that a column's samples suggest; the person who adds the field decides. */
export function typeOf(samples: readonly string[]): FieldType {
  if (samples.length === 0) return 'string'

  if (samples.every((text) => /^(\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4})$/.test(text)))
    return 'date'

  if (samples.every((text) => /^-?\d{1,15}$/.test(text) && !/^-?0\d/.test(text))) return 'numeric'

  return samples.some((text) => text.length >= 80) ? 'paragraph' : 'string'
}

/**
 * Converts a heading to a field's name: at most the allowed length, with spaces instead of
 * underscores.
 */
export const fieldNameOf = (heading: string) => heading.replace(/_+/g, ' ').trim().slice(0, 60)
