import * as z from 'zod'
import { endpoints } from '../registry'
import { payAmount } from './amounts'
import {
  clearable,
  day,
  decimal,
  email,
  instant,
  money,
  optionalText,
  text,
  timeOfDay,
  wholeNumber,
} from './shapes'
import { characters } from './text'

const UNSTORABLE = ['a\0b', '\0', 'a\ud800', '\udc00b']

const refused = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

it.each([
  ['text', text('field.required', 2000)],
  ['optional text', optionalText(2000)],
  ['characters', characters(10)],
])('%s says what cannot be saved, and takes everything else', (_, schema) => {
  for (const value of UNSTORABLE) expect(refused(schema, value)).toContain('field.unstorable')

  for (const value of ['Ærø', '\u{1f600}', 'a\nb', '\\u0000', 'مرحبا'])
    expect(schema.parse(value)).toBe(value)
})

it.each([
  ['email', email()],
  ['day', day()],
  ['time of day', timeOfDay()],
  ['instant', instant()],
  ['decimal', decimal()],
])('%s refuses what cannot be saved', (_, schema) => {
  for (const value of UNSTORABLE) expect(schema.safeParse(value).success).toBe(false)
})

it.each(['0000-01-01', '0001-12-31', '1899-12-31', '2201-01-01', '9999-12-31'])(
  'refuses the day %s',
  (value) => {
    expect(refused(day(), value)).toEqual(['field.years'])
    expect(refused(instant(), `${value} 12:00:00`)).toEqual(['field.years'])
    expect(refused(instant(), `${value}T12:00:00Z`)).toEqual(['field.years'])
  },
)

it.each(['', 'soon', 5, null, '2026-13-01'])(
  'says one thing of the day %p, in the words of its field',
  (value) => {
    expect(refused(day('Choose a day.'), value)).toEqual(['Choose a day.'])
    expect(refused(instant('Choose a time.'), value)).toEqual(['Choose a time.'])
  },
)

it.each(['', 'many', '1e3', '1.23456789012'])('says one thing of the amount %p', (value) => {
  expect(refused(decimal(), value)).toEqual(['field.numeric'])
  expect(refused(money('field.value'), value)).toEqual(['field.value'])
  expect(refused(payAmount(), value)).toEqual(['field.numeric'])
})

it('keeps the words of a day if it may be cleared', () => {
  expect(refused(clearable(day('Choose a day.')), 'soon')).toEqual(['Choose a day.'])
  expect(refused(clearable(day('Choose a day.')), '0000-01-01')).toEqual(['field.years'])
})

it.each(['1900-01-01', '2200-12-31'])('takes the day %s', (value) => {
  expect(day().parse(value)).toBe(value)
  expect(instant().parse(`${value}T00:00:00Z`)).toBe(`${value} 00:00:00`)
})

it.each(['+012345-01-01', '-000001-01-01', '12345-01-01', '2026-02-30'])(
  'refuses %s, which is no day',
  (value) => {
    expect(day().safeParse(value).success).toBe(false)
    expect(instant().safeParse(`${value} 12:00:00`).success).toBe(false)
  },
)

it.each([2_147_483_648, -2_147_483_649, 1e308, 1.5, 'Infinity', '1e10'])(
  'refuses the number %s',
  (value) => {
    expect(wholeNumber().safeParse(value).success).toBe(false)
  },
)

const whole = new Set(['string', 'any', 'unknown'])

/** Collects every schema of a call's input that takes a string, with its path. */
function strings(schema: z.ZodType, path: string): [string, z.ZodType][] {
  const def = (schema as any)._zod.def

  switch (def.type) {
    case 'string':
      return [[path, schema]]

    case 'object':
      return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
        strings(field, `${path}.${name}`),
      )

    case 'array':
      return strings(def.element, `${path}[]`)
    case 'record':
      return [...strings(def.keyType, `${path}{key}`), ...strings(def.valueType, `${path}{}`)]

    case 'tuple':
      return def.items.flatMap((item: z.ZodType, index: number) =>
        strings(item, `${path}[${index}]`),
      )

    case 'union':
      return def.options.flatMap((option: z.ZodType) => strings(option, path))

    // The rest of a pipe (a boolean's words, JSON) may bound the text.
    case 'pipe':
      return [
        ...(whole.has(def.in._zod.def.type)
          ? [[path, schema] as [string, z.ZodType]]
          : strings(def.in, path)),
        ...strings(def.out, path),
      ]

    case 'any':
    case 'unknown':
      return [[path, schema]]
    default:
      return def.innerType ? strings(def.innerType, path) : []
  }
}

const sent = endpoints.flatMap(({ name, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? strings(schema, `${name} ${part}`) : [],
  ),
)

it('finds the strings of all calls', () => expect(sent.length).toBeGreaterThan(300))

it('has a bound for every string that a call takes', () => {
  expect(
    sent.filter(([, schema]) => schema.safeParse('x'.repeat(70_000)).success).map(([path]) => path),
  ).toEqual([])
})

it('has no string that a call takes and the log cannot keep', () => {
  const open = sent.filter(([, schema]) =>
    UNSTORABLE.some((value) => schema.safeParse(value).success),
  )
  expect(open.map(([path]) => path)).toEqual([])
})
