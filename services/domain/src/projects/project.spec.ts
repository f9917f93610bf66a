import { given } from '../kernel/decider-specification'
import { type ProjectCommand, type ProjectEvent, projectDecider, startingStatuses } from './project'

const id = (n: number) => `0190a1b2-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
const project_id = id(1)
const [todo, doing, done] = [id(11), id(12), id(13)] as [string, string, string]
const [eli, mia] = [id(21), id(22)] as [string, string]
const details = { name: 'Website', client_id: id(2), description: null, estimated_hours: null, rate: null, billable: true, due_date: null }
const statuses = startingStatuses.map((status, n) => ({ status_id: [todo, doing, done][n]!, ...status }))
const added: ProjectEvent[] = [
  { type: 'ProjectAdded', data: { project_id, ...details } },
  ...statuses.map((status) => ({ type: 'StatusTypeAdded' as const, data: { project_id, ...status } })),
]
const member: ProjectEvent = { type: 'ProjectMemberAdded', data: { project_id, employee_id: eli } }
const fields = { title: 'Draw', description: null, employee_id: null, start_date: null, due_date: null, task_list_id: null, sort_weight: 0 }
const task = (n: number, change: object = {}): ProjectEvent => ({
  type: 'TaskAdded',
  data: { project_id, task_id: id(n), author_id: mia, type: 'task', ...fields, status_id: todo, notify: false, ...change },
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
const edit = (change: object): ProjectCommand => ({ type: 'change-task', project_id, task_id: id(31), author_id: mia, ...change })
const changed = (n: number, change: object): ProjectEvent => ({ type: 'TaskChanged', data: { project_id, task_id: id(n), ...change } })

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
  it('has each member once; whoever leaves keeps the done tasks only', () => {
    given(projectDecider, ...added, member)
      .when({ type: 'add-member', project_id, employee_id: eli })
      .thenNothing()
    given(projectDecider, ...added, member, task(31, { employee_id: eli }), task(32, { employee_id: eli, status_id: done }))
      .when({ type: 'remove-member', project_id, employee_id: eli })
      .then(changed(31, { employee_id: null }), { type: 'ProjectMemberRemoved', data: { project_id, employee_id: eli } })
  })
  it('is gone when it is deleted', () =>
    given(projectDecider, ...added, { type: 'ProjectDeleted', data: { project_id } })
      .when({ type: 'change', project_id, name: 'x' })
      .thenRefused('not_found'))
})

describe('the statuses of a project', () => {
  const change = (status_id: string, update: object): ProjectCommand => ({ type: 'change-status', project_id, status_id, ...update })
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
      .then(changed(31, { task_list_id: null }), { type: 'TaskDeleted', data: { project_id, task_id: id(40) } })
  })
})
