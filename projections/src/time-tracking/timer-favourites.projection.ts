import { employeeEvents } from '@workledger/contracts/people/people.events'
import { timerFavouriteEvents as e } from '@workledger/contracts/time-tracking/timer-favourites.events'
import { timerFavouritesDecider } from '@workledger/domain/time-tracking/timer-favourites'
import { change, erased, on, projection, removeWhere, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** Work that a person starts again and again. */
export const timerFavourites = table(
  'timer_favourites',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    description: col.maybe.text,
    project_id: col.maybe.uuid,
    task_id: col.maybe.uuid,
    billable: col.bool,
    tags: col.maybe.json<string[]>(),
    /** Lower ones come first. */
    position: col.int,
    revision: col.revision,
  },
  { indexes: ['workspace_id, employee_id'] },
)

const favouriteId = (event: { data: { favourite_id: string } }) => event.data.favourite_id

export const timerFavouritesProjection = projection('timer-favourites', {
  version: 1,
  tables: [timerFavourites],
  contents: [[timerFavourites, timerFavouritesDecider]],
  steps: [
    on(e.TimerFavouriteAdded, timerFavourites, favouriteId, (_, { workspace, data }) => {
      const { favourite_id: id, ...favourite } = data
      return { id, workspace_id: workspace, ...favourite }
    }),
    change(e.TimerFavouriteChanged, timerFavourites, favouriteId, ({ data }) => {
      const { favourite_id: _, employee_id: __, ...update } = data
      return said(update)
    }),
    change(e.TimerFavouriteMoved, timerFavourites, favouriteId, ({ data: { position } }) => ({
      position,
    })),
    on(e.TimerFavouriteRemoved, timerFavourites, favouriteId, () => null),
    removeWhere(employeeEvents.PersonErased, timerFavourites, 'employee_id', erased),
  ],
})
