import type { ShippedLanguage } from './area-words'
import type { Fault } from './faults'

/** What a server knows about the current call; elsewhere every sentence is English. */
interface Speaker {
  language(): ShippedLanguage
  /** Returns the sentence of a fault in a language; undefined for an unknown code. */
  sentence(fault: Fault, language: ShippedLanguage): string | undefined
}

let speaker: Speaker | undefined

export const speakWith = (found: Speaker) => {
  speaker = found
}

/** Returns the language of the current call, by its `Accept-Language`. */
export const askedLanguage = (): ShippedLanguage => speaker?.language() ?? 'en'

/** Returns a fault's sentence in the language of the current call, if that is not English. */
export function translated(fault: Fault): string | undefined {
  const language = askedLanguage()
  return language === 'en' ? undefined : speaker?.sentence(fault, language)
}
