import * as z from 'zod'
import { endpoints } from '../registry'
import { mailAddressOf, normalisedAddress } from './mail-address'

const [typed, kept] = [' Info@MÜLLER-büro.de ', 'info@xn--mller-bro-q9ag.de']

describe('a mail address', () => {
  it.each([
    [typed, kept],
    [kept, kept],
    ['a@例え.jp', 'a@xn--r8jz45g.jp'],
    ['ada@Example.COM', 'ada@example.com'],
    ['a@b', undefined],
    ['a b@example.com', undefined],
    ['a@ex ample.com', undefined],
    ['a@müller.de/x', undefined],
    ['a@müller.de:25', undefined],
    ['@müller.de', undefined],
    ['müller@example.com', undefined],
    ['', undefined],
    [`${'a'.repeat(250)}@example.com`, undefined],
  ])('%j is kept as %j', (text, address) => expect(mailAddressOf(text)).toBe(address))

  it('is the same however often it is normalised', () =>
    expect(normalisedAddress(normalisedAddress(typed))).toBe(kept))
})

/** Collects the address fields of a body with their paths. */
function addressFields(schema: z.ZodType, path: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      /(^|_)email$/.test(name) && !(field instanceof z.ZodObject)
        ? [[`${path}.${name}`, field]]
        : addressFields(field, `${path}.${name}`),
    )

  if (schema instanceof z.ZodArray) return addressFields(schema.element as z.ZodType, path)
  const inner = (schema as { def?: { innerType?: z.ZodType; in?: z.ZodType } }).def

  return inner?.innerType
    ? addressFields(inner.innerType, path)
    : inner?.in
      ? addressFields(inner.in, path)
      : []
}

const fields = endpoints.flatMap(({ method, path, body }) =>
  body ? addressFields(body as z.ZodType, `${method} ${path}`) : [],
)

describe('every field for an address', () => {
  it('is found', () => expect(fields.length).toBeGreaterThan(10))
  it.each(fields)('%s takes both forms of a domain as one', (_, field) =>
    expect([field.parse(typed), field.parse(kept)]).toEqual([kept, kept]),
  )
})
