import * as z from 'zod'
import type { Endpoint } from './endpoint'

const records = new WeakMap<z.ZodType, string>()

/**
 * An id in a path: that of a row of this read table, by which the server finds the workspace that a
 * call belongs to.
 */
export function idOf(record: string) {
  const schema = z.uuid()
  records.set(schema, record)
  return schema
}

const shapeOf = ({ params }: Endpoint): Record<string, z.ZodType> =>
  (params as z.ZodObject | undefined)?.shape ?? {}

/** The read table that a path parameter names a row of. */
export function recordOf(endpoint: Endpoint, param: string): string | undefined {
  const schema = shapeOf(endpoint)[param]
  return schema && records.get(schema)
}

/**
 * What is wrong with the parameters of a path: undeclared ones, and ids of which nobody said what
 * they are of.
 */
export function unclearParams(endpoint: Endpoint): string[] {
  const shape = shapeOf(endpoint)
  const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

  return named.filter(
    (name) => !shape[name] || (shape[name] instanceof z.ZodUUID && !records.has(shape[name])),
  )
}
