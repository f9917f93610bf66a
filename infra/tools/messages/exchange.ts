import { languages } from '@workledger/contracts/kernel/languages'
import * as z from 'zod'
import { changedFiles } from './changed-files'
import { faultsOf } from './text-faults'
import type { Tree } from './text-files'
import { isRare, pluralForms, type WantedText, wantedTexts } from './wanted-texts'

/** What translators get and give back. */
const exchangeFile = z.strictObject({
  language: z.string(),
  plural_forms: z.array(z.string()).optional(),
  texts: z.array(
    z.strictObject({
      id: z.string(),
      english: z.string().optional(),
      translation: z.string(),
      note: z.string().optional(),
    }),
  ),
})

export type ExchangeFile = z.infer<typeof exchangeFile>

/** Returns all texts of a language with their English; new texts have an empty translation. */
export const exported = (tree: Tree, language: string): ExchangeFile => ({
  language,
  plural_forms: pluralForms(language),
  texts: wantedTexts(tree, language).map((wanted) => {
    const note = noteOf(wanted, language)

    return {
      id: wanted.id,
      english: wanted.english,
      translation: wanted.own?.text ?? '',
      ...(note && { note }),
    }
  }),
})

function noteOf(wanted: WantedText, language: string): string {
  const { form, english, needs, isOptional } = wanted
  const names = english.match(/\$\{[^{}]+\}|\{\{\w+\}\}|\{\w+(?=[},])\}?/g) ?? []
  const all = new Set([...names, ...needs.map((name) => `\${${name}}`)])
  const forms = pluralForms(language).filter((one) => one !== 'zero' && !isRare(language, one))

  return [
    ...(form ? [`Plural form: ${form}.`] : []),
    ...(english.includes(', plural,') ? [`Plural forms inside: ${forms.join(', ')}.`] : []),
    ...(all.size > 0 ? [`Keep ${[...all].join(', ')}.`] : []),
    ...(isOptional ? ['May stay empty.'] : []),
  ].join(' ')
}

/** Returns the texts that a language lacks. */
export const missing = (tree: Tree, language: string): WantedText[] =>
  wantedTexts(tree, language).filter(({ own, isOptional }) => !own && !isOptional)

export interface Import {
  /** Sentences about what is wrong; then no file changes. */
  readonly faults: readonly string[]
  /** New content by path, not formatted yet. */
  readonly files: ReadonlyMap<string, string>
}

/** Checks a translators' file and returns the files that it changes. */
export function imported(tree: Tree, json: string): Import {
  const file = readExchange(json)
  if (typeof file === 'string') return { faults: [file], files: new Map() }
  const wanted = wantedTexts(tree, file.language)
  const faults = faultsOfFile(file, wanted)
  if (faults.length > 0) return { faults, files: new Map() }
  const translations = new Map(file.texts.map(({ id, translation }) => [id, translation]))

  return { faults: [], files: changedFiles(tree, file.language, wanted, translations) }
}

function readExchange(json: string): ExchangeFile | string {
  let value: unknown

  try {
    value = JSON.parse(json)
  } catch (error) {
    return `The file is not JSON: ${(error as Error).message}`
  }

  const read = exchangeFile.safeParse(value)

  if (!read.success) {
    const { path, message } = read.error.issues[0]!
    return `The file has a fault at ${path.join('.') || 'its start'}: ${message}`
  }

  if (read.data.language === 'en') return 'English is the source; change its files themselves.'

  return Object.hasOwn(languages, read.data.language)
    ? read.data
    : `The language ${read.data.language} is not declared. Add it to services/contracts/src/kernel/languages.ts first.`
}

function faultsOfFile(file: ExchangeFile, wanted: readonly WantedText[]): string[] {
  const byId = new Map(wanted.map((one) => [one.id, one]))
  const seen = new Set<string>()

  const found = file.texts.flatMap(({ id, translation, english }) => {
    const known = byId.get(id)
    if (!known) return [`${id} is no text of the product.`]
    if (seen.has(id)) return [`${id} is in the file twice.`]
    seen.add(id)

    if (english !== undefined && english !== known.english)
      return [`${id} has another English text by now: ${JSON.stringify(known.english)}.`]

    return faultsOf(known, translation, file.language).map((fault) => `${id} ${fault}`)
  })

  const absent = wanted
    .filter(({ id, isOptional }) => !seen.has(id) && !isOptional)
    .map(({ id }) => `${id} is not in the file.`)

  return [...found, ...absent]
}
