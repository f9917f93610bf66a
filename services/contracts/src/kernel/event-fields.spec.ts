import * as z from 'zod'
import { eventDefinitions } from '../registry'
import {
  amount,
  currency,
  day,
  digits,
  id,
  instant,
  isPersonal,
  personal,
  plain,
  time,
} from './event-fields'
import { type Shape, shapeOf } from './event-shape'

const bare = (shape: Shape, path: string): string[] =>
  shape === 'string' || shape === 'plain'
    ? [path]
    : typeof shape === 'string'
      ? []
      : Object.entries(shape).flatMap(([part, inner]) =>
          part === 'one_of' ? [] : bare(inner, `${path}.${part}`),
        )

it.each(eventDefinitions.map((definition) => [definition.type, definition] as const))(
  '%s has no bare string',
  (type, { data }) => {
    expect(bare(shapeOf(data), type)).toEqual([])
  },
)

it('finds a bare string, however deep', () => {
  const schema = z.object({
    a: id(),
    b: z.array(z.object({ c: z.string().max(5).nullable() }).partial()),
    d: z.record(z.string(), plain()),
  })
  expect(bare(shapeOf(schema), 'Event')).toEqual([
    'Event.fields.b.each.fields.c?.or_null',
    'Event.fields.d.key',
  ])
})

it.each<[string, z.ZodType, unknown[], unknown[]]>([
  ['id', id(), ['0190a1b2-0000-7000-8000-000000000001'], ['', 'eli', 1]],
  [
    'day',
    day(),
    ['2026-02-28', '1900-01-01', '2200-12-31'],
    ['2026-02-30', '0000-01-01', '9999-12-31', '2026-1-1', ''],
  ],
  ['time', time(), ['00:00', '23:59'], ['24:00', '9:00', '09:00\n']],
  [
    'instant',
    instant(),
    ['2026-03-01T08:00:00Z', '2026-03-01T08:00:00.123Z'],
    ['2026-03-01 08:00:00', '0001-01-01T00:00:00Z', '2026-03-01T08:00:00+02:00'],
  ],
  ['amount', amount(), ['0', '-12.50', '1250.00'], ['1e9', '1,5', '.5', '', 12, 'NaN']],
  ['currency', currency(), ['EUR'], ['eur', 'EURO']],
  ['plain', plain(5), ['', 'Rua 1', 'a\nb'], ['longer', 'a\0b', '\ud800']],
  ['digits', digits(4), ['2026', '7'], ['12345', '', 'a']],
])('%s takes what it names and nothing else', (_, schema, right, wrong) => {
  for (const value of right) expect(schema.safeParse(value).success ? [] : [value]).toEqual([])
  for (const value of wrong) expect(schema.safeParse(value).success ? [value] : []).toEqual([])
})

it('marks personal fields, whose writer must give a value', () => {
  expect([isPersonal(personal.text()), isPersonal(personal(day())), isPersonal(plain())]).toEqual([
    true,
    true,
    false,
  ])

  expect(personal.text().safeParse(null).success).toBe(false)
  expect(shapeOf(z.object({ name: personal(plain(5).nullable()).optional() }))).toEqual({
    fields: { 'name?': { personal: { or_null: 'plain 5' } } },
  })
})
