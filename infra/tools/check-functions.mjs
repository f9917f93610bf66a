import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { root } from './packages.mjs'

const MOST_PARAMETERS = 4

/**
 * Part of `npm run lint`: a function takes at most four arguments by position. Two kinds are not
 * counted, because others say what they get: a constructor that Nest fills by type, and a function
 * that stands as an argument of a call.
 */
function longParameterLists(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = []

  const visit = (node) => {
    const places = ts.isFunctionLike(node) && !isFilledByOthers(node) ? parametersOf(node) : []
    if (places.length > MOST_PARAMETERS) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      found.push(`${path}:${line} ${nameOf(node, source)} has ${places.length} parameters; give the last ones as an object`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const parametersOf = ({ parameters }) => parameters.filter(({ name }) => name.text !== 'this')

const isFilledByOthers = (node) => (ts.isConstructorDeclaration(node) ? Boolean(ts.getDecorators(node.parent)?.length) : isArgument(node))

const isArgument = ({ parent }) => ts.isCallExpression(parent) || ts.isNewExpression(parent)

const nameOf = (node, source) =>
  ts.isConstructorDeclaration(node) ? 'constructor' : ((node.name ?? node.parent.name)?.getText(source) ?? 'a function')

const committed = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)))

const paths = process.argv.length > 2 ? process.argv.slice(2) : committed()
const found = paths.flatMap((path) => longParameterLists(path, readFileSync(resolve(root, path), 'utf8')))
for (const sentence of found) console.error(sentence)
process.exitCode = found.length > 0 ? 1 : 0
