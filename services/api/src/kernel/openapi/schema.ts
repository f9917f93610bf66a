import * as z from 'zod'

type Json = Record<string, unknown>

/** A schema as JSON Schema: what it takes, or what it answers. */
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
 * A record by known keys requires properties that it does not define, which validators refuse: its
 * keys become properties.
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
