import type { Making } from './making'

/** Makes a client and a project with a member and tasks. */
export async function makeProjects({ company: { ws }, employee, ids, make }: Making) {
  await make('addClient', 'clients', {
    params: { ws },
    body: { name: 'Client', email: 'client@example.com' },
  })

  await make('addProject', 'projects', {
    params: { ws },
    body: { name: 'Project', client_id: ids.clients },
  })

  const params = { id: ids.projects! }
  const { employee: employee_id } = employee

  await make('addProjectMember', 'project_members', { params, body: { employee_id } })
  await make('addTask', 'task_lists', { params, body: { title: 'Later', type: 'list' } })
  await make('addTask', 'tasks', { params, body: { name: 'Task', employee_id } })
}
