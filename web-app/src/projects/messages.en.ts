export default {
  card: { title: 'Task List', all: 'See all Tasks', empty: 'No Pending Tasks', refresh: 'Refresh' },
  dueCount_one: '{{count}} Due task',
  dueCount_other: '{{count}} Due tasks',
} as const
