/** A dialog that adds a custom field for a column of the file. */
export interface NewFieldProps {
  name: string
  type: FieldType
  added: (id: string) => void
  close: () => void
}

type FieldType = 'string' | 'paragraph' | 'date' | 'numeric'

/** The type that a column's samples suggest; whoever adds the field decides. */
export function typeOf(samples: readonly string[]): FieldType {
  if (samples.length === 0) return 'string'

  if (samples.every((text) => /^(\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4})$/.test(text)))
    return 'date'

  if (samples.every((text) => /^-?\d{1,15}$/.test(text) && !/^-?0\d/.test(text))) return 'numeric'

  return samples.some((text) => text.length >= 80) ? 'paragraph' : 'string'
}

/**
 * A heading as the name of a field: as long as a name may be, with spaces where a program wrote
 * underscores.
 */
export const nameOf = (heading: string) => heading.replace(/_+/g, ' ').trim().slice(0, 60)
