import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const timerTexts = catalogue('time-tracking', english, { ar: () => import('./messages.ar') })
