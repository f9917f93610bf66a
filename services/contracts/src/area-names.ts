import type { ShippedLanguage } from './kernel/area-words'
import { namesIn } from './kernel/event-words'
import ar from './kernel/words/areas.ar'
import en from './kernel/words/areas.en'
import es from './kernel/words/areas.es'
import fr from './kernel/words/areas.fr'
import it from './kernel/words/areas.it'
import zh from './kernel/words/areas.zh'

const allAreaNames = namesIn({ en, zh, es, fr, it, ar })

/** Returns the name of an area for auditors; undefined for an unknown area. */
export const areaName = (area: string, language: ShippedLanguage): string | undefined =>
  allAreaNames.get(area)?.[language]
