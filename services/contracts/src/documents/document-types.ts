import { type ShippedLanguage, shippedLanguages } from '../kernel/area-words'
import { ar } from './document-types.ar'
import { en } from './document-types.en'
import { es } from './document-types.es'
import { fr } from './document-types.fr'
import { it } from './document-types.it'
import { zh } from './document-types.zh'

/** Readers of a document besides its employee and admins: none, or the employee's managers. */
export const documentVisibilities = ['employee', 'managers'] as const

export type DocumentVisibility = (typeof documentVisibilities)[number]

export type DocumentType = keyof typeof en

const visibilities: Readonly<Record<DocumentType, DocumentVisibility>> = {
  contract: 'employee',
  payslip: 'employee',
  tax: 'employee',
  identity: 'employee',
  permit: 'employee',
  medical: 'employee',
  certificate: 'managers',
  training: 'managers',
  driving: 'managers',
  equipment: 'managers',
}

const names: Readonly<Record<ShippedLanguage, Readonly<Record<DocumentType, string>>>> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}

const types = Object.keys(visibilities) as DocumentType[]

/** Returns the names of suggested types in a language; any other text is valid as well. */
export const documentTypesIn = (language: ShippedLanguage): string[] =>
  types.map((type) => names[language][type])

/** Returns the name of a suggested type in a language. */
export const documentTypeIn = (language: ShippedLanguage, type: DocumentType): string =>
  names[language][type]

/** Returns the suggested type with this name in any language. */
export const documentTypeNamed = (text: string): DocumentType | undefined => {
  const name = normalisedName(text)

  return types.find((type) =>
    shippedLanguages.some((language) => normalisedName(names[language][type]) === name),
  )
}

const normalisedName = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

const open = new Set(
  types
    .filter((type) => visibilities[type] === 'managers')
    .flatMap((type) => shippedLanguages.map((language) => normalisedName(names[language][type]))),
)

/** Returns a type's readers; for an unknown type only its employee and admins. */
export const visibilityOf = (type: string): DocumentVisibility =>
  open.has(normalisedName(type)) ? 'managers' : 'employee'
