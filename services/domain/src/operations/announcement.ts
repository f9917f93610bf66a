import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type {
  announcementEvents,
  dismissalEvents,
} from '@workledger/contracts/operations/announcements.events'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

type AnnouncementEvent = AnyEventOf<typeof announcementEvents>
type AnnouncementContent = Extract<AnnouncementEvent, { type: 'AnnouncementSet' }>['data']

export type AnnouncementState =
  | { status: 'none' }
  | { status: 'set'; content: AnnouncementContent }
  | { status: 'withdrawn' }

export type AnnouncementCommand =
  | ({ type: 'set' | 'change' } & AnnouncementContent)
  | { type: 'withdraw'; announcement_id: string }

/** Stream `announcement-{id}`: a text by an operator, editable until it is withdrawn. */
export const announcementDecider: Decider<
  AnnouncementState,
  AnnouncementCommand,
  AnnouncementEvent
> = {
  category: 'announcement',
  initial: { status: 'none' },
  decide(state, command) {
    if (command.type === 'withdraw') {
      if (state.status === 'none') return refuse('not_found')
      const { announcement_id } = command

      return state.status === 'withdrawn'
        ? []
        : [{ type: 'AnnouncementWithdrawn', data: { announcement_id } }]
    }

    const { type, ...content } = command
    if (content.until <= content.from) refuseField('until', 'operations.after_start')

    switch (type) {
      case 'set':
        return state.status === 'none'
          ? [{ type: 'AnnouncementSet', data: content }]
          : refuse('state.conflict')

      case 'change':
        if (state.status === 'none') return refuse('not_found')
        if (state.status === 'withdrawn') return refuse('operations.withdrawn')
        return hasSameContent(state.content, content)
          ? []
          : [{ type: 'AnnouncementChanged', data: content }]

      default:
        return type satisfies never
    }
  },
  evolve: (_, event) =>
    event.type === 'AnnouncementWithdrawn'
      ? { status: 'withdrawn' }
      : { status: 'set', content: event.data },
  content: contentOf<AnnouncementEvent>({
    AnnouncementSet: { submitted: 'announcement_id' },
    AnnouncementChanged: { changed: 'announcement_id' },
    AnnouncementWithdrawn: { gone: 'announcement_id' },
  }),
}

const hasSameContent = (a: AnnouncementContent, b: AnnouncementContent) =>
  (Object.keys(a) as (keyof AnnouncementContent)[]).every((field) => a[field] === b[field])

type DismissalEvent = AnyEventOf<typeof dismissalEvents>
export type DismissalCommand = { type: 'dismiss' } & DismissalEvent['data']

/** Stream `dismissals-{user_id}`: the announcements that a person has closed, each once. */
export const dismissalsDecider: Decider<readonly string[], DismissalCommand, DismissalEvent> = {
  category: 'dismissals',
  initial: [],
  decide: (dismissed, { type: _, ...data }) =>
    dismissed.includes(data.announcement_id) ? [] : [{ type: 'AnnouncementDismissed', data }],
  evolve: (dismissed, { data }) => [...dismissed, data.announcement_id],
}
