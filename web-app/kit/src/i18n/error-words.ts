import { type Fault, filled } from '@workledger/contracts/kernel/faults'
import { writtenDay } from '@workledger/contracts/kernel/written'
import type { ErrorCode } from '@workledger/contracts/registry'
import { use } from 'react'
import { alsoIn, currentLanguage, useLanguage } from './i18n'
import type { CompleteLanguage } from './languages'
import { isDay } from './typed-day'

type Words = Readonly<Record<ErrorCode, string>>

/** The catalogues of errors; each is fetched with the first error in its language. */
const catalogues: Record<CompleteLanguage, () => Promise<{ errorWords: Words }>> = {
  en: () => import('@workledger/contracts/errors.en'),
  ar: () => import('@workledger/contracts/errors.ar'),
}

const here = new Map<CompleteLanguage, Readonly<Record<string, string>>>()
const loading = new Map<CompleteLanguage, Promise<void>>()

/**
 * Fetches the catalogue of a language. One that could not be fetched is asked for again by the next
 * error.
 */
export function loadErrorWords(language = currentLanguage()): Promise<void> {
  let found = loading.get(language)

  if (!found) {
    found = catalogues[language]().then(
      ({ errorWords }) => void here.set(language, errorWords),
      () => void loading.delete(language),
    )

    loading.set(language, found)
    // Once there was an error, switching the language fetches its words too, so that what is on the
    // page changes with it.
    alsoIn('errors', loadErrorWords)
  }

  return found
}

/**
 * Days in a sentence as they are written everywhere else: 30 Nov 2026. What a sentence quotes stays
 * as it was typed.
 */
const withDays = (sentence: string) =>
  sentence.replace(/(?<!")\b\d{4}-\d{2}-\d{2}\b(?!")/g, (day) =>
    isDay(day) ? writtenDay(currentLanguage(), day) : day,
  )

/**
 * A fault as a sentence in the language of the moment, once its catalogue is here; what is no code
 * stands for itself.
 */
export function faultText({ code, params }: Fault): string {
  const words = here.get(currentLanguage()) ?? here.get('en')
  return withDays(filled(words?.[code] ?? code, params))
}

/**
 * A refusal in the language of the moment, from its code and parameters; `sentence` is the server's
 * own, in English.
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

/**
 * Sentences inside of answers, which come in English with their code, in the language of the
 * moment.
 */
export function useTold(): (told: Fault & { message: string }) => string {
  const language = useLanguage()
  if (language !== 'en' && !here.has(language)) use(loadErrorWords(language))

  return (told) =>
    language !== 'en' && here.get(language)?.[told.code] ? faultText(told) : withDays(told.message)
}
