import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { type ProjectCommand, type ProjectEvent, projectDecider, startingStatuses } from './project'

const id = (n: number) => `0190a1b2-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
const project_id = id(1)
const [todo, doing, done] = [id(11), id(12), id(13)] as [string, string, string]
const [eli, mia] = [id(21), id(22)] as [string, string]

const details = {
  name: 'Website',
  client_id: id(2),
  description: null,
  estimated_hours: null,
  rate: null,
  billable: true,
  due_date: null,
}

const statuses = startingStatuses('en').map((status, n) => ({
  status_id: [todo, doing, done][n]!,
  ...status,
}))

const added: ProjectEvent[] = [
  { type: 'ProjectAdded', data: { project_id, ...details } },
  ...statuses.map((status) => ({
    type: 'StatusTypeAdded' as const,
    data: { project_id, ...status },
  })),
]

const member: ProjectEvent = { type: 'ProjectMemberAdded', data: { project_id, employee_id: eli } }

const fields = {
  title: 'Draw',
  description: null,
  employee_id: null,
  start_date: null,
  due_date: null,
  task_list_id: null,
  sort_weight: 0,
}

const task = (n: number, change: object = {}): ProjectEvent => ({
  type: 'TaskAdded',
  data: {
    project_id,
    task_id: id(n),
    author_id: mia,
    type: 'task',
    ...fields,
    status_id: todo,
    notify: false,
    ...change,
  },
})

const add = (change: object = {}): ProjectCommand => ({
  type: 'add-task',
  project_id,
  task_id: id(31),
  author_id: mia,
  kind: 'task',
  ...fields,
  notify: false,
  ...change,
})

const edit = (change: object): ProjectCommand => ({
  type: 'change-task',
  project_id,
  task_id: id(31),
  author_id: mia,
  ...change,
})

const changed = (n: number, change: object): ProjectEvent => ({
  type: 'TaskChanged',
  data: { project_id, task_id: id(n), ...change },
})

describe('a project', () => {
  it('starts with one default and one final status', () =>
    given(projectDecider)
      .when({ type: 'add', project_id, ...details, statuses })
      .then(...added))

  it('is archived and restored, once each', () => {
    const archived: ProjectEvent = { type: 'ProjectArchived', data: { project_id } }
    given(projectDecider, ...added)
      .when({ type: 'change', project_id, active: false })
      .then(archived)
    given(projectDecider, ...added, archived)
      .when({ type: 'change', project_id, active: false })
      .thenNothing()
    given(projectDecider, ...added, archived)
      .when({ type: 'change', project_id, active: true })
      .then({ type: 'ProjectRestored', data: { project_id } })
    given(projectDecider, ...added, archived)
      .when(add())
      .thenRefused('project.archived')
  })

  it('has each member once; one who leaves keeps only done tasks', () => {
    given(projectDecider, ...added, member)
      .when({ type: 'add-member', project_id, employee_id: eli })
      .thenNothing()
    given(
      projectDecider,
      ...added,
      member,
      task(31, { employee_id: eli }),
      task(32, { employee_id: eli, status_id: done }),
    )
      .when({ type: 'remove-member', project_id, employee_id: eli })
      .then(changed(31, { employee_id: null }), {
        type: 'ProjectMemberRemoved',
        data: { project_id, employee_id: eli },
      })
  })

  it('is not found after its deletion', () =>
    given(projectDecider, ...added, { type: 'ProjectDeleted', data: { project_id } })
      .when({ type: 'change', project_id, name: 'x' })
      .thenRefused('not_found'))
})

describe('the budget of a project', () => {
  it('is set, changed and removed, each once', () => {
    const set = (budget: string | null): ProjectEvent => ({
      type: 'ProjectBudgetSet',
      data: { project_id, budget },
    })

    const change = (budget: string | null): ProjectCommand => ({
      type: 'change',
      project_id,
      budget,
    })

    given(projectDecider)
      .when({ type: 'add', project_id, ...details, statuses, budget: '500' })
      .then(...added, set('500'))
    given(projectDecider, ...added)
      .when(change(null))
      .thenNothing()
    given(projectDecider, ...added, set('500'))
      .when(change('500'))
      .thenNothing()
    given(projectDecider, ...added, set('500'))
      .when(change(null))
      .then(set(null))
  })
})

describe('the statuses of a project', () => {
  const change = (status_id: string, update: object): ProjectCommand => ({
    type: 'change-status',
    project_id,
    status_id,
    ...update,
  })

  it('hand the default and the final mark on, and never lose them', () => {
    given(projectDecider, ...added)
      .when(change(doing, { default: true }))
      .then(
        { type: 'StatusTypeChanged', data: { project_id, status_id: todo, default: false } },
        { type: 'StatusTypeChanged', data: { project_id, status_id: doing, default: true } },
      )

    given(projectDecider, ...added)
      .when(change(todo, { default: false }))
      .thenRefused('project.status_one_of_each')
    given(projectDecider, ...added)
      .when(change(done, { default: true }))
      .thenRefused('project.status_both')
    given(projectDecider, ...added)
      .when({ type: 'delete-status', project_id, status_id: done })
      .thenRefused('project.status_one_of_each')
  })

  it('have different names', () =>
    given(projectDecider, ...added)
      .when(change(doing, { name: 'to DO' }))
      .thenRefused('project.status_taken'))

  it('stay while a task has them', () => {
    const remove: ProjectCommand = { type: 'delete-status', project_id, status_id: doing }
    given(projectDecider, ...added, task(31, { status_id: doing }))
      .when(remove)
      .thenRefused('project.status_in_use')
    given(projectDecider, ...added)
      .when(remove)
      .then({ type: 'StatusTypeDeleted', data: { project_id, status_id: doing } })
  })

  it('hand their tasks on when they are deleted', () => {
    const remove = (move_to: string): ProjectCommand => ({
      type: 'delete-status',
      project_id,
      status_id: doing,
      move_to,
    })

    const busy = given(projectDecider, ...added, task(31, { status_id: doing }), task(32))

    busy
      .when(remove(todo))
      .then(
        { type: 'TaskStatusChanged', data: { project_id, task_id: id(31), status_id: todo } },
        { type: 'StatusTypeDeleted', data: { project_id, status_id: doing } },
      )

    busy.when(remove(doing)).thenRefused('project.status_unknown')
    busy.when(remove(id(99))).thenRefused('project.status_unknown')
  })

  it('are 50 at most', () => {
    const more = Array.from({ length: 47 }, (_, n): ProjectEvent => {
      const status = {
        name: `Status ${n}`,
        weight: n,
        color: '#000000',
        default: false,
        complete: false,
      }
      return {
        type: 'StatusTypeAdded',
        data: {
          project_id,
          status_id: `0190a1b2-0000-7000-8000-00000000a${String(n).padStart(3, '0')}`,
          ...status,
        },
      }
    })
    given(projectDecider, ...added, ...more)
      .when({
        type: 'add-status',
        project_id,
        status_id: id(98),
        name: 'One more',
        weight: 0,
        color: '#000000',
        default: false,
        complete: false,
      })
      .thenRefused('project.too_many_statuses')
  })
})

describe('a task that is moved', () => {
  const history = given(
    projectDecider,
    ...added,
    task(31),
    task(32, { sort_weight: 1024 }),
    task(33, { sort_weight: 2048 }),
  )

  it('is placed above another, or below all others', () => {
    history.when(edit({ above_id: id(32) })).then(changed(31, { sort_weight: 1536 }))

    history
      .when(edit({ above_id: id(33), status_id: doing }))
      .then(
        { type: 'TaskStatusChanged', data: { project_id, task_id: id(31), status_id: doing } },
        changed(31, { sort_weight: 3072 }),
      )

    history.when(edit({ above_id: null })).thenNothing()
    given(projectDecider, ...added, task(31), task(32), task(33))
      .when(edit({ above_id: id(33) }))
      .then(changed(32, { sort_weight: 2048 }), changed(31, { sort_weight: 1024 }))
  })

  it('is refused to a caller who saw it elsewhere', () => {
    const moved = given(projectDecider, ...added, task(31), changed(31, { sort_weight: 5 }))
    moved.when(edit({ status_id: doing, seen: 0 })).thenRefused('project.task_stale')
    moved
      .when(edit({ status_id: doing, seen: 1 }))
      .then({ type: 'TaskStatusChanged', data: { project_id, task_id: id(31), status_id: doing } })
    moved.when(edit({ above_id: id(99) })).thenRefused('project.task_stale')
    moved.when(edit({ above_id: id(31) })).thenRefused('project.task_stale')
  })

  it('is announced if only its status changes', () =>
    history
      .when(edit({ status_id: doing, notify: true }))
      .then(
        { type: 'TaskStatusChanged', data: { project_id, task_id: id(31), status_id: doing } },
        changed(31, { notify: true }),
      ))

  it('costs no more the more tasks there are', () => {
    const ids = Array.from(
      { length: 9_999 },
      (_, n) =>
        `0190a1b2-0000-7000-8000-${((n * 2_654_435_761) % 2 ** 32).toString(16).padStart(12, '0')}`,
    )

    const many = fold(projectDecider, [
      ...added,
      ...ids.map(
        (task_id, n) =>
          ({
            ...task(31),
            data: { ...(task(31).data as object), task_id, sort_weight: n },
          }) as ProjectEvent,
      ),
    ])

    const after = projectDecider.evolve(many, {
      type: 'TaskStatusChanged',
      data: { project_id, task_id: ids[7]!, status_id: done },
    })

    if (!('tasks' in many && 'tasks' in after)) throw new Error('The project is gone.')
    const branches = Object.keys(after.tasks).filter(
      (branch) => after.tasks[branch] !== many.tasks[branch],
    )
    expect(branches).toHaveLength(1)
    expect(projectDecider.decide(many, add())).toHaveLength(1)
    const full = projectDecider.evolve(many, task(32))
    expect(() => projectDecider.decide(full, add())).toThrow()
  })
})

describe('a task', () => {
  it('gets the default status and belongs to members only', () => {
    given(projectDecider, ...added, member)
      .when(add({ employee_id: eli }))
      .then(task(31, { employee_id: eli }))
    given(projectDecider, ...added, member)
      .when(add({ employee_id: mia }))
      .thenRefused('project.not_member')
  })

  it('is ticked and unticked in the older form', () => {
    given(projectDecider, ...added, task(31))
      .when(edit({ status: 'DONE' }))
      .then({ type: 'TaskStatusChanged', data: { project_id, task_id: id(31), status_id: done } })
    given(projectDecider, ...added, task(31))
      .when(edit({ status: 'TODO' }))
      .thenNothing()
    given(projectDecider, ...added, task(31))
      .when(edit({ status_id: id(99) }))
      .thenRefused('project.status_unknown')
  })

  it('is not due before it starts, whichever of the two is changed', () => {
    given(projectDecider, ...added, task(31, { start_date: '2026-05-04' }))
      .when(edit({ due_date: '2026-05-03' }))
      .thenRefused('project.task_dates')
    given(projectDecider, ...added)
      .when(add({ start_date: '2026-05-04', due_date: '2026-05-04' }))
      .then(task(31, { start_date: '2026-05-04', due_date: '2026-05-04' }))
  })

  it('of a former member can still be edited', () =>
    given(projectDecider, ...added, task(31, { employee_id: mia, status_id: done }))
      .when(edit({ title: 'Paint', employee_id: mia }))
      .then(changed(31, { author_id: mia, title: 'Paint' })))

  it('moves between lists of the project, and stays when its list is deleted', () => {
    const list = task(40, { type: 'list' })
    given(projectDecider, ...added, list, task(31))
      .when(edit({ task_list_id: id(40) }))
      .then(changed(31, { task_list_id: id(40) }))
    given(projectDecider, ...added, task(32), task(31))
      .when(edit({ task_list_id: id(32) }))
      .thenRefused('project.list_unknown')

    given(projectDecider, ...added, list, task(31, { task_list_id: id(40) }))
      .when({ type: 'delete-task', project_id, task_id: id(40) })
      .then(changed(31, { task_list_id: null }), {
        type: 'TaskDeleted',
        data: { project_id, task_id: id(40) },
      })
  })
})
