import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { id, one, wholeNumber, wordedShape } from '../kernel/shapes'
import { timeTrackingDetails } from './time-tracking.api'
import { MOST_FAVOURITES } from './timer-favourites'

const ofFavourite = z.object({ ws: idOf('workspaces'), id: idOf('timer_favourites.own') })

/** Work that a person starts again and again. */
export const timerFavourite = z.object({
  id: id(),
  description: z.string(),
  project_id: id().nullable(),
  project_name: z.string().nullable(),
  client_name: z.string().nullable(),
  task_id: id().nullable(),
  task_title: z.string().nullable(),
  billable: z.union([z.literal(0), z.literal(1)]),
  tags: z.array(z.string()),
  /** Why it cannot be started: its project or task is closed, gone, or of another person. */
  fault: z.object(wordedShape).nullable(),
  /** Revision of this favourite for If-Match. */
  revision: z.number(),
  stream: z.string(),
})

export type TimerFavourite = z.output<typeof timerFavourite>

const refusals = [
  'timer.tag',
  'timer.tags_most',
  'timer.project_unknown',
  'timer.task_unknown',
  'timer.task_not_yours',
  'timer.favourite_blank',
  'timer.favourite_known',
]

/** Apart from the timer's calls, which each page of the web app loads at first. */
export const timerFavouritesApi = area('time-tracking', {
  timerFavourites: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/timer_favourites',
    who: 'member',
    summary: `The caller's favourites of the timer in their order, at most ${MOST_FAVOURITES}`,
    params: workspaceParams,
    response: one(z.array(timerFavourite)),
  }),
  addTimerFavourite: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/timer_favourites',
    who: 'member',
    summary: "Add work to the caller's favourites, as the last one",
    status: 201,
    params: workspaceParams,
    body: z.object(timeTrackingDetails),
    response: one(timerFavourite),
    errors: [...refusals, 'timer.favourites_most'],
  }),
  changeTimerFavourite: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/timer_favourites/{id}',
    who: 'member',
    summary: "Change one of the caller's favourites, or its place; omitted fields stay",
    params: ofFavourite,
    body: z.object({
      ...timeTrackingDetails,
      /** Its place among the favourites, from 0. */
      place: wholeNumber()
        .min(0)
        .max(MOST_FAVOURITES - 1)
        .optional(),
    }),
    response: one(timerFavourite),
    errors: refusals,
  }),
  removeTimerFavourite: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/timer_favourites/{id}',
    who: 'member',
    summary: "Remove one of the caller's favourites; tracked time stays",
    params: ofFavourite,
  }),
})
