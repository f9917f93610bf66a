import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const inboxTexts = catalogue('inbox', english, { ar: () => import('./messages.ar') })
