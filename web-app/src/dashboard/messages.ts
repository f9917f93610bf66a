import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const dashboardTexts = catalogue('dashboard', english, { ar: () => import('./messages.ar') })
