import { randomBytes, randomUUID } from 'node:crypto'
import { personal } from '@workledger/contracts/kernel/event-fields'
import * as z from 'zod'
import { openSeal, putBack, sealTaken, takeOut } from './personal-data'
import { planOf } from './personal-plan'

const ada = '0a000000-0000-4000-8000-00000000000a'
const bob = '0b000000-0000-4000-8000-00000000000b'

const take = (schema: z.ZodObject, data: Record<string, unknown>) => {
  const rest = schema.parse(data)
  const plan = planOf(schema)
  return { rest, taken: plan ? takeOut(rest, plan, 'who') : [] }
}

describe('personal fields', () => {
  const name = () => personal(z.string())

  it.each<[string, z.ZodType, unknown]>([
    ['plain', name(), 'x'],
    ['optional', name().optional(), 'x'],
    ['nullable inside', personal(z.string().nullable()), 'x'],
    ['nullable outside', name().nullable(), 'x'],
    ['with a default', name().default('x'), undefined],
    ['readonly', name().readonly(), 'x'],
    ['catching', name().catch('y'), 'x'],
    ['refined after it was marked', name().meta({ title: 'Name' }), 'x'],
    ['piped', z.string().pipe(name()), 'x'],
    ['transformed', name().transform((text) => text), 'x'],
    ['lazy', z.lazy(() => name()), 'x'],
    ['in an array', z.array(name()), ['x']],
    ['in a record', z.record(z.string(), name()), { a: 'x' }],
    ['in a tuple', z.tuple([z.number(), name()]), [1, 'x']],
    ['in one option of a union', z.union([z.number(), name()]), 'x'],
    ['a whole object', personal(z.object({ street: z.string() })), { street: 'x' }],
  ])('are found when %s', (_, schema, value) => {
    const { rest, taken } = take(z.object({ who: z.string(), field: schema }), {
      who: ada,
      field: value,
    })

    expect(rest).toEqual({ who: ada })
    expect(taken).toEqual([{ at: [], person: ada, values: { field: value ?? 'x' } }])
  })

  it.each<
    [string, (inner: z.ZodObject) => z.ZodType, (inner: object) => unknown, (string | number)[]]
  >([
    ['an object', (inner) => inner, (inner) => inner, ['in']],
    ['an optional object', (inner) => inner.optional(), (inner) => inner, ['in']],
    ['an array', (inner) => z.array(inner), (inner) => [inner], ['in', 0]],
    ['an array of arrays', (inner) => z.array(z.array(inner)), (inner) => [[inner]], ['in', 0, 0]],
    [
      'a record',
      (inner) => z.record(z.string(), inner),
      (inner) => ({ key: inner }),
      ['in', 'key'],
    ],
    [
      'a union',
      (inner) => z.union([z.string(), z.object({ other: z.string() }), inner]),
      (inner) => inner,
      ['in'],
    ],
    [
      'an intersection',
      (inner) => z.intersection(z.object({ open: z.string() }), inner),
      (inner) => inner,
      ['in'],
    ],
  ])('are found inside %s, whose nearest subject they belong to', (_, wrap, value, at) => {
    const inner = z.object({ who: z.string().optional(), open: z.string(), secret: name() })
    const schema = z.object({ who: z.string(), in: wrap(inner) })
    expect(
      take(schema, { who: ada, in: value({ who: bob, open: 'o', secret: 's' }) }).taken,
    ).toEqual([{ at, person: bob, values: { secret: 's' } }])
    const { rest, taken } = take(schema, { who: ada, in: value({ open: 'o', secret: 's' }) })
    expect(taken).toEqual([{ at, person: ada, values: { secret: 's' } }])
    expect(rest).toEqual({ who: ada, in: value({ open: 'o' }) })
  })

  it('are found at every depth of a schema that contains itself', () => {
    interface Node {
      who: string
      secret: string | null
      below: Node[]
    }

    const node: z.ZodType<Node> = z.lazy(() =>
      z.object({ who: z.string(), secret: name(), below: z.array(node) }),
    )
    const data = { root: { who: ada, secret: 'a', below: [{ who: bob, secret: 'b', below: [] }] } }

    expect(
      take(z.object({ root: node }), data).taken.map(({ person, values }) => [
        person,
        values.secret,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [ada, 'a'],
        [bob, 'b'],
      ]),
    )
  })

  it('are not looked for by halves in a union with a schema that contains itself', () => {
    const node: z.ZodType = z.lazy(() =>
      z.object({ below: z.union([node, z.object({ secret: name() })]) }),
    )
    expect(() => planOf(z.object({ root: node }))).toThrow(/contains itself/)
  })

  it('do not change an object without any', () => {
    const node: z.ZodType = z.lazy(() => z.object({ below: z.array(node) }))
    expect(planOf(z.object({ root: node }))).toBeUndefined()
    expect(
      planOf(z.object({ who: z.string(), list: z.array(z.object({ n: z.number() })) })),
    ).toBeUndefined()
    expect(
      take(z.object({ who: z.string(), field: name().optional() }), { who: ada }).taken,
    ).toEqual([])
  })

  it('without a person are refused', () => {
    expect(() => take(z.object({ field: name() }), { field: 'x' })).toThrow(/no who/)
  })
})

