export const groupings = ['client', 'project', 'employee', 'task', 'tag', 'billable'] as const

export type Grouping = (typeof groupings)[number]

/** Each entry is in one of these groups; it has several tags, so those cannot be stacked. */
export const stackable = ['client', 'project', 'employee', 'task', 'billable'] as const

export type Stackable = (typeof stackable)[number]

export const isStackable = (grouping: Grouping): grouping is Stackable => grouping !== 'tag'

/** Number of groups that a graph separates, the largest; the others are the rest of each point. */
export const STACKED = 5

export const reportFiles = ['summary', 'weekly', 'details', 'tasks'] as const
