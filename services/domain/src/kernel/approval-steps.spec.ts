import type { ApprovalRoute, ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import fc from 'fast-check'
import {
  approveStep,
  peopleOf,
  routeOf,
  type StepDecider,
  type StepPeople,
  waitingStep,
} from './approval-steps'

const step = (change: Partial<ApprovalStep> = {}): ApprovalStep => ({
  who: 'manager',
  role_id: null,
  people: [],
  all: false,
  escalate_after: null,
  ...change,
})

const route = (count: number): ApprovalRoute => ({
  rule_id: 'rule',
  steps: Array.from({ length: count }, () => step()),
})

const own = (...ids: string[]): StepDecider[] => ids.map((id) => ({ id, in_place_of: null }))
const asker = 'asker'

describe('the waiting step', () => {
  it('is the first one, then the next', () => {
    const people: StepPeople = { steps: [[own('mia')], [own('hugo')]], admins: ['ada'] }
    expect(peopleOf(waitingStep(route(2), [], people, asker))).toEqual(['mia'])

    expect(approveStep(route(2), [], people, { asker, by: 'mia' })).toEqual({
      seats: [{ step: 0, seat: 0 }],
      last: false,
    })

    const first = [{ step: 0, seat: 0 }]
    expect(peopleOf(waitingStep(route(2), first, people, asker))).toEqual(['hugo'])
    expect(approveStep(route(2), first, people, { asker, by: 'mia' })).toBeUndefined()
    expect(approveStep(route(2), first, people, { asker, by: 'hugo' })?.last).toBe(true)
  })

  it('passes over a step in which only the person who asks is left', () => {
    const people: StepPeople = { steps: [[own(asker)], [own('hugo')]], admins: ['ada'] }
    expect(peopleOf(waitingStep(route(2), [], people, asker))).toEqual(['hugo'])
  })

  it('is an administrator’s where the last step has nobody', () => {
    const people: StepPeople = { steps: [[own('mia')], [own(asker)]], admins: ['ada', asker] }
    const first = [{ step: 0, seat: 0 }]

    expect(approveStep(route(2), [], people, { asker, by: 'mia' })?.last).toBe(false)
    expect(peopleOf(waitingStep(route(2), first, people, asker))).toEqual(['ada'])
    expect(approveStep(route(2), first, people, { asker, by: 'ada' })?.last).toBe(true)
  })

  it('waits for each of several people, and for a stand-in of one who left', () => {
    const all: ApprovalRoute = { rule_id: 'rule', steps: [step({ who: 'people', all: true })] }
    const people: StepPeople = { steps: [[own('mia'), own('hugo')]], admins: [] }
    const first = approveStep(all, [], people, { asker, by: 'hugo' })
    expect(first).toEqual({ seats: [{ step: 0, seat: 1 }], last: false })
    expect(peopleOf(waitingStep(all, first!.seats, people, asker))).toEqual(['mia'])
    const left: StepPeople = { steps: [[[], own('hugo')]], admins: [] }
    expect(approveStep(all, [], left, { asker, by: 'hugo' })?.last).toBe(true)
  })

  it('goes to an administrator where one of several left after the others approved', () => {
    const all: ApprovalRoute = { rule_id: 'rule', steps: [step({ who: 'people', all: true })] }
    const left: StepPeople = { steps: [[[], own('hugo')]], admins: ['ada'] }
    expect(peopleOf(waitingStep(all, [{ step: 0, seat: 1 }], left, asker))).toEqual(['ada'])
  })

  it('decides two steps of one person together, unless another one lies between', () => {
    const together: StepPeople = { steps: [[own('mia')], [own('mia', 'hugo')]], admins: [] }
    expect(approveStep(route(2), [], together, { asker, by: 'mia' })?.last).toBe(true)

    const apart: StepPeople = { steps: [[own('mia')], [own('hugo')], [own('mia')]], admins: [] }
    expect(approveStep(route(3), [], apart, { asker, by: 'mia' })).toEqual({
      seats: [{ step: 0, seat: 0 }],
      last: false,
    })
  })
})

describe('any route', () => {
  const names = ['a', 'b', 'c', 'd', asker]
  const seat = fc.uniqueArray(fc.constantFrom(...names), { maxLength: 4 }).map((ids) => own(...ids))
  const steps = fc.array(fc.array(seat, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 5,
  })
  const people = fc.record({ steps, admins: fc.uniqueArray(fc.constantFrom(...names)) })

  it('is never decided by the person who asks, never stuck, and approved only after its steps', () => {
    fc.assert(
      fc.property(
        people,
        // People who leave between two decisions.
        fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 2 })),
        fc.nat(),
        (start, leaving, choice) => {
          const of = route(start.steps.length)
          let [now, approvals] = [start as StepPeople, [] as { step: number; seat: number }[]]

          for (let turn = 0; ; turn++) {
            now = without(now, leaving[turn] ?? [])
            const able = peopleOf(waitingStep(of, approvals, now, asker))
            expect(able).not.toContain(asker)
            expect(approveStep(of, approvals, now, { asker, by: asker })).toBeUndefined()

            if (able.length === 0) {
              // Only the asker, if anyone, is left in the company.
              expect(now.admins.filter((id) => id !== asker)).toEqual([])
              return
            }

            const by = able[choice % able.length]!
            const outcome = approveStep(of, approvals, now, { asker, by })!
            approvals = [...approvals, ...outcome.seats]
            if (outcome.last) break
            expect(turn).toBeLessThan(20)
          }

          const open = of.steps.flatMap((_, place) =>
            now.steps[place]!.filter(
              (each, seat) =>
                each.some(({ id }) => id !== asker) &&
                !approvals.some((one) => one.step === place && one.seat === seat),
            ),
          )

          expect(open).toEqual([])
        },
      ),
    )
  })

  const without = ({ steps, admins }: StepPeople, gone: readonly string[]): StepPeople => ({
    steps: steps.map((seats) => seats.map((each) => each.filter(({ id }) => !gone.includes(id)))),
    admins: admins.filter((id) => !gone.includes(id)),
  })
})

describe('the rule of a request', () => {
  const rules = [
    { id: 'long', kinds: [], from: 10, steps: [step(), step()] },
    { id: 'any', kinds: [], from: 0, steps: [step()] },
    { id: 'sick', kinds: ['sick'], from: 3, steps: [step()] },
  ]

  const ruleFor = (kind: string, days: number) =>
    routeOf(rules, kind, {
      reaches: ({ from }) => days >= from,
      above: (a, b) => a.from > b.from,
    })?.rule_id

  it.each([
    ['annual', 1, 'any'],
    ['annual', 10, 'long'],
    ['sick', 2, 'any'],
    ['sick', 12, 'sick'],
  ])('of %s for %d days is %s', (kind, days, rule) => {
    expect(ruleFor(kind, days)).toBe(rule)
  })

  it('is none without a fitting one', () => {
    expect(routeOf([], 'annual', { reaches: () => true, above: () => true })).toBeUndefined()
  })
})