describe('a seal', () => {
  const key = randomBytes(32)
  const [workspace, event] = [randomUUID(), randomUUID()]
  const taken = { at: ['entries', 1], person: ada, values: { name: 'Ada', phone: null } }
  const seal = sealTaken(taken, key, { workspace, eventId: event })

  it('of long values is small and opens all the same; a rest of it opens as nothing', () => {
    const values = {
      pay: Array.from({ length: 200 }, () => ({
        side: 'basic',
        name: 'Löhne und Gehälter',
        amount: '12.50',
      })),
    }

    const long = sealTaken({ ...taken, values }, key, { workspace, eventId: event })
    expect(long.sealed.length).toBeLessThan(JSON.stringify(values).length / 10)
    expect(openSeal(long, key, workspace, event).values).toEqual(values)
    expect(
      openSeal({ ...long, sealed: long.sealed.slice(0, -8) }, key, workspace, event).values,
    ).toEqual({ pay: null })
  })

  it('opens with its key and goes back to its place', () => {
    const data = { entries: [{}, { who: ada }] }
    putBack(data, [openSeal(seal, key, workspace, event)])
    expect(data).toEqual({ entries: [{}, { who: ada, name: 'Ada', phone: null }] })
  })

  it('differs each time, though its content is the same', () => {
    expect(sealTaken(taken, key, { workspace, eventId: event }).sealed).not.toBe(seal.sealed)
  })

  it.each<[string, () => ReturnType<typeof openSeal>]>([
    ['without a key', () => openSeal(seal, undefined, workspace, event)],
    ['with another key', () => openSeal(seal, randomBytes(32), workspace, event)],
    ['in another workspace', () => openSeal(seal, key, randomUUID(), event)],
    ['in another event', () => openSeal(seal, key, workspace, randomUUID())],
    ['at another place', () => openSeal({ ...seal, at: ['entries', 0] }, key, workspace, event)],
    ['for another person', () => openSeal({ ...seal, person: bob }, key, workspace, event)],
    [
      'with a byte changed',
      () => openSeal({ ...seal, sealed: flipped(seal.sealed) }, key, workspace, event),
    ],
    [
      'cut off',
      () => openSeal({ ...seal, sealed: seal.sealed.slice(0, 8) }, key, workspace, event),
    ],
  ])('yields nulls %s', (_, opened) => {
    expect(opened().values).toEqual({ name: null, phone: null })
  })
})

function flipped(base64: string): string {
  const bytes = Buffer.from(base64, 'base64')
  bytes[bytes.length - 1]! ^= 1
  return bytes.toString('base64')
}
