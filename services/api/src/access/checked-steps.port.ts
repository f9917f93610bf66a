import type { ApprovalStep, Escalation } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'
import { peopleIn, rolesIn, stepTargets } from '@workledger/projections/access/approval-steps.port'
import type { Call } from '../kernel/http/call'

type TypedStep = Omit<ApprovalStep, 'escalate_to'> & { escalate_to?: Escalation | null }

/** Returns typed steps without what they do not use. */
export const wholeSteps = (steps: readonly TypedStep[]): ApprovalStep[] =>
  steps.map(({ who, role_id, people, all, escalate_after, escalate_to }) => ({
    who,
    role_id: who === 'role' ? role_id : null,
    people: who === 'people' ? [...new Set(people)] : [],
    all: who === 'people' && people.length > 1 && all,
    escalate_after,
    ...(escalate_after !== null && escalate_to && { escalate_to: wholeTarget(escalate_to) }),
  }))

const wholeTarget = ({ who, role_id, person_id }: Escalation): Escalation => ({
  who,
  role_id: who === 'role' ? role_id : null,
  person_id: who === 'person' ? person_id : null,
})

/**
 * Refuses steps whose roles or people are not there. People who have left may stay in `kept`, the
 * steps of a rule that does not change them.
 */
export async function checkSteps(
  call: Pick<Call, 'read' | 'workspace'>,
  steps: readonly ApprovalStep[],
  kept: readonly ApprovalStep[] | undefined,
  codes: { role: StepCode; people: StepCode },
) {
  const before = new Set(kept?.flatMap((step) => [...peopleIn(step), ...rolesIn(step)]))
  const there = await call.read((db) => stepTargets(db, call.workspace, steps))
  const known = (id: string) => before.has(id) || there.has(id)
  if (!steps.flatMap(rolesIn).every(known)) refuse(codes.role, { field: 'steps' })
  if (!steps.flatMap(peopleIn).every(known)) refuse(codes.people, { field: 'steps' })
}

type StepCode = Parameters<typeof refuse>[0]
