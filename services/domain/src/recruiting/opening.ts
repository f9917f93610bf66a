import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { hasChoices } from '@workledger/contracts/recruiting/form-fields'
import type { openingEvents } from '@workledger/contracts/recruiting/opening.events'
import { MOST_FIELDS, MOST_STAGES } from '@workledger/contracts/recruiting/recruiting.bounds'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import type { SafeHtml } from '../kernel/safe-html'

export type OpeningEvent = AnyEventOf<typeof openingEvents>
type OpeningEventData<T extends OpeningEvent['type']> = Extract<OpeningEvent, { type: T }>['data']
export type OpeningDetails = Omit<OpeningEventData<'OpeningAdded'>, 'opening_id'>
export type Field = Omit<OpeningEventData<'FormFieldAdded'>, 'opening_id' | 'field_id'>
type Planned = OpeningEventData<'StageDaysPlanned'>['planned_days']
type Some<T> = { [K in keyof T]?: T[K] | undefined }

export interface Opening {
  status: 'open' | 'closed'
  details: OpeningDetails
  /** Target days in each stage. */
  planned: Planned
  fields: Readonly<Record<string, Field>>
}

export type OpeningState = { status: 'none' } | { status: 'deleted' } | Opening
type OpeningInput = Omit<OpeningDetails, 'description'> & { description: SafeHtml | null }
type OpeningRef = { opening_id: string }

export type OpeningCommand =
  | ({ type: 'add'; details: OpeningInput; planned_days?: Planned | undefined } & OpeningRef)
  | ({
      type: 'change'
      details: Some<OpeningInput>
      planned_days?: Planned | undefined
      status?: 'open' | 'closed' | undefined
    } & OpeningRef)
  | ({ type: 'delete' } & OpeningRef)
  /** Without `sort_weight` it comes last. */
  | ({
      type: 'add-field'
      field_id: string
      field: Omit<Field, 'sort_weight'> & { sort_weight?: number | undefined }
    } & OpeningRef)
  | ({ type: 'change-field'; field_id: string; field: Some<Field> } & OpeningRef)
  | ({ type: 'delete-field'; field_id: string } & OpeningRef)

/** An opening with its application form. */
export const openingDecider: Decider<OpeningState, OpeningCommand, OpeningEvent> = {
  category: 'opening',
  initial: { status: 'none' },
  decide,
  evolve,
  content: contentOf<OpeningEvent>({
    OpeningAdded: { submitted: 'opening_id' },
    OpeningChanged: { changed: 'opening_id' },
    StageDaysPlanned: { changed: 'opening_id' },
    OpeningClosed: { changed: 'opening_id' },
    OpeningReopened: { changed: 'opening_id' },
    OpeningDeleted: { gone: 'opening_id' },
    FormFieldAdded: { submitted: 'field_id' },
    FormFieldChanged: { changed: 'field_id' },
    FormFieldDeleted: { gone: 'field_id' },
  }),
}

function decide(state: OpeningState, command: OpeningCommand): OpeningEvent[] {
  const { opening_id } = command

  if (command.type === 'add') {
    if (state.status !== 'none') return []
    const { details } = command
    checkStages(details.stages)

    return [
      { type: 'OpeningAdded', data: { opening_id, ...details } },
      ...planned(opening_id, details.stages, [], command.planned_days),
    ]
  }

  if (state.status === 'none' || state.status === 'deleted') return refuse('not_found')

  switch (command.type) {
    case 'change': {
      const { details } = command
      if (details.stages) checkStages(details.stages)
      const difference = changed({ ...state.details }, details)
      const events: OpeningEvent[] = difference
        ? [{ type: 'OpeningChanged', data: { opening_id, ...difference } }]
        : []

      events.push(
        ...planned(
          opening_id,
          details.stages ?? state.details.stages,
          state.planned,
          command.planned_days,
        ),
      )

      if (command.status === 'closed' && state.status === 'open')
        events.push({ type: 'OpeningClosed', data: { opening_id } })

      if (command.status === 'open' && state.status === 'closed')
        events.push({ type: 'OpeningReopened', data: { opening_id } })

      return events
    }

    case 'delete':
      return [{ type: 'OpeningDeleted', data: { opening_id } }]

    case 'add-field': {
      const { field_id, field } = command

      if (Object.keys(state.fields).length >= MOST_FIELDS)
        refuse('recruiting.most_fields', { params: { most: MOST_FIELDS } })

      const {
        sort_weight = 1 +
          Math.max(-1, ...Object.values(state.fields).map((each) => each.sort_weight)),
      } = field

      return [
        {
          type: 'FormFieldAdded',
          data: {
            opening_id,
            field_id,
            ...checkedField(state, field_id, { ...field, sort_weight }),
          },
        },
      ]
    }

    case 'change-field': {
      const { field_id } = command
      const before = state.fields[field_id] ?? refuse('not_found')
      const given = Object.fromEntries(
        Object.entries(command.field).filter(([, value]) => value !== undefined),
      )

      const difference = changed(
        { ...before },
        checkedField(state, field_id, { ...before, ...given }),
      )

      return difference
        ? [{ type: 'FormFieldChanged', data: { opening_id, field_id, ...difference } }]
        : []
    }

    case 'delete-field':
      if (!state.fields[command.field_id]) refuse('not_found')
      return [{ type: 'FormFieldDeleted', data: { opening_id, field_id: command.field_id } }]
    default:
      return command satisfies never
  }
}

