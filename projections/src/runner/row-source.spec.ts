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
