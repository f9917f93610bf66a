import { dirname, relative } from 'node:path'
import ts from 'typescript'
import {
  isCounted,
  isErrorRow,
  isTextNode,
  listOf,
  literal,
  nameOf,
  parsed,
  rewritten,
  type SourceText,
  textsOf,
} from './source-texts'
import { nameOfFile, pathIn, type TextFile, type Tree } from './text-files'
import { pluralForms } from './wanted-texts'

/** Translations by the path of their text, of one file. */
export type Translations = ReadonlyMap<string, string>

/** An English file on its way into another language. */
export interface Rendering {
  readonly english: ts.SourceFile
  readonly language: string
  readonly file: TextFile
  readonly translations: Translations
}

/** Returns a file of a new language, in the structure of the English one. */
export function newFile(
  tree: Tree,
  file: TextFile,
  language: string,
  translations: Translations,
): string {
  const english = parsed(file.english, tree.read(file.english)!)
  const list = listOf(english)
  if (list) return listFile(list, language, translations)
  const rendering = { english, language, file, translations }
  const table = file.kind === 'errors' ? tableIn(tree, english, file) : undefined

  const body = table
    ? `export const ${table.name}${capital(language)} = errorWords<'${language}', typeof ${table.table}>()(${renderedIn(table.sentences, rendering)})`
    : english.statements
        .filter(isCarried)
        .map((statement) => declared(statement, rendering))
        .join('\n\n')

  const imports = english.statements
    .filter(ts.isImportDeclaration)
    .filter((statement) => isUsed(statement, body))
    .map((statement) => inLanguage(statement, language))

  return `${[...imports, ...typeImports(file, body)].join('\n')}\n\n${body}\n`
}

/** Returns translations by their English texts. */
const listFile = (list: string, language: string, translations: Translations) =>
  `import type { ${list} } from './en'

export const ${language}: Readonly<Record<(typeof ${list})[number], string>> = {
${listed([...translations])}
}
`

/** Writes translations as properties with the English text as their name. */
export const listed = (translations: readonly (readonly [string, string])[]) =>
  translations
    .map(([english, text]) => `${literal(english, NONE)}: ${literal(text, NONE)},`)
    .join('\n')

const NONE: ReadonlyMap<string, string> = new Map()

/** Finds the English table of errors, and the name of its translations without their language. */
function tableIn(tree: Tree, english: ts.SourceFile, file: TextFile) {
  const model = /export const (\w+)It = errorWords/.exec(tree.read(pathIn(file, 'it')) ?? '')?.[1]

  for (const statement of english.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const { name, initializer } = statement.declarationList.declarations[0]!

    if (
      initializer &&
      ts.isCallExpression(initializer) &&
      initializer.expression.getText() === 'errors'
    )
      return {
        table: name.getText(),
        name: model ?? name.getText(),
        sentences: initializer.arguments[0]!,
      }
  }

  throw new Error(`${file.english} has no table of errors.`)
}

export const capital = (language: string) => language[0]!.toUpperCase() + language.slice(1)

/** Types and a last `export default en` belong to the English file. */
const isCarried = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) ||
  ts.isFunctionDeclaration(statement) ||
  (ts.isExportAssignment(statement) && !ts.isIdentifier(statement.expression))

function isUsed(statement: ts.ImportDeclaration, body: string): boolean {
  const clause = statement.importClause
  const bindings = clause?.namedBindings

  const names = [
    ...(clause?.name ? [clause.name.text] : []),
    ...(bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name }) => name.text)
      : []),
  ]

  return names.some((name) => new RegExp(`\\b${name}\\b`).test(withoutStrings(body)))
}

const withoutStrings = (source: string) => source.replace(/'(?:[^'\\\n]|\\.)*'/g, "''")

