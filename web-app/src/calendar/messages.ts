import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const eventTexts = catalogue('events', english, { ar: () => import('./messages.ar') })
