import type { ApprovalRoute, ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import type { LeaveStep } from '@workledger/contracts/leave/leave-step'
import { waitingStep } from '@workledger/domain/kernel/approval-steps'
import type { Reads } from '../kernel/tenant-reads'
import { type RoutedLeave, type StepFacts, stepFactsOf } from './leave-steps.queries'

interface ShownLeave extends RoutedLeave {
  readonly status: string
}

/** Returns the steps of a leave as people read them. */
export function stepsOf(facts: StepFacts, leave: ShownLeave): LeaveStep[] {
  const { route, approvals, employee_id, escalated, status } = leave
  const people = facts.peopleOf(leave)
  const waiting = waitingStep(route, approvals, people, employee_id)
  const now = waiting.kind === 'step' ? waiting.step : route.steps.length

  const stateOf = (place: number, decided: boolean): LeaveStep['state'] => {
    if (status === 'pending' && place === now) return 'waiting'
    if (decided) return 'approved'
    return status === 'approved' || (status === 'pending' && place < now) ? 'skipped' : 'coming'
  }

  return route.steps.map((step, place) => {
    const decided = approvals.filter((one) => one.step === place)
    const able = (people.steps[place] ?? []).flat().map(({ id }) => id)

    return {
      ...declared(facts, step),
      people: step.who === 'role' ? [] : shownPeople(facts, without(able, employee_id)),
      escalated: escalated.includes(place),
      state: stateOf(place, decided.length > 0),
      approvals: decided.map(({ by, at }) => ({
        by: shownPeople(facts, [by])[0] ?? null,
        at: at.slice(0, 19).replace('T', ' '),
      })),
    }
  })
}

/** Returns the steps that a leave of a person would have. */
export async function draftSteps(
  db: Reads,
  workspace: string,
  employee_id: string,
  route: ApprovalRoute | undefined,
): Promise<LeaveStep[]> {
  if (!route) return []
  const draft = { id: '', employee_id, route, approvals: [], escalated: [], status: 'pending' }
  return stepsOf(await stepFactsOf(db, workspace, [draft]), draft)
}

/** Returns the steps of a rule, with the names of its roles and people. */
export const ruleSteps = (facts: StepFacts, steps: readonly ApprovalStep[]): LeaveStep[] =>
  steps.map((step) => ({
    ...declared(facts, step),
    people: shownPeople(facts, step.people),
    escalated: false,
    state: 'coming',
    approvals: [],
  }))

const declared = (facts: StepFacts, { who, role_id, all, escalate_after }: ApprovalStep) => ({
  who,
  role: role_id === null ? null : facts.role(role_id),
  all,
  escalate_after,
})

const shownPeople = (facts: StepFacts, ids: readonly string[]) =>
  [...new Set(ids)].flatMap((id) => {
    const person = facts.person(id)
    if (!person) return []
    const { first_name, last_name, avatar } = person

    return [{ id, first_name: first_name ?? '', last_name: last_name ?? '', avatar }]
  })

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)
