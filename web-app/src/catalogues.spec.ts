import type { Messages } from '@workledger/kit/i18n/find-text'
import { completeLanguages } from '@workledger/kit/i18n/languages'
import { describe, expect, it } from 'vitest'

const files = import.meta.glob<{ default: Messages }>(
  ['../kit/src/**/messages.*.ts', './**/messages.*.ts', '../../web-admin/src/**/messages.*.ts'],
  { eager: true },
)

const areas = Object.keys(files).flatMap((path) =>
  path.endsWith('.en.ts') ? [path.replace('.en.ts', '')] : [],
)

/** Every text by its dotted address. */
function texts(messages: Messages, prefix = ''): Map<string, string> {
  const found = new Map<string, string>()

  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') found.set(prefix + key, value)
    else for (const [inner, text] of texts(value, `${prefix}${key}.`)) found.set(inner, text)
  }

  return found
}

const names = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((found) => found[1]!).sort()

const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

describe.each(areas)('%s', (area) => {
  const english = texts(files[`${area}.en.ts`]!.default)
  const counted = [...english.keys()].filter((key) => key.endsWith('_other')).map(base)

  describe.each(completeLanguages.filter((language) => language !== 'en'))('in %s', (language) => {
    const other = texts(files[`${area}.${language}.ts`]!.default)

    it('has every text, and none that English has not', () => {
      expect(new Set([...other.keys()].map(base))).toEqual(new Set([...english.keys()].map(base)))
      expect([...other].filter(([, text]) => text.trim() === '')).toEqual([])
    })

    it('has every form of a text that counts', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const missing = counted
        .flatMap((key) => forms.map((form) => `${key}_${form}`))
        .filter((key) => !other.has(key))
      expect(missing).toEqual([])
    })

    it('counts where English counts', () => {
      // A figure before a noun needs the noun's plural forms; a figure alone, as in `+{{count}}` or
      // `5 of {{count}}`, needs none.
      const noun = /\{\{count\}\} (?!(more|of|per|are)\b)[a-z]/
      expect(
        [...english].filter(([key, text]) => !counted.includes(base(key)) && noun.test(text)),
      ).toEqual([])
    })

    it('fills the same placeholders', () => {
      const wrong = [...english].filter(
        ([key, text]) =>
          !counted.includes(base(key)) &&
          other.has(key) &&
          names(text).join() !== names(other.get(key)!).join(),
      )
      expect(wrong).toEqual([])
    })
  })
})

it('names every catalogue of the two apps once, because switching the language finds them by name', () => {
  const sources = import.meta.glob<string>(
    ['../kit/src/**/messages.ts', './**/messages.ts', '../../web-admin/src/**/messages.ts'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  )

  const declared = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bcatalogue\('([^']+)'/g)].map((found) => found[1]),
  )
  expect(declared.length).toBeGreaterThan(areas.length / 2)
  expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([])
})
