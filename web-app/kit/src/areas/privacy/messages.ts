import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const dataExportTexts = catalogue('data-exports', english, {
  ar: () => import('./messages.ar'),
})
