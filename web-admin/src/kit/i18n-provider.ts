import { currentLanguage } from '@workledger/kit/i18n/i18n'
import polyglot from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { type I18nProvider, mergeTranslations } from 'react-admin'

const messages = async (language: string) =>
  language === 'ar'
    ? mergeTranslations(english, (await import('./ra-messages.ar')).default as object)
    : english

/**
 * react-admin's own sentences, in the kit's language. The console's texts are in the areas'
 * catalogues.
 */
export const i18nProvider: I18nProvider = polyglot(
  (language) => (language === 'en' ? english : messages(language)) as typeof english,
  'en',
  {
    allowMissing: true,
  },
)

/** Follows the kit, which notifies when the language changes. */
export const followLanguage = () => i18nProvider.changeLocale(currentLanguage())
