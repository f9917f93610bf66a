import { catalogue } from '../../kit/i18n'
import english from './messages.en'

export const calendarTexts = catalogue('calendar', english, { ar: () => import('./messages.ar') })
