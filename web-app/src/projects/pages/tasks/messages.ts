import { catalogue } from '../../../kit/i18n'
import english from './messages.en'

export const taskTexts = catalogue('tasks', english, { ar: () => import('./messages.ar') })
