import ts from 'typescript'
import { listed, newFile, renderedIn, type Translations } from './new-files'
import { registered } from './registries'
import { listOf, literal, nameOf, parsed, rewritten, textsOf } from './source-texts'
import { pathIn, type TextFile, type Tree } from './text-files'
import type { WantedText } from './wanted-texts'

/** Returns the new content of each file that translations change. */
export function changedFiles(
  tree: Tree,
  language: string,
  wanted: readonly WantedText[],
  byId: ReadonlyMap<string, string>,
): Map<string, string> {
  const files = new Map<string, string>()
  const byFile = grouped(wanted)
  const isNew = [...byFile.keys()].some((file) => tree.read(pathIn(file, language)) === undefined)

  for (const [file, texts] of byFile) {
    const path = pathIn(file, language)
    const translations = new Map(texts.map((text) => [text.path, byId.get(text.id) ?? '']))
    const before = tree.read(path)

    const after =
      before === undefined
        ? newFile(tree, file, language, translations)
        : changedFile({ path, before, file, language }, tree, texts, translations)

    if (after !== before) files.set(path, after)
  }

  if (isNew) for (const [path, content] of registered(tree, language)) files.set(path, content)

  return files
}

function grouped(wanted: readonly WantedText[]): Map<TextFile, WantedText[]> {
  const byFile = new Map<TextFile, WantedText[]>()

  for (const text of wanted) {
    const texts = byFile.get(text.file) ?? []
    texts.push(text)
    byFile.set(text.file, texts)
  }

  return byFile
}

interface OldFile {
  readonly path: string
  readonly before: string
  readonly file: TextFile
  readonly language: string
}

/** Writes changed texts where they are, and new texts after the one before them in English. */
function changedFile(
  { path, before, file, language }: OldFile,
  tree: Tree,
  texts: readonly WantedText[],
  translations: Translations,
): string {
  const source = parsed(path, before)
  const own = new Map(textsOf(source).map((text) => [text.node as ts.Node, text]))

  const edit = (node: ts.Node): string | undefined => {
    const text = own.get(node)
    if (!text) return undefined
    const translation = translations.get(text.path)!
    if (translation === text.text) return undefined
    // A form that the language may leave out.
    if (!translation.trim()) return `''`

    const sources = new Map(sourcesOf(texts, text.path))
    // An expression can have a text of its own.
    for (const [name, expression] of text.names) sources.set(name, rewritten(expression, edit))

    return literal(translation, sources)
  }

  const written = rewrittenWhole(source, edit)
  const lacking = texts.filter((text) => !text.own && translations.get(text.path)?.trim())
  const english = parsed(file.english, tree.read(file.english)!)

  if (listOf(english) && lacking.length > 0) {
    const now = parsed(path, written)
    const more = lacking.map((text) => [text.path, translations.get(text.path)!] as const)
    return atEnd(now, firstObject(now), listed(more))
  }

  return insertions(english, lacking).reduce(
    (content, at) =>
      inserted(
        parsed(path, content),
        at,
        renderedIn(at.property, { english, language, file, translations }),
      ),
    written,
  )
}

const rewrittenWhole = (source: ts.SourceFile, edit: (node: ts.Node) => string | undefined) =>
  source.text.slice(0, source.getStart()) + rewritten(source, edit) + source.text.slice(source.end)

/** Returns the sources of the expressions that a template at a path may have. */
function sourcesOf(texts: readonly WantedText[], path: string): Map<string, string> {
  const text = texts.find((one) => one.path === path)!
  const same = texts.filter(({ member }) => member === text.member)
  const all = [...same, text].flatMap(({ own }) => [...(own?.names ?? [])])

  return new Map(all.map(([name, expression]) => [name, expression.getText()]))
}

interface Insertion {
  /** The English property, its object and the names on the way to it. */
  readonly property: ts.PropertyAssignment
  readonly way: readonly string[]
}

const stemOf = (path: string) => path.replace(/_(?:zero|one|two|few|many|other)$/, '')

/** Returns the outermost English properties that a language lacks. */
function insertions(english: ts.SourceFile, lacking: readonly WantedText[]): Insertion[] {
  const members = new Set(lacking.map(({ member }) => stemOf(member)))
  const found: Insertion[] = []

  /** A plural of a catalogue counts once, by its form `other`. */
  const isLacking = (way: readonly string[]) =>
    members.has(stemOf(way.join('.'))) && !/_(?:one|zero)$/.test(way.at(-1)!)

  const visit = (node: ts.Node, way: readonly string[]): void => {
    const own = ts.isPropertyAssignment(node) ? [...way, nameOf(node.name)] : way

    if (ts.isPropertyAssignment(node) && isLacking(own)) found.push({ property: node, way: own })
    else ts.forEachChild(node, (child) => visit(child, own))
  }

  visit(english, [])

  return found
}

/** Inserts a property; an object that the language lacks on the way is written with it. */
function inserted(source: ts.SourceFile, { property, way }: Insertion, text: string): string {
  let object = firstObject(source)
  let rest = text

  for (const [index, name] of way.slice(0, -1).entries()) {
    const next = propertyOf(object, name)

    if (!next || !ts.isObjectLiteralExpression(next.initializer)) {
      const inner = way.slice(index + 1, -1)
      rest = inner.reduceRight((body, one) => `${quoted(one)}: {\n${body},\n}`, rest)
      return atEnd(source, object, `${quoted(name)}: {\n${rest},\n}`)
    }

    object = next.initializer
  }

  const siblings = (property.parent as ts.ObjectLiteralExpression).properties.filter(
    ts.isPropertyAssignment,
  )

  const at = siblings.indexOf(property)
  const known = (all: readonly ts.PropertyAssignment[]) =>
    all.map(({ name }) => propertyOf(object, nameOf(name))).find(Boolean)

  const before = known(siblings.slice(0, at).reverse())
  const after = known(siblings.slice(at + 1))
  if (before) return spliced(source, before.end, `,\n${rest}`)

  return after ? spliced(source, after.getStart(), `${rest},\n`) : atEnd(source, object, rest)
}

const spliced = (source: ts.SourceFile, at: number, text: string) =>
  source.text.slice(0, at) + text + source.text.slice(at)

const atEnd = (source: ts.SourceFile, object: ts.ObjectLiteralExpression, text: string): string => {
  const last = object.properties.at(-1)
  const at = last?.end ?? object.getStart() + 1

  return spliced(source, at, (last ? ',\n' : '\n') + text)
}

const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

function propertyOf(object: ts.ObjectLiteralExpression, name: string) {
  return object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => nameOf(property.name) === name)
}

/** Returns the object with the texts: of the exported constant, or the first one. */
function firstObject(source: ts.SourceFile): ts.ObjectLiteralExpression {
  let found: ts.ObjectLiteralExpression | undefined

  const visit = (node: ts.Node): void => {
    if (found) return
    if (ts.isObjectLiteralExpression(node)) found = node
    else ts.forEachChild(node, visit)
  }

  const exported = source.statements.find(
    (statement) =>
      ts.isExportAssignment(statement) ||
      (ts.isVariableStatement(statement) && statement.modifiers !== undefined),
  )

  visit(exported ?? source)
  if (!found) throw new Error(`${source.fileName} has no texts.`)

  return found
}
