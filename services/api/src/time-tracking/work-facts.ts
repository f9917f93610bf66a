import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { workNames } from '@workledger/projections/time-tracking/time-entries.queries'
import { Queries } from '../kernel/lists/queries'

/** The work of an entry in a call: in a change, omitted and `null` differ. */
export interface Work {
  description?: string | undefined
  project_id?: string | null | undefined
  task_id?: string | null | undefined
  billable?: boolean | undefined
  tags?: string[] | undefined
}

/**
 * Checks an entry's references: its project and task must be of this workspace and belong together.
 */
@Injectable()
export class WorkFacts {
  constructor(private readonly queries: Queries) {}

  /**
   * Returns a whole entry; a task implies its project. `assignee`: the timer runs only on that
   * employee's tasks.
   */
  async readFacts(workspace: string, work: Work, assignee?: string) {
    const named = await this.check(
      workspace,
      work.project_id ?? null,
      work.task_id ?? null,
      assignee,
    )
    return {
      description: work.description ?? '',
      billable: work.billable ?? named.billable,
      project_id: named.project_id,
      task_id: named.task_id,
      ...(work.tags?.length && { tags: work.tags }),
    }
  }

  /** Returns a partial entry; another project removes the task unless a new one is named. */
  async changed(
    workspace: string,
    work: Work,
    before: { project_id: string | null; task_id: string | null },
    assignee?: string,
  ): Promise<Work> {
    const project_id = work.project_id === undefined ? before.project_id : work.project_id
    const moved = project_id !== before.project_id
    const task_id = work.task_id !== undefined ? work.task_id : moved ? null : before.task_id
    if (!moved && task_id === before.task_id) return work
    const named = await this.check(workspace, project_id, task_id, assignee)

    return { ...work, project_id: named.project_id, task_id: named.task_id }
  }

  names(workspace: string, project: string | null, task: string | null) {
    return this.queries.ask(workspace, (db) => workNames(db, workspace, project, task))
  }

  private check(workspace: string, project: string | null, task: string | null, assignee?: string) {
    return this.queries.ask(workspace, async (db) => {
      const found = task ? await taskById(db, workspace, task) : undefined
      const project_id = project ?? found?.project_id ?? null
      const row = project_id ? await projectById(db, workspace, project_id) : undefined
      if (project_id && !row) refuse('timer.project_unknown', { field: 'project_id' })

      if (task && found?.project_id !== project_id)
        refuse('timer.task_unknown', { field: 'task_id' })

      if (found && assignee && found.employee_id !== assignee) refuse('timer.task_not_yours')

      return { project_id, task_id: task, billable: row?.billable ?? false }
    })
  }
}

const projectById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('projects')
    .select(['id', 'billable'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

const taskById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('tasks')
    .select(['project_id', 'employee_id'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()
