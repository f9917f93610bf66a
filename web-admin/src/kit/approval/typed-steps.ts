import type {
  ApprovalStep,
  escalationTargets,
  stepDeciders,
} from '@workledger/contracts/kernel/approval-steps'
import { faultText } from '@workledger/kit/i18n/error-words'
import { useRef } from 'react'

/** A step as people type it. */
export interface TypedStep {
  key: number
  who: (typeof stepDeciders)[number]
  role_id: string
  people: string[]
  all: boolean
  escalate_after: string
  escalate_to: (typeof escalationTargets)[number] | 'admins'
  to_role: string
  to_person: string
}

/** The part of a rule's form that its steps need. */
export interface StepsForm {
  readonly steps: readonly TypedStep[]
  readonly put: (steps: TypedStep[]) => void
  /** Returns the error of a field, in words. */
  readonly errorOf: (path: string) => string | undefined
}

interface FormOfSteps {
  values: { steps: TypedStep[] }
  errors: Readonly<Record<string, Parameters<typeof faultText>[0] | undefined>>
  set: (name: 'steps', steps: TypedStep[]) => void
}

/** Returns the steps of a form with their errors. */
export const stepsOf = ({ values, errors, set }: FormOfSteps): StepsForm => ({
  steps: values.steps,
  put: (steps) => set('steps', steps),
  errorOf: (path) => {
    const fault = errors[path]
    return fault && faultText(fault)
  },
})

/** Returns a function that makes typed steps; without a step, one of the manager. */
export function useTypedStep() {
  const key = useRef(0)

  return (step?: ApprovalStep): TypedStep => ({
    key: key.current++,
    who: step?.who ?? 'manager',
    role_id: step?.role_id ?? '',
    people: step?.people ?? [],
    all: step?.all ?? false,
    escalate_after: step?.escalate_after ? String(step.escalate_after) : '',
    escalate_to: step?.escalate_to?.who ?? 'admins',
    to_role: step?.escalate_to?.role_id ?? '',
    to_person: step?.escalate_to?.person_id ?? '',
  })
}

/** Returns typed steps as a rule's body has them. */
export const stepsBody = (steps: readonly TypedStep[]) =>
  steps.map(({ who, role_id, people, all, escalate_after, ...to }) => ({
    who,
    role_id: who === 'role' && role_id ? role_id : null,
    people: who === 'people' ? people : [],
    all: who === 'people' && people.length > 1 && all,
    escalate_after: escalate_after.trim() || null,
    escalate_to: escalate_after.trim() ? targetBody(to) : null,
  }))

const targetBody = ({
  escalate_to: who,
  to_role,
  to_person,
}: Pick<TypedStep, 'escalate_to' | 'to_role' | 'to_person'>) =>
  who === 'admins'
    ? null
    : {
        who,
        role_id: who === 'role' && to_role ? to_role : null,
        person_id: who === 'person' && to_person ? to_person : null,
      }
