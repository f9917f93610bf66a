import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './books/messages.en'

export const booksTexts = catalogue('pay-books', english, {
  zh: () => import('./books/messages.zh'),
  es: () => import('./books/messages.es'),
  fr: () => import('./books/messages.fr'),
  it: () => import('./books/messages.it'),
  ar: () => import('./books/messages.ar'),
})
