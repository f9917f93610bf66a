import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './payment/messages.en'

export const paymentTexts = catalogue('payment', english, {
  ar: () => import('./payment/messages.ar'),
})
