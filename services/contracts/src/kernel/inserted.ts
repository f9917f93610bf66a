/**
 * Care for what is inserted into a sentence: a name may run in the other direction, and an Italian
 * article changes before some numbers.
 */

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const leftToRight = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u

/** One word in ASCII, such as a code, keeps its form in either direction. */
const oneWord = /^[\w.:-]*$/

/** Addresses stay as they are, because programs find their end. */
const isolatedOrAddress = /^[\u2066-\u2068]|^https?:\/\//

/**
 * Returns a text with isolates around it (U+2068, U+2069) if it runs against the direction of the
 * language, so that it does not move its neighbours (Unicode Bidirectional Algorithm, 2.7).
 */
export const isolatedIn = (language: string, text: string): string =>
  runsAgainst(language, text) && !isolatedOrAddress.test(text) ? `\u2068${text}\u2069` : text

/** Returns whether a text runs against the direction of a language. */
export const runsAgainst = (language: string, text: string) =>
  language.startsWith('ar') ? leftToRight.test(text) && !oneWord.test(text) : rightToLeft.test(text)

const article = /\b(il|dal|al|del|nel|sul) (?=[\u2066-\u2068]?(?:8|11(?!\d)))/gi

/** A small word before a name that begins with a vowel; before a number it stays. */
const beforeVowel = /\b(de|que) (?=\u2068?[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜ]\p{L})/giu

/** Changes of a sentence that depend on the word that follows. */
const joined: Readonly<Record<string, (text: string) => string>> = {
  // Otto and undici: l’8, dall’11.
  it: (text) =>
    text.replace(article, (_, word: string) =>
      /^i/i.test(word) ? `${word[0] === 'I' ? 'L' : 'l'}’` : `${word}l’`,
    ),
  fr: (text) =>
    text.replace(beforeVowel, (whole, word: string, at: number) =>
      /\p{Lu}/u.test(text.slice(at + whole.length).replace('\u2068', '')[0] ?? '')
        ? `${word.slice(0, -1)}’`
        : whole,
    ),
}

/** A period after a name that ends with one, such as Lda. */
const doubledPeriod = /(^|[^.])\.(\u2069?)\.(?!\.)/g

/**
 * Returns a sentence with what its inserted names ask for: articles and small words in their form
 * before a vowel, and one period at its end.
 */
export const joinedIn = (language: string, text: string): string =>
  (joined[language.split('-')[0]!]?.(text) ?? text).replace(doubledPeriod, '$1.$2')

/** Applies `change` to each text in plain data, and `wrap` to each function. */
function mapTexts(
  value: unknown,
  change: (text: string) => string,
  wrap: (given: Words) => unknown = (given) => given,
): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value === 'function') return wrap(value as Words)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, wrap))
  if (!value || Object.getPrototypeOf(value) !== Object.prototype) return value

  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change, wrap)]),
  )
}

type Words = (...given: unknown[]) => unknown

/** Returns a text's function, which may return further ones, with care for what it inserts. */
const wordsWithCare =
  (language: string, words: Words): Words =>
  (...given) => {
    const isolated = given.map((each) => mapTexts(each, (text) => isolatedIn(language, text)))

    return mapTexts(
      words(...isolated),
      (text) => joinedIn(language, text),
      (inner) => wordsWithCare(language, inner),
    )
  }

/** Returns the texts of each language, whose functions take care of what they insert. */
export const textsWithCare = <R extends Readonly<Record<string, unknown>>>(languages: R): R =>
  Object.fromEntries(
    Object.entries(languages).map(([language, texts]) => [
      language,
      mapTexts(
        texts,
        (text) => text,
        (words) => wordsWithCare(language, words),
      ),
    ]),
  ) as R
