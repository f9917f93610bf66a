import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const feedbackTexts = catalogue('feedback', english, { ar: () => import('./messages.ar') })
