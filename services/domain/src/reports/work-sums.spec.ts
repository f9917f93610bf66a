import fc from 'fast-check'
import {
  graphOf,
  groupedWork,
  labelOf,
  overlappingWithin,
  overlappingWork,
  resolutionOf,
} from './work-sums'

const piece = fc.record({
  key: fc.constantFrom('a', 'b', null),
  sub: fc.constantFrom('x', 'y', 'z', null),
  seconds: fc.integer({ min: 0, max: 200_000 }),
  entries: fc.integer({ min: 0, max: 9 }),
  running: fc.constantFrom(0, 1),
  worth: fc.option(fc.nat(1_000_000).map((n) => (n / 4).toFixed(2))),
})

const cents = (of: readonly { amount: string | null }[]) =>
  of.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0)

const sum = (of: readonly { seconds: number }[]) =>
  of.reduce((all, { seconds }) => all + seconds, 0)

describe('sums of work', () => {
  it('add up: sub-groups to their group, groups to the total, the total to what came in, in any order', () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { groups, seconds, running, amount } = groupedWork(pieces, 'EUR')

        for (const group of groups) {
          expect(sum(group.sub_groups)).toBe(group.seconds)
          expect(cents(group.sub_groups)).toBe(cents([group]))
        }

        expect(cents(groups)).toBe(cents([{ amount }]))
        expect(amount === null).toBe(pieces.every(({ worth }) => worth === null))
        expect([sum(groups), seconds]).toEqual([seconds, sum(pieces)])
        expect(running).toBe(pieces.reduce((all, each) => all + each.running, 0))

        expect(groupedWork([...pieces].reverse(), 'EUR')).toMatchObject({
          groups,
          seconds,
          running,
          amount,
        })
      }),
    )
  })

  it('have each tag with all of its entries, and every entry once in the total', () => {
    const tagged = fc.record({
      project: fc.constantFrom('p', 'q', null),
      tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
      seconds: fc.integer({ min: 1, max: 200_000 }),
      worth: fc.option(fc.nat(1_000_000).map(String)),
    })

    fc.assert(
      fc.property(fc.array(tagged), (entries) => {
        const sum = { entries: 1, running: 0 }
        const tagsOf = ({ tags }: (typeof entries)[number]) => (tags.length > 0 ? tags : [null])
        const whole = entries.map(({ project, seconds, worth }) => ({
          ...{ key: project, sub: project, seconds, worth, ...sum },
        }))
        const total = groupedWork(whole, 'EUR')
        const byTag = entries.flatMap((entry) =>
          tagsOf(entry).map((key) => ({ ...entry, ...sum, key, sub: entry.project })),
        )
        const work = overlappingWork(byTag, whole, 'EUR')
        const { seconds, amount } = total
        expect(work).toMatchObject({ seconds, amount, entries: entries.length })

        for (const group of work.groups) {
          const own = entries.filter((entry) => tagsOf(entry).includes(group.id as never))
          const alone = groupedWork(
            own.map(({ seconds, worth }) => ({ ...sum, key: 'x', sub: 'x', seconds, worth })),
            'EUR',
          )
          expect([group.seconds, group.entries]).toEqual([alone.seconds, own.length])
          expect(group.amount).toBe(alone.amount)
          expect(group.sub_groups.reduce((all, each) => all + each.seconds, 0)).toBe(group.seconds)
        }

        const within = overlappingWithin(
          byTag.map((piece) => ({ ...piece, key: piece.sub, sub: piece.key })),
          whole,
          'EUR',
        )
        expect(within).toMatchObject({ seconds, amount })
        expect(within.groups.map(({ sub_groups: _, ...group }) => group)).toEqual(
          total.groups.map(({ sub_groups: _, ...group }) => group),
        )

        for (const { id, sub_groups } of within.groups)
          for (const each of sub_groups) {
            const own = entries.filter(
              (entry) => entry.project === id && tagsOf(entry).includes(each.id as never),
            )
            expect(each.entries).toBe(own.length)
            expect(each.seconds).toBe(own.reduce((all, entry) => all + entry.seconds, 0))
          }
      }),
    )
  })

  it('price an hour by its rate, and round no part before it is added', () => {
    const piece = { key: 'a', sub: 'x', seconds: 1, entries: 1, running: 0, worth: '100' }
    // Three seconds at 100 are 8.33 cents, not three times 2.78 rounded.
    expect(groupedWork([piece, piece, piece], 'EUR').amount).toBe('0.08')
    expect(groupedWork([piece, { ...piece, worth: null }], 'JPY').amount).toBe('0')
  })

  it('come to the exact amount, whatever they are grouped by', () => {
    const pieces = Array.from({ length: 120 }, (_, n) => ({
      key: `${n % 7}`,
      sub: `${n}`,
      seconds: 1200,
      entries: 1,
      running: 0,
      worth: '120000',
    }))

    expect(groupedWork(pieces, 'EUR').amount).toBe('4000.00')

    expect(
      groupedWork(
        pieces.map((each) => ({ ...each, sub: null })),
        'EUR',
      ).amount,
    ).toBe('4000.00')

    expect(
      groupedWork(
        pieces.map((each) => ({ ...each, key: each.sub })),
        'EUR',
      ).amount,
    ).toBe('4000.00')
  })

  it('stand in a graph with every point, and lose no second', () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 399 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 399 }), fc.nat(90_000), fc.boolean())),
        (length, all) => {
          const days = all
            .filter(([n]) => n <= length)
            .map(([n, seconds, billable]) => ({ day: day(n), seconds, billable }))
          const { graph } = graphOf(days, { from: day(0), to: day(length), weekStart: 1 })
          expect(sum(graph)).toBe(sum(days))
          expect(graph.reduce((total, point) => total + point.billable_seconds, 0)).toBe(
            sum(days.filter(({ billable }) => billable)),
          )
          expect(graph.map(({ label }) => label)).toEqual(
            [...new Set(graph.map(({ label }) => label))].sort(),
          )
        },
      ),
    )
  })

  it.each([
    ['2026-11-01', '2026-11-30', 'day', '2026-11-22'],
    ['2026-09-01', '2026-11-30', 'week', '2026-11-16'],
    ['2026-01-01', '2026-11-30', 'month', '2026-11-01'],
  ] as const)('from %s to %s are by %s', (from, to, resolution, label) => {
    expect(resolutionOf(from, to)).toBe(resolution)
    expect(labelOf('2026-11-22', resolution, 1)).toBe(label)
  })
})

it('tells the greatest groups of a graph apart, the same in each point', () => {
  const piece = (day: string, key: string | null, seconds: number) => ({
    day,
    key,
    seconds,
    billable: true,
  })

  const days = [
    piece('2026-11-23', 'a', 5),
    piece('2026-11-23', null, 9),
    piece('2026-11-24', 'b', 7),
    piece('2026-11-24', 'a', 3),
  ]

  const asked = { from: '2026-11-23', to: '2026-11-25', weekStart: 1 as const }

  expect(
    graphOf(days, { ...asked, stacked: 2 }).graph.map(({ seconds, groups }) => [seconds, groups]),
  ).toEqual([
    [
      14,
      [
        { id: null, seconds: 9 },
        { id: 'a', seconds: 5 },
      ],
    ],
    [10, [{ id: 'a', seconds: 3 }]],
    [0, []],
  ])

  expect(graphOf(days, asked).graph[0]).not.toHaveProperty('groups')
})
