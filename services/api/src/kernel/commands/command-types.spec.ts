import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(__dirname, '../..')

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
)

/**
 * Finds objects with a literal `type`, as commands have, in which a later spread could overwrite
 * it.
 */
function overwritable(text: string): string[] {
  const found: string[] = []

  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const isType = (one: ts.ObjectLiteralElementLike) =>
        ts.isPropertyAssignment(one) &&
        one.name.getText() === 'type' &&
        /^'|\? '/.test(one.initializer.getText())

      const type = node.properties.findIndex(isType)
      // A spread of an object literal cannot hold another type.
      const spread = (one: ts.ObjectLiteralElementLike) =>
        ts.isSpreadAssignment(one) && !ts.isParenthesizedExpression(one.expression)
      if (type >= 0 && node.properties.slice(type).some(spread)) found.push(node.getText())
    }

    ts.forEachChild(node, visit)
  }

  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true))

  return found
}

describe('the type of a command', () => {
  it('is not overwritten by a spread', () => {
    expect(overwritable(`run({ type: 'change', ...body })`)).toHaveLength(1)
    expect(
      overwritable(`run({ type: approved ? 'approve' : 'reject', id, ...body })`),
    ).toHaveLength(1)
    expect(overwritable(`run({ ...body, type: 'change' })`)).toEqual([])
    expect(sources.length).toBeGreaterThan(80)

    for (const file of sources)
      expect([file, overwritable(readFileSync(join(root, file), 'utf8'))]).toEqual([file, []])
  })
})
