import type { ShippedLanguage } from '../kernel/area-words'
import type { Attribute, Population } from './sample-kinds'
import ar from './words/checks.ar'
import en, { type ChecksLike, type Why } from './words/checks.en'
import es from './words/checks.es'
import fr from './words/checks.fr'
import it from './words/checks.it'
import zh from './words/checks.zh'

export type { Why }

const words: Readonly<Record<ShippedLanguage, ChecksLike>> = { en, zh, es, fr, it, ar }

export const isWhy = (code: string): code is Why => Object.hasOwn(en.why, code)

/** What an attribute of a population says. */
export const attributeWord = (
  population: Population,
  attribute: Attribute,
  language: ShippedLanguage,
) => words[language].attributes[population][attribute]

/** Why the server found what it found. */
export const whyWord = (why: Why, language: ShippedLanguage) => words[language].why[why]
