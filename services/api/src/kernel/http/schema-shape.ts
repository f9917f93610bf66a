import type * as z from 'zod'

type Shape = Readonly<Record<string, z.ZodType>>

/** Returns the fields of an object schema inside any wrappers. */
export function shapeOf(schema: z.ZodType | undefined): Shape | undefined {
  const { shape, def } = (schema ?? {}) as unknown as {
    shape?: Shape
    def?: { innerType?: z.ZodType; in?: z.ZodType }
  }
  return shape ?? (def?.innerType ? shapeOf(def.innerType) : def?.in ? shapeOf(def.in) : undefined)
}
