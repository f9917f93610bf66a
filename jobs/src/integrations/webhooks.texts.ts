import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './webhooks.texts.ar'
import { en } from './webhooks.texts.en'
import { es } from './webhooks.texts.es'
import { fr } from './webhooks.texts.fr'
import { it } from './webhooks.texts.it'
import { zh } from './webhooks.texts.zh'

export const webhookTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, zh, es, fr, it, ar }
