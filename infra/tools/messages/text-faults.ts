import { isRare, pluralForms, type WantedText } from './wanted-texts'

/** Returns what is wrong with a translation, each as the end of a sentence about the text. */
export function faultsOf(wanted: WantedText, translation: string, language: string): string[] {
  if (!translation.trim()) return wanted.isOptional ? [] : ['has no translation.']

  return [
    ...wrongNames(wanted, translation),
    ...(wanted.file.kind === 'errors' ? wrongForms(translation, language) : []),
  ]
}

const expressions = (text: string) => [...text.matchAll(/\$\{([^{}]+)\}/g)].map(([, name]) => name!)
const doubles = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)

/** Names in single braces, also those that a plural counts. */
const singles = (text: string) =>
  [
    ...withoutPlurals(text)
      .replace(/\$\{[^{}]+\}|\{\{\w+\}\}/g, '')
      .matchAll(/\{(\w+)\}/g),
    ...text.matchAll(/\{(\w+), plural,/g),
  ].map(([, name]) => name!)

const PLURAL = /\{\w+, plural,((?:\s*\w+ \{[^{}]*\})*)\s*\}/g
const withoutPlurals = (text: string) => text.replace(PLURAL, '')

function wrongNames(wanted: WantedText, translation: string): string[] {
  const spared = wanted.form === 'zero' ? wanted.english : wanted.form ? '{{count}}' : ''

  return [
    ...differences(
      wanted.needs,
      [...wanted.needs, ...wanted.knows],
      expressions(translation).map((name) => name),
    ).map(sentence('$', '{', '}')),
    ...differences(
      doubles(wanted.english).filter((name) => !doubles(spared).includes(name)),
      doubles(wanted.english),
      doubles(translation),
    ).map(sentence('', '{{', '}}')),
    ...differences(singles(wanted.english), singles(wanted.english), singles(translation)).map(
      sentence('', '{', '}'),
    ),
  ]
}

type Difference = readonly [name: string, isMissing: boolean]

const differences = (
  needed: readonly string[],
  known: readonly string[],
  found: readonly string[],
): Difference[] => [
  ...[...new Set(needed)]
    .filter((name) => !found.includes(name))
    .map((name) => [name, true] as const),
  ...[...new Set(found)]
    .filter((name) => !known.includes(name))
    .map((name) => [name, false] as const),
]

const sentence =
  (before: string, open: string, close: string) =>
  ([name, isMissing]: Difference) =>
    isMissing
      ? `lacks the placeholder ${before}${open}${name}${close}.`
      : `has the placeholder ${before}${open}${name}${close}, which the English text has not.`

/** Checks the forms of `{count, plural, one {# day} other {# days}}`. */
function wrongForms(translation: string, language: string): string[] {
  if ((translation.match(/, plural,/g) ?? []).length !== (translation.match(PLURAL) ?? []).length)
    return ['has a plural that cannot be read; write {count, plural, one {# day} other {# days}}.']

  const forms = pluralForms(language)
  // Nothing is refused for a count of none.
  const needed = forms.filter((form) => form !== 'zero' && !isRare(language, form))

  return [...translation.matchAll(PLURAL)].flatMap(([, body]) => {
    const given = [...body!.matchAll(/(\w+) \{/g)].map(([, form]) => form!)
    return [
      ...needed
        .filter((form) => !given.includes(form))
        .map((form) => `lacks the plural form ${form}.`),
      ...given
        .filter((form) => !forms.includes(form) && form !== 'zero')
        .map((form) => `has the plural form ${form}, which the language has not.`),
    ]
  })
}
