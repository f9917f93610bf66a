import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const structureTexts = catalogue('structure', english, { ar: () => import('./messages.ar') })
