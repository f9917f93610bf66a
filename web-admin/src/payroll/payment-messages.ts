import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './payment/messages.en'

export const paymentTexts = catalogue('payment', english, {
  zh: () => import('./payment/messages.zh'),
  es: () => import('./payment/messages.es'),
  fr: () => import('./payment/messages.fr'),
  it: () => import('./payment/messages.it'),
  ar: () => import('./payment/messages.ar'),
})
