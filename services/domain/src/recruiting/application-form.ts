import { refuse } from '@workledger/contracts/kernel/errors'
import type { FieldErrors } from '@workledger/contracts/kernel/faults'
import type { Answer } from '@workledger/contracts/recruiting/form-fields'
import { LONGEST_ANSWER } from '@workledger/contracts/recruiting/recruiting.bounds'
import type { Field } from './opening'

/** An answered field. */
export interface Answered extends Pick<Field, 'name' | 'display_name' | 'type'> {
  value: string | boolean | string[]
}

type ApplicationInput = readonly { name: string; value: Answer | null }[]

/**
 * Returns the completed form: an answer for each field of the opening, in the form's order. Ignores
 * answers to missing or removed fields. Refuses the application at `profile_data.{name}` for a
 * missing or impossible answer.
 */
export function answeredForm(form: readonly Field[], given: ApplicationInput): Answered[] {
  const answers = new Map(given.map(({ name, value }) => [name, value]))
  const wrong: FieldErrors = {}

  const answered = form.flatMap((field): Answered[] => {
    const { name, display_name, type } = field
    const { value, fault } = answerTo(field, answers.get(name) ?? null)
    if (fault) wrong[`profile_data.${name}`] = [{ code: fault }]

    return value === undefined ? [] : [{ name, display_name, type, value }]
  })

  if (Object.keys(wrong).length > 0) refuse('validation', { fields: wrong })

  return answered
}

function answerTo(
  { type, choices, is_required }: Field,
  given: Answer | null,
): { value?: Answered['value']; fault?: string } {
  switch (type) {
    case 'switch': {
      const on = given === true || given === 'true' || given === '1'
      return is_required && !on ? { fault: 'recruiting.required' } : { value: on }
    }

    case 'multi-select': {
      const list = (
        Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : []
      )
        .map((each) => each.trim())
        .filter(Boolean)

      if (list.some((each) => !choices.includes(each))) return { fault: 'recruiting.choice' }
      if (list.length === 0) return is_required ? { fault: 'recruiting.required' } : {}

      return { value: choices.filter((choice) => list.includes(choice)) }
    }

    case 'select':
    case 'text':
    case 'textarea': {
      const text = typeof given === 'string' ? given.trim() : ''
      if (!text) return is_required ? { fault: 'recruiting.required' } : {}
      if (type === 'select' && !choices.includes(text)) return { fault: 'recruiting.choice' }

      return text.length > LONGEST_ANSWER ? { fault: 'field.invalid' } : { value: text }
    }

    default:
      return type satisfies never
  }
}
