import type * as z from 'zod'

type Schemas = Readonly<Record<string, z.ZodType>>

/** Returns the fields of a record that a schema names, in the order of the schema. */
export const pick = <S extends Schemas, R extends { readonly [K in keyof S]?: unknown }>(
  { shape }: z.ZodObject<S>,
  record: R,
) => mapFields({ shape } as z.ZodObject<S>, (name) => record[name]) as Pick<R, keyof S & keyof R>

/** Returns what a function makes of each field's name. */
export const mapFields = <S extends Schemas, V>(
  { shape }: z.ZodObject<S>,
  make: (name: keyof S & string) => V,
) => Object.fromEntries(Object.keys(shape).map((name) => [name, make(name)])) as Record<keyof S, V>
