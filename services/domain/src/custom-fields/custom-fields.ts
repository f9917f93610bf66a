import type { customFieldEvents } from '@workledger/contracts/custom-fields/custom-fields.events'
import {
  comparable,
  type FieldCategory,
  type FieldKind,
  MOST_FIELDS,
} from '@workledger/contracts/kernel/custom-field'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { type ById, getById, putById, without, withoutId } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'

export type CustomFieldEvent = AnyEventOf<typeof customFieldEvents>
type Added = Extract<CustomFieldEvent, { type: 'CustomFieldAdded' }>['data']
export type CustomField = Omit<Added, 'workspace_id' | 'field_id'>
type Definition = Omit<CustomField, 'number' | 'category'>

export interface CustomFields {
  fields: Readonly<Record<string, CustomField>>
  /** Number of the newest field. */
  last: number
  /** Manual order of a category's fields; newer ones follow by their number. */
  order: { readonly [C in FieldCategory]?: readonly string[] }
  /** Number of claims so far. */
  claims: number
  /** By field number: owners with a value or about to get one, each with their newest claim. */
  holders: Readonly<Record<number, ById<number>>>
  /** Number of holders of each field. */
  held: Readonly<Record<number, number>>
}

/** A field about to get values, as the writer of the values knows it. */
export interface Claimed {
  field_id: string
  kind: FieldKind
}

export type CustomFieldCommand =
  | ({ type: 'add'; workspace_id: string; field_id: string } & Omit<CustomField, 'number'>)
  | ({ type: 'change'; workspace_id: string; field_id: string } & {
      [K in keyof Definition]?: Definition[K] | undefined
    })
  | { type: 'delete'; workspace_id: string; field_id: string }
  | { type: 'order'; workspace_id: string; category: FieldCategory; field_ids: readonly string[] }
  /** Claims values for each owner in each of these fields. */
  | {
      type: 'claim'
      workspace_id: string
      fields: readonly Claimed[]
      owner_ids: readonly string[]
      planned: boolean
    }
  /**
   * Releases claims on fields without a value of the owner. `seen`: the claims known when that was
   * read.
   */
  | {
      type: 'release'
      workspace_id: string
      owner_id: string
      seen: Readonly<Record<number, number>>
    }

/**
 * The custom fields of a workspace and the holders of values: stream `custom-fields-{workspace}`.
 * Together, so that a field's kind cannot change while a value of the old kind is being written.
 */
export const customFieldsDecider: Decider<CustomFields, CustomFieldCommand, CustomFieldEvent> = {
  category: 'custom-fields',
  initial: { fields: {}, last: 0, order: {}, claims: 0, holders: {}, held: {} },
  decide,
  evolve,
}

function decide(state: CustomFields, command: CustomFieldCommand): CustomFieldEvent[] {
  const { workspace_id } = command

  switch (command.type) {
    case 'add': {
      const { type: _, ...data } = command
      if (fieldOf(state, data.field_id)) return refuse('state.conflict')

      if (
        Object.values(state.fields).filter(({ category }) => category === data.category).length >=
        MOST_FIELDS
      )
        refuse('custom_fields.too_many', { params: { most: MOST_FIELDS } })

      refuseTaken(state, data)

      return [{ type: 'CustomFieldAdded', data: { ...data, number: state.last + 1 } }]
    }

    case 'change': {
      const { type: _, workspace_id: __, field_id, ...update } = command
      const field = fieldOf(state, field_id) ?? refuse('not_found')
      const difference = changed(field, update) as Partial<Definition> | undefined
      if (!difference) return []

      if (difference.name)
        refuseTaken(state, { field_id, category: field.category, name: difference.name })

      if (difference.kind && state.held[field.number])
        refuse('custom_fields.has_values', { field: 'type' })

      return [{ type: 'CustomFieldChanged', data: { ...difference, workspace_id, field_id } }]
    }

    case 'delete': {
      const { field_id } = command
      return fieldOf(state, field_id)
        ? [{ type: 'CustomFieldDeleted', data: { workspace_id, field_id } }]
        : refuse('not_found')
    }

    case 'order': {
      const { category, field_ids } = command
      const before = orderedFields(state, category)

      if (
        new Set(field_ids).size !== field_ids.length ||
        [...field_ids].sort().join() !== [...before].sort().join()
      )
        refuseField('field_ids', 'custom_fields.order')

      return before.join() === field_ids.join()
        ? []
        : [
            {
              type: 'CustomFieldsOrdered',
              data: { workspace_id, category, field_ids: [...field_ids] },
            },
          ]
    }

    case 'claim': {
      const { fields, owner_ids, planned } = command
      if (owner_ids.length === 0 || fields.length === 0) return []

      const numbers = fields.map(({ field_id, kind }) => {
        const field = fieldOf(state, field_id)
        return field?.kind === kind ? field.number : refuse('custom_fields.changed')
      })

      return [
        {
          type: 'CustomFieldsClaimed',
          data: { workspace_id, numbers, owner_ids: [...owner_ids], planned },
        },
      ]
    }

    case 'release': {
      const { owner_id, seen } = command
      const numbers = Object.entries(seen).flatMap(([number, claim]) =>
        claimOf(state, Number(number), owner_id) === claim ? [Number(number)] : [],
      )

      return numbers.length > 0
        ? [{ type: 'CustomFieldsReleased', data: { workspace_id, numbers, owner_id } }]
        : []
    }

    default:
      return command satisfies never
  }
}

