/** Returns the month, `YYYY-MM`, so many months before the present one. */
export function monthsAgo(months: number, now = new Date()): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
    .toISOString()
    .slice(0, 7)
}
