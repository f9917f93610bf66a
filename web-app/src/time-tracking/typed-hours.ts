/**
 * Returns the seconds of typed hours: `7:30`, `7.5`, `7,5`, `7h30`, `45m`, or nothing for 0.
 * Undefined for what is no duration of at most a day.
 */
export function typedHours(text: string): number | undefined {
  const typed = text.trim().toLowerCase()
  if (typed === '') return 0
  const clock = /^(\d{1,2})\s*[:h]\s*([0-5]\d)?\s*m?$/.exec(typed)
  const minutes = /^(\d{1,4})\s*m(in)?$/.exec(typed)
  const decimal = /^(\d{0,2})(?:[.,](\d{1,2}))?$/.exec(typed)

  const seconds = clock
    ? Number(clock[1]) * 3600 + Number(clock[2] ?? 0) * 60
    : minutes
      ? Number(minutes[1]) * 60
      : decimal
        ? Math.round(Number(`${decimal[1] || 0}.${decimal[2] ?? 0}`) * 60) * 60
        : Number.NaN

  return seconds <= 86_400 ? seconds : undefined
}
