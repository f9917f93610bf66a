/** Names in `{{name}}`; never for a text that the compiler does not know exactly. */
export type DoubleBraced<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | DoubleBraced<Rest>
  : never

/** Names in `{name}` and `{count, plural, one {# day} other {# days}}`. */
export type Braced<Text> = Text extends `${infer Head}, plural, ${string}}}${infer Rest}`
  ? SingleBraced<`${Head}}`> | Braced<Rest>
  : SingleBraced<Text>

type SingleBraced<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SingleBraced<Rest>
  : never

/** No text has this type, so the compiler quotes this sentence. */
export interface Wrong<Sentence extends string> {
  readonly wrong: Sentence
}

/**
 * `Text` itself, if its names are those of the English text; else a sentence about the difference. A
 * text may leave out `Spared` names: a form of a count says it in words, as in *one day*.
 */
export type SameNames<Text, Names, EnglishNames, Spared extends string = 'count'> = [
  Exclude<Names, EnglishNames>,
] extends [never]
  ? [Exclude<EnglishNames, Names | Spared>] extends [never]
    ? Text
    : Wrong<`The placeholder ${Exclude<EnglishNames, Names | Spared> & string} is missing.`>
  : Wrong<`The English text has no placeholder ${Exclude<Names, EnglishNames> & string}.`>
