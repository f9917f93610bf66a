const DAY = 86_400_000

const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

const lastOfMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10)

const monthOf = (day: string) => ({ start: `${day.slice(0, 7)}-01`, end: lastOfMonth(day) })

interface Period {
  readonly start: string
  readonly end: string
}

/**
 * Returns the period to pay next: the one after the latest run, of the same kind. A month follows a
 * month; another period is followed by one of as many days. Without a run, or after a long pause,
 * it is the present month.
 */
export function nextPeriod(latest: Period | undefined, today: string): Period {
  const usual = monthOf(today)
  if (!latest) return usual
  const start = after(latest.end, 1)
  const whole = latest.start.endsWith('-01') && latest.end === lastOfMonth(latest.start)
  const next = whole
    ? monthOf(start)
    : { start, end: after(start, (Date.parse(latest.end) - Date.parse(latest.start)) / DAY) }

  return next.end < after(usual.start, -31) ? usual : next
}
