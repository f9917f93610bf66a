import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { SampleMark } from '@workledger/contracts/samples/sample-kinds'
import type { sampleEvents } from '@workledger/contracts/samples/samples.events'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type SampleEvent = AnyEventOf<typeof sampleEvents>
type SampleEventData<T extends SampleEvent['type']> = Extract<SampleEvent, { type: T }>['data']
type DrawnItem = SampleEventData<'SampleDrawn'>['items'][number]

interface Item extends Omit<DrawnItem, 'item_id'> {
  readonly mark: SampleMark | null
  /** Null: none, or the person whose key encrypted it is erased. */
  readonly note: string | null
}

export interface Drawn extends Omit<SampleEventData<'SampleDrawn'>, 'items'> {
  readonly items: Readonly<Record<string, Item>>
}

export type Sample =
  | { status: 'none' }
  | { status: 'deleted' }
  | ({ status: 'in_progress' | 'finished' } & Drawn)

type SampleRef = { sample_id: string }

export type SampleCommand =
  | ({ type: 'draw' } & SampleEventData<'SampleDrawn'>)
  | ({ type: 'mark'; item_id: string; mark: SampleMark | null } & SampleRef)
  /** Null removes the note. */
  | ({ type: 'note'; item_id: string; note: string | null } & SampleRef)
  | ({ type: 'finish' | 'reopen' | 'delete' } & SampleRef)

/** A sample of approved, issued or changed items: stream `sample-{id}`. */
export const sampleDecider: Decider<Sample, SampleCommand, SampleEvent> = {
  category: 'sample',
  initial: { status: 'none' },
  decide,
  evolve,
  weight: (state) => ('items' in state ? Object.keys(state.items).length : 0),
  content: contentOf<SampleEvent>({
    SampleDrawn: {
      submitted: ({ sample_id, items }) => [sample_id, ...items.map(({ item_id }) => item_id)],
    },
    SampleFinished: { changed: 'sample_id' },
    SampleReopened: { changed: 'sample_id' },
    SampleDeleted: { gone: 'sample_id' },
    SampleItemMarked: { changed: ['sample_id', 'item_id'] },
    SampleNoteWritten: { changed: ['sample_id', 'item_id'] },
  }),
}

function decide(state: Sample, command: SampleCommand): SampleEvent[] {
  if (command.type === 'draw') {
    const { type: _, ...data } = command
    return state.status === 'none' ? [{ type: 'SampleDrawn', data }] : []
  }

  if (state.status === 'none' || state.status === 'deleted') return refuse('not_found')
  const { sample_id } = command

  switch (command.type) {
    case 'mark': {
      const { item_id, mark } = command
      return inProgress(state, item_id).mark === mark
        ? []
        : [{ type: 'SampleItemMarked', data: { sample_id, item_id, mark } }]
    }

    case 'note': {
      const { item_id, note } = command
      const item = inProgress(state, item_id)
      if (item.note === note) return []

      return [
        {
          type: 'SampleNoteWritten',
          data: { sample_id, item_id, subject_id: item.subject_id, note },
        },
      ]
    }

    case 'finish': {
      if (state.status === 'finished') refuse('sample.finished')
      const items = Object.values(state.items)
      const count = (which: (item: Item) => boolean) => items.filter(which).length
      const open = count(({ mark }) => mark === null)
      if (open > 0) refuse('sample.open_items', { params: { open } })
      const silent = count(({ mark, note }) => mark !== 'pass' && note === null)
      if (silent > 0) refuse('sample.notes_missing', { params: { open: silent } })

      return [{ type: 'SampleFinished', data: { sample_id } }]
    }

    case 'reopen':
      if (state.status === 'in_progress') refuse('sample.in_progress')
      return [{ type: 'SampleReopened', data: { sample_id } }]
    case 'delete':
      return [{ type: 'SampleDeleted', data: { sample_id } }]
    default:
      return command satisfies never
  }
}

function inProgress(state: Extract<Sample, { items: object }>, item_id: string): Item {
  const item = state.items[item_id] ?? refuse('not_found')
  return state.status === 'finished' ? refuse('sample.finished') : item
}

function evolve(state: Sample, event: SampleEvent): Sample {
  if (event.type === 'SampleDrawn') {
    const { items, ...data } = event.data
    const fresh = { mark: null, note: null }

    return {
      status: 'in_progress',
      ...data,
      items: Object.fromEntries(
        items.map(({ item_id, ...item }) => [item_id, { ...item, ...fresh }]),
      ),
    }
  }

  if (state.status === 'none' || state.status === 'deleted') return state

  switch (event.type) {
    case 'SampleItemMarked':
      return patched(state, event.data.item_id, { mark: event.data.mark })
    case 'SampleNoteWritten':
      return patched(state, event.data.item_id, { note: event.data.note })
    case 'SampleFinished':
      return { ...state, status: 'finished' }
    case 'SampleReopened':
      return { ...state, status: 'in_progress' }
    case 'SampleDeleted':
      return { status: 'deleted' }
    default:
      return event satisfies never
  }
}

function patched(
  state: Extract<Sample, { items: object }>,
  id: string,
  change: Partial<Item>,
): Sample {
  const item = state.items[id]
  return item ? { ...state, items: { ...state.items, [id]: { ...item, ...change } } } : state
}
