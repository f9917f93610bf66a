import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Members of controllers and services that change what is no event: vault, queues and sessions. */
const STORES =
  /^this\.(keys|pins|store|secrets|subscriptions|tablets|factors|credentials|sessions|signIns|passkeys|accounts|attempts|box|tokens|links|vault|pool)$/

const READS = /^(find|get|read|show|list|of|is|has|known|check)/

const root = join(__dirname, '../..')

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(controller|service)\.ts$|-writes?\.ts$/.test(file) && !file.endsWith('.spec.ts'),
)

/** Returns the changes of stores after a method has waited for the read tables. */
function changesAfterWait(method: ts.Node): string[] {
  const found: string[] = []
  let waited = false

  const walk = (node: ts.Node) => {
    ts.forEachChild(node, walk)
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
    const { name, expression: on } = node.expression
    const owner = on.getText()
    const runs =
      name.text === 'run' && /(^call|[cC]ommands|commands\.in\(.*\)|writes)$/s.test(owner)
    if (runs || name.text === 'settled') waited = true
    else if (waited && STORES.test(owner) && !READS.test(name.text))
      found.push(`${owner}.${name.text}`)
    else if (
      waited &&
      owner === 'this' &&
      /^(forget|end|revoke|remove)(All|Access)?$/.test(name.text)
    )
      found.push(`this.${name.text}`)
  }

  ts.forEachChild(method, walk)

  return found
}

/**
 * A wait for late read tables ends the call with 202: the log has its events, and what follows is
 * skipped. Append instead, change the store, and wait at the end.
 */
it('changes no store after the wait for the read tables', () => {
  const found = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const methods: string[] = []

    const visit = (node: ts.Node) => {
      if (ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node))
        methods.push(
          ...changesAfterWait(node).map((change) => `${file}: ${node.name?.getText()}: ${change}`),
        )

      ts.forEachChild(node, visit)
    }

    visit(source)

    return methods
  })

  expect(sources.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
