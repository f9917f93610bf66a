import { gapsBetween } from './employments'

describe('days between employments', () => {
  it('are those after a last day and before the next first one', () => {
    const earlier = [
      { from: null, to: '2024-02-28' },
      { from: '2024-06-01', to: '2025-12-31' },
    ]

    expect(gapsBetween(earlier, '2026-03-02')).toEqual([
      { start: '2024-02-29', end: '2024-05-31' },
      { start: '2026-01-01', end: '2026-03-01' },
    ])

    expect(gapsBetween([], '2026-03-02')).toEqual([])
    expect(gapsBetween([{ from: null, to: '2026-03-01' }], '2026-03-02')).toEqual([])
  })
})
