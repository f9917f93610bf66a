import * as z from 'zod'

export const fieldTypes = ['text', 'textarea', 'switch', 'select', 'multi-select'] as const

export type FieldType = (typeof fieldTypes)[number]

export const positionTypes = ['full_time', 'part_time', 'contract'] as const

export const genders = ['male', 'female', 'other'] as const

/** Accepts both spellings, returns one. */
export const fieldType = (message: string) =>
  z.preprocess(
    (value) => (value === 'multiselect' ? 'multi-select' : value),
    z.enum(fieldTypes, { error: message }),
  )

export const hasChoices = (type: FieldType) => type === 'select' || type === 'multi-select'

/** An answer: a text, a switch, or some of the choices. */
export type Answer = string | boolean | readonly string[]
