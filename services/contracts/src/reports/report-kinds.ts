export const groupings = ['client', 'project', 'employee', 'task', 'billable'] as const

export type Grouping = (typeof groupings)[number]

/** Number of groups that a graph separates, the largest; the others are the rest of each point. */
export const STACKED = 5

export const reportFiles = ['summary', 'weekly', 'details', 'tasks'] as const
