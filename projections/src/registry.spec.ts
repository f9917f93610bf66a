import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { areas as contracts } from '@workledger/contracts/registry'
import { areas, areasMovedBy, projections } from './registry'

describe('areas that an event moves', () => {
  const known: ReadonlySet<string> = new Set(contracts.map(({ name }) => name))

  it.each(
    areas.flatMap(({ name, projections = [] }) =>
      projections.flatMap((one) => (one.quiet ? [] : [[one.name, name, one] as const])),
    ),
  )('%s moves its own area, and only areas that the contracts have', (_, area, { steps }) => {
    for (const { type } of steps) {
      const moved = areasMovedBy(type)
      expect([type, moved.has(area)]).toEqual([type, true])
      expect([type, [...moved].filter((name) => !known.has(name))]).toEqual([type, []])
    }
  })

  it('moves those that show the area too', () => {
    expect(areasMovedBy('LeaveApproved')).toEqual(
      new Set([
        'leave',
        'attendance',
        'calendar',
        'inbox',
        'payments',
        'payroll',
        'privacy',
        'samples',
        'watch',
        'working-time',
      ]),
    )

    expect(areasMovedBy('ContractAdded')).toEqual(
      new Set([
        'employment',
        'inbox',
        'people',
        'payments',
        'payroll',
        'privacy',
        'samples',
        'watch',
        'working-time',
      ]),
    )
    expect(areasMovedBy('ClientChanged')).toEqual(
      new Set(['clients', 'invoicing', 'projects', 'samples', 'time-tracking']),
    )
    expect(areasMovedBy('CheckedIn')).not.toContain('inbox')
  })

  it('knows nothing of other events', () => {
    expect(
      projections
        .filter(({ quiet }) => !quiet)
        .flatMap(({ steps }) => steps)
        .some(({ type }) => type === 'SignedIn'),
    ).toBe(false)
    expect(areasMovedBy('SignedIn')).toEqual(new Set())
  })
})

/**
 * A projection in no list would leave its tables uncreated, and nothing at start would report it.
 */
it('has every projection and area that the files of areas declare', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(projection|area)\.ts$/.test(file),
  )
  const listed = new Set<unknown>([...areas, ...projections])
  const declares = (part: object) => 'steps' in part || 'projections' in part || 'lists' in part

  const left = files.flatMap((file) =>
    Object.entries(require(join(__dirname, file)) as Record<string, object>).flatMap(
      ([name, part]) => (declares(part) && !listed.has(part) ? [`${file}: ${name}`] : []),
    ),
  )

  expect(files.length).toBeGreaterThan(areas.length)
  expect(left).toEqual([])
})
