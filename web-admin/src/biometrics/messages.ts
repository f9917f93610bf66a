import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const biometricsTexts = catalogue('biometrics', english, { ar: () => import('./messages.ar') })
