import type { AppArea } from '@workledger/kit/shell/area'

export const projectsArea = {
  name: 'projects',
  pages: [
    { path: 'projects', for: 'member', page: () => import('./pages/projects-page') },
    { path: 'projects/:id', for: 'member', page: () => import('./pages/project-page') },
    {
      path: 'projects/:id/project_detail',
      for: 'member',
      page: () => import('./pages/project-page'),
    },
    {
      path: 'projects/:id/project_detail/task_detail',
      for: 'member',
      page: () => import('./pages/tasks/task-page'),
    },
    {
      path: 'employees/:id/tasks',
      for: 'member',
      page: () => import('./pages/tasks/employee-tasks-page'),
    },
  ],
  alsoAt: { custom_status: '/projects' },
  navigation: [{ id: 'projects', to: '/projects', icon: 'projects' }],
} satisfies AppArea
