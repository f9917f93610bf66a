import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const ownChecklistTexts = catalogue('own-checklists', english, { ar: () => import('./messages.ar') })
