/** Colours of the theme for stacked bars, the greatest part first; the last is for the others. */
export const stackColours = ['accent', 'violet', 'orange', 'bad', 'warn', 'lineStrong'] as const

export interface StackPart {
  key: string
  label: string
  month: string
  value: number
}

/**
 * Returns the series of a stacked chart: the parts with the greatest sums, and the rest of each
 * month's total.
 */
export function stackedSeries(
  months: readonly string[],
  parts: readonly StackPart[],
  totals: ReadonlyMap<string, number>,
  others: string,
) {
  const sums = new Map<string, { label: string; sum: number }>()

  for (const { key, label, value } of parts)
    sums.set(key, { label, sum: (sums.get(key)?.sum ?? 0) + value })

  const named = [...sums]
    .sort(([, a], [, b]) => b.sum - a.sum)
    .slice(0, stackColours.length - 1)
    .map(([key, { label }]) => ({ key, label }))
  const figureOf = (month: string, key: string) =>
    parts.find((part) => part.month === month && part.key === key)?.value ?? 0

  const series = named.map(({ key, label }, index) => ({
    id: key || 'none',
    label,
    data: months.map((month) => figureOf(month, key)),
    colour: stackColours[index]! as string,
  }))

  const rest = months.map((month) =>
    Math.max(
      0,
      (totals.get(month) ?? 0) - named.reduce((sum, { key }) => sum + figureOf(month, key), 0),
    ),
  )

  // Sums of amounts leave a rounding error of less than a cent.
  if (rest.every((value) => value < 0.005)) return series

  return [...series, { id: 'others', label: others, data: rest, colour: stackColours.at(-1)! }]
}
