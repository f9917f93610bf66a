import type { companyEvents } from '@workledger/contracts/calendar/calendar.events'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import { isShown, spanOf } from './event-times'

export type CompanyEventEvent = AnyEventOf<typeof companyEvents>
type DataOf<T extends CompanyEventEvent['type']> = Extract<CompanyEventEvent, { type: T }>['data']
export type EventDetails = Omit<DataOf<'CompanyEventAdded'>, 'event_id' | 'tells'>

export type CompanyEventState =
  | { status: 'none' }
  /** `told`: people were notified of it. */
  | { status: 'active'; details: EventDetails; told: boolean }
  | { status: 'deleted'; details: EventDetails }

export type CompanyEventCommand = { event_id: string; now: string } & (
  | ({ type: 'add' } & EventDetails)
  | ({ type: 'change' } & { [K in keyof EventDetails]?: EventDetails[K] | undefined })
  | { type: 'delete' }
)

/** Most days of an event. */
export const MOST_DAYS = 366

/** Fields that participants must know; changes of other fields are not announced. */
const matters = [
  'event_on',
  'event_time',
  'end_date',
  'end_time',
  'zone',
  'location',
  'location_id',
] as const

/** A company event: stream `company-event-{id}`. */
export const companyEventDecider: Decider<
  CompanyEventState,
  CompanyEventCommand,
  CompanyEventEvent
> = {
  category: 'company-event',
  initial: { status: 'none' },
  decide,
  evolve,
}

function decide(state: CompanyEventState, command: CompanyEventCommand): CompanyEventEvent[] {
  const { event_id, now } = command

  if (command.type === 'add') {
    if (state.status !== 'none') return refuse('state.conflict')
    const { type: _, event_id: __, now: ___, ...given } = command
    const details = checked(given)
    const tells = details.notify && !isOver(details, now) ? 'new' : 'nobody'

    return [{ type: 'CompanyEventAdded', data: { event_id, ...details, tells } }]
  }

  if (state.status !== 'active') return refuse('not_found')

  switch (command.type) {
    case 'change': {
      const { type: _, event_id: __, now: ___, ...update } = command
      const said = Object.fromEntries(
        Object.entries(update).filter(([, value]) => value !== undefined),
      ) as Partial<EventDetails>
      const after = checked({ ...state.details, ...said })
      const difference = changed(state.details, after)
      if (!difference) return []
      const moved = matters.some((field) => field in difference)

      const tells =
        !after.notify || isOver(after, now)
          ? 'nobody'
          : !state.told
            ? 'new'
            : moved
              ? 'changed'
              : 'nobody'

      const { location_id } = state.details

      const told_before =
        state.told && 'location_id' in difference && !isOver(state.details, now)
          ? { location_id }
          : null

      return [
        { type: 'CompanyEventChanged', data: { ...difference, event_id, tells, told_before } },
      ]
    }

    case 'delete':
      return [
        {
          type: 'CompanyEventDeleted',
          data: { event_id, tells: state.told && !isOver(state.details, now) },
        },
      ]

    default:
      return command satisfies never
  }
}

const isOver = (details: EventDetails, now: string) => spanOf(details).end <= now

/** Refuses an end before the start, and skipped local times. A range of one day becomes a day. */
function checked(given: EventDetails): EventDetails {
  const details = { ...given, end_date: given.end_date === given.event_on ? null : given.end_date }
  const { event_on, event_time, end_date, end_time, zone } = details
  if (end_date !== null && end_date < event_on) refuseField('end_date', 'field.order')

  if (end_date !== null && Date.parse(end_date) - Date.parse(event_on) >= MOST_DAYS * 86_400_000)
    refuseField('end_date', 'field.most_days', { days: MOST_DAYS })

  if (event_time === null && (end_time !== null || given.end_date === null))
    refuseField('event_time', 'event.time')

  if (event_time !== null && !isShown(event_on, event_time, zone))
    refuseField('event_time', 'event.no_such_time', { time: event_time, zone })

  if (end_time !== null && !isShown(end_date ?? event_on, end_time, zone))
    refuseField('end_time', 'event.no_such_time', { time: end_time, zone })

  if (event_time !== null && end_time !== null && end_date === null && end_time <= event_time)
    refuseField('end_time', 'field.order')

  return details
}

function evolve(state: CompanyEventState, event: CompanyEventEvent): CompanyEventState {
  switch (event.type) {
    case 'CompanyEventAdded': {
      const { event_id: _, tells, ...details } = event.data
      return { status: 'active', details, told: tells !== 'nobody' }
    }

    case 'CompanyEventChanged': {
      if (state.status !== 'active') return state
      const { event_id: _, tells, told_before: __, ...update } = event.data
      const details = { ...state.details, ...(update as Partial<EventDetails>) }

      return { status: 'active', details, told: state.told || tells !== 'nobody' }
    }

    case 'CompanyEventDeleted':
      return state.status === 'active' ? { status: 'deleted', details: state.details } : state
    default:
      return event satisfies never
  }
}
