import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const documentTexts = catalogue('documents', english, { ar: () => import('./messages.ar') })
