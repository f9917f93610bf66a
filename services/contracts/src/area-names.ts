import type { ShippedLanguage } from './kernel/area-words'
import { namesIn } from './kernel/event-words'
import ar from './kernel/words/areas.ar'
import en from './kernel/words/areas.en'

const allAreaNames = namesIn({ en, ar })

/** Returns the name of an area for auditors; undefined for an unknown area. */
export const areaName = (area: string, language: ShippedLanguage): string | undefined =>
  allAreaNames.get(area)?.[language]
