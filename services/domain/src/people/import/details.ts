import { shippedLanguages } from '@workledger/contracts/kernel/area-words'
import { entryOf } from '@workledger/contracts/kernel/entry-of'
import type { DateFormat } from './dates'
import { pastDayOf } from './dates'
import type { ImportField } from './fields'
import { type Cell, textOf, wordOf } from './values'

/** The fields of a profile besides names and e-mail address, with the longest text of each. */
export const detailFields = {
  phone_number: 40,
  birthday_on: 10,
  gender: 10,
  nationality: 2,
  address_1: 255,
  address_2: 255,
  city: 120,
  state: 120,
  postal_code: 20,
  country: 2,
} as const satisfies Partial<Record<ImportField, number>>

export type DetailField = keyof typeof detailFields

/** Omitted: the file has no value. */
export type ImportedDetails = Partial<Record<DetailField, string>>

const genders: Readonly<Record<string, string>> = {
  male: 'male',
  m: 'male',
  man: 'male',
  homme: 'male',
  hombre: 'male',
  varon: 'male',
  uomo: 'male',
  maschio: 'male',
  masculin: 'male',
  masculino: 'male',
  男: 'male',
  男性: 'male',
  ذكر: 'male',
  female: 'female',
  f: 'female',
  w: 'female',
  woman: 'female',
  femme: 'female',
  mujer: 'female',
  donna: 'female',
  femmina: 'female',
  feminin: 'female',
  féminin: 'female',
  femenino: 'female',
  女: 'female',
  女性: 'female',
  أنثى: 'female',
  انثى: 'female',
  other: 'other',
  x: 'other',
  diverse: 'other',
  autre: 'other',
  otro: 'other',
  altro: 'other',
  其他: 'other',
  آخر: 'other',
}

const letter = (n: number) => String.fromCharCode(65 + n)
let countries: Map<string, string> | undefined

/** Returns countries by their names in each shipped language. */
function byName(): Map<string, string> {
  if (countries) return countries
  const codes = Array.from({ length: 676 }, (_, n) => letter(Math.floor(n / 26)) + letter(n % 26))
  const names = shippedLanguages.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  )

  countries = new Map(
    codes.flatMap((code) =>
      names
        .flatMap((each) => each.of(code) ?? [])
        .map((name) => [name.toLowerCase(), code] as const),
    ),
  )

  return countries
}

function countryOf(text: string): string | undefined {
  const code = text.toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? code : byName().get(text.toLowerCase())
}

/** Returns the value of a cell; null if blank, undefined if it cannot be parsed. */
export function detailOf(
  field: DetailField,
  cell: Cell,
  { dateFormat, today }: { dateFormat: DateFormat; today: string },
): string | null | undefined {
  // NA is Namibia, and a street or a town may have any name.
  const text = (
    field === 'phone_number' || field === 'gender' || field === 'birthday_on' ? textOf : wordOf
  )(cell)
  if (text === null || /^n\/a$/i.test(text)) return null

  switch (field) {
    case 'birthday_on': {
      const day = pastDayOf(cell, dateFormat, today)
      return day && day <= today ? day : undefined
    }

    case 'gender':
      return entryOf(genders, text.toLowerCase())
    case 'country':
    case 'nationality':
      return countryOf(text)
    default:
      return text.length <= detailFields[field] ? text : undefined
  }
}
