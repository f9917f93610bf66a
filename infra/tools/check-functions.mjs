import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { longFunctions } from './long-functions.mjs'
import { root } from './packages.mjs'

const MOST_PARAMETERS = 4
const MOST_LINES = 60
const MOST_COMPONENT_LINES = 100

/** The functions to measure: those of the server and of both apps, without their tests. */
const measured =
  /^(services|projections|jobs|infra|web-app|web-admin)\/(?!.*(\.spec\.tsx?$|\/testing\/|\/bench\/))/

/** Code that runs for each request, event or job. */
const busy = /^(services|projections|jobs)\/(?!.*(\.spec\.ts$|\/testing\/|\/bench\/))/

/**
 * Part of `npm run lint`: a function takes at most four arguments by position and has at most 60
 * lines. A component, whose name begins with a capital in a `.tsx` file, has at most 100.
 *
 * In the server, a function assigns no function literal to a property, and makes no object literal
 * with accessors: V8 would keep what they refer to until the next full garbage collection.
 *
 * Parameters of two kinds of functions are not counted, because their callers fix them: a
 * constructor that Nest fills by type, and a function passed as an argument.
 *
 * Lines of a named inner function count for the inner function only. A switch counts as its longest
 * case, so a decider may have any number of them.
 */
function checked(path, text, { lengths, isBusy }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = []
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1
  const written = text.split('\n').map((line) => line.trim() !== '')
  const linesOf = (node) =>
    written.slice(lineOf(node.getStart(source)) - 1, lineOf(node.end)).filter(Boolean).length

  const ownLines = (node) => {
    let lines = linesOf(node)

    const leaveOut = (inner) => {
      if (isNamedFunction(inner)) lines -= linesOf(inner) - 1
      else if (ts.isSwitchStatement(inner)) {
        const { clauses } = inner.caseBlock
        lines -= linesOf(inner.caseBlock) - Math.max(...clauses.map(linesOf))
      } else ts.forEachChild(inner, leaveOut)
    }

    ts.forEachChild(node, leaveOut)

    return lines
  }

  const visit = (node) => {
    if (ts.isFunctionLike(node)) {
      const name = nameOf(node, source)
      const place = `${path}:${lineOf(node.getStart(source))} ${name}`
      const parameters = isFilledByOthers(node) ? 0 : parametersOf(node).length

      if (parameters > MOST_PARAMETERS)
        found.push(`${place} has ${parameters} parameters; give the last ones as an object`)

      const lines = lengths && node.body && !longFunctions[path]?.[name] ? ownLines(node) : 0

      if (lines > mostLines(path, name))
        found.push(`${place} has ${lines} lines; give its parts names`)

      if (isBusy && isMadeOld(node))
        found.push(
          `${place} outlives its call in V8; name it first, or make it a method of a class`,
        )
    }

    ts.forEachChild(node, visit)
  }

  visit(source)

  return found
}

const mostLines = (path, name) =>
  path.endsWith('.tsx') && /^[A-Z]/.test(name) ? MOST_COMPONENT_LINES : MOST_LINES

const parametersOf = ({ parameters }) => parameters.filter(({ name }) => name.text !== 'this')

const isFilledByOthers = (node) =>
  ts.isConstructorDeclaration(node)
    ? Boolean(ts.getDecorators(node.parent)?.length)
    : isArgument(node)

/** Tells whether V8 makes this function, or the accessor's hidden class, in the old generation. */
function isMadeOld(node) {
  const { parent } = node
  if (!ts.findAncestor(parent, ts.isFunctionLike)) return false
  if (ts.isAccessor(node)) return ts.isObjectLiteralExpression(parent)

  return (
    ts.isBinaryExpression(parent) &&
    parent.right === node &&
    ts.isAssignmentOperator(parent.operatorToken.kind) &&
    (ts.isPropertyAccessExpression(parent.left) || ts.isElementAccessExpression(parent.left))
  )
}

const isArgument = ({ parent }) => ts.isCallExpression(parent) || ts.isNewExpression(parent)

const isNamedFunction = (node) =>
  ts.isFunctionLike(node) &&
  Boolean(node.body) &&
  (Boolean(node.name) ||
    ts.isVariableDeclaration(node.parent) ||
    ts.isPropertyAssignment(node.parent))

const nameOf = (node, source) =>
  ts.isConstructorDeclaration(node)
    ? 'constructor'
    : ((node.name ?? node.parent.name)?.getText(source) ?? 'a function')

const committed = () =>
  execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'],
    { cwd: root, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)))

const given = process.argv.slice(2)

const found = (given.length > 0 ? given : committed()).flatMap((path) =>
  checked(path, readFileSync(resolve(root, path), 'utf8'), {
    lengths: given.length > 0 || measured.test(path),
    isBusy: given.length > 0 || busy.test(path),
  }),
)

for (const sentence of found) console.error(sentence)

process.exitCode = found.length > 0 ? 1 : 0
