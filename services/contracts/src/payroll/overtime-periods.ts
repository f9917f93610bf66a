/**
 * What the hours of an overtime rule are counted by: a day, a week, or the seventh day of a week in
 * which the person worked on every day.
 */
export const overtimePeriods = ['day', 'week', 'seventh_day'] as const
