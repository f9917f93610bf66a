/** The languages of the product. A word that one of them lacks does not compile. */
export const shippedLanguages = ['en', 'ar'] as const

export type ShippedLanguage = (typeof shippedLanguages)[number]

/**
 * What an area's records are called in one language: in forms, lists, files, histories and for
 * auditors.
 */
export interface Words {
  /** Kinds of records, by the beginning of their streams' names. */
  readonly kinds?: Readonly<Record<string, string>>
  /** Read tables whose rows are records of people. */
  readonly tables?: Readonly<Record<string, string>>
  /** Fields of events and states, and columns of tables and lists, by their names. */
  readonly fields?: Readonly<Record<string, string>>
  /**
   * Columns of a list that are called otherwise than their field, by the list's name: with their
   * unit, for example.
   */
  readonly columns?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Fixed values. Others are what a person wrote. */
  readonly values?: Readonly<Record<string, string>>
}

/** The same words in another language: each of the English ones, and no other. */
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