/** Returns the plan of the stages from now on; that of a removed stage is dropped. */
function planned(
  opening_id: string,
  stages: readonly string[],
  before: Planned,
  given: Planned | undefined,
): OpeningEvent[] {
  if (given?.some(({ stage }) => !stages.includes(stage)))
    refuseField('planned_days', 'recruiting.unknown_stage')

  const days = new Map((given ?? before).map((each) => [each.stage, each.days]))
  const planned_days = stages.flatMap((stage) =>
    days.has(stage) ? [{ stage, days: days.get(stage)! }] : [],
  )

  const asWas =
    planned_days.length === before.length &&
    planned_days.every(({ stage, days }) =>
      before.some((each) => each.stage === stage && each.days === days),
    )

  return asWas ? [] : [{ type: 'StageDaysPlanned', data: { opening_id, planned_days } }]
}

function checkStages(stages: readonly string[]) {
  if (stages.length === 0) refuseField('stages', 'recruiting.stages')

  if (stages.length > MOST_STAGES)
    refuseField('stages', 'recruiting.most_stages', { most: MOST_STAGES })

  if (new Set(stages.map((stage) => stage.toLowerCase())).size < stages.length)
    refuseField('stages', 'recruiting.same_stage')
}

function checkedField(state: Opening, own: string, field: Field): Field {
  const same = (name: string) => name.toLowerCase() === field.name.toLowerCase()

  if (Object.entries(state.fields).some(([id, { name }]) => id !== own && same(name)))
    refuse('recruiting.same_field', { field: 'name' })

  const choices = hasChoices(field.type) ? [...new Set(field.choices)] : []
  if (hasChoices(field.type) && choices.length === 0) refuseField('choices', 'recruiting.choices')

  return { ...field, choices }
}

/** Returns the form in display order: by weight, then in the order of adding. */
export const formOf = ({ fields }: Pick<Opening, 'fields'>): (Field & { field_id: string })[] =>
  Object.entries(fields)
    .map(([field_id, field]) => ({ field_id, ...field }))
    .sort((a, b) => a.sort_weight - b.sort_weight || (a.field_id < b.field_id ? -1 : 1))

/**
 * Returns the stage for candidates of a removed one: the nearest earlier stage that remains,
 * otherwise the first.
 */
export function stageInstead(
  before: readonly string[],
  after: readonly string[],
  stage: string,
): string {
  const earlier = before.slice(0, Math.max(0, before.indexOf(stage))).reverse()
  return earlier.find((each) => after.includes(each)) ?? after[0]!
}

function evolve(state: OpeningState, event: OpeningEvent): OpeningState {
  if (event.type === 'OpeningAdded') {
    const { opening_id: _, ...details } = event.data
    return { status: 'open', details, planned: [], fields: {} }
  }

  if (state.status === 'none' || state.status === 'deleted') return state

  switch (event.type) {
    case 'OpeningChanged': {
      const { opening_id: _, ...change } = event.data
      return { ...state, details: { ...state.details, ...(change as Partial<OpeningDetails>) } }
    }

    case 'StageDaysPlanned':
      return { ...state, planned: event.data.planned_days }
    case 'OpeningClosed':
      return { ...state, status: 'closed' }
    case 'OpeningReopened':
      return { ...state, status: 'open' }
    case 'OpeningDeleted':
      return { status: 'deleted' }

    case 'FormFieldAdded': {
      const { opening_id: _, field_id, ...field } = event.data
      return { ...state, fields: { ...state.fields, [field_id]: field } }
    }

    case 'FormFieldChanged': {
      const { opening_id: _, field_id, ...change } = event.data
      const before = state.fields[field_id]

      return before
        ? {
            ...state,
            fields: { ...state.fields, [field_id]: { ...before, ...(change as Partial<Field>) } },
          }
        : state
    }

    case 'FormFieldDeleted':
      return { ...state, fields: without(state.fields, event.data.field_id) }
    default:
      return event satisfies never
  }
}