function evolve(state: CustomFields, event: CustomFieldEvent): CustomFields {
  switch (event.type) {
    case 'CustomFieldAdded': {
      const { workspace_id: _, field_id, ...field } = event.data
      return { ...state, last: field.number, fields: { ...state.fields, [field_id]: field } }
    }

    case 'CustomFieldChanged': {
      const { workspace_id: _, field_id, ...update } = event.data
      const field = fieldOf(state, field_id)

      return field
        ? {
            ...state,
            fields: {
              ...state.fields,
              [field_id]: { ...field, ...(update as Partial<CustomField>) },
            },
          }
        : state
    }

    case 'CustomFieldDeleted': {
      const number = fieldOf(state, event.data.field_id)?.number
      if (number === undefined) return state
      const { [number]: _, ...holders } = state.holders
      const { [number]: __, ...held } = state.held

      return { ...state, fields: without(state.fields, event.data.field_id), holders, held }
    }

    case 'CustomFieldsOrdered':
      return { ...state, order: { ...state.order, [event.data.category]: event.data.field_ids } }

    case 'CustomFieldsClaimed': {
      const { numbers, owner_ids } = event.data
      const claims = state.claims + 1
      let [holders, held] = [state.holders, state.held]

      for (const number of numbers) {
        let those: ById<number> = holders[number] ?? {}
        let count = held[number] ?? 0

        for (const owner of owner_ids) {
          if (getById(those, owner) === undefined) count++
          those = putById(those, owner, claims)
        }

        holders = { ...holders, [number]: those }
        held = { ...held, [number]: count }
      }

      return { ...state, claims, holders, held }
    }

    case 'CustomFieldsReleased': {
      const { numbers, owner_id } = event.data
      const holders = { ...state.holders }
      const held = { ...state.held }

      for (const number of numbers) {
        if (claimOf(state, number, owner_id) === undefined) continue
        holders[number] = withoutId(state.holders[number] ?? {}, owner_id)
        held[number] = (state.held[number] ?? 1) - 1
      }

      return { ...state, holders, held }
    }

    default:
      return event satisfies never
  }
}

/** Returns the fields of a category in the order of its form. */
function orderedFields({ fields, order }: CustomFields, category: FieldCategory): string[] {
  const place = new Map(order[category]?.map((id, index) => [id, index]))
  const at = ([id, { number }]: [string, CustomField]) => place.get(id) ?? MOST_FIELDS + number

  return Object.entries(fields)
    .filter(([, field]) => field.category === category)
    .sort((a, b) => at(a) - at(b))
    .map(([id]) => id)
}

const fieldOf = ({ fields }: CustomFields, id: string): CustomField | undefined =>
  Object.hasOwn(fields, id) ? fields[id] : undefined

const claimOf = ({ holders }: CustomFields, number: number, owner: string) => {
  const those = holders[number]
  return those && getById(those, owner)
}

/** Returns the fields that an owner holds, by number with the newest claim. */
export const claimsOf = (state: CustomFields, owner: string): Record<number, number> =>
  Object.fromEntries(
    Object.keys(state.holders).flatMap((number) => {
      const claim = claimOf(state, Number(number), owner)
      return claim === undefined ? [] : [[number, claim]]
    }),
  )

/** Refuses a key that another field of the category has: forms and files find fields by it. */
function refuseTaken(
  state: CustomFields,
  { field_id, category, name }: Pick<CustomField, 'category' | 'name'> & { field_id: string },
) {
  const key = comparable(name)

  for (const [id, other] of Object.entries(state.fields))
    if (id !== field_id && other.category === category && comparable(other.name) === key)
      refuseField('name', 'custom_fields.key_taken', { name: other.name })
}