const inLanguage = (statement: ts.ImportDeclaration, language: string) =>
  statement.getText().replace(/(?<=[./])en'$/, `${language}'`)

/** Writes the declaration around the texts as translations have it. */
function declared(statement: ts.Statement, rendering: Rendering): string {
  const { english, language, file } = rendering
  const body = (node: ts.Node) => renderedIn(node, rendering)
  const leading = commentsBefore(statement)

  if (ts.isExportAssignment(statement)) {
    const texts = body(bare(statement.expression))

    return file.kind === 'catalogue'
      ? `export default translation<'${language}', typeof english>()(${texts})`
      : `export default ${texts} satisfies ${likeType(texts)}<typeof english>`
  }

  if (!ts.isVariableStatement(statement)) return leading + body(statement)
  const declaration = statement.declarationList.declarations[0]!
  const name = declaration.name.getText()
  const value = bare(declaration.initializer!)

  if (name !== 'en') return leading + body(statement)
  const isDefault = english.statements.some(ts.isExportAssignment)

  return isDefault
    ? `export default ${body(value)} satisfies WordsLike<typeof english>`
    : `export const ${language}: typeof en = ${body(value)}`
}

const commentsBefore = (node: ts.Node) => {
  const text = node.getSourceFile().text.slice(node.getFullStart(), node.getStart()).trim()
  return text.startsWith('/**') ? `${text}\n` : ''
}

/** Leaves out `as const` and `satisfies`. */
const bare = (expression: ts.Expression): ts.Expression =>
  ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? bare(expression.expression)
    : expression

/** The type of a file of words depends on its depth. */
const likeType = (texts: string) => (/:\s*\{/.test(texts) ? 'WordsLike' : 'NamesLike')

function typeImports(file: TextFile, body: string): string[] {
  const here = `./${file.english.split('/').at(-1)!.replace(/\.ts$/, '')}`
  const kernel = (name: string) => `'${kernelPath(file.english, name)}'`

  const from: readonly [name: string, line: string][] = [
    ['translation', `import { translation } from '@workledger/kit/i18n/translation'`],
    ['WordsLike', `import type { WordsLike } from ${kernel('area-words')}`],
    ['NamesLike', `import type { NamesLike } from ${kernel('event-words')}`],
    ['typeof english', `import type english from '${here}'`],
    ['typeof en', `import type { en } from '${here}'`],
  ]

  const lines = from
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(withoutStrings(body)))
    .map(([, line]) => line)

  const table = /^export const .+ typeof (\w+)>/.exec(body)?.[1]
  if (!table) return lines

  return nameOfFile(file).endsWith('kernel/errors')
    ? [...lines, `import { errorWords, type ${table} } from '${here}'`]
    : [
        ...lines,
        `import { errorWords } from ${kernel('errors')}`,
        `import type { ${table} } from '${here}'`,
      ]
}

function kernelPath(from: string, name: string): string {
  const contracts = 'services/contracts/src/'
  if (!from.startsWith(contracts)) return `@workledger/contracts/kernel/${name}`
  const path = relative(dirname(from), `${contracts}kernel/${name}`)

  return path.startsWith('.') ? path : `./${path}`
}

/** Renders a part of the English file in another language. */
export function renderedIn(node: ts.Node, rendering: Rendering): string {
  const { english, language, file, translations } = rendering
  const texts = new Map(textsOf(english).map((text) => [text.node as ts.Node, text]))

  const textAt = (text: SourceText, path: string): string =>
    literal(
      translations.get(path) || text.text,
      new Map([...text.names].map(([name, expression]) => [name, rewritten(expression, edit)])),
    )

  const edit = (part: ts.Node): string | undefined => {
    const text = texts.get(part)
    if (text) return textAt(text, text.path)
    if (isErrorRow(part))
      return textAt(texts.get(part.elements[1]!)!, texts.get(part.elements[1]!)!.path)
    if (isCounted(part)) return counted(part)
    // A language in a call, as in toLocaleLowerCase('en').
    if (isTextNode(part) && part.getText() === "'en'") return `'${language}'`

    return ts.isObjectLiteralExpression(part) && hasForms(part, file) ? withForms(part) : undefined
  }

  const counted = (call: ts.CallExpression) => {
    const forms = call.arguments[2] as ts.ObjectLiteralExpression
    const other = forms.properties.filter(ts.isPropertyAssignment).at(-1)!
    const text = texts.get(other.initializer)!
    const stem = text.path.slice(0, -'other'.length)

    const lines = pluralForms(language)
      .filter((form) => translations.get(stem + form)?.trim())
      .map((form) => `${form}: ${textAt(text, stem + form)},`)

    return `counted('${language}', ${rewritten(call.arguments[1]!, edit)}, {\n${lines.join('\n')}\n})`
  }

  const withForms = (object: ts.ObjectLiteralExpression) =>
    `{\n${object.properties.map((property) => inPluralForms(property)).join('')}}`

  const inPluralForms = (property: ts.ObjectLiteralElementLike): string => {
    const comment = commentsBefore(property)
    const name = property.name ? nameOf(property.name) : ''
    if (name.endsWith('_one')) return ''
    if (!name.endsWith('_other') || !ts.isPropertyAssignment(property))
      return `${comment}${rewritten(property, edit)},\n`

    return `${forms(property)},\n`
  }

  /** Writes all forms of a plural of a catalogue. */
  const forms = (property: ts.PropertyAssignment) => {
    const stem = nameOf(property.name).slice(0, -'other'.length)
    const text = texts.get(property.initializer)!
    const path = text.path.slice(0, -'other'.length)

    return pluralForms(language)
      .map((form) => `${stem}${form}: ${textAt(text, path + form)}`)
      .join(',\n')
  }

  if (
    file.kind === 'catalogue' &&
    ts.isPropertyAssignment(node) &&
    /_other$/.test(nameOf(node.name))
  )
    return forms(node)

  return edit(node) ?? rewritten(node, edit)
}

const hasForms = (object: ts.ObjectLiteralExpression, file: TextFile) =>
  file.kind === 'catalogue' &&
  object.properties.some(({ name }) => name && nameOf(name).endsWith('_other'))
