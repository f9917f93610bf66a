import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const projectPageTexts = catalogue('project-pages', english, {
  ar: () => import('./messages.ar'),
})
