import { type Language, languages } from '@workledger/contracts/kernel/languages'
import { writtenNumber } from '@workledger/contracts/kernel/written'
import { use, useMemo, useSyncExternalStore } from 'react'
import { filled, type Messages, textOf } from './find-text'
import { type CompleteLanguage, keepLanguage, startingLanguage } from './languages'
import type { Translation } from './translation'

type Leaf<K extends string> = K extends `${infer B}_other`
  ? B
  : K extends `${string}_one`
    ? never
    : K

/** Dotted addresses of all texts; plural forms share one. */
export type Key<E> = {
  [K in keyof E & string]: E[K] extends string ? Leaf<K> : `${K}.${Key<E[K]>}`
}[keyof E & string]

type At<E, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof E
    ? At<E[Head], Rest>
    : never
  : K extends keyof E
    ? E[K]
    : `${K}_other` extends keyof E
      ? E[`${K}_other`]
      : never

type Names<S> = S extends `${string}{{${infer N}}}${infer Rest}` ? N | Names<Rest> : never
type Values<N extends string> = { [K in N]: K extends 'count' ? number : string | number }

type Params<S> = [Names<S>] extends [never]
  ? [params?: { count: number }]
  : [params: Values<Names<S> & string>]

/** Looks a text up; every placeholder of the English text must be given. */
export type Translate<E> = <K extends Key<E>>(key: K, ...params: Params<At<E, K>>) => string

type Loader<E, L extends Language> = () => Promise<{ default: Translation<E, L> }>

type Loaders<E> = { readonly [L in Exclude<CompleteLanguage, 'en'>]: Loader<E, L> } & {
  readonly [L in Exclude<Language, 'en'>]?: Loader<E, L>
}

export interface Texts<E> {
  readonly area: string
  /** For use outside components, for example in a toast after a command. */
  readonly t: Translate<E>
  readonly load: (language: Language) => Promise<void>
}

/** A promise in the form that React's `use` reads without waiting, once it is fulfilled. */
type Loading = Promise<void> & { status?: 'fulfilled'; value?: undefined }

/** Milliseconds until a catalogue that could not be fetched is asked for again. */
const PATIENCE = 10_000

let language: CompleteLanguage = typeof document === 'undefined' ? 'en' : startingLanguage()
const listeners = new Set<() => void>()
const known = new Map<string, Texts<any>>()

/**
 * Declares an area's texts: English is in the area's own bundle, other languages load on demand.
 */
export function catalogue<const E extends Messages>(
  area: string,
  english: E,
  loaders: Loaders<E>,
): Texts<E> {
  const loaded = new Map<Language, Messages>([['en', english]])
  const loading = new Map<Language, Promise<void>>()

  const load = (code: Language) => {
    const known = loading.get(code)
    if (known) return known
    const loader = code === 'en' ? undefined : loaders[code]

    const found = loader
      ? marked(
          loader().then(
            (module) => void loaded.set(code, module.default as Messages),
            // English replaces it; a later page tries again.
            () => leftInEnglish(() => loading.delete(code)),
          ),
        )
      : nothingToLoad

    loading.set(code, found)

    return found
  }

  const t = ((key: string, params: { count?: number } = {}) => {
    const found =
      textOf(loaded.get(language), { key, language, count: params.count }) ??
      textOf(english, { key, language: 'en', count: params.count }) ??
      key

    // A count selects the form and is written as a number; other values are inserted unchanged.
    return filled(
      found,
      params.count === undefined
        ? params
        : { ...params, count: writtenNumber(language, params.count) },
      language,
    )
  }) as Translate<E>

  const texts = { area, t, load }
  known.set(area, texts)

  return texts
}

const fulfilled = { status: 'fulfilled', value: undefined } as const

/** Loads nothing, because English is here. */
export const nothingToLoad: Promise<void> = Object.assign(Promise.resolve(), fulfilled)

/** Marks a promise once it is fulfilled. */
export function marked(loads: Promise<void>): Promise<void> {
  const found: Loading = loads.then(() => void Object.assign(found, fulfilled))
  return found
}

let sayUntranslated = () => {}

/** Sets what says that texts could not be fetched, so that English replaces them. */
export const onUntranslated = (say: () => void) => {
  sayUntranslated = say
}

/** Says that English replaces texts, and forgets the failure after a while. */
export function leftInEnglish(forget: () => void) {
  sayUntranslated()
  setTimeout(forget, PATIENCE)
}

/** Registers what else a language needs before it is shown; it loads with the catalogues. */
export const alsoIn = (name: string, load: (language: CompleteLanguage) => Promise<void>) =>
  void others.set(name, load)

const others = new Map<string, (language: CompleteLanguage) => Promise<void>>()

/**
 * Returns the area's translate function in the current language. Suspends until the catalogue is
 * loaded.
 */
export function useText<E>(texts: Texts<E>): Translate<E> {
  const code = useLanguage()
  // Called on every render with the same promise: React counts it like a hook when a suspended part
  // renders again.
  use(texts.load(code))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for each language, so that memoised parts translate again
  return useMemo(
    () => ((...args: Parameters<Translate<E>>) => texts.t(...args)) as Translate<E>,
    [texts, code],
  )
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLanguage = () => useSyncExternalStore(subscribe, () => language)
export const currentLanguage = () => language

/**
 * Switches the interface's language. Catalogues on the page load first, so nothing is half
 * translated.
 */
export async function switchLanguage(code: CompleteLanguage) {
  await showLanguage(code)
  keepLanguage(code)
}

/** Shows a language that the visitor did not choose, such as that of an invoice. */
export async function showLanguage(code: CompleteLanguage) {
  await Promise.all([
    ...[...known.values()].map((texts) => texts.load(code)),
    ...[...others.values()].map((load) => load(code)),
  ])

  language = code
  applyLanguage()
  for (const listener of listeners) listener()
}

/** Sets the document's language and direction. */
export function applyLanguage() {
  document.documentElement.lang = language
  document.documentElement.dir = languages[language].dir
}
