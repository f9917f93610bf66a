import type { Words, WordsLike } from '@workledger/contracts/kernel/area-words'
import sharedEnglish from '@workledger/contracts/kernel/words/en'
import { useMemo } from 'react'
import { catalogue, type Texts, useText } from './i18n'
import type { CompleteLanguage } from './languages'

type Loaders<English> = Readonly<
  Record<Exclude<CompleteLanguage, 'en'>, () => Promise<{ default: WordsLike<English> }>>
>

type WordsOf<Area, Part extends keyof Words> = Part extends keyof Area
  ? keyof Area[Part] & string
  : never

type FieldOf<Area> = WordsOf<Area, 'fields'> | keyof (typeof sharedEnglish)['fields']
type ValueOf<Area> = WordsOf<Area, 'values'> | keyof (typeof sharedEnglish)['values']

/** An area's words for its fields and their fixed values, from the contracts' dictionary. */
export interface RecordTexts<English extends Words> {
  readonly english: English
  readonly texts: Texts<any>
}

export interface RecordWords<English extends Words> {
  readonly field: (name: FieldOf<English>) => string
  readonly value: (name: ValueOf<English>) => string
  /** Whether the dictionary has a word for a field. */
  readonly hasField: (name: string) => boolean
  /** Choices of an enum, each with its word. */
  readonly options: <const T extends ValueOf<English>>(
    values: readonly T[],
  ) => { value: T; label: string }[]
  /** The name of a column in a list or file, if it differs from the field's word. */
  readonly column: (list: WordsOf<English, 'columns'>, name: string) => string
}

const shared = catalogue('shared-words', sharedEnglish, {
  zh: () => import('@workledger/contracts/kernel/words/zh'),
  es: () => import('@workledger/contracts/kernel/words/es'),
  fr: () => import('@workledger/contracts/kernel/words/fr'),
  it: () => import('@workledger/contracts/kernel/words/it'),
  ar: () => import('@workledger/contracts/kernel/words/ar'),
})

/** Declares the words of an area: English comes with the page, other languages load on demand. */
export function recordTexts<const English extends Words>(
  area: string,
  english: English,
  loaders: Loaders<English>,
): RecordTexts<English> {
  return { english, texts: catalogue<any>(`${area}-words`, english, loaders as never) }
}

/** Returns the area's words in the current language; shared words fill the gaps. */
export function useRecordWords<English extends Words>({
  english,
  texts,
}: RecordTexts<English>): RecordWords<English> {
  const own = useText(texts) as (key: string) => string
  const common = useText(shared) as (key: string) => string

  return useMemo(() => {
    const word = (part: 'fields' | 'values', name: string) =>
      Object.hasOwn(english[part] ?? {}, name) ? own(`${part}.${name}`) : common(`${part}.${name}`)

    return {
      field: (name) => word('fields', name),
      value: (name) => word('values', name),
      hasField: (name) =>
        Object.hasOwn(english.fields ?? {}, name) || Object.hasOwn(sharedEnglish.fields, name),
      options: (values) => values.map((value) => ({ value, label: word('values', value) })),
      column: (list, name) =>
        Object.hasOwn(english.columns?.[list] ?? {}, name)
          ? own(`columns.${list}.${name}`)
          : word('fields', name),
    }
  }, [english, own, common])
}
