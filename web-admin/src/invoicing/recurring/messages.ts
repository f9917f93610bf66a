import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const recurringTexts = catalogue('console-recurring-invoices', english, { ar: () => import('./messages.ar') })
