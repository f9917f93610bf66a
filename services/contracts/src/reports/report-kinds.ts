export const groupings = ['client', 'project', 'employee', 'task', 'billable'] as const
export type Grouping = (typeof groupings)[number]
export const reportFiles = ['summary', 'weekly', 'details', 'tasks'] as const
