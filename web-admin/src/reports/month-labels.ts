import { useFormat } from '@workledger/kit/i18n/format'
import type { ChartLabel } from './bar-chart'
import { monthsOf } from './insight-range'

/** Returns names of months for a chart; the first one and each January have their year below. */
export function useMonthLabels() {
  const { month: written, monthShort } = useFormat()

  return (months: readonly string[]): ChartLabel[] =>
    months.map((month, index) => {
      const short = monthShort(`${month}-01`)
      const hasYear = index === 0 || month.endsWith('-01')

      return {
        short: hasYear ? `${short}\n${month.slice(0, 4)}` : short,
        whole: written(`${month}-01`),
      }
    })
}

/** Returns every month between two, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const [year, month] = from.split('-').map(Number) as [number, number]

  return Array.from({ length: Math.max(0, monthsOf(from, to)) }, (_, n) =>
    new Date(Date.UTC(year, month - 1 + n, 1)).toISOString().slice(0, 7),
  )
}
