import { catalogue } from './i18n'
import english from './messages.en'

export const kitTexts = catalogue('kit', english, { ar: () => import('./messages.ar') })
