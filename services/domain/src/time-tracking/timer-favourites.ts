import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { MOST_FAVOURITES } from '@workledger/contracts/time-tracking/timer-favourites'
import type { timerFavouriteEvents } from '@workledger/contracts/time-tracking/timer-favourites.events'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type TimerFavouriteEvent = AnyEventOf<typeof timerFavouriteEvents>

interface FavouriteWork {
  /** Null after the person's erasure. */
  readonly description: string | null
  readonly project_id: string | null
  readonly task_id: string | null
  readonly billable: boolean
  readonly tags: string[] | null
}

interface Favourite extends FavouriteWork {
  /** Lower ones come first. */
  readonly position: number
}

/** Favourites by id. */
export interface TimerFavourites {
  readonly favourites: Readonly<Record<string, Favourite>>
}

export type TimerFavouriteCommand = { employee_id: string; favourite_id: string } & (
  | ({ type: 'add' } & FavouriteWork)
  | {
      type: 'change'
      update: { [K in keyof FavouriteWork]?: FavouriteWork[K] | undefined }
      /** Its place among the favourites, from 0. */
      place?: number | undefined
    }
  | { type: 'remove' }
)

/** A person's favourite timers: stream `timer-favourites-{employee}`. */
export const timerFavouritesDecider: Decider<
  TimerFavourites,
  TimerFavouriteCommand,
  TimerFavouriteEvent
> = {
  category: 'timer-favourites',
  initial: { favourites: {} },
  decide({ favourites }, command) {
    const { employee_id, favourite_id } = command

    if (command.type === 'add') {
      const { description, project_id, task_id, billable, tags } = command
      const work = { description: description ?? '', project_id, task_id, billable }

      if (Object.keys(favourites).length >= MOST_FAVOURITES)
        refuse('timer.favourites_most', { params: { most: MOST_FAVOURITES } })

      check(favourites, favourite_id, work)
      const positions = Object.values(favourites).map(({ position }) => position)

      const data = {
        employee_id,
        favourite_id,
        ...work,
        tags: [...(tags ?? [])],
        position: Math.max(0, ...positions) + 1,
      }

      return [{ type: 'TimerFavouriteAdded', data }]
    }

    const before = favourites[favourite_id] ?? refuse('not_found')

    switch (command.type) {
      case 'change': {
        const { update, place } = command
        const difference = changed({ ...before }, update)
        if (difference) check(favourites, favourite_id, { ...before, ...given(difference) })

        return [
          ...(difference
            ? [
                {
                  type: 'TimerFavouriteChanged' as const,
                  data: { ...given(difference), employee_id, favourite_id },
                },
              ]
            : []),
          ...(place === undefined ? [] : moved(favourites, command, place)),
        ]
      }

      case 'remove':
        return [{ type: 'TimerFavouriteRemoved', data: { employee_id, favourite_id } }]

      default:
        return command satisfies never
    }
  },
  evolve({ favourites }, event) {
    const { employee_id: _, favourite_id, ...data } = event.data
    const before = favourites[favourite_id]

    switch (event.type) {
      case 'TimerFavouriteAdded':
        return { favourites: { ...favourites, [favourite_id]: data as Favourite } }

      case 'TimerFavouriteChanged':
      case 'TimerFavouriteMoved':
        return before
          ? { favourites: { ...favourites, [favourite_id]: { ...before, ...given(data) } } }
          : { favourites }

      case 'TimerFavouriteRemoved':
        return { favourites: without(favourites, favourite_id) }

      default:
        return event satisfies never
    }
  },
  content: contentOf<TimerFavouriteEvent>({
    TimerFavouriteAdded: { changed: 'favourite_id' },
    TimerFavouriteChanged: { changed: 'favourite_id' },
    TimerFavouriteRemoved: { gone: 'favourite_id' },
  }),
}

/** Returns the fields of a partial update that have a value or are cleared. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** Refuses work without a name, and the same work twice: people could not tell them apart. */
function check(
  favourites: TimerFavourites['favourites'],
  id: string,
  { description, project_id, task_id }: Omit<FavouriteWork, 'billable' | 'tags'>,
) {
  if (!description && !project_id) refuse('timer.favourite_blank', { field: 'description' })

  const isKnown = Object.entries(favourites).some(
    ([other, each]) =>
      other !== id &&
      each.description === description &&
      each.project_id === project_id &&
      each.task_id === task_id,
  )
  if (isKnown) refuse('timer.favourite_known', { field: 'description' })
}

/** Puts a favourite at a place; the positions stay, and change their favourites. */
function moved(
  favourites: TimerFavourites['favourites'],
  { employee_id, favourite_id }: { employee_id: string; favourite_id: string },
  place: number,
): TimerFavouriteEvent[] {
  const before = Object.entries(favourites).sort(([, a], [, b]) => a.position - b.position)
  const after = before.map(([id]) => id).filter((id) => id !== favourite_id)
  after.splice(place, 0, favourite_id)

  return after.flatMap((id, n) => {
    const { position } = before[n]![1]

    return favourites[id]!.position === position
      ? []
      : [{ type: 'TimerFavouriteMoved', data: { employee_id, favourite_id: id, position } }]
  })
}
