import type { ApprovalStep, stepDeciders } from '@workledger/contracts/kernel/approval-steps'
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
  })
}

/** Returns typed steps as a rule's body has them. */
export const stepsBody = (steps: readonly TypedStep[]) =>
  steps.map(({ key: _, who, role_id, people, all, escalate_after }) => ({
    who,
    role_id: who === 'role' && role_id ? role_id : null,
    people: who === 'people' ? people : [],
    all: who === 'people' && people.length > 1 && all,
    escalate_after: escalate_after.trim() || null,
  }))
