import * as z from 'zod'
import { canonical } from './canonical'
import { explainProperties } from './property-notes'

type Json = Record<string, unknown>

/** Names of schemas that appear once in the document, below `components`. */
export type NamedSchemas = ReadonlyMap<z.ZodType, string>

interface Asked {
  readonly io: 'input' | 'output'
  /** The area whose words explain the properties. */
  readonly area: string
  readonly named?: NamedSchemas | undefined
}

/** Returns a schema as JSON Schema, for its input or its output, with each property explained. */
export const schemaOf = (schema: z.ZodType, { io, area, named }: Asked): Json =>
  explainProperties(plainSchema(schema, io, named), area)

/** Returns a schema as JSON Schema. */
export function plainSchema(schema: z.ZodType, io: Asked['io'], named?: NamedSchemas): Json {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameProperties(jsonSchema as Json),
    metadata: namesBeside(schema, named),
  }) as Json

  // zod returns one object for a schema that occurs twice; a copy can have a description each.
  const text = JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/')

  return canonical(JSON.parse(text) as Json)
}

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Returns the global metadata of schemas, with the names of all but the root. */
function namesBeside(root: z.ZodType, named: NamedSchemas | undefined) {
  const registry = z.registry<Json>()
  const own = registry.get.bind(z.globalRegistry)

  registry.get = ((schema: z.ZodType) => {
    const id = schema === root ? undefined : named?.get(schema)
    return id ? { ...own(schema), id } : own(schema)
  }) as typeof registry.get

  return registry
}

/**
 * Turns the keys of a record into properties. A record with known keys requires properties that it
 * does not define, which validators refuse.
 */
function nameProperties(schema: Json): void {
  const { propertyNames, required, additionalProperties } = schema as {
    propertyNames?: Json
  } & Json
  const names = propertyNames?.enum
  if (!Array.isArray(names) || !Array.isArray(required)) return
  schema.properties = Object.fromEntries(names.map((name) => [name, additionalProperties]))
  schema.additionalProperties = false
  delete schema.propertyNames
}
