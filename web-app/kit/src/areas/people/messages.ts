import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const personalTexts = catalogue('personal', english, { ar: () => import('./messages.ar') })
