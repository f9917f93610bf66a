import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '../../../test/support/database'
import { anyOf } from './any-of'

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const PEOPLE = 1_000
const idOf = (n: number) => `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`

describe('one of some ids', () => {
  let database: TestDatabase
  let client: Client

  beforeAll(async () => {
    database = await createTestDatabase()
    client = new Client({ connectionString: database.ownerUrl })
    await client.connect()
    await client.query('create temp table people (id uuid primary key, manager uuid)')

    await client.query(
      `insert into people select id, id from unnest(array(
         select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid from generate_series(1, ${PEOPLE}) n)) id`,
    )

    await client.query('analyze people')
  })

  afterAll(async () => {
    await client?.end()
    await database?.drop()
  })

  const names: string[] = []

  const ask = async (ids: readonly string[]) => {
    const { sql: text, parameters } =
      sql`select p.id from people p left join people m on m.id = p.manager where p.id = ${anyOf(ids)} order by 1`.compile(
        db,
      )

    if (!names.includes(text)) names.push(text)
    const name = `statement ${names.indexOf(text)}`
    const { rows } = await client.query({ name, text, values: [...parameters] })

    return { name, ids: rows.map(({ id }) => id) }
  }

  it.each([0, 1, 2, 3, 4, 5, 50])('finds the rows of %s ids', async (count) => {
    const ids = Array.from({ length: count }, (_, n) => idOf(n + 1))
    expect((await ask(ids)).ids).toEqual(ids)
  })

  it.each([1, 2, 4])('plans the statement of %s ids once', async (count) => {
    let name = ''
    for (let n = 0; n < 10; n++)
      ({ name } = await ask(Array.from({ length: count }, (_, other) => idOf(n + other + 1))))

    const { rows } = await client.query(
      'select generic_plans::int as kept from pg_prepared_statements where name = $1',
      [name],
    )

    // PostgreSQL tries five plans with values before it keeps one.
    expect(rows[0].kept).toBeGreaterThanOrEqual(5)
  })
})
