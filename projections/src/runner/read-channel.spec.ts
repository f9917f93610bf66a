import { projections } from '../registry'
import { reachedIn, reachedPayload } from './read-channel'

describe('the notice of a position', () => {
  const others = projections.map((projection, n) =>
    n === 0 ? { ...projection, tables: [...projection.tables], version: 999 } : projection,
  )

  it('gives the position to a process of the same tables', () =>
    expect(reachedIn(reachedPayload(projections, '42', false), projections)).toBe('42'))

  it.each([
    ['streams are blocked', reachedPayload(projections, '42', true)],
    ['the leader has other tables', reachedPayload(others, '42', false)],
    ['the leader is of an earlier version', ''],
  ])('gives none where %s', (_, payload) => expect(reachedIn(payload, projections)).toBeUndefined())
})
