import ts from 'typescript'

/** A string of a source file that a person reads. */
export interface SourceText {
  /** Its place: names of properties, then the way through a function's body. */
  readonly path: string
  /**
   * The property that holds it, or the constant in parentheses that only its file uses. Inside a function or a list each language has its own structure.
   */
  readonly member: string
  /** The text; a template's expressions are `${name}`. */
  readonly text: string
  /** Expressions of a template by name. */
  readonly names: ReadonlyMap<string, ts.Expression>
  readonly node: TextNode
  /** It is one of the forms of `counted`. */
  readonly counted: boolean
}

type TextNode = ts.StringLiteralLike | ts.TemplateExpression

interface Place {
  readonly path: string
  readonly member: string
  readonly inFunction: boolean
  readonly counted?: boolean
}

const within = (place: Place, name: string): Place => {
  const path = place.path ? `${place.path}.${name}` : name
  return { ...place, path, member: place.inFunction ? place.member : path }
}

const inFunction = (place: Place): Place => ({ ...place, inFunction: true })

export const parsed = (path: string, content: string) =>
  ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true)

export const isTextNode = (node: ts.Node): node is TextNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

export const isCounted = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'counted'

/** Whether a list is a row of an error table: status and sentence. */
export const isErrorRow = (node: ts.Node): node is ts.ArrayLiteralExpression =>
  ts.isArrayLiteralExpression(node) &&
  node.elements.length === 2 &&
  ts.isNumericLiteral(node.elements[0]!)

export const nameOf = (name: ts.PropertyName): string =>
  ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : name.getText()

/** Returns all texts of a source file in their order. */
export function textsOf(file: ts.SourceFile): SourceText[] {
  const texts: SourceText[] = []
  const taken = new Map<string, number>()

  const add = (node: TextNode, place: Place) => {
    const times = (taken.get(place.path) ?? 0) + 1
    taken.set(place.path, times)

    texts.push({
      ...written(node),
      path: times === 1 ? place.path : `${place.path}~${times}`,
      member: place.member,
      node,
      counted: place.counted ?? false,
    })
  }

  const exported = exportedName(file)
  const walk = (node: ts.Node, place: Place): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return

    if (isTextNode(node)) {
      add(node, place)
      if (ts.isTemplateExpression(node))
        for (const span of node.templateSpans) walk(span.expression, within(place, 'in'))
      return
    }

    const parts = partsOf(node, place, exported)
    if (parts) for (const [part, at] of parts) walk(part, at)
    else ts.forEachChild(node, (child) => walk(child, place))
  }

  for (const statement of tableOf(file) ?? file.statements)
    walk(statement, { path: '', member: '', inFunction: false })

  return texts
}

/** Returns the parts of a node that can hold texts, each with its place; undefined: all children. */
function partsOf(
  node: ts.Node,
  place: Place,
  exported: string | undefined,
): [ts.Node, Place][] | undefined {
  if (ts.isVariableDeclaration(node) && node.initializer) {
    const name = node.name.getText()
    const own = name === exported || place.inFunction ? place : within(place, `(${name})`)
    return [[node.initializer, own]]
  }

  if (ts.isPropertyAssignment(node)) return [[node.initializer, within(place, nameOf(node.name))]]

  if (isErrorRow(node)) return [[node.elements[1]!, place]]

  if (ts.isArrayLiteralExpression(node) && place.path === '')
    // A whole file of texts, whose translations have the text itself as their key.
    return node.elements.map((element) => [
      element,
      within(place, ts.isStringLiteralLike(element) ? element.text : element.getText()),
    ])

  if (ts.isArrayLiteralExpression(node))
    return node.elements.map((element, index) => [
      element,
      within(inFunction(place), String(index)),
    ])

  if (ts.isArrowFunction(node)) return [[node.body, inFunction(place)]]

  if (ts.isConditionalExpression(node))
    return [
      [node.whenTrue, within(inFunction(place), 'if')],
      [node.whenFalse, within(inFunction(place), 'else')],
    ]

  if (isCounted(node)) return [[node.arguments[2]!, { ...inFunction(place), counted: true }]]
  if (ts.isCallExpression(node)) return partsOfCall(node, place)

  return ts.isBinaryExpression(node) ? partsOfBinary(node, place) : undefined
}

