import type { ApprovalRoute, ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import type { ShownStep } from '@workledger/contracts/kernel/shown-step'
import { peopleOf, waitingStep } from '@workledger/domain/kernel/approval-steps'
import type { Reads } from '../kernel/tenant-reads'
import {
  type RoutedKind,
  type RoutedRequest,
  routedOf,
  type StepFacts,
  stepFactsOf,
  waitingOf,
} from './approval-steps.port'

interface ShownRequest extends RoutedRequest {
  readonly status: string
}

/** Returns the steps of a request as people read them. */
export function stepsOf(facts: StepFacts, request: ShownRequest): ShownStep[] {
  const { route, approvals, employee_id, escalated, status } = request
  const people = facts.peopleOf(request)
  const waiting = waitingStep(route, approvals, people, employee_id)
  const now = waiting.kind === 'step' ? waiting.step : route.steps.length

  const stateOf = (place: number, decided: boolean): ShownStep['state'] => {
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

/** Returns the steps and reader's part of those requests that have steps, by id. */
export async function stepsToShow(
  db: Reads,
  kind: RoutedKind,
  { workspace, employee }: { workspace: string; employee: string },
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownRoute>> {
  const routed = await routedOf(db, kind, ids)
  if (routed.length === 0) return new Map()
  const facts = await stepFactsOf(db, kind, workspace, routed)

  return new Map(
    routed.map((request) => [
      request.id,
      {
        steps: stepsOf(facts, request),
        your_step:
          request.status !== 'approved' && peopleOf(waitingOf(facts, request)).includes(employee),
      },
    ]),
  )
}

interface ShownRoute {
  readonly steps: ShownStep[]
  /** Whether a step waits for the reader. */
  readonly your_step: boolean
}

/** Returns the steps that a request of a person would have. */
export async function draftSteps(
  db: Reads,
  kind: RoutedKind,
  { workspace, employee_id }: { workspace: string; employee_id: string },
  route: ApprovalRoute | undefined,
): Promise<ShownStep[]> {
  if (!route) return []
  const draft = { id: '', employee_id, route, approvals: [], escalated: [], status: 'pending' }
  return stepsOf(await stepFactsOf(db, kind, workspace, [draft]), draft)
}

const ruleSteps = (facts: StepFacts, steps: readonly ApprovalStep[]): ShownStep[] =>
  steps.map((step) => ({
    ...declared(facts, step),
    people: shownPeople(facts, step.people),
    escalated: false,
    state: 'coming',
    approvals: [],
  }))

const declared = (
  facts: StepFacts,
  { who, role_id, all, escalate_after, escalate_to: to }: ApprovalStep,
) => ({
  who,
  role: role_id === null ? null : facts.role(role_id),
  all,
  escalate_after,
  escalate_to: {
    who: to?.who ?? ('admins' as const),
    role: to?.role_id ? facts.role(to.role_id) : null,
    person: to?.person_id ? (shownPeople(facts, [to.person_id])[0] ?? null) : null,
  },
})

const shownPeople = (facts: StepFacts, ids: readonly string[]) =>
  [...new Set(ids)].flatMap((id) => {
    const person = facts.person(id)
    if (!person) return []
    const { first_name, last_name, avatar } = person

    return [{ id, first_name: first_name ?? '', last_name: last_name ?? '', avatar }]
  })

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

/** Returns the steps of rules, with the names of their roles and people. */
export async function ruleStepsOf(
  db: Reads,
  kind: RoutedKind,
  workspace: string,
  rules: readonly (readonly ApprovalStep[])[],
): Promise<ShownStep[][]> {
  const facts = await stepFactsOf(
    db,
    kind,
    workspace,
    rules.map((steps) => ({
      employee_id: NOBODY,
      route: { rule_id: NOBODY, steps: [...steps] },
      approvals: [],
    })),
  )

  return rules.map((steps) => ruleSteps(facts, steps))
}

/** A rule has no asker. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
