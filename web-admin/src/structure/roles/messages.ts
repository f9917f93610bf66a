import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const rolesTexts = catalogue('roles', english, { ar: () => import('./messages.ar') })
