import type { Pool } from 'pg'
import { Credentials } from './credentials'

describe('a password that is tried', () => {
  it('takes as many questions of the database for an unknown account as for a known one', async () => {
    const asked: unknown[][] = []

    const pool = {
      query: async (_: string, values: unknown[]) => {
        asked.push(values)
        return { rows: [] }
      },
    } as unknown as Pool

    const credentials = new Credentials(pool, { memoryCost: 8, timeCost: 1, parallelism: 1 })
    expect(await credentials.matches(undefined, 'a password')).toBe(false)
    expect(await credentials.matches('0190a1b2-0000-7000-8000-000000000001', 'a password')).toBe(
      false,
    )
    expect(asked.map((values) => values.length)).toEqual([1, 1])
  })
})
