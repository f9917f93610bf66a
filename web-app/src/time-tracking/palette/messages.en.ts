/** Words of what the palette sets of the running timer. */
export default {
  findTask: 'Find a task',
  otherProjects: 'Other projects',
  noTasks: 'You have no open tasks.',
  noSuchTask: 'No task found.',
  take: 'Set {{tags}}',
  clear: 'Remove all tags',
  stopped: 'The timer stopped meanwhile.',
} as const
