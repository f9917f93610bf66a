import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const companyEventTexts = catalogue('company-events', english, {
  ar: () => import('./messages.ar'),
})
