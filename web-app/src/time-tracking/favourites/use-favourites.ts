import { useQuery } from '@tanstack/react-query'
import {
  timerFavouritesApi as api,
  type TimerFavourite,
} from '@workledger/contracts/time-tracking/timer-favourites.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { toast } from '@workledger/kit/ui/toast'
import type { Timer } from '../commands'
import { noteFavourites } from './shown-before'

export const favouritesOf = (ws: string) => query(api.timerFavourites, { params: { ws } })

/** Returns the viewer's favourites; undefined while they are read. */
export function useFavourites(): readonly TimerFavourite[] | undefined {
  const { workspace, employee } = useMember()
  const { data } = useQuery(favouritesOf(workspace.id))
  if (data) noteFavourites(employee.id, data.data.length > 0)

  return data?.data
}

/** Starts a favourite; one that cannot be started whole says why. */
export function startFavourite(timer: Timer, favourite: TimerFavourite) {
  const { fault, description, project_id, project_name, task_id, billable, tags } = favourite
  if (fault) return toast({ text: fault.message, tone: 'bad' })

  const work = {
    description,
    project_id,
    task_id,
    billable: billable === 1,
    ...(tags.length > 0 && { tags }),
  }

  void timer.startKnown(work, project_name === null ? null : { name: project_name })
}

export const nameOf = ({ description, project_name }: TimerFavourite) =>
  description || (project_name ?? '')

/** Returns what is below a favourite's name: project, task and tags. */
export const aboutOf = ({ description, project_name, task_title, tags }: TimerFavourite) =>
  [description ? project_name : null, task_title, ...tags.map((tag) => `#${tag}`)]
    .filter(Boolean)
    .join(' · ')
