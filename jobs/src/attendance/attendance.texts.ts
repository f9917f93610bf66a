import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { ar } from './attendance.texts.ar'
import { en } from './attendance.texts.en'

export const attendanceTexts: Readonly<Record<ShippedLanguage, typeof en>> = { en, ar }
