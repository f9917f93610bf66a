import { describe, expect, it } from 'vitest'
import { differing, leaves, members } from './plain-state'

const id = '0190a1b2-0000-7000-8000-000000000001'

describe('a state as people read it', () => {
  it('has things by id without the branches that they are kept in', () => {
    expect(members({ 1: { 0: { [id]: { name: 'Ada' } } } })).toEqual([[id, { name: 'Ada' }]])
    expect(members({ name: 'Ada', a: { b: 1 } })).toEqual([
      ['name', 'Ada'],
      ['a', { b: 1 }],
    ])
  })

  it('is shown value by value', () => {
    const told = [
      ...leaves({ status: 'draft', lines: [{ amount: '1' }], ids: ['a', 'b'] }).values(),
    ]
    expect(told).toEqual([
      { path: ['status'], value: 'draft' },
      { path: ['lines', '1', 'amount'], value: '1' },
      { path: ['ids'], value: ['a', 'b'] },
    ])
  })

  it('differs where a value came, went or changed', () => {
    expect(differing({ a: 1, b: 2, c: { d: 3 } }, { a: 1, b: 3, c: {}, e: 4 })).toEqual([
      { path: ['b'], from: 2, to: 3 },
      { path: ['e'], from: null, to: 4 },
      { path: ['c', 'd'], from: 3, to: null },
    ])
    expect(differing({ a: [1] }, { a: [1] })).toEqual([])
  })
})
