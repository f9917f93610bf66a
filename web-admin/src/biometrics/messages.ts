import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const biometricsTexts = catalogue('biometrics', english, {
  ar: () => import('./messages.ar'),
})
