import * as fc from 'fast-check'
import { createTestDatabase, type TestDatabase } from '../../../test/support/database'
import { readPool } from '../kernel/pool'
import { col, table } from '../kernel/table'
import { selectRows } from './row-source'

const things = table('things', {
  id: col.text,
  number: col.maybe.int,
  place: col.bigint,
  amount: col.maybe.numeric,
  done: col.maybe.bool,
  day: col.maybe.day,
  at: col.maybe.instant,
  people: col.uuids,
  counts: col.ints,
  name: col.maybe.text,
  details: col.maybe.json<unknown>(),
})

const ID = '10000000-0000-4000-8000-000000000000'

const SAMPLES: Record<string, unknown>[] = [
  { number: 3, amount: '12.50', done: true, day: '2026-01-31', at: '2026-01-31 09:00:00' },
  { people: [ID, ID], counts: [1, -2], name: 'Ada, {Lovelace}', details: { a: ['x"y', null] } },
  { name: 'null', details: 'a "text" \\ with all' },
  { name: '"quoted" \\ and', details: ['two\nlines'] },
  { name: ' spaces ', details: 0, done: false },
  { name: '', details: false },
  { name: 'Ünï 漢字 🙂', details: { '🙂': 'é' } },
  { name: null, details: null },
]

/** So many rows that each column becomes an array, and as many of JSON. */
const rowsOf = (samples: readonly Record<string, unknown>[], count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ id: `row ${n}`, place: n, people: [], counts: [] },
    ...samples[n % samples.length],
  }))

const hasNul = (value: unknown) => JSON.stringify(value).includes('\\u0000')

describe('rows of a large batch', () => {
  let database: TestDatabase
  let pool: ReturnType<typeof readPool>

  beforeAll(async () => {
    database = await createTestDatabase()
    pool = readPool({ connectionString: database.urls.wl_projector, max: 1 })
  })

  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  const read = async (rows: readonly Record<string, unknown>[]) => {
    const values: unknown[] = []
    const text = selectRows(things, rows, (value) => values.push(value))

    return { text, rows: (await pool.query(text, values)).rows }
  }

  it('are the same as those of a small one', async () => {
    const few = await read(rowsOf(SAMPLES, SAMPLES.length))
    const many = await read(rowsOf(SAMPLES, SAMPLES.length * 20))
    expect(few.text).toContain('json_to_recordset')
    expect(many.text).toContain('unnest')

    expect(many.rows.slice(0, SAMPLES.length)).toEqual(few.rows)
    expect(many.rows.at(-1)).toMatchObject({ id: `row ${SAMPLES.length * 20 - 1}`, name: null })
  })

  it('are the same at the bounds of their types', async () => {
    const most = '9'.repeat(40)

    const samples = [
      { number: 2_147_483_647, place: Number.MAX_SAFE_INTEGER, amount: `-${most}.${most}` },
      { number: -2_147_483_648, place: Number.MIN_SAFE_INTEGER, amount: '0.00' },
      { day: '1900-01-01', at: '2200-12-31 23:59:59', done: null, amount: null, number: null },
      { people: [], counts: [0], details: [], name: '{}' },
      { details: {}, name: '{"a","b"}' },
      {
        details: JSON.parse('{"__proto__": {"constructor": null}, "": [[], [null]]}'),
        name: 'NULL',
      },
      { details: 'x"\\'.repeat(100_000), name: '\\"é'.repeat(100_000) },
      { details: null, name: undefined },
    ]

    for (const count of [39, 40, 41]) {
      const few = (await read(rowsOf(samples, samples.length))).rows
      const many = await read(rowsOf(samples, count))
      expect(many.text.includes('unnest')).toBe(count >= 40)
      for (const [n, row] of many.rows.entries())
        expect({ ...row, id: 0, place: 0 }).toEqual({ ...few[n % few.length], id: 0, place: 0 })
    }
  })

  it('are the same whatever their texts and values are', async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\0'))
    const value = fc.jsonValue({ stringUnit: 'grapheme' }).filter((each) => !hasNul(each))

    const sample = fc.record({
      name: fc.option(fc.oneof(text, fc.constantFrom('NULL', 'null', '{}', '\\', '"', "'", ','))),
      details: fc.option(value),
      number: fc.option(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 })),
      counts: fc.array(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 })),
      people: fc.array(fc.uuid()),
      done: fc.option(fc.boolean()),
    })

    await fc.assert(
      fc.asyncProperty(fc.array(sample, { minLength: 1, maxLength: 39 }), async (samples) => {
        const few = (await read(rowsOf(samples, samples.length))).rows
        const many = (await read(rowsOf(samples, 40))).rows
        expect(many.slice(0, few.length)).toEqual(few)
      }),
    )
  })

  it('are read with lines and tabs too', async () => {
    const [row] = (await read(rowsOf([{ name: 'two\nlines\t' }], 200))).rows
    expect(row.name).toBe('two\nlines\t')
  })

  it.each([
    ['half a surrogate pair', { details: { text: 'a\ud800' } }],
    ['half a surrogate pair in a name', { name: 'a\ud800' }],
    ['a text for an id', { people: ['a,b'] }],
    ['a text for a number', { number: '1,2' }],
    ['no text at all', { name: 'a\0b' }],
  ])('are refused with %s', async (_, sample) => {
    await expect(read(rowsOf([sample], 200))).rejects.toMatchObject({
      code: expect.stringMatching(/^22/),
    })
  })
})
