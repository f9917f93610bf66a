import type { ApprovalRoute, ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import fc from 'fast-check'
import { peopleOf, type StepPeople, waitingStep } from '../kernel/approval-steps'
import { given } from '../kernel/decider-specification'
import { type ExpenseCommand, type ExpenseEvent, expenseDecider } from './expense'
import { expenseRouteOf, type RouteRule } from './expense-route'
import { type ExpenseRule, type ExpenseRulesCommand, expenseRulesDecider } from './expense-rules'

const step = (change: Partial<ApprovalStep> = {}): ApprovalStep => ({
  who: 'manager',
  role_id: null,
  people: [],
  all: false,
  escalate_after: 3,
  ...change,
})

const rule = (rule_id: string, change: Partial<RouteRule> = {}): RouteRule => ({
  rule_id,
  categories: [],
  from_amount: '0.00',
  currency: 'EUR',
  steps: [step()],
  ...change,
})

const claim = (change: object = {}) => ({
  category: 'travelling' as const,
  amount: '100.00',
  currency: 'EUR',
  base_amount: '100.00' as string | null,
  base_currency: 'EUR',
  ...change,
})

describe('the steps of a claim', () => {
  const small = rule('small')
  const large = rule('large', { from_amount: '100.00', steps: [step(), step({ who: 'role' })] })
  const meals = rule('meals', { categories: ['meals'], from_amount: '50.00' })
  const rules = [small, large, meals]
  const idOf = (change: object) => expenseRouteOf(rules, claim(change)).route?.rule_id

  it('follow the amount, at the bound exactly', () => {
    expect(idOf({ amount: '99.99', base_amount: '99.99' })).toBe('small')
    expect(idOf({})).toBe('large')
    expect(idOf({ amount: '1000.00', base_amount: '1000.00' })).toBe('large')
  })

  it('follow a rule of the category before one of all', () => {
    expect(idOf({ category: 'meals' })).toBe('meals')
    expect(idOf({ category: 'meals', amount: '49.99', base_amount: '49.99' })).toBe('small')
  })

  it('are none without a rule', () => {
    expect(expenseRouteOf([], claim())).toEqual({})
    expect(expenseRouteOf([large], claim({ amount: '1.00', base_amount: '1.00' }))).toEqual({})
  })

  it('compare another currency at the rate of the claim, never one to one', () => {
    const yen = { currency: 'JPY', amount: '12000' }
    expect(idOf({ ...yen, base_amount: '75.00' })).toBe('small')
    expect(idOf({ ...yen, base_amount: '100.00' })).toBe('large')
  })

  it('are those of the largest amounts while the rate is missing', () => {
    expect(idOf({ currency: 'USD', amount: '1.00', base_amount: null })).toBe('large')
  })

  it('are those of a bound in a currency that the company no longer has', () => {
    const old = rule('old', { currency: 'USD', from_amount: '5.00' })
    expect(expenseRouteOf([large, old], claim()).route?.rule_id).toBe('old')
    const dollars = { currency: 'USD', amount: '4.99', base_amount: '4.00' }
    expect(expenseRouteOf([old], claim(dollars)).route).toBeUndefined()
  })

  it('say the amount from which a rate would lead to others', () => {
    const dollars = { currency: 'USD', amount: '10.00', base_amount: '9.00' }
    expect(expenseRouteOf(rules, claim(dollars)).other_steps_from).toBe('100.00')
    expect(expenseRouteOf(rules, claim({ ...dollars, category: 'meals' }))).toMatchObject({
      other_steps_from: '50.00',
    })
    expect(
      expenseRouteOf(rules, claim({ amount: '9.00', base_amount: '9.00' })),
    ).not.toHaveProperty('other_steps_from')
  })
})

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const expense_id = '0190a1b2-0000-7000-8000-000000000002'
const [mia, hugo, ada] = ['m', 'h', 'a'] as const
const on = { employee_id, expense_id }
const route: ApprovalRoute = { rule_id: expense_id, steps: [step(), step()] }

const people: StepPeople = {
  steps: [[[{ id: mia, in_place_of: null }]], [[{ id: hugo, in_place_of: null }]]],
  admins: [ada],
}

const requested = (change: object = {}): ExpenseEvent => ({
  type: 'ExpenseRequested',
  data: {
    ...on,
    name: 'Train',
    category: 'travelling',
    description: 'Client',
    amount: '100.00',
    currency: 'EUR',
    date: '2026-05-30',
    rate: null,
    base_currency: 'EUR',
    base_amount: '100.00',
    document: null,
    receipt_hash: null,
    route,
    ...change,
  },
})

const decide = (by: string, change: object = {}): ExpenseCommand => ({
  type: 'approve-step',
  ...on,
  own: false,
  noOtherDecider: false,
  comment: null,
  rate: null,
  base: 'EUR',
  stands_in_for: null,
  by,
  step: 0,
  people,
  ...change,
})

const inBase = { rate: null, base_currency: 'EUR', base_amount: '100.00' }
const said = { comment: null, stands_in_for: null }

const first = (change: object = {}): ExpenseEvent => ({
  type: 'ExpenseStepApproved',
  data: { ...on, ...said, seats: [{ step: 0, seat: 0 }], by: mia, ...inBase, ...change },
})

const last: ExpenseEvent = {
  type: 'ExpenseApproved',
  data: { ...on, ...said, own: false, seats: [{ step: 1, seat: 0 }], by: hugo, ...inBase },
}

const rejected: ExpenseEvent = {
  type: 'ExpenseRejected',
  data: { ...on, own: false, comment: null },
}

describe('a claim with steps', () => {
  it('is approved by one after the other', () => {
    given(expenseDecider, requested()).when(decide(mia)).then(first())
    given(expenseDecider, requested(), first())
      .when(decide(hugo, { step: 1 }))
      .then(last)
  })

  it('is decided only at the step that was seen, by its people', () => {
    given(expenseDecider, requested()).when(decide(hugo)).thenRefused('expenses.not_your_step')
    given(expenseDecider, requested()).when(decide(ada)).thenRefused('expenses.not_your_step')
    given(expenseDecider, requested(), first()).when(decide(mia)).thenRefused('state.conflict')
    given(expenseDecider, requested(), first())
      .when(decide(mia, { step: 1 }))
      .thenRefused('expenses.not_your_step')
    given(expenseDecider, requested(), first(), last)
      .when(decide(hugo, { step: 1 }))
      .thenRefused('expenses.already_approved')
    given(expenseDecider, requested())
      .when({ ...decide(mia), type: 'approve' } as ExpenseCommand)
      .thenRefused('expenses.not_your_step')
  })

  it('is never decided by the person who asks', () => {
    const own = {
      own: true,
      people: { steps: [[[{ id: employee_id, in_place_of: null }]], [[]]], admins: [ada] },
    }
    given(expenseDecider, requested())
      .when(decide(employee_id, { ...own, step: null }))
      .thenRefused('expenses.own')
  })

  it('is rejected at any step, and then begins with the first', () => {
    given(expenseDecider, requested(), first())
      .when(decide(hugo, { type: 'reject-step', step: 1 }))
      .then(rejected)
    given(expenseDecider, requested(), first(), rejected)
      .when(decide(hugo, { step: 1 }))
      .thenRefused('state.conflict')
    given(expenseDecider, requested(), first(), rejected).when(decide(mia)).then(first())
  })

  it('begins with the first step after a change', () => {
    const changed = { ...requested(), type: 'ExpenseChanged' } as ExpenseEvent
    given(expenseDecider, requested(), first(), changed)
      .when(decide(hugo, { step: 1 }))
      .thenRefused('state.conflict')
    given(expenseDecider, requested(), first(), changed).when(decide(mia)).then(first())
  })

  it('is not paid before its last step', () => {
    const pay = {
      type: 'reimburse' as const,
      ...on,
      own: false,
      noOtherDecider: false,
      date: '2026-06-01',
      note: null,
      today: '2026-06-01',
    }

    given(expenseDecider, requested(), first()).when(pay).thenRefused('expenses.not_approved')
    given(expenseDecider, requested(), first())
      .when({ type: 'hold', ...on, payrun_id: expense_id })
      .thenNothing()
  })

  describe('in another currency', () => {
    const dollars = { amount: '100.00', currency: 'USD', base_amount: null }
    const rated = { rate: '0.9', base_amount: '90.00' }

    it('has its rate from the first step, and keeps it', () => {
      given(expenseDecider, requested(dollars))
        .when(decide(mia))
        .thenRefused('expenses.rate_missing')
      given(expenseDecider, requested(dollars))
        .when(decide(mia, { rate: '0.9' }))
        .then(first(rated))
      given(expenseDecider, requested(dollars), first(rated))
        .when(decide(hugo, { step: 1, rate: '0.95' }))
        .thenRefused('expenses.rate_approved')
      given(expenseDecider, requested(dollars), first(rated))
        .when(decide(hugo, { step: 1, rate: '0.90' }))
        .then({ ...last, data: { ...last.data, ...rated, rate: '0.90' } } as ExpenseEvent)
    })

    it('has no rate that leads to other steps', () => {
      const low = { ...dollars, rate: '0.1', base_amount: '10.00', other_steps_from: '90.00' }
      given(expenseDecider, requested(low))
        .when(decide(mia, { rate: '0.9' }))
        .thenRefused('expenses.rate_steps')
      given(expenseDecider, requested({ ...low, route: undefined }))
        .when({ ...decide(mia), type: 'approve', rate: '0.9' } as ExpenseCommand)
        .thenRefused('expenses.rate_steps')
      given(expenseDecider, requested(low))
        .when(decide(mia, { rate: '0.8999' }))
        .then(first({ rate: '0.8999', base_amount: '89.99' }))
    })
  })

  it('opens a step to administrators once', () => {
    const escalate = { type: 'escalate' as const, ...on, step: 0, days: 3, people }
    const opened: ExpenseEvent = { type: 'ExpenseStepEscalated', data: { ...on, step: 0, days: 3 } }
    given(expenseDecider, requested()).when(escalate).then(opened)
    given(expenseDecider, requested(), opened).when(escalate).thenNothing()
    given(expenseDecider, requested(), first()).when(escalate).thenNothing()
    given(expenseDecider).when(escalate).thenNothing()
  })

  it('is approved only after each step, by others, in their order, for any people', () => {
    const names = fc.constantFrom('a', 'b', 'c', employee_id)
    const seat = fc
      .uniqueArray(names, { maxLength: 3 })
      .map((ids) => ids.map((id) => ({ id, in_place_of: null })))

    fc.assert(
      fc.property(
        fc.array(fc.array(seat, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 5 }),
        fc.uniqueArray(names),
        fc.infiniteStream(fc.tuple(names, fc.boolean())),
        (steps, admins, attempts) => {
          const now: StepPeople = { steps, admins }
          const of = { rule_id: expense_id, steps: steps.map(() => step()) }
          let state = expenseDecider.evolve(expenseDecider.initial, requested({ route: of }))
          let highest = -1

          for (let turn = 0; turn < 60; turn++) {
            const [by, seen] = attempts.next().value as [string, boolean]
            if (state.status !== 'pending') break
            const waiting = waitingStep(of, state.approvals ?? [], now, employee_id)
            const place = waiting.kind === 'step' ? waiting.step : null
            const able = peopleOf(waiting)
            const shown = seen ? place : (place ?? 0) + 1
            const own = by === employee_id
            let events: readonly ExpenseEvent[] = []

            try {
              events = expenseDecider.decide(state, decide(by, { people: now, step: shown, own }))
            } catch {
              if (seen) expect(!able.includes(by) || own).toBe(true)
              continue
            }

            expect(seen && able.includes(by) && !own).toBe(true)
            expect(place ?? 5).toBeGreaterThanOrEqual(highest)
            highest = place ?? 5
            for (const event of events) state = expenseDecider.evolve(state, event)
          }
        },
      ),
    )
  })
})

describe('the rules of expenses', () => {
  const workspace_id = employee_id
  const data = (change: object = {}): ExpenseRule => ({
    ...rule('r1', { from_amount: '100.00' }),
    workspace_id,
    name: 'Large',
    ...change,
  })
  const add = (change: object = {}) =>
    ({ type: 'add-rule', ...data(change) }) as ExpenseRulesCommand
  const added = { type: 'ExpenseApprovalRuleAdded' as const, data: data() }

  it('are added, changed and deleted', () => {
    given(expenseRulesDecider).when(add()).then(added)
    given(expenseRulesDecider, added)
      .when({ type: 'change-rule', ...data({ name: 'Big' }) })
      .then({ type: 'ExpenseApprovalRuleChanged', data: data({ name: 'Big' }) })
    given(expenseRulesDecider, added)
      .when({ type: 'change-rule', ...data() })
      .thenNothing()
    given(expenseRulesDecider, added)
      .when({ type: 'delete-rule', workspace_id, rule_id: 'r1' })
      .then({ type: 'ExpenseApprovalRuleDeleted', data: { workspace_id, rule_id: 'r1' } })
    given(expenseRulesDecider)
      .when({ type: 'delete-rule', workspace_id, rule_id: 'r1' })
      .thenRefused('not_found')
  })

  it('are never two for the same claims, or of the same name', () => {
    given(expenseRulesDecider, added)
      .when(add({ rule_id: 'r2', name: 'LARGE', from_amount: '5.00' }))
      .thenRefused('structure.name_taken')
    given(expenseRulesDecider, added)
      .when(add({ rule_id: 'r2', name: 'Other', from_amount: '100' }))
      .thenRefused('expenses.rule_overlaps')
    given(expenseRulesDecider, added)
      .when(add({ rule_id: 'r2', name: 'Other', categories: ['meals'] }))
      .then({
        ...added,
        data: data({ rule_id: 'r2', name: 'Other', categories: ['meals'] }),
      })
  })
})
