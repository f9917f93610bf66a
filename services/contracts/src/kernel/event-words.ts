import type { ShippedLanguage } from './area-words'

/** What the interface calls an event, an area or a mail, in each language. */
export type EventName = Readonly<Record<ShippedLanguage, string>>

/** The names of all of these events in each language; one that is missing does not compile. */
export type EventWords<Events> = Readonly<
  Record<ShippedLanguage, { readonly [Type in keyof Events]: string }>
>

/** The same names in another language. */
export type NamesLike<English> = { readonly [Name in keyof English]: string }

type NamesByLanguage = Readonly<Record<ShippedLanguage, Readonly<Record<string, string>>>>

/** Names of each language by what they name. */
export const namesIn = (names: NamesByLanguage): ReadonlyMap<string, EventName> =>
  new Map(Object.keys(names.en).map((name) => [name, mapLanguages(names, (words) => words[name]!)]))

const mapLanguages = <Words>(
  each: Readonly<Record<ShippedLanguage, Words>>,
  name: (words: Words) => string,
): EventName =>
  Object.fromEntries(
    Object.entries<Words>(each).map(([language, words]) => [language, name(words)]),
  ) as unknown as EventName
