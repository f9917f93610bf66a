import { oidParts, patternOf, seriesOid } from './employee-ids'

describe('patterns of employee ids', () => {
  it.each([
    ['EMP-###', 7, 'EMP-007'],
    ['EMP-###', 12345, 'EMP-12345'],
    ['#', 1, '1'],
    ['NW/####/P', 42, 'NW/0042/P'],
  ])('%s and %d make %s', (pattern, number, oid) =>
    expect(seriesOid(oidParts(pattern)!, number)).toBe(oid),
  )

  it.each(['', 'EMP', '#-#', '#########'])('%p is none', (pattern) =>
    expect(oidParts(pattern)).toBeUndefined(),
  )
})

it('reads a pattern from the first id, whose last number counts', () => {
  expect(['EMP-001', 'NW26-0001', '7', 'AB', 'EMP-##'].map(patternOf)).toEqual([
    'EMP-###',
    'NW26-####',
    '#',
    'AB',
    'EMP-##',
  ])

  expect(seriesOid(oidParts(patternOf('EMP-001'))!, 12)).toBe('EMP-012')
})
