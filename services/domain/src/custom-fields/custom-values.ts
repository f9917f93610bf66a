import type { customValueEvents } from '@workledger/contracts/custom-fields/custom-fields.events'
import type { FieldCategory } from '@workledger/contracts/kernel/custom-field'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { Fault, FieldErrors } from '@workledger/contracts/kernel/faults'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import { understood } from '../kernel/custom-field-value'
import type { Decider } from '../kernel/decider'
import type { CustomField } from './custom-fields'

export type CustomValueEvent = AnyEventOf<typeof customValueEvents>

/** `file`: its storage key; the text is its name. */
export interface CustomValue {
  text: string
  file: string | null
}

/** By the id of the field. */
export type CustomValues = Readonly<Record<string, CustomValue>>

export type CustomValueCommand =
  | {
      type: 'save'
      owner_id: string
      /** Values as typed; null or blank clears. */
      given: Readonly<Record<string, GivenValue>>
      /** The fields of the owner's category. */
      fields: Readonly<Record<string, CustomField>>
      category: FieldCategory
      admin: boolean
      /** Fields claimed for the owner because they had no value. */
      claimed: readonly string[]
      /** The save covers the whole form, so no mandatory field may stay empty. */
      whole: boolean
    }
  /** Imported values; other fields stay. */
  | { type: 'import'; owner_id: string; values: Readonly<Record<string, string>> }

export type GivenValue = string | number | null | { text: string; file: string }

/** The custom field values of an employee or the company: stream `custom-values-{owner}`. */
export const customValuesDecider: Decider<CustomValues, CustomValueCommand, CustomValueEvent> = {
  category: 'custom-values',
  initial: {},
  decide(state, command) {
    const { owner_id } = command

    switch (command.type) {
      case 'import': {
        const values = differing(
          state,
          Object.fromEntries(
            Object.entries(command.values).map(([id, text]) => [id, { text, file: null }]),
          ),
        )
        return values ? [{ type: 'CustomValuesChanged', data: { owner_id, values } }] : []
      }

      case 'save': {
        const values = differing(state, typedValues(command))

        for (const [id, value] of Object.entries(values ?? {}))
          if (value && !Object.hasOwn(state, id) && !command.claimed.includes(id))
            refuse('state.conflict')

        refuseEmpty(command, { ...state, ...values })

        return values ? [{ type: 'CustomValuesChanged', data: { owner_id, values } }] : []
      }

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'CustomValuesChanged': {
        const next: Record<string, CustomValue | null> = { ...state, ...event.data.values }
        return Object.fromEntries(
          Object.entries(next).flatMap(([id, value]) => (value ? [[id, value]] : [])),
        )
      }

      default:
        return event.type satisfies never
    }
  },
  content: contentOf<CustomValueEvent>({
    CustomValuesChanged: { changed: 'owner_id' },
  }),
}

const differing = (state: CustomValues, values: Record<string, CustomValue | null>) =>
  changed(state, values) as Record<string, CustomValue | null> | undefined

/** Returns fields to which a save would give a first value. */
export const firstValues = (state: CustomValues, given: Readonly<Record<string, GivenValue>>) =>
  Object.keys(given).filter((id) => !Object.hasOwn(state, id) && !isBlank(given[id]!))

const isBlank = (given: GivenValue) =>
  given === null || (typeof given === 'string' && given.trim() === '')

type Save = Extract<CustomValueCommand, { type: 'save' }>

/** Returns whether an admin or another viewer sees a field; see `changesField` for changes. */
export const seesField = ({ visible_to }: Pick<CustomField, 'visible_to'>, admin: boolean) =>
  admin || visible_to === 'everyone'

export const changesField = (field: Pick<CustomField, 'visible_to' | 'editable'>, admin: boolean) =>
  admin || (seesField(field, admin) && field.editable === 'employee')

/**
 * Returns typed texts as values; refuses with a sentence for each field. Invisible fields count as
 * missing.
 */
function typedValues({ given, fields, category, admin }: Save): Record<string, CustomValue | null> {
  const faults: FieldErrors = {}
  const values: Record<string, CustomValue | null> = {}

  for (const [id, one] of Object.entries(given)) {
    const field = Object.hasOwn(fields, id) ? fields[id]! : undefined

    if (!field || field.category !== category || !seesField(field, admin)) {
      faults[id] = [{ code: 'field.id' }]
      continue
    }

    if (!changesField(field, admin))
      refuse('custom_fields.admins_only', { params: { name: field.name }, field: id })

    const value = isBlank(one) ? null : understood(field, one)

    if (value && 'fault' in value) faults[id] = [value.fault as Fault]
    else if (value === null && field.mandatory)
      faults[id] = [{ code: 'custom_fields.required', params: { name: field.name } }]
    else values[id] = value
  }

  if (Object.keys(faults).length > 0) throw new CodedError('validation', { fields: faults })

  return values
}

/** Refuses a form with an empty mandatory field that the caller could fill. */
function refuseEmpty(
  { whole, fields, category, admin }: Save,
  values: Readonly<Record<string, unknown>>,
) {
  if (!whole) return

  const empty = Object.entries(fields).filter(
    ([id, field]) =>
      field.category === category && field.mandatory && changesField(field, admin) && !values[id],
  )

  if (empty.length === 0) return
  const faults: FieldErrors = {}

  for (const [id, { name }] of empty)
    faults[id] = [{ code: 'custom_fields.required', params: { name } }]

  throw new CodedError('validation', { fields: faults })
}
