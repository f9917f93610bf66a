import { currentLanguage } from '@workledger/kit/i18n/i18n'
import { type CompleteLanguage, isOffered } from '@workledger/kit/i18n/languages'
import polyglot from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { type I18nProvider, mergeTranslations } from 'react-admin'

const loaders: Readonly<
  Record<Exclude<CompleteLanguage, 'en'>, () => Promise<{ default: object }>>
> = {
  zh: () => import('./ra-messages.zh'),
  es: () => import('./ra-messages.es'),
  fr: () => import('./ra-messages.fr'),
  it: () => import('./ra-messages.it'),
  ar: () => import('./ra-messages.ar'),
}

const messages = async (language: Exclude<CompleteLanguage, 'en'>) =>
  mergeTranslations(english, (await loaders[language]()).default)

/**
 * react-admin's own sentences, in the kit's language. The console's texts are in the areas'
 * catalogues.
 */
export const i18nProvider: I18nProvider = polyglot(
  (language) =>
    (isOffered(language) && language !== 'en' ? messages(language) : english) as typeof english,
  'en',
  {
    allowMissing: true,
  },
)

/** Follows the kit, which notifies when the language changes. */
export const followLanguage = () => i18nProvider.changeLocale(currentLanguage())