/** Plain strings that a call takes are settings, such as a separator. */
const partsOfCall = (node: ts.CallExpression, place: Place): [ts.Node, Place][] =>
  [node.expression, ...node.arguments.filter((argument) => !isTextNode(argument))].map((part) => [
    part,
    place,
  ])

/** A text follows `??`, `||` or `+`; a string that is compared is a value. */
const partsOfBinary = (node: ts.BinaryExpression, place: Place): [ts.Node, Place][] => {
  const operator = node.operatorToken.kind
  if (operator === ts.SyntaxKind.PlusToken)
    return [
      [node.left, place],
      [node.right, place],
    ]

  return operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken
    ? [
        [node.left, place],
        [node.right, within(inFunction(place), 'else')],
      ]
    : []
}

/** Returns the name of the list of texts that a file consists of, if it does. */
export function listOf(file: ts.SourceFile): string | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const { name, initializer } = statement.declarationList.declarations[0]!
    const value =
      initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer
    if (value && ts.isArrayLiteralExpression(value)) return name.getText()
  }

  return undefined
}

/** Returns the table of errors, if a file declares one beside functions. */
const tableOf = (file: ts.SourceFile) => {
  const tables = file.statements.filter(
    (statement) => ts.isVariableStatement(statement) && /= errors\(\{/.test(statement.getText()),
  )

  return tables.length > 0 ? tables : undefined
}

/** Returns the name of the constant that a file exports, by itself or as its default. */
function exportedName(file: ts.SourceFile): string | undefined {
  for (const statement of tableOf(file) ?? file.statements) {
    if (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression))
      return statement.expression.text

    if (
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      return statement.declarationList.declarations[0]!.name.getText()
  }

  return undefined
}

function written(node: TextNode): Pick<SourceText, 'text' | 'names'> {
  if (!ts.isTemplateExpression(node)) return { text: node.text, names: new Map() }
  const names = new Map<string, ts.Expression>()

  const spans = node.templateSpans.map(
    ({ expression, literal }) => `\${${spanName(expression, names)}}${literal.text}`,
  )

  return { text: node.head.text + spans.join(''), names }
}

/** Names an expression of a template: itself if it is short, else its first name. */
function spanName(expression: ts.Expression, names: Map<string, ts.Expression>): string {
  const source = expression.getText()
  const first = /\b(?!counted\b)[a-z]\w*/.exec(source.replace(/'[^']*'/g, ''))?.[0] ?? 'value'
  const short = /^[\w.]+$/.test(source) ? source : first

  for (let times = 1; ; times++) {
    const name = times === 1 ? short : `${short}${times}`
    const known = names.get(name)
    if (known && known.getText() !== source) continue
    names.set(name, expression)

    return name
  }
}

/** Rewrites the source of a node; `edit` returns the new source of a part that it changes. */
export function rewritten(node: ts.Node, edit: (part: ts.Node) => string | undefined): string {
  const source = node.getSourceFile().text
  let result = ''
  let at = node.getStart()

  const visit = (part: ts.Node): void => {
    const changed = edit(part)

    if (changed === undefined) ts.forEachChild(part, visit)
    else {
      result += source.slice(at, part.getStart()) + changed
      at = part.end
    }
  }

  visit(node)

  return result + source.slice(at, node.end)
}

/** Writes a text as TypeScript; `names` has the sources of its expressions. */
export function literal(text: string, names: ReadonlyMap<string, string>): string {
  const parts = text.split(/\$\{([^{}]+)\}/)
  const plain = parts.every((part, index) => index % 2 === 0 || !names.has(part))
  if (plain) return `'${escaped(text).replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

  const inner = parts.map((part, index) =>
    index % 2 === 1 && names.has(part)
      ? `\${${names.get(part)}}`
      : escaped(index % 2 === 1 ? `\${${part}}` : part)
          .replaceAll('`', '\\`')
          .replaceAll('${', '\\${'),
  )

  return `\`${inner.join('')}\``
}

/** Escapes what an editor does not show: marks of direction. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replace(
      /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
      (mark) => `\\u${mark.charCodeAt(0).toString(16)}`,
    )
