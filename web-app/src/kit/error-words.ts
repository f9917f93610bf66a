import type { ErrorCode } from '@workledger/contracts/registry'
import { currentLanguage } from './i18n'
import type { CompleteLanguage } from './languages'

type Words = Readonly<Record<ErrorCode, string>>
/** The catalogues of errors beside English, which the server speaks; each is fetched with the first error in its language. */
const catalogues: Record<Exclude<CompleteLanguage, 'en'>, () => Promise<{ errorWords: Words }>> = {
  ar: () => import('@workledger/contracts/errors.ar'),
}

/** A refusal in the language of the moment, from its code and parameters; `sentence` is the server's own, in English. */
export async function errorText(code: string, params: Readonly<Record<string, string | number>>, sentence: string): Promise<string> {
  const language = currentLanguage()
  // A validation is told by its fields, whose sentences are the forms' own.
  if (language === 'en' || code === 'validation') return sentence
  const words: Readonly<Record<string, string>> = await catalogues[language]().then(
    ({ errorWords }) => errorWords,
    () => ({}),
  )
  return words[code]?.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole)) ?? sentence
}
