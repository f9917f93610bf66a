import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './report/messages.en'

export const reportTexts = catalogue('payroll-reports', english, {
  zh: () => import('./report/messages.zh'),
  es: () => import('./report/messages.es'),
  fr: () => import('./report/messages.fr'),
  it: () => import('./report/messages.it'),
  ar: () => import('./report/messages.ar'),
})
