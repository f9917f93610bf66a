import { isolated, shownZone, useFormat } from '../format'

interface Times {
  event_on: string
  event_time: string | null
  end_date: string | null
  end_time: string | null
  zone: string
}

/** When an event is, by the clocks of its own zone, which is named where it is not the reader's. */
export function useEventTime() {
  const { day, period } = useFormat()
  return ({ event_on, event_time, end_date, end_time, zone }: Times) => {
    if (event_time === null) return end_date ? period(event_on, end_date) : day(event_on)
    const start = `${day(event_on)}, ${isolated(event_time)}`
    const end = end_date ? ` – ${day(end_date)}${end_time ? `, ${isolated(end_time)}` : ''}` : end_time ? ` – ${isolated(end_time)}` : ''
    return `${start}${end}${zone === shownZone() ? '' : ` (${isolated(zone)})`}`
  }
}
