import { catalogue } from '../../../i18n/i18n'
import english from './messages.en'

export const directoryTexts = catalogue('directory', english, { ar: () => import('./messages.ar') })
