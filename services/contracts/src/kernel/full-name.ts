interface NameParts {
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
}

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Returns whether forms of a language ask for the family name first. */
export const isFamilyFirst = (language: string): boolean =>
  ['hu', 'ja', 'ko', 'zh'].includes(language.split('-')[0]!)

/**
 * Returns a person's whole name. Its letters decide the order, not the reader's language: a name in
 * Chinese, Japanese or Korean letters begins with the family and has no space (王小明). `full_name` of
 * the read tables says the same.
 */
export const fullName = ({ first_name, last_name }: NameParts): string =>
  eastAsian.test(first_name ?? '') && eastAsian.test(last_name ?? '')
    ? `${last_name}${first_name}`
    : [first_name, last_name].filter(Boolean).join(' ')
