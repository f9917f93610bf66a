import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { root } from './packages.mjs'

/**
 * Part of `npm run lint`: SQL of a kernel names no read table of an area. What a kernel needs of
 * one, the area provides: a value for a token, or a class for an abstract one.
 */
const isKernel = (path) =>
  /^(services\/[a-z-]+|projections|jobs)\/src\/kernel\/.+\.ts$/.test(path) &&
  !path.endsWith('.spec.ts')

/** Methods of Kysely that name a table. */
const NAMES_TABLE = /^(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|\w+Join|table)$/

const AFTER_KEYWORD = /\b(?:from|join|into|update)\s+(?:read\.)?"?([a-z_]+)"?/gi

function tablesOf(paths) {
  const tables = new Map()

  for (const path of paths)
    for (const [, name] of textOf(path).matchAll(/\btable\(\s*'([a-z_]+)'/g)) tables.set(name, path)

  return tables
}

function checked(path, text, tables) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = []

  const visit = (node) => {
    for (const name of namesIn(node)) {
      if (!tables.has(name)) continue
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      const area = tables.get(name).split('/').at(2)

      found.push(
        `${path}:${line} reads the table ${name} of the area ${area}; let ${area} provide it by a token of the kernel`,
      )
    }

    ts.forEachChild(node, visit)
  }

  visit(source)

  return found
}

/** Returns the tables that a call of Kysely, or a text with SQL, names. */
function namesIn(node) {
  if (ts.isCallExpression(node)) {
    const method = node.expression.name?.text ?? ''
    const [first] = node.arguments
    return first && ts.isStringLiteral(first) && NAMES_TABLE.test(method)
      ? [first.text.split(' ')[0]]
      : []
  }

  const isText = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)
  const isSql = isText && /\b(select|insert|update|delete|join)\b/i.test(node.text)

  return isSql ? [...node.text.matchAll(AFTER_KEYWORD)].map(([, name]) => name) : []
}

const textOf = (path) => readFileSync(resolve(root, path), 'utf8')

const committed = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)))

const paths = committed()
const tables = tablesOf(
  paths.filter(
    (path) => /^projections\/src\/(?!kernel\/)/.test(path) && !path.endsWith('.spec.ts'),
  ),
)
const given = process.argv.slice(2)

const found = (given.length > 0 ? given : paths.filter(isKernel)).flatMap((path) =>
  checked(path, textOf(path), tables),
)

for (const sentence of found) console.error(sentence)

process.exitCode = found.length > 0 ? 1 : 0
