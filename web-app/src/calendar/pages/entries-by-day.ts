import { addDays } from '@workledger/kit/i18n/calendar-days'
import type { Entry } from './entries'

/** An entry on one of its days, with its times on that day. */
export interface DayEntry {
  entry: Entry
  /** `null` if it began before; both are `null` for the whole day. */
  from: string | null
  until: string | null
}

const clock = (date: Date) => date.toISOString().slice(11, 16)

/** Returns the entries of each day: whole days first, then by hour. */
export function entriesByDay(
  entries: readonly Entry[],
  { from, to }: { from: string; to: string },
): { day: string; entries: DayEntry[] }[] {
  const days: { day: string; entries: DayEntry[] }[] = []

  for (let day = from; day <= to; day = addDays(day, 1)) {
    const [begins, ends] = [new Date(`${day}T00:00:00Z`), new Date(`${addDays(day, 1)}T00:00:00Z`)]

    const held = entries
      .filter(({ start, end }) => start < ends && (end > begins || start >= begins))
      .map((entry): DayEntry => {
        if (entry.allDay) return { entry, from: null, until: null }
        const [here, done] = [entry.start >= begins, entry.end <= ends]

        return {
          entry,
          from: here ? clock(entry.start) : null,
          until: done && entry.end > entry.start ? clock(entry.end) : null,
        }
      })

    days.push({
      day,
      entries: held.sort(
        (a, b) =>
          (a.from ?? '').localeCompare(b.from ?? '') || (a.entry.title < b.entry.title ? -1 : 1),
      ),
    })
  }

  return days
}
