import { Client } from 'pg'
import { createLogDatabase, type LogDatabase } from '../testing/database'
import { createClient } from './connections'

describe('a client of the product', () => {
  let database: LogDatabase
  let client: Client

  beforeAll(async () => {
    database = await createLogDatabase()
    client = createClient(database.ownerUrl)
    await client.connect()
  })

  afterAll(async () => {
    await client?.end()
    await database?.drop()
  })

  it('answers by promise and by callback', async () => {
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect((await client.query('select $1::int as one', [2])).rows).toEqual([{ one: 2 }])

    const rows = await new Promise((resolve) =>
      client.query('select $1::int as one', [3], (_, answer) => resolve(answer.rows)),
    )

    expect(rows).toEqual([{ one: 3 }])
  })

  it('rejects with the error of the database', () =>
    expect(client.query('select nothing')).rejects.toMatchObject({ code: '42703' }))

  it('never lets pg make the function that keeps the rows', async () => {
    const asked = jest.spyOn(Client.prototype, 'query')

    try {
      await client.query({ name: 'one', text: 'select 1' })
      await client.query('select $1::int', [1])
      expect(asked.mock.calls.map((args: unknown[]) => typeof args[2])).toEqual([
        'function',
        'function',
      ])
    } finally {
      asked.mockRestore()
    }
  })
})
