import * as z from 'zod'
import {
  escalationTargets,
  MOST_ESCALATION_DAYS,
  MOST_STEP_PEOPLE,
  MOST_STEPS,
  stepDeciders,
} from './approval-steps'
import { bool, fieldIssue, id, onlyThese, wholeNumber } from './shapes'

/** The codes of faults in the steps of a rule: their number, a step's role, and its people. */
interface StepFaults {
  steps: string
  role: string
  people: string
}

/** The steps of a rule as people type them. */
export const approvalStepsBody = (faults: StepFaults) =>
  z
    .array(approvalStepBody(faults))
    .min(1, { error: faults.steps })
    .max(MOST_STEPS, { error: faults.steps })

/** Null: to administrators. */
const escalationBody = ({ role, people }: StepFaults) =>
  onlyThese({
    who: z.enum(escalationTargets),
    role_id: id().nullable().default(null),
    person_id: id().nullable().default(null),
  })
    .refine(({ who, role_id }) => who !== 'role' || role_id !== null, fieldIssue('role_id', role))
    .refine(
      ({ who, person_id }) => who !== 'person' || person_id !== null,
      fieldIssue('person_id', people),
    )
    .nullable()

const approvalStepBody = (faults: StepFaults) =>
  onlyThese({
    who: z.enum(stepDeciders),
    role_id: id().nullable().default(null),
    people: z.array(id()).max(MOST_STEP_PEOPLE, { error: faults.people }).default([]),
    all: bool().default(false),
    escalate_after: wholeNumber().min(1).max(MOST_ESCALATION_DAYS).nullable().default(null),
    escalate_to: escalationBody(faults).default(null),
  })
    .refine(
      ({ who, role_id }) => who !== 'role' || role_id !== null,
      fieldIssue('role_id', faults.role),
    )
    .refine(
      ({ who, people: named }) => who !== 'people' || named.length > 0,
      fieldIssue('people', faults.people),
    )
