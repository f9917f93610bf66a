import { CodedError } from '@workledger/contracts/kernel/errors'
import fc from 'fast-check'
import { carryOutUndo, type ImportedPerson, planUndo } from './undo'

const person = (
  id: string,
  manager_id: string | null = null,
  reason: string | null = null,
): ImportedPerson => ({ id, manager_id, reason })

const removed = (people: readonly ImportedPerson[]) =>
  planUndo(people).steps.map((step) => step.map(({ id }) => id))

const kept = (people: readonly ImportedPerson[]) =>
  Object.fromEntries(planUndo(people).kept.map(({ id, reason }) => [id, reason]))

/** People in any order, each below an earlier one, someone outside, or no one. */
const companies = fc
  .array(
    fc.record({
      above: fc.option(fc.nat(), { nil: null }),
      outside: fc.boolean(),
      reason: fc.option(fc.constantFrom('joined', 'paid', 'changed'), { nil: null, freq: 4 }),
    }),
    { maxLength: 40 },
  )
  .chain((drawn) => {
    const people = drawn.map(({ above, outside, reason }, n) =>
      person(
        `p${n}`,
        outside ? 'someone else' : above === null || n === 0 ? null : `p${above % n}`,
        reason,
      ),
    )
    return fc.shuffledSubarray(people, { minLength: people.length })
  })

describe('the plan of an undo', () => {
  it('removes reports before their managers', () => {
    expect(
      removed([person('top'), person('middle', 'top'), person('low', 'middle'), person('other')]),
    ).toEqual([['low', 'other'], ['middle'], ['top']])
  })

  it('keeps people with a reason, and everyone above them', () => {
    const people = [
      person('top'),
      person('middle', 'top', 'changed'),
      person('low', 'middle', 'paid'),
      person('beside', 'top'),
    ]
    expect(kept(people)).toEqual({ top: 'leads', middle: 'changed', low: 'paid' })
    expect(removed(people)).toEqual([['beside']])
  })

  it('names each person once, keeps no one without cause, and leaves no one without their manager', () => {
    fc.assert(
      fc.property(companies, (people) => {
        const plan = planUndo(people)
        const order = plan.steps.flat().map(({ id }) => id)
        const stays = new Set(plan.kept.map(({ id }) => id))
        expect([...order, ...stays].sort()).toEqual(people.map(({ id }) => id).sort())

        for (const { id, manager_id, reason } of people) {
          if (reason !== null) expect(stays).toContain(id)

          if (stays.has(id) && people.some((other) => other.id === manager_id))
            expect(stays).toContain(manager_id)

          if (!stays.has(id) && order.includes(manager_id ?? ''))
            expect(order.indexOf(id)).toBeLessThan(order.indexOf(manager_id!))
        }

        for (const { id, reason } of plan.kept)
          if (reason === 'leads')
            expect(people.some((other) => other.manager_id === id && stays.has(other.id))).toBe(
              true,
            )
      }),
    )
  })
})

describe('an undo', () => {
  const run = async (people: readonly ImportedPerson[], refused: Record<string, string> = {}) => {
    const deleted: string[] = []

    const slices = carryOutUndo(people, async (_, id) => {
      if (refused[id]) throw new CodedError(refused[id] as never)
      deleted.push(id)
      return undefined as never
    })

    for (;;) {
      const { done, value } = await slices.next()
      if (done) return { deleted, ...value }
    }
  }

  it('leaves someone who has joined meanwhile, with their managers', async () => {
    const people = [person('top'), person('middle', 'top'), person('low', 'middle')]
    expect(await run(people, { low: 'people.joined' })).toEqual({
      deleted: [],
      kept: [
        { reason: 'joined', count: 1 },
        { reason: 'leads', count: 2 },
      ],
      staying: 3,
    })
  })

  it('fails with any other fault, so that it is tried again', async () => {
    const broken = carryOutUndo([person('one')], () => Promise.reject(new Error('gone')))
    await expect(broken.next()).rejects.toThrow('gone')
  })
})
