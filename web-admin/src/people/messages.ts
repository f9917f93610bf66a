import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const peopleTexts = catalogue('people', english, { ar: () => import('./messages.ar') })
