import type { ShippedLanguage } from './kernel/area-words'
import { namesIn } from './kernel/event-words'
import ar from './kernel/words/areas.ar'
import en from './kernel/words/areas.en'

const names = namesIn({ en, ar })

/** What an area is called where auditors read of it; undefined where there is none of that name. */
export const areaName = (area: string, language: ShippedLanguage): string | undefined =>
  names.get(area)?.[language]
