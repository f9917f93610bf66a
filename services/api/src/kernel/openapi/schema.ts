import * as z from 'zod'

type Json = Record<string, unknown>

/** Returns a schema as JSON Schema, for its input or its output. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const override = ({ jsonSchema }: { jsonSchema: object }) => nameProperties(jsonSchema as Json)

  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override,
  }) as Json

  return rest
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
