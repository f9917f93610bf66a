import * as z from 'zod'
import { event } from '../kernel/event'
import { count, id, personal, plain } from '../kernel/event-fields'
import { LONGEST_TAG } from '../kernel/tag-length'
import { MOST_TAGS } from './tags'

const favourite = { employee_id: id(), favourite_id: id() }

const work = {
  description: personal.text(2000),
  project_id: id().nullable(),
  task_id: id().nullable(),
  billable: z.boolean(),
  tags: personal(z.array(plain(LONGEST_TAG)).max(MOST_TAGS)),
}

/** Work that a person starts again and again: stream `timer-favourites-{employee}`. */
export const timerFavouriteEvents = {
  TimerFavouriteAdded: event('TimerFavouriteAdded', {
    v: 1,
    subject: 'employee_id',
    data: z.object({ ...favourite, ...work, position: count() }),
  }),
  /** Only the changed fields. */
  TimerFavouriteChanged: event('TimerFavouriteChanged', {
    v: 1,
    subject: 'employee_id',
    data: z.object({ ...favourite, ...z.object(work).partial().shape }),
  }),
  /** Of each favourite that a move puts elsewhere; lower positions come first. */
  TimerFavouriteMoved: event('TimerFavouriteMoved', {
    v: 1,
    data: z.object({ ...favourite, position: count() }),
  }),
  TimerFavouriteRemoved: event('TimerFavouriteRemoved', { v: 1, data: z.object(favourite) }),
}
