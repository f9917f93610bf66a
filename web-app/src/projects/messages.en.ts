export default {
  card: {
    title: 'Task List',
    all: 'See all Tasks',
    empty: 'No Pending Tasks',
    refresh: 'Refresh',
    overdue: 'Overdue',
    today: 'Today',
    later: 'Later',
    late_one: '{{count}} day late',
    late_other: '{{count}} days late',
    dueOn: 'Due {{day}}',
  },
  dueCount_one: '{{count}} Due task',
  dueCount_other: '{{count}} Due tasks',
} as const
