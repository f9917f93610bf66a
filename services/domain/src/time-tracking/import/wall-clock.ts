import { addDays } from '../../kernel/calendar-days'
import { instantIn, startOfDay } from '../../kernel/zone-days'
import { secondOf } from './times'

const DAY = 86_400_000

/** Converts many local times of one zone: a day without a clock change is converted once. */
export class WallClock {
  /** Milliseconds from UTC midnight to the local one; null: the clock changes on that day. */
  private readonly days = new Map<string, number | null>()

  constructor(private readonly zone: string) {}

  /** Returns the instant of a local time, in UTC to the second. */
  instantOf(day: string, time: string): string {
    let begins = this.days.get(day)

    if (begins === undefined) {
      const first = Date.parse(startOfDay(this.zone, day))
      begins = Date.parse(startOfDay(this.zone, addDays(day, 1))) - first === DAY ? first : null
      this.days.set(day, begins)
    }

    if (begins === null) return instantIn(this.zone, day, time)
    const [hour, minute, second] = time.split(':').map(Number) as [number, number, number]

    return secondOf(begins + (hour * 3600 + minute * 60 + second) * 1000)
  }
}
