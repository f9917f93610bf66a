import { Controller } from '@nestjs/common'
import { refuse, worded } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import {
  timerFavouritesApi as api,
  type TimerFavourite,
} from '@workledger/contracts/time-tracking/timer-favourites.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { timerFavouritesDecider } from '@workledger/domain/time-tracking/timer-favourites'
import {
  type FavouriteRow,
  favouritesOf,
} from '@workledger/projections/time-tracking/timer-favourites.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { WorkFacts } from './work-facts'

/** The caller's own favourites of the timer. */
@Controller()
export class TimerFavouritesController {
  constructor(private readonly work: WorkFacts) {}

  @Route(api.timerFavourites)
  async list(call: Call<typeof api.timerFavourites>) {
    return { data: await this.favourites(call) }
  }

  @Route(api.addTimerFavourite)
  async add(call: Call<typeof api.addTimerFavourite>) {
    const { workspace, caller, body, ctx } = call
    const { employee: employee_id } = caller
    const favourite_id = ctx.newId()
    const { tags = [], ...work } = await this.work.readFacts(workspace, body, employee_id)
    const add = { ...work, tags, type: 'add' as const, employee_id, favourite_id }
    await call.run(timerFavouritesDecider, employee_id, add)

    return { data: await this.favourite(call, favourite_id) }
  }

  @Route(api.changeTimerFavourite)
  async change(call: Call<typeof api.changeTimerFavourite>) {
    const { workspace, caller, params, body } = call
    const { employee: employee_id } = caller
    const { place, ...work } = body
    const before = await this.favourite(call, params.id)
    const update = await this.work.changed(workspace, work, before, employee_id)
    const of = { employee_id, favourite_id: params.id }

    return changing(
      call.seen(params.id),
      (seen) =>
        call.run(
          timerFavouritesDecider,
          employee_id,
          { ...of, type: 'change', update, place },
          seen,
        ),
      async () => ({ data: await this.favourite(call, params.id) }),
    )
  }

  @Route(api.removeTimerFavourite)
  async remove(call: Call<typeof api.removeTimerFavourite>) {
    const { employee: employee_id } = call.caller
    const of = { employee_id, favourite_id: call.params.id }
    await call.run(timerFavouritesDecider, employee_id, { ...of, type: 'remove' })
  }

  private async favourites(call: Reading): Promise<TimerFavourite[]> {
    const { workspace, caller } = call
    const rows = await call.read((db) => favouritesOf(db, workspace, caller.employee))
    return rows.map(favouriteView)
  }

  /** Refuses another person's favourite as a missing one. */
  private async favourite(call: Reading, id: string): Promise<TimerFavourite> {
    return (await this.favourites(call)).find((each) => each.id === id) ?? refuse('not_found')
  }
}

type Reading = Pick<Call<unknown>, 'workspace' | 'caller' | 'read'>

function favouriteView(row: FavouriteRow): TimerFavourite {
  const { id, description, project_id, project_name, client_name, task_id, task_title } = row
  const fault = faultOf(row)

  return {
    id,
    description: description ?? '',
    project_id,
    project_name,
    client_name,
    task_id,
    task_title,
    billable: row.billable ? 1 : 0,
    tags: row.tags ?? [],
    fault: fault && worded(fault),
    revision: row.revision,
    stream: streamOf(timerFavouritesDecider, row.employee_id),
  }
}

/** Returns why a favourite cannot be started; null if it can. */
function faultOf(row: FavouriteRow): Fault | null {
  const { project_id, project_active, task_id, task_project, task_employee, task_complete } = row
  if (project_id && project_active === null) return { code: 'timer.favourite_project_gone' }
  if (project_id && !project_active) return { code: 'timer.favourite_project_archived' }
  if (!task_id) return null

  if (task_project === null || task_project !== project_id)
    return { code: 'timer.favourite_task_gone' }

  if (task_employee !== row.employee_id) return { code: 'timer.favourite_task_others' }

  return task_complete ? { code: 'timer.favourite_task_done' } : null
}
