import fc from 'fast-check'
import { entriesById } from '../kernel/by-id'
import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { amount, rounded } from '../kernel/money'
import { type BilledTimeCommand, type BilledTimeEvent, billedTimeDecider } from './billed-time'
import { plainLine } from './nothing-said'
import { type TrackedEntry, timeLines, timeSums } from './time-lines'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const [client_id, invoice_id, other] = [id(1), id(2), id(3)] as [string, string, string]

const line = (item: number, ...entries: number[]) => ({
  ...plainLine,
  ...{
    item_id: id(item),
    description: 'Website',
    quantity: '1.00',
    unit: 'HUR',
    unit_price: '90',
    tax1: true,
  },
  entries: Object.fromEntries(entries.map((entry) => [id(entry), 3600])),
})

const bill = (
  lines: ReturnType<typeof line>[],
  invoice = invoice_id,
): Extract<BilledTimeCommand, { type: 'bill' }> => {
  const entries = lines.reduce((sum, each) => sum + Object.keys(each.entries).length, 0)
  return {
    type: 'bill',
    client_id,
    invoice_id: invoice,
    lines,
    seen: { entries, seconds: entries * 3600 },
  }
}

const billed = (lines: ReturnType<typeof line>[], invoice = invoice_id): BilledTimeEvent => ({
  type: 'TimeBilled',
  data: { client_id, invoice_id: invoice, lines },
})

const released = (item: number): BilledTimeEvent => ({
  type: 'BilledTimeReleased',
  data: { client_id, invoice_id, item_id: id(item) },
})

const release = (...items: number[]): BilledTimeCommand => ({
  type: 'release',
  client_id,
  invoice_id,
  item_ids: items.map(id),
})

describe('billed time', () => {
  const lines = [line(10, 100, 101), line(11, 102)]

  it('is on one line of one invoice', () => {
    given(billedTimeDecider).when(bill(lines)).then(billed(lines))
    given(billedTimeDecider, billed(lines))
      .when(bill([line(12, 102)], other))
      .thenRefused('invoice.time_billed')
    given(billedTimeDecider, billed(lines))
      .when(bill([line(12, 103)]))
      .then(billed([line(12, 103)]))
  })

  it('matches what the biller has seen', () => {
    given(billedTimeDecider)
      .when({ ...bill(lines), seen: { entries: 2, seconds: 7200 } })
      .thenRefused('invoice.time_changed')
    given(billedTimeDecider)
      .when({ ...bill(lines), seen: { entries: 3, seconds: 10_799 } })
      .thenRefused('invoice.time_changed')
  })

  it('is released with its line, once, and can be billed again', () => {
    given(billedTimeDecider, billed(lines)).when(release(10, 12)).then(released(10))
    given(billedTimeDecider, billed(lines), released(10)).when(release(10)).thenNothing()
    given(billedTimeDecider, billed(lines), released(10))
      .when(bill([line(12, 100)], other))
      .then(billed([line(12, 100)], other))
    given(billedTimeDecider, billed(lines), released(10))
      .when(bill([line(12, 102)], other))
      .thenRefused('invoice.time_billed')
    given(billedTimeDecider, billed([line(12, 100)], other))
      .when(release(12))
      .thenNothing()
  })

  it('is at most 10,000 entries of an invoice', () => {
    const many = Array.from({ length: 9_999 }, (_, n) => n + 1000)
    const history = billed([line(10, ...many)])
    given(billedTimeDecider, history)
      .when(bill([line(11, 100)]))
      .then(billed([line(11, 100)]))
    given(billedTimeDecider, history)
      .when(bill([line(11, 100, 101)]))
      .thenRefused('invoice.time_most')
    given(billedTimeDecider, history)
      .when(bill([line(11, 100, 101)], other))
      .then(billed([line(11, 100, 101)], other))
  })
})

const tracked = fc.record({
  seconds: fc.integer({ min: 1, max: 86_400 }),
  project: fc.integer({ min: 1, max: 3 }),
  task: fc.option(fc.integer({ min: 1, max: 3 })),
  employee: fc.integer({ min: 1, max: 3 }),
})

const entriesOf = (
  some: readonly { seconds: number; project: number; task: number | null; employee: number }[],
): TrackedEntry[] =>
  some.map(({ seconds, project, task, employee }, n) => ({
    id: id(1000 + n),
    day: '2026-05-04',
    seconds,
    project_id: id(project),
    project: `Project ${project}`,
    task_id: task === null ? null : id(task),
    task: task === null ? null : `Task ${task}`,
    employee_id: id(employee),
    employee: `Person ${employee}`,
    description: null,
    rate: project === 3 ? null : String(project * 50),
  }))

