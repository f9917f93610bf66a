import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const reportTexts = catalogue('reports', english, { ar: () => import('./messages.ar') })
