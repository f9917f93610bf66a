import { evaluateXPathToBoolean, evaluateXPathToNodes } from 'fontoxpath'
import { type Document, type Element, type Node, parseXmlDocument } from 'slimdom'

interface Rule {
  /** Selects every node of a document to which the rule applies. */
  nodes: string
  asserts: readonly { test: string; id: string }[]
}

export interface Schematron {
  /** Returns the ids of failing assertions, each as often as it fails. */
  failures(xml: string): string[]
}

/**
 * Reads a preprocessed schema: patterns of rules with literal contexts, without variables, abstract
 * rules or phases.
 */
export function schematron(schema: string): Schematron {
  const document = parseXmlDocument(schema)

  const namespaces = new Map(
    elements(document, 'ns').map((each) => [
      each.getAttribute('prefix')!,
      each.getAttribute('uri')!,
    ]),
  )

  const patterns = elements(document, 'pattern').map((pattern) =>
    elements(pattern, 'rule').map(ruleOf),
  )
  const options = { namespaceResolver: (prefix: string) => namespaces.get(prefix) ?? null }

  const failing = (node: Node, { asserts }: Rule) =>
    asserts
      .filter(({ test }) => !evaluateXPathToBoolean(test, node, null, null, options))
      .map(({ id }) => id)

  /** In a pattern, the first rule that matches a node counts. */
  const failuresOf = (checked: Document, rules: readonly Rule[]) => {
    const taken = new Set<Node>()
    return rules.flatMap((rule) => {
      const nodes = evaluateXPathToNodes<Node>(rule.nodes, checked, null, null, options).filter(
        (node) => !taken.has(node),
      )
      for (const node of nodes) taken.add(node)
      return nodes.flatMap((node) => failing(node, rule))
    })
  }

  return {
    failures: (xml) => {
      const checked = parseXmlDocument(xml)
      return patterns.flatMap((rules) => failuresOf(checked, rules))
    },
  }
}

const elements = (of: Document | Element, name: string): Element[] => [
  ...of.getElementsByTagNameNS('*', name),
]

const ruleOf = (rule: Element): Rule => ({
  nodes: alternatives(rule.getAttribute('context')!).join(' | '),
  asserts: elements(rule, 'assert').map((each) => ({
    test: each.getAttribute('test')!,
    id: each.getAttribute('id')!,
  })),
})

/**
 * Returns the alternatives of a context as paths from the root; a context matches a node at any
 * depth.
 */
function alternatives(context: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  let quote = ''

  for (const character of context) {
    if (quote) quote = character === quote ? '' : quote
    else if (character === "'" || character === '"') quote = character
    else if ('[('.includes(character)) depth++
    else if ('])'.includes(character)) depth--

    if (character === '|' && depth === 0 && !quote) parts.push('')
    else parts[parts.length - 1] += character
  }

  return parts.map((part) => part.trim()).map((part) => (part.startsWith('/') ? part : `//${part}`))
}