const choice = fc.record({
  group: fc.constantFrom(
    'project' as const,
    'employee' as const,
    'task' as const,
    'entry' as const,
  ),
  rounding: fc.constantFrom(0 as const, 6 as const, 15 as const),
  rate: fc.constant('80'),
})

describe('lines of tracked time', () => {
  it('have each entry once, whatever they are grouped by', () =>
    fc.assert(
      fc.property(fc.array(tracked, { maxLength: 60 }), choice, (some, chosen) => {
        const entries = entriesOf(some)
        const lines = timeLines(entries, chosen, 'EUR')
        expect(lines.flatMap((each) => Object.keys(each.entries)).toSorted()).toEqual(
          entries.map((entry) => entry.id).toSorted(),
        )

        expect(timeSums(lines, 'EUR')).toMatchObject({
          entries: entries.length,
          seconds: entries.reduce((sum, { seconds }) => sum + seconds, 0),
        })
      }),
    ))

  it('come to the same hours under every grouping when entries are rounded, and never to fewer than were tracked', () =>
    fc.assert(
      fc.property(
        fc.array(tracked, { maxLength: 60 }),
        fc.constantFrom(6 as const, 15 as const),
        (some, rounding) => {
          const entries = entriesOf(some)

          const hours = (['project', 'employee', 'task', 'entry'] as const).map(
            (group) =>
              timeSums(timeLines(entries, { group, rounding, rate: '80' }, 'EUR'), 'EUR').quantity,
          )

          expect(new Set(hours).size).toBe(1)
          expect(Number(hours[0]) * 3600 + 0.001).toBeGreaterThanOrEqual(
            entries.reduce((sum, { seconds }) => sum + seconds, 0),
          )
        },
      ),
    ))

  it('come to the exact amount under every grouping, ties and odd rates included', () => {
    const rate = fc.oneof(
      fc.constantFrom('90', '100', '0.015', '0.3', '85.5', '33.3333', '1250.75', '0'),
      fc.integer({ min: 1, max: 9_999_999 }).map((units) => (units / 10_000).toFixed(4)),
    )

    // Many entries of whole minutes cause ties and thirds.
    const time = fc.oneof(
      fc.integer({ min: 1, max: 90 }).map((minutes) => minutes * 60),
      fc.integer({ min: 1, max: 86_400 }),
    )

    const some = fc.array(
      fc.record({
        ...{ seconds: time, rate },
        project: fc.integer({ min: 1, max: 3 }),
        employee: fc.nat(2),
      }),
      {
        maxLength: 60,
      },
    )

    fc.assert(
      fc.property(
        some,
        fc.constantFrom(0 as const, 6 as const, 15 as const),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        (all, rounding, currency) => {
          const entries = entriesOf(all.map((each) => ({ ...each, task: null }))).map(
            (entry, n) => ({ ...entry, rate: all[n]!.rate }),
          )
          const billed = ({ seconds }: TrackedEntry) =>
            rounding === 0 ? seconds : Math.ceil(seconds / (rounding * 60)) * rounding * 60
          const exact = entries
            .reduce((sum, entry) => sum.plus(amount(entry.rate!).times(billed(entry))), amount(0))
            .div(3600)

          for (const group of ['project', 'employee', 'task', 'entry'] as const) {
            const lines = timeLines(entries, { group, rounding, rate: null }, currency)
            expect(timeSums(lines, currency).amount).toBe(rounded(exact, currency))

            for (const line of lines)
              expect(rounded(amount(line.quantity).times(line.unit_price), currency)).toBe(
                line.amount,
              )
          }
        },
      ),
    )
  })

  it('of 120 times 20 minutes at 90 an hour come to 3,600.00 however they are grouped, and of 10 minutes to 15.00 each', () => {
    const of = (seconds: number, count: number) =>
      entriesOf(
        Array.from({ length: count }, () => ({ seconds, project: 1, task: null, employee: 1 })),
      ).map((entry) => ({
        ...entry,
        rate: '90',
      }))

    for (const group of ['project', 'employee', 'task', 'entry'] as const)
      expect(
        timeSums(timeLines(of(1200, 120), { group, rounding: 0, rate: null }, 'EUR'), 'EUR'),
      ).toMatchObject({
        quantity: '40.00',
        amount: '3600.00',
      })

    const [tenMinutes] = timeLines(of(600, 1), { group: 'entry', rounding: 0, rate: null }, 'EUR')
    expect(tenMinutes).toMatchObject({ quantity: '0.1667', amount: '15.00' })
    const [odd] = timeLines(of(7899, 1), { group: 'entry', rounding: 0, rate: null }, 'EUR')
    expect(odd).toMatchObject({ amount: '197.48' })
  })

  it('leave billed and unbilled time that adds up to the tracked time, whatever is billed and released', () =>
    fc.assert(
      fc.property(
        fc.array(tracked, { minLength: 1, maxLength: 40 }),
        fc.array(
          fc.record({
            from: fc.nat(40),
            count: fc.integer({ min: 1, max: 40 }),
            take: fc.boolean(),
          }),
          { maxLength: 12 },
        ),
        (some, steps) => {
          const entries = entriesOf(some)
          const all = entries.reduce((sum, { seconds }) => sum + seconds, 0)
          const secondsOf = new Map(entries.map((entry) => [entry.id, entry.seconds]))
          let state = billedTimeDecider.initial

          const run = (command: BilledTimeCommand) => {
            state = fold(billedTimeDecider, billedTimeDecider.decide(state, command), state)
          }

          steps.forEach(({ from, count, take }, n) => {
            const taken = new Map(entriesById(state.entries))
            const unbilled = entries.filter((entry) => !taken.has(entry.id))

            if (take) {
              const lines = timeLines(
                unbilled.slice(from, from + count),
                { group: 'task', rounding: 0, rate: '80' },
                'EUR',
              )

              const { entries: seen, seconds } = timeSums(lines, 'EUR')

              const made = lines.map(({ description, quantity, unit_price, entries: of }, m) => ({
                ...{
                  ...plainLine,
                  item_id: id(10_000 + n * 100 + m),
                  description,
                  quantity,
                  unit: 'HUR',
                  unit_price,
                  entries: of,
                },
              }))

              run({
                type: 'bill',
                client_id,
                invoice_id: id(20_000 + n),
                lines: made,
                seen: { entries: seen, seconds },
              })
            } else {
              const [item_id, found] = Object.entries(state.lines)[from] ?? []

              if (item_id)
                run({
                  type: 'release',
                  client_id,
                  invoice_id: found!.invoice_id,
                  item_ids: [item_id],
                })
            }

            const after = [...entriesById(state.entries)].reduce(
              (sum, [entry]) => sum + secondsOf.get(entry)!,
              0,
            )

            const left = entries.reduce(
              (sum, entry) =>
                sum + (new Map(entriesById(state.entries)).has(entry.id) ? 0 : entry.seconds),
              0,
            )

            expect(after + left).toBe(all)
            expect(state.count).toBe([...entriesById(state.entries)].length)
          })
        },
      ),
    ))

  it('are named after their group, and priced by their project, its client or a typed rate', () => {
    const entries = entriesOf([
      { seconds: 3600, project: 1, task: 1, employee: 1 },
      { seconds: 1800, project: 1, task: null, employee: 2 },
      { seconds: 61, project: 3, task: null, employee: 1 },
    ])

    const shown = (group: 'project' | 'employee' | 'task' | 'entry') =>
      timeLines(entries, { group, rounding: 6, rate: '80' }, 'EUR').map((each) => [
        each.description,
        each.quantity,
        each.unit_price,
        each.amount,
      ])

    expect(shown('project')).toEqual([
      ['Project 1', '1.50', '50', '75.00'],
      ['Project 3', '0.10', '80', '8.00'],
    ])

    expect(shown('employee')).toEqual([
      ['Person 1', '1.00', '50', '50.00'],
      ['Person 1', '0.10', '80', '8.00'],
      ['Person 2', '0.50', '50', '25.00'],
    ])

    expect(shown('task').map(([name]) => name)).toEqual([
      'Project 1',
      'Project 1 · Task 1',
      'Project 3',
    ])

    expect(shown('entry')[0]).toEqual(['2026-05-04 · Person 1 · Task 1', '1.00', '50', '50.00'])
    expect(() => timeLines(entries, { group: 'project', rounding: 0, rate: null }, 'EUR')).toThrow()
  })

  it('are at most 500', () => {
    const entries = entriesOf(
      Array.from({ length: 501 }, () => ({ seconds: 60, project: 1, task: null, employee: 1 })),
    )
    expect(() => timeLines(entries, { group: 'entry', rounding: 0, rate: null }, 'EUR')).toThrow(
      expect.objectContaining({ code: 'invoice.time_lines' }),
    )
    expect(timeLines(entries, { group: 'project', rounding: 0, rate: null }, 'EUR')).toHaveLength(1)
  })
})
