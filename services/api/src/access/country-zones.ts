import { dateFormat } from '@workledger/contracts/kernel/written'

/** Clocks are compared at the beginning of each quarter of these years. */
const YEARS = [2025, 2026, 2027]

const moments = YEARS.flatMap((year) => [0, 3, 6, 9].map((month) => Date.UTC(year, month, 1)))

/** Returns the clock of a zone at those moments. */
function clockOf(zone: string): string {
  const shown = dateFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  return moments
    .map((moment) => shown.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value)
    .join()
}

type Zoned = Intl.Locale & {
  readonly timeZones?: readonly string[]
  getTimeZones?(): readonly string[]
}

/**
 * Returns the time zone of a country if all its clocks agree, preferably that of the capital; null
 * if they differ.
 */
export function onlyZone(country: string, capital: string | undefined): string | null {
  const locale: Zoned = new Intl.Locale(`und-${country}`)
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? []
  if (new Set(zones.map(clockOf)).size !== 1) return null

  return zones.find((zone) => zone.split('/').at(-1)?.replaceAll('_', ' ') === capital) ?? zones[0]!
}
