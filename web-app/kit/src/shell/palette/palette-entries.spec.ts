import { describe, expect, it } from 'vitest'
import { rankOf, rankOfFound } from './palette-entries'

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

  it('ranks by the best of the server’s results, in its order', () => {
    const found = [
      { id: '1', label: 'Maya Reed' },
      { id: '2', label: 'By id alone' },
    ]
    expect([
      rankOfFound(['ma'], found),
      rankOfFound(['id'], found),
      rankOfFound(['x1'], found),
      rankOfFound(['ma'], []),
    ]).toEqual([0, 1, 9, 9])
  })

  it('wants every word, without accents', () => {
    expect(order(['mar', 'dir'], { label: 'María', note: 'Director' }, { label: 'Mark' })).toEqual([
      'María',
    ])
  })
})
