import * as z from 'zod'

type Whole<F> = F extends z.ZodDefault<infer I> ? I : F

type Changes<S extends z.core.$ZodLooseShape> = {
  [K in keyof S]: z.ZodOptional<Whole<S[K]> & z.core.$ZodType>
}

/**
 * Returns the body of a change: any field of the whole body may be omitted and then stays. Defaults
 * of the whole body do not apply. Rules across fields are checked on the resulting record
 * (`changed` of the API).
 */
export function changeBody<S extends z.core.$ZodLooseShape>(
  whole: z.ZodObject<S>,
): z.ZodObject<Changes<S>> {
  const fields = Object.entries(whole.shape as Record<string, z.ZodType>)

  const optional = fields.map(([name, field]) => [
    name,
    (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field).optional(),
  ])

  return z.object(Object.fromEntries(optional)) as unknown as z.ZodObject<Changes<S>>
}
