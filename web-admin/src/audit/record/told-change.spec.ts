import { expect, it } from 'vitest'
import { shortened, toldChange } from './told-change'

it('shows the added and removed items of a list', () => {
  const [a, b, c] = [{ rule: 'a' }, { rule: 'b' }, { rule: 'c' }]
  expect(toldChange([a, b], [a, b, c])).toEqual({ from: null, to: [c] })
  expect(toldChange([a, b], [b])).toEqual({ from: [a], to: null })
  expect(toldChange([a, b], [a, c])).toEqual({ from: [b], to: [c] })
})

it('leaves everything else as it is', () => {
  for (const [from, to] of [
    ['1', '2'],
    [null, ['a']],
    [['a'], null],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [['a', 'a'], ['a']],
  ])
    expect(toldChange(from, to)).toEqual({ from, to })
})

it('shortens long texts', () => {
  expect(shortened('short')).toBe('short')
  expect(shortened('x'.repeat(500))).toHaveLength(161)
})
