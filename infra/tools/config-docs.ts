import type * as z from 'zod'
import { Environment } from '../server/environment'

/**
 * Returns the page: the purpose of each variable, its default, and the sentence that refuses an
 * invalid value, from its own schema.
 */
export function configurationPage(): string {
  const rows = Object.entries<z.ZodType>(Environment.shape).map(([name, schema]) => {
    const { description, without } = schema.meta() as { description?: string; without?: string }
    if (!description) throw new Error(`${name} has no description in infra/server/environment.ts`)

    const cells = [
      `\`${name}\``,
      without ?? `\`${defaultOf(schema)}\``,
      description,
      ruleOf(schema),
    ]

    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return [
    '# Configuration',
    '',
    '<!-- `npm run config:docs` writes this page from infra/server/environment.ts. Edit that file. -->',
    '',
    'Workledger reads these environment variables once at the start. An empty value counts as unset.',
    'A wrong value ends the start with a sentence that names the variable. The sentence does not repeat',
    'values of variables with `URL`, `KEY`, `TOKEN` or `SECRET` in their names.',
    '',
    '| variable | without it | what it does | its value |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** Returns the innermost default of the schema, as it would be typed. */
function defaultOf(schema: z.ZodType): string {
  const {
    type,
    defaultValue,
    innerType,
    in: before,
  } = (schema as z.ZodType & { def: Definition }).def

  if (type === 'default') return defaultValue === true ? 'on' : String(defaultValue)
  const inner = type === 'pipe' ? before : innerType

  if (!inner)
    throw new Error(
      'A variable without a default says in `without` what holds where it is missing.',
    )

  return defaultOf(inner)
}

interface Definition {
  type: string
  defaultValue?: unknown
  innerType?: z.ZodType
  in?: z.ZodType
}

/**
 * Returns the sentence of a variable's rule. Variables with a rule refuse a NUL; zod's own
 * sentences do not help an operator.
 */
function ruleOf(schema: z.ZodType): string {
  const message = schema.safeParse('\u0000').error?.issues[0]?.message ?? ''
  return message.startsWith('must ') ? message : ''
}
