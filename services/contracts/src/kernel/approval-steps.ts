import * as z from 'zod'
import { count, id } from './event-fields'

/** Who decides a step: the manager of the person who asks, holders of a role, or named people. */
export const stepDeciders = ['manager', 'role', 'people'] as const

/**
 * To whom a step that waits too long also goes: the manager of the manager of the person who asks,
 * holders of a role, or a person. Without it, or without another person there, to administrators.
 */
export const escalationTargets = ['manager', 'role', 'person'] as const

export const escalationField = z.object({
  who: z.enum(escalationTargets),
  /** Of `role`. */
  role_id: id().nullable(),
  /** Of `person`. */
  person_id: id().nullable(),
})

export type Escalation = z.output<typeof escalationField>

/** Most steps of a rule, people of a step, and days before a step escalates. */
export const MOST_STEPS = 5
export const MOST_STEP_PEOPLE = 10
export const MOST_ESCALATION_DAYS = 60

/** One step of an approval, as events keep it. */
export const approvalStepField = z.object({
  who: z.enum(stepDeciders),
  /** Of `role`. */
  role_id: id().nullable(),
  /** Of `people`. */
  people: z.array(id()),
  /** Each of the people decides; otherwise the first who does. */
  all: z.boolean(),
  /** Days after which others may decide too; null: never. */
  escalate_after: count().nullable(),
  /** Who these are; absent: administrators. */
  escalate_to: escalationField.optional(),
})

export type ApprovalStep = z.output<typeof approvalStepField>

/** The steps of a request as the rule had them when it was made. */
export const approvalRouteField = z.object({ rule_id: id(), steps: z.array(approvalStepField) })

export type ApprovalRoute = z.output<typeof approvalRouteField>

/** What one approval decides: a step, and of a step for all its people the place of one of them. */
export const stepSeatField = z.object({ step: count(), seat: count() })

export type StepSeat = z.output<typeof stepSeatField>

/** `waiting`: it is decided now. `skipped`: no one could decide it. */
export const stepStates = ['approved', 'waiting', 'coming', 'skipped'] as const
