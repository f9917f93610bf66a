import * as z from 'zod'

/** An id that no record has. */
export const STRANGER = '01900000-0000-7000-8000-0000000f00d5'

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { a: nested(depth - 1) })

/** Values that no honest client sends. */
export const hostile: readonly unknown[] = [
  'a\0b',
  'a\ud800b',
  '\udc00',
  '0000-01-01',
  '9999-12-31',
  '-000001-01-01',
  '0000-01-01 00:00:00',
  '9999-12-31 23:59:59',
  '2026-02-30',
  '2026-01-01 (x)',
  '1e309',
  '-1e400',
  '9'.repeat(40),
  '0.'.padEnd(60, '1'),
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  -(2 ** 31) - 1,
  1.5,
  -1,
  0,
  '',
  ' \u200b\u202e',
  null,
  true,
  [],
  {},
  [[[[]]]],
  nested(100),
  'x'.repeat(100_000),
  STRANGER,
  "'; drop table read.users; --",
  '../../../../etc/passwd',
  '__proto__',
  'employee-abc',
]

/** URLs are UTF-8, which has no lone surrogates. */
export const sendable = (text: string) => Buffer.from(text).toString()

/** Returns the names of a schema's fields. */
export const shapeOf = (schema: z.ZodType | undefined) =>
  Object.keys(
    ((schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) as any)
      ?.properties ?? {},
  )

/** Returns the paths of all values in a body. */
export const places = (value: unknown, at: (string | number)[] = []): (string | number)[][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [
        [...at, key],
        ...places(inner, [...at, key]),
      ])
    : []

/** Returns the body with another value at one place. */
export function withValue(
  body: any,
  [first, ...rest]: (string | number)[],
  value: unknown,
): unknown {
  const copy = Array.isArray(body) ? [...body] : { ...body }
  copy[first!] = rest.length === 0 ? value : withValue(copy[first!] ?? {}, rest, value)
  return copy
}
