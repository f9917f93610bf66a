import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'
import { stepTargets } from '@workledger/projections/access/approval-steps.port'
import type { Call } from '../kernel/http/call'

type TypedStep = ApprovalStep

/** Returns typed steps without what they do not use. */
export const wholeSteps = (steps: readonly TypedStep[]): ApprovalStep[] =>
  steps.map(({ who, role_id, people, all, escalate_after }) => ({
    who,
    role_id: who === 'role' ? role_id : null,
    people: who === 'people' ? [...new Set(people)] : [],
    all: who === 'people' && people.length > 1 && all,
    escalate_after,
  }))

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
  const before = new Set(kept?.flatMap(({ people, role_id }) => [...people, role_id]))
  const there = await call.read((db) => stepTargets(db, call.workspace, steps))
  const known = (id: string | null) => id === null || before.has(id) || there.has(id)
  if (!steps.every(({ role_id }) => known(role_id))) refuse(codes.role, { field: 'steps' })

  if (!steps.every(({ people }) => people.every(known))) refuse(codes.people, { field: 'steps' })
}

type StepCode = Parameters<typeof refuse>[0]
