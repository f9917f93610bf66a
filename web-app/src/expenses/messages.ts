import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const expenseTexts = catalogue('expenses', english, { ar: () => import('./messages.ar') })
