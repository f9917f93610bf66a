/** The languages of the product. A word missing in one of them does not compile. */
export const shippedLanguages = ['en', 'zh', 'es', 'fr', 'it', 'ar'] as const

export type ShippedLanguage = (typeof shippedLanguages)[number]

/** An area's words in one language: for forms, lists, files, histories and auditors. */
export interface Words {
  /** Kinds of records, by the beginning of their streams' names. */
  readonly kinds?: Readonly<Record<string, string>>
  /** Read tables whose rows are records of people. */
  readonly tables?: Readonly<Record<string, string>>
  /** Fields of events and states, and columns of tables and lists, by name. */
  readonly fields?: Readonly<Record<string, string>>
  /**
   * List columns with another word than their field, by the list's name: with their unit, for
   * example.
   */
  readonly columns?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Fixed values. Others are people's text. */
  readonly values?: Readonly<Record<string, string>>
}

/** Requires exactly the English words in another language. */
export type WordsLike<English> = {
  readonly [Part in keyof English]: {
    readonly [Name in keyof English[Part]]: English[Part][Name] extends string
      ? string
      : { readonly [Column in keyof English[Part][Name]]: string }
  }
}

export interface AreaWords extends Readonly<Record<ShippedLanguage, Words>> {
  /** Fields that people do not read. */
  readonly silent?: readonly string[]
}
