import * as z from 'zod'
import type { Endpoint } from './endpoint'

const records = new WeakMap<z.ZodType, string>()

/**
 * Declares an id in a path as that of a row in this read table. The server finds the call's
 * workspace by it.
 */
export function idOf(record: string) {
  const schema = z.uuid()
  records.set(schema, record)
  return schema
}

/** The path of what belongs to a workspace. */
export const workspaceParams = z.object({ ws: idOf('workspaces') })

/** The path of what belongs to an employee, by whom the server finds the workspace. */
export const employeeParams = z.object({ id: idOf('employees') })

const shapeOf = ({ params }: Endpoint): Record<string, z.ZodType> =>
  (params as z.ZodObject | undefined)?.shape ?? {}

/** Returns the read table of a path parameter's row. */
export function recordOf(endpoint: Endpoint, param: string): string | undefined {
  const schema = shapeOf(endpoint)[param]
  return schema && records.get(schema)
}

/** Returns faulty path parameters: undeclared ones, and ids of unknown kind. */
export function unclearParams(endpoint: Endpoint): string[] {
  const shape = shapeOf(endpoint)
  const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

  return named.filter(
    (name) => !shape[name] || (shape[name] instanceof z.ZodUUID && !records.has(shape[name])),
  )
}
