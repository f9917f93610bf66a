import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const interviewTexts = catalogue('interviews', english, {
  ar: () => import('./messages.ar'),
})
