import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const importTexts = catalogue('import', english, { ar: () => import('./messages.ar') })
