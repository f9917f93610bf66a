import type * as z from 'zod'
import type { EventDefinition } from './event'
import { fieldKindOf, isPersonal } from './event-fields'

/**
 * The shape of a value in an event as plain JSON: the same text for the same schema, however it is
 * built.
 */
export type Shape = string | readonly Shape[] | { readonly [part: string]: Shape }

/** Returns literals, which need no field type and are listed in full. */
const literals = (def: any): readonly string[] =>
  [...(def.values ?? Object.values(def.entries))].map(String)

/** Returns the shape. `?` after a field's name: optional. `personal`: sealed for the subject. */
export function shapeOf(schema: z.ZodType): Shape {
  const shape = unmarked(schema)
  return isPersonal(schema) ? { personal: shape } : shape
}

function unmarked(schema: z.ZodType): Shape {
  const def = (schema as any)._zod.def

  switch (def.type) {
    case 'string':
      return fieldKindOf(schema) === 'plain'
        ? `plain ${(schema as z.ZodString).maxLength ?? ''}`.trim()
        : (fieldKindOf(schema) ?? 'string')

    case 'number':
      return (schema as z.ZodNumber).isInt ? 'integer' : 'number'
    case 'boolean':
      return 'boolean'
    case 'enum':
    case 'literal':
      return { one_of: literals(def) }

    case 'object':
      return {
        fields: Object.fromEntries(
          Object.entries(def.shape as Record<string, z.ZodType>).map(([name, field]) => [
            (field as any)._zod.optin === 'optional' ? `${name}?` : name,
            shapeOf(field),
          ]),
        ),
      }

    case 'array':
      return { each: shapeOf(def.element) }
    case 'record':
      return { key: shapeOf(def.keyType), each: shapeOf(def.valueType) }
    case 'union':
      return { any_of: def.options.map(shapeOf) }
    case 'nullable':
      return { or_null: shapeOf(def.innerType) }
    case 'optional':
    case 'nonoptional':
      return shapeOf(def.innerType)
    default:
      throw new Error(`An event cannot hold a ${def.type}.`)
  }
}

/** Returns everything of a definition that decides whether data fits it. */
export const definitionShape = ({ subject, data }: EventDefinition) => ({
  subject: subject ?? null,
  data: shapeOf(data),
})
