import { catalogue } from '../i18n'
import english from './messages.en'

export const sharedLeaveTexts = catalogue('leave-shared', english, { ar: () => import('./messages.ar') })
