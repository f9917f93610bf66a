import { describe, expect, it } from 'vitest'
import { bestOf, rankOf } from './palette-entries'

describe('the palette', () => {
  const order = (words: string[], ...entries: { label: string; note?: string }[]) =>
    entries
      .map((entry) => ({ label: entry.label, rank: rankOf(words, entry) }))
      .filter(({ rank }) => rank !== null)
      .sort((a, b) => a.rank! - b.rank!)
      .map(({ label }) => label)
  it('ranks a name that begins so before a word of it, and both before a title', () => {
    const people = [
      { label: 'Ana Costa', note: 'Managing Director' },
      { label: 'Paul Mason' },
      { label: 'Maya Reed' },
      { label: 'Omar Said' },
    ]
    expect(order(['ma'], ...people)).toEqual(['Maya Reed', 'Paul Mason', 'Omar Said', 'Ana Costa'])
  })
  it('shows the best of what the server found, wherever they stood', () => {
    const others = ['Ana', 'Bea', 'Cy', 'Dan', 'Eli', 'Fay'].map((label) => ({ id: label, label, note: 'Manager' }))
    const found = [{ id: '1', label: 'By id alone' }, ...others, { id: '2', label: 'Maya Reed' }]
    const { rank, entries } = bestOf(['ma'], found, 6)
    expect([rank, ...entries.map(({ label }) => label)]).toEqual([0, 'Maya Reed', 'Ana', 'Bea', 'Cy', 'Dan', 'Eli'])
  })
  it('wants every word, without accents', () => {
    expect(order(['mar', 'dir'], { label: 'María', note: 'Director' }, { label: 'Mark' })).toEqual(['María'])
  })
})
