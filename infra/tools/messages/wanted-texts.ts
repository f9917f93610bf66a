import { parsed, type SourceText, textsOf } from './source-texts'
import { nameOfFile, pathIn, type TextFile, type Tree, textFiles } from './text-files'

/** A text that a language has or needs. */
export interface WantedText {
  /** `web-app/src/leave/messages#ring.left`. */
  readonly id: string
  readonly file: TextFile
  readonly path: string
  readonly member: string
  readonly english: string
  /** The language's own text, if it has one. */
  readonly own: SourceText | undefined
  /** The form of a plural, such as `few`. */
  readonly form: string | undefined
  /** It may stay empty. */
  readonly isOptional: boolean
  /** Expressions of a template that the text must have, and those that it may have. */
  readonly needs: readonly string[]
  readonly knows: readonly string[]
}

/** Returns the plural forms of a language (CLDR), from zero to other. */
export const pluralForms = (language: string): string[] => {
  const forms: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return ORDER.filter((form) => forms.includes(form))
}

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other']
const FORM = /^(.+)([_.])(zero|one|two|few|many|other)$/

/** Splits the path of a plural form: `days_one` in a catalogue, `days.one` in `counted`. */
function formOf(text: SourceText, { kind }: TextFile) {
  const [, base, mark, form] = FORM.exec(text.path) ?? []
  if (form === undefined) return undefined
  const isForm = mark === '.' ? text.counted : kind === 'catalogue' && text.path === text.member

  return isForm ? { stem: `${base}${mark}`, form } : undefined
}

/** Some Romance languages use `many` from a million on, which few counts reach. */
export const isRare = (language: string, form: string) =>
  form === 'many' && ['ca', 'es', 'fr', 'it', 'pt'].includes(language)

/** Returns the texts of a language, file by file. */
export const wantedTexts = (tree: Tree, language: string): WantedText[] =>
  textFiles(tree).flatMap((file) => wantedOf(tree, file, language))

const textsOfTree = new WeakMap<Tree, Map<string, SourceText[]>>()

/** Returns the texts of a file; none if it does not exist. */
export function textsIn(tree: Tree, path: string): SourceText[] {
  const known = textsOfTree.get(tree) ?? new Map<string, SourceText[]>()
  textsOfTree.set(tree, known)
  const content = tree.read(path)
  const texts = known.get(path) ?? (content === undefined ? [] : textsOf(parsed(path, content)))
  known.set(path, texts)

  return texts
}

/** Whether a file may have any words, such as names of holidays. */
const isDictionary = (tree: Tree, { english }: TextFile) =>
  /: Readonly<Record<string, string>> = \{/.test(tree.read(english) ?? '')

export function wantedOf(tree: Tree, file: TextFile, language: string): WantedText[] {
  const english = textsIn(tree, file.english)
  const own = textsIn(tree, pathIn(file, language))
  const members = new Set(own.map(({ member }) => member))
  const isFree = isDictionary(tree, file)

  const all =
    isFree && own.length === 0
      ? ['it', 'fr', 'es', 'ar', 'zh'].flatMap((other) => textsIn(tree, pathIn(file, other)))
      : english

  const lacking = [...new Map(all.map((text) => [text.path, text])).values()]
    .flatMap((text) => inForms(text, all, file, language))
    .filter(({ member }) => !members.has(member) && !(own.length > 0 && member.startsWith('(')))
    .map(({ path, member, text }) =>
      wanted({ file, english, language, isFree }, { path, member, text, own: undefined }),
    )

  const present = own.map((text) =>
    wanted(
      { file, english, language, isFree },
      { path: text.path, member: text.member, text: englishOf(text, english, file), own: text },
    ),
  )

  return [...present, ...lacking]
}

interface TextPlace {
  readonly path: string
  readonly member: string
  readonly text: SourceText | undefined
}

/** Returns the places of an English text in a language: one for each plural form. */
function inForms(
  text: SourceText,
  english: readonly SourceText[],
  file: TextFile,
  language: string,
): TextPlace[] {
  const { path, member } = text
  const plural = formOf(text, file)
  if (!plural || (plural.form === 'zero' && !text.counted)) return [{ path, member, text }]
  if (plural.form !== 'other') return []

  return pluralForms(language).map((form) => {
    const place = plural.stem + form
    const same = english.find((other) => other.path === place)

    return { path: place, member: text.counted ? member : place, text: same ?? text }
  })
}

/** Returns the English text that a text translates; a plural form's is the `other` form. */
function englishOf(
  text: SourceText,
  english: readonly SourceText[],
  file: TextFile,
): SourceText | undefined {
  const at = (path: string) => english.find((other) => other.path === path)
  const plural = formOf(text, file)

  return at(text.path) ?? (plural && at(`${plural.stem}other`))
}

interface Around {
  readonly file: TextFile
  readonly english: readonly SourceText[]
  readonly language: string
  readonly isFree: boolean
}

function wanted(
  { file, english, language, isFree }: Around,
  { path, member, text, own }: TextPlace & { readonly own: SourceText | undefined },
): WantedText {
  const sameMember = english.filter((other) => other.member === member)
  const plural = own ?? text
  const form = plural && formOf({ ...plural, path, member }, file)?.form
  const isCounted = plural?.counted ?? false

  return {
    id: `${nameOfFile(file)}#${path}`,
    file,
    path,
    member,
    english: text?.text ?? sameMember.map((other) => other.text).join(' | '),
    own,
    form,
    isOptional: isFree || (isCounted && form !== undefined && isRare(language, form)),
    needs: own
      ? [...own.names.keys()]
      : isCounted && form !== 'other'
        ? []
        : [...(text?.names.keys() ?? [])],
    knows: [...(own ? [own] : []), ...(text ? [text] : []), ...sameMember].flatMap((one) => [
      ...one.names.keys(),
    ]),
  }
}
