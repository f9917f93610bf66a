import { isolated, shownZone, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'

interface Times {
  event_on: string
  event_time: string | null
  end_date: string | null
  end_time: string | null
  zone: string
}

/**
 * Returns a formatter of an event's time in its own zone, which it names if the reader's is
 * another.
 */
export function useEventTime() {
  const t = useText(kitTexts)
  const { day, period } = useFormat()
  const at = (date: string, time: string) => t('dayTime', { day: day(date), time: isolated(time) })

  return ({ event_on, event_time, end_date, end_time, zone }: Times) => {
    if (event_time === null) return end_date ? period(event_on, end_date) : day(event_on)

    const last = end_date
      ? end_time
        ? at(end_date, end_time)
        : day(end_date)
      : end_time && isolated(end_time)

    const end = last ? ` – ${last}` : ''

    return `${at(event_on, event_time)}${end}${zone === shownZone() ? '' : ` (${isolated(zone)})`}`
  }
}
