import type { Language, PluralForms } from '@workledger/contracts/kernel/languages'
import type { DoubleBraced, SameNames, Wrong } from '@workledger/contracts/kernel/placeholders'
import type { Messages } from './find-text'

type PluralBase<K> = K extends `${infer B}_other` ? B : never

type Needed<English, Form extends string> = {
  readonly [K in keyof English as K extends `${string}_one` ? never : K]: English[K] extends string
    ? string
    : Needed<English[K], Form>
} & { readonly [K in keyof English as `${PluralBase<K>}_${Form}`]: string }

/** The texts of a language: every text of the English catalogue, in every plural form. */
export type Translation<English, L extends Language> = Needed<English, PluralForms[L]>

/** The English text of a text: a plural form's is the `other` form. */
type EnglishOf<English, K> = K extends keyof English
  ? English[K]
  : K extends `${infer Base}_${Intl.LDMLPluralRule}`
    ? `${Base}_other` extends keyof English
      ? English[`${Base}_other`]
      : undefined
    : undefined

/** A form for zero says that nothing is there, without any figure. */
type SparedBy<K> = K extends `${string}_zero` ? string : 'count'

/** `Texts` itself, with a sentence in place of each text that the English catalogue forbids. */
type Checked<English, Texts> = {
  readonly [K in keyof Texts]: EnglishOf<English, K> extends infer E
    ? E extends string
      ? SameNames<Texts[K], DoubleBraced<Texts[K]>, DoubleBraced<E>, SparedBy<K>>
      : E extends Messages
        ? Checked<E, Texts[K]>
        : Wrong<'The English catalogue has no such text.'>
    : never
}

/**
 * Types an area's texts in another language: `translation<'fr', typeof english>()({ … })`. A text,
 * plural form or placeholder that is missing, and one too many, does not compile.
 */
export const translation =
  <L extends Exclude<Language, 'en'>, English>() =>
  <const Texts>(texts: Texts & Translation<English, L> & Checked<English, Texts>): Texts =>
    texts
