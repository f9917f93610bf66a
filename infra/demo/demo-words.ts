import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { startingWords as projectWords } from '@workledger/domain/projects/starting-words'
import { startingWords as companyWords } from '@workledger/domain/workspaces/starting-words'
import { ar } from './words/ar'
import type { DemoText } from './words/en'
import { es } from './words/es'
import { fr } from './words/fr'
import { it } from './words/it'
import { zh } from './words/zh'

const translations: Readonly<
  Record<Exclude<ShippedLanguage, 'en'>, Readonly<Record<DemoText, string>>>
> = { zh, es, fr, it, ar }

/** Returns a text in the languages of an announcement. */
export const announcementTexts = (text: DemoText) => ({
  text_zh: zh[text],
  text_es: es[text],
  text_fr: fr[text],
  text_it: it[text],
  text_ar: ar[text],
})

/** The words of the demo company in one language, found by the English ones of the code. */
export class DemoWords {
  private readonly words = new Map<string, string>()

  constructor(readonly language: ShippedLanguage) {
    if (language === 'en') return
    this.addStarting(companyWords.en, companyWords[language])
    this.addStarting(projectWords.en, projectWords[language])
    for (const [text, words] of Object.entries(translations[language])) this.words.set(text, words)
  }

  /** Returns a text, or its lines, in the language; a name without a translation stays. */
  say(text: string): string {
    return (
      this.words.get(text) ??
      text
        .split('\n')
        .map((line) => this.words.get(line) ?? line)
        .join('\n')
    )
  }

  /** Returns a request's body with its texts in the language. */
  inBody<T>(value: T): T {
    if (typeof value === 'string') return this.say(value) as T
    if (Array.isArray(value)) return value.map((each) => this.inBody(each)) as T
    if (!value || Object.getPrototypeOf(value) !== Object.prototype) return value

    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, this.inBody(each)]),
    ) as T
  }

  /** Adds the first records of a company, which the product itself names in the language. */
  private addStarting(english: object, words: object): void {
    for (const [name, text] of Object.entries(english)) {
      const word = (words as Record<string, unknown>)[name]
      if (typeof text === 'string') this.words.set(text, word as string)
      else this.addStarting(text as object, word as object)
    }
  }
}
