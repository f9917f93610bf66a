import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const leaveTexts = catalogue('leave', english, { ar: () => import('./messages.ar') })
