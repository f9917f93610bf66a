export const groupings = ['client', 'project', 'employee', 'task', 'billable'] as const

export type Grouping = (typeof groupings)[number]

/** Groups that a graph tells apart, the greatest; the others are what remains of each point. */
export const STACKED = 5

export const reportFiles = ['summary', 'weekly', 'details', 'tasks'] as const
