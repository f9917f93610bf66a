import type * as z from 'zod'
import { codeOf, faultOf } from './kernel/faults'
import { endpoints } from './registry'

type Definition = {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly element?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition

/** Returns whether a field takes one of listed values, or several of them. */
function isChoice(schema: z.ZodType): boolean {
  const { type, innerType, in: from, out, options = [], element } = definitionOf(schema)
  const parts = [innerType, from, out, element, ...options]

  return type === 'enum' || parts.some((part) => part !== undefined && isChoice(part))
}

const isList = (schema: z.ZodType): boolean => {
  const { type, innerType } = definitionOf(schema)
  return type === 'array' || (innerType !== undefined && isList(innerType))
}

function fieldsOf(schema: z.ZodType | undefined): [string, z.ZodType][] {
  if (!schema) return []
  const { innerType, in: from, shape } = definitionOf(schema)
  return shape ? Object.entries(shape) : fieldsOf(innerType ?? from)
}

const choices = endpoints.flatMap(({ method, path, query, body }) =>
  [...fieldsOf(query), ...fieldsOf(body)]
    .filter(([, schema]) => isChoice(schema))
    .map(([name, schema]) => ({ name: `${method} ${path} ${name}`, schema })),
)

describe('a choice', () => {
  it('names its values, or has a sentence of its own', () => {
    const silent = choices.filter(({ schema }) => {
      const result = schema.safeParse(isList(schema) ? ['~'] : '~', { error: codeOf })
      const faults = (result.error?.issues ?? []).map(faultOf)

      return faults.some(({ code }) => code === 'field.invalid' || code === 'field.options')
    })

    expect(choices.length).toBeGreaterThan(100)
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('gives programs its values beside a sentence of its own', () => {
    const own = choices.find(({ name }) => name.endsWith('/journal/file format'))!
    const { error } = own.schema.safeParse('~', { error: codeOf })
    expect(error!.issues.map(faultOf)).toEqual([
      { code: 'export.format', params: { values: 'csv, xlsx' } },
    ])
  })
})
