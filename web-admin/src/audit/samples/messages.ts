import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const samplesTexts = catalogue('samples', english, { ar: () => import('./messages.ar') })
