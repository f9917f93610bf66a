type Values = Record<string, unknown>
type Node = { text: string } | { action: string; body: Node[]; otherwise: Node[] }

/**
 * Renders the part of Helm's templates that infra/deploy/helm uses: fields, variables, `if`,
 * `range`, pipelines and the functions below. Anything else throws. It checks without Helm that the
 * chart gives valid YAML.
 */
export function rendered(template: string, values: Values): string {
  const parts = template
    .replace(/\s*\{\{-/g, '{{')
    .replace(/-\}\}\s*/g, '}}')
    .split(/\{\{(.*?)\}\}/s)

  const nodes = parts.map((part, index) => (index % 2 ? { action: part.trim() } : { text: part }))
  const root: Node[] = []
  const open: { into: Node[]; of?: Extract<Node, { action: string }> }[] = [{ into: root }]

  for (const node of nodes) {
    const { into, of } = open.at(-1)!

    if ('text' in node) into.push({ text: node.text! })
    else if (node.action === 'end') {
      if (!of) throw new Error('There is an end of nothing.')
      open.pop()
    } else if (node.action === 'else') open[open.length - 1] = { into: of!.otherwise, of: of! }
    else {
      const made = { action: node.action!, body: [], otherwise: [] }
      into.push(made)
      if (/^(if|range) /.test(made.action)) open.push({ into: made.body, of: made })
    }
  }

  if (open.length > 1) throw new Error(`Without an end: ${open.at(-1)!.of!.action}`)

  return written(root, { $: values, '.': values })
}

type Scope = Record<string, unknown>

const written = (nodes: Node[], scope: Scope): string =>
  nodes.map((node) => ('text' in node ? node.text : acted(node, scope))).join('')

function acted(
  { action, body, otherwise }: Extract<Node, { action: string }>,
  scope: Scope,
): string {
  const condition = /^if (.*)$/s.exec(action)
  if (condition) return written(evaluated(condition[1]!, scope) ? body : otherwise, { ...scope })
  const loop = /^range (?:(\$\w+), )?(\$\w+) := (.*)$/s.exec(action)

  if (loop) {
    const [, key, each, list] = loop
    const found = evaluated(list!, scope) as Values

    return Object.entries(found)
      .map(([name, value]) =>
        written(body, { ...scope, [each!]: value, ...(key ? { [key]: name } : {}) }),
      )
      .join('')
  }

  const variable = /^(\$\w+) := (.*)$/s.exec(action)

  if (variable) {
    scope[variable[1]!] = evaluated(variable[2]!, scope)
    return ''
  }

  return String(evaluated(action, scope))
}

const functions: Record<string, (...given: any[]) => unknown> = {
  quote: (value) => JSON.stringify(String(value)),
  list: (...values) => values,
  index: (of, name) => of[name],
  eq: (one, other) => one === other,
  urlParse: (url) => ({ hostname: new URL(url).hostname }),
}

function evaluated(pipeline: string, scope: Scope): unknown {
  let result: unknown

  for (const [index, step] of pipeline.split(' | ').entries()) {
    const [first, ...others] = step.match(/\((?:[^()])*\)[\w.]*|"[^"]*"|[^\s()]+/g) ?? []
    const given = [...others.map((one) => term(one, scope)), ...(index > 0 ? [result] : [])]

    if (functions[first!]) result = functions[first!]!(...given)
    else if (given.length > 0) throw new Error(`Not known here: ${step}`)
    else result = term(first!, scope)
  }

  return result
}

function term(text: string, scope: Scope): unknown {
  if (text.startsWith('"')) return JSON.parse(text)
  const inner = /^\((.*)\)(\.\w+)?$/.exec(text)
  const [name, ...path] = inner ? ['', ...(inner[2] ?? '').split('.').slice(1)] : text.split('.')
  let value = inner ? evaluated(inner[1]!, scope) : name === '' ? scope['.'] : scope[name!]
  for (const part of path) value = (value as Values | undefined)?.[part]
  if (value === undefined) throw new Error(`There is no ${text}.`)

  return value
}
