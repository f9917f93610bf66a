import { type Fault, filled } from '@workledger/contracts/kernel/faults'
import { writtenDay } from '@workledger/contracts/kernel/written'
import type { ErrorCode } from '@workledger/contracts/registry'
import { use } from 'react'
import { alsoIn, currentLanguage, leftInEnglish, marked, nothingToLoad, useLanguage } from './i18n'
import { isDay } from './is-day'
import type { CompleteLanguage } from './languages'

type ErrorCatalogueWords = Readonly<Record<ErrorCode, string>>

/** The catalogues of errors; the first error in a language loads its catalogue. */
const catalogues: Record<CompleteLanguage, () => Promise<{ errorWords: ErrorCatalogueWords }>> = {
  en: () => import('@workledger/contracts/errors.en'),
  zh: () => import('@workledger/contracts/errors.zh'),
  es: () => import('@workledger/contracts/errors.es'),
  fr: () => import('@workledger/contracts/errors.fr'),
  it: () => import('@workledger/contracts/errors.it'),
  ar: () => import('@workledger/contracts/errors.ar'),
}

const here = new Map<CompleteLanguage, Readonly<Record<string, string>>>()
const loading = new Map<CompleteLanguage, Promise<void>>()

/** Loads a language's catalogue. Some time after a failure an error tries again. */
export function loadErrorWords(language = currentLanguage()): Promise<void> {
  let found = loading.get(language)

  if (!found) {
    found = marked(
      catalogues[language]().then(
        ({ errorWords }) => void here.set(language, errorWords),
        () => leftInEnglish(() => loading.delete(language)),
      ),
    )

    loading.set(language, found)
    // After an error, switching the language also loads its error texts, so that texts on the page
    // change too.
    alsoIn('errors', loadErrorWords)
  }

  return found
}

/** Writes days in a sentence as everywhere else: 30 Nov 2026. Quoted text stays as typed. */
const withDays = (sentence: string) =>
  sentence.replace(/(?<!")\b\d{4}-\d{2}-\d{2}\b(?!")/g, (day) =>
    isDay(day) ? writtenDay(currentLanguage(), day) : day,
  )

/**
 * Returns a fault as a sentence in the current language, once its catalogue is loaded; text that is
 * no code is returned unchanged.
 */
export function faultText({ code, params }: Fault): string {
  const language = here.has(currentLanguage()) ? currentLanguage() : 'en'
  return withDays(filled(here.get(language)?.[code] ?? code, params, language))
}

/**
 * Returns a refusal in the current language, from its code and parameters; `sentence` is the
 * server's own, in English.
 */
export async function errorText(
  code: string,
  params: Fault['params'],
  sentence: string,
): Promise<string> {
  const language = currentLanguage()
  if (language === 'en') return withDays(sentence)
  await loadErrorWords(language)

  return code in (here.get(language) ?? {}) ? faultText({ code, params }) : withDays(sentence)
}

/** Translates sentences in answers, which come in English with their code. */
export function useTold(): (told: Fault & { message: string }) => string {
  const language = useLanguage()
  // On every render, as `useText` does: React throws if a suspended part renders again without it.
  use(language === 'en' ? nothingToLoad : loadErrorWords(language))

  return (told) =>
    language !== 'en' && here.get(language)?.[told.code] ? faultText(told) : withDays(told.message)
}
