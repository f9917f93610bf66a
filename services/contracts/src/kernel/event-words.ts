import { type ShippedLanguage, shippedLanguages } from './area-words'

/** Name of an event, an area or a mail in each language. */
export type EventName = Readonly<Record<ShippedLanguage, string>>

/** The names of all these events in each language; a missing one does not compile. */
export type EventWords<Events> = Readonly<
  Record<ShippedLanguage, { readonly [Type in keyof Events]: string }>
>

/** The same names in another language. */
export type NamesLike<English> = { readonly [Name in keyof English]: string }

type NamesByLanguage = Readonly<Record<ShippedLanguage, Readonly<Record<string, string>>>>

/** Returns the names of each language by key. */
export const namesIn = (names: NamesByLanguage): ReadonlyMap<string, EventName> =>
  new Map(Object.keys(names.en).map((name) => [name, mapLanguages(names, (words) => words[name]!)]))

/** The same name in each language, for what has no name of its own. */
export const sameIn = (name: string): EventName =>
  Object.fromEntries(shippedLanguages.map((language) => [language, name])) as unknown as EventName

const mapLanguages = <Words>(
  each: Readonly<Record<ShippedLanguage, Words>>,
  name: (words: Words) => string,
): EventName =>
  Object.fromEntries(
    Object.entries<Words>(each).map(([language, words]) => [language, name(words)]),
  ) as unknown as EventName
