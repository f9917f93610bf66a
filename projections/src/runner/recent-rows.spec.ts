import { col, table } from '../kernel/table'
import type { BatchRow, FoldedBatch, Loaded } from './batch-statement'
import { RecentRows } from './recent-rows'

const notes = table('notes', { id: col.text, workspace_id: col.uuid })

const loadedOf = (rows: Record<string, BatchRow | undefined>): Loaded => ({
  table: notes as never,
  rows: new Map(Object.entries(rows)),
  sought: new Set(Object.keys(rows)),
  where: new Map(),
  stored: new Set(),
  changed: new Set(Object.keys(rows)),
})

const batchOf = (rows: Record<string, BatchRow | undefined>): FoldedBatch => ({
  tables: new Map([['notes', loadedOf(rows)]]),
  follows: [],
})

const given = (recent: RecentRows, ...keys: string[]) => {
  const asked = loadedOf(Object.fromEntries(keys.map((key) => [key, undefined])))
  recent.give(asked)
  return [...asked.stored]
}

describe('the rows of the last batches', () => {
  it('are given as they were written last, and the others are left to be loaded', () => {
    const recent = new RecentRows()
    recent.note(batchOf({ a: { id: 'a' }, b: { id: 'b' } }), 10)
    recent.note(batchOf({ b: undefined }), 10)
    const asked = loadedOf({ a: undefined, b: undefined })
    recent.give(asked)
    expect(asked.rows.get('a')).toEqual({ id: 'a' })
    expect([...asked.sought]).toEqual(['b'])
  })

  it('are not those of a large batch, whose earlier state is forgotten', () => {
    const recent = new RecentRows()
    recent.note(batchOf({ a: { id: 'a' }, b: { id: 'b' } }), 10)
    recent.note(batchOf({ a: { id: 'a' } }), 200_000)
    expect(given(recent, 'a', 'b')).toEqual(['b'])
  })

  it('are bounded in number and in size', () => {
    const recent = new RecentRows()
    for (let n = 0; n < 2_100; n++) recent.note(batchOf({ [n]: { id: `${n}` } }), 10)
    expect(given(recent, '0', '99', '100', '2099')).toEqual(['100', '2099'])

    for (let n = 0; n < 200; n++) recent.note(batchOf({ large: { id: 'large' } }), 100_000)
    expect(given(recent, '2099', 'large')).toEqual(['large'])
  })
})
