import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const documentImportTexts = catalogue('document-imports', english, {
  zh: () => import('./messages.zh'),
  es: () => import('./messages.es'),
  fr: () => import('./messages.fr'),
  it: () => import('./messages.it'),
  ar: () => import('./messages.ar'),
})
