import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './report/messages.en'

export const reportTexts = catalogue('payroll-reports', english, {
  ar: () => import('./report/messages.ar'),
})
