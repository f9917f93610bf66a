import { catalogue } from '../../../i18n/i18n'
import english from './messages.en'

export const relativesTexts = catalogue('relatives', english, { ar: () => import('./messages.ar') })
